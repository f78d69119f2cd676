// The roadmap with 1,000 bars over 36 months compared with SVAR, Frappe Gantt and vis-timeline, in a real
// browser: until it is settled, and while a bar is dragged. Each sample uses a new page and
// competitors take turns. A page with a line of text shows what none of them can go below.
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../lib/browser.js';
import { servePages } from '../lib/pages.js';
import { Competitor, load, mediansInTurn } from '../lib/stage.js';
import { milliseconds, printTable, type Row, times } from '../lib/table.js';
import { COUNT, MANY, MANY_LANES, MONTHS } from './data.js';

const ROUNDS = 5;
const ROADMAPS = ['tavoite', 'svar', 'frappe', 'vis'] as const;
type Name = (typeof ROADMAPS)[number];
/** `many` is ours with more bars: what a drag costs must not grow with the plan. */
const CONTESTANTS = [...ROADMAPS, 'many', 'floor'] as const;
const MOVES = 40;

/** The bar that is dragged, and where on it: the end in ours, the middle where bars move. */
const BARS: Record<Name, { bar: string; at: 'end' | 'middle' }> = {
  tavoite: { bar: '[data-task="6"]', at: 'end' },
  svar: { bar: '.wx-bar >> nth=5', at: 'middle' },
  frappe: { bar: '.bar-wrapper .bar >> nth=5', at: 'middle' },
  vis: { bar: '.vis-item.vis-range >> nth=5', at: 'middle' },
};

/** A drag that moves nothing would measure nothing. */
async function expectMoved(page: Page, name: Name, before: { x: number; width: number }) {
  const now = await page.locator(BARS[name].bar).boundingBox();
  if (!now || (now.x === before.x && now.width === before.width))
    throw new Error(`${name}: the bar did not move`);
}

/** Drags the bar to the right and back, the same way for all. */
const drag = (name: Name) => async (page: Page) => {
  const { bar, at } = BARS[name];
  const box = await page.locator(bar).boundingBox();
  if (!box) throw new Error(`${name} shows no bar`);
  const x = at === 'end' ? box.x + box.width - 2 : box.x + box.width / 2;
  const y = box.y + box.height / 2;
  // vis-timeline moves only what is selected.
  if (name === 'vis') await page.mouse.click(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 1; i <= MOVES; i += 1) {
    const way = i <= MOVES / 2 ? i : MOVES - i;
    await page.mouse.move(x + way * 8, y);
    if (i === MOVES / 2) await expectMoved(page, name, box);
  }
  await page.mouse.up();
};

const pages = await servePages(fileURLToPath(new URL('.', import.meta.url)), [
  ...ROADMAPS,
  'floor',
]);
const browser = await launchBrowser();
try {
  const figures = await mediansInTurn(CONTESTANTS, ROUNDS, async (name) => {
    const own = name === 'many' ? 'tavoite' : name;
    const competitor = await Competitor.open(browser, pages.url(own));
    try {
      const before = await competitor.mainThread();
      const mount = await competitor.mount(name === 'many' ? MANY_LANES : 0);
      const work = (await competitor.mainThread()) - before;
      if (own === 'floor') return { mount, work, frame: Number.NaN, cpu: Number.NaN };
      const { frame, cpu } = await competitor.gesture(MOVES, drag(own));
      return { mount, work, frame, cpu };
    } finally {
      await competitor.close();
    }
  });

  const { tavoite: own, many, floor } = figures;
  const row = (
    what: string,
    key: 'mount' | 'work' | 'frame' | 'cpu',
    peer: Name,
    goal: string,
  ): Row => ({
    what,
    figure: milliseconds(own[key]),
    beside: `${peer} ${milliseconds(figures[peer][key])}, ${times(figures[peer][key] / own[key])}`,
    goal,
  });
  const peers = ['svar', 'frappe', 'vis'] as const;
  const settled = { svar: '≥ 8×', frappe: '≥ 80×', vis: '≥ 80×' };
  /** What is drawn, without what an empty page takes. */
  const above = (peer: (typeof peers)[number]): Row => ({
    what: 'settled, processor above an empty page',
    figure: milliseconds(own.work - floor.work),
    beside: `${peer} ${milliseconds(figures[peer].work - floor.work)}, ${times((figures[peer].work - floor.work) / (own.work - floor.work))}`,
    goal: settled[peer],
  });
  printTable(
    `Roadmap, ${COUNT} bars, ${MONTHS} months: medians of ${ROUNDS} pages each, in turn; ${load()}`,
    [
      ...peers.map((peer) => row('settled', 'mount', peer, settled[peer])),
      // Without the wait for the display, which is the same for all and a good part of a short time.
      ...peers.map((peer) => row('settled, processor', 'work', peer, settled[peer])),
      ...peers.map(above),
      {
        what: 'an empty page: settled, processor',
        figure: milliseconds(floor.mount),
        beside: milliseconds(floor.work),
        goal: '–',
      },
      ...peers.map((peer) => row('drag, p95 of frames', 'frame', peer, '≤ 16.8 ms')),
      ...peers.map((peer) => row('drag, processor a move', 'cpu', peer, '–')),
      {
        what: `drag among ${MANY} bars, p95 of frames`,
        figure: milliseconds(many.frame),
        beside: `${COUNT} bars ${milliseconds(own.frame)}`,
        goal: '≤ 16.8 ms',
      },
      {
        what: `drag among ${MANY} bars, processor a move`,
        figure: milliseconds(many.cpu),
        beside: `${COUNT} bars ${milliseconds(own.cpu)}`,
        goal: 'about the same',
      },
    ],
  );
} finally {
  await browser.close();
  pages.close();
}
