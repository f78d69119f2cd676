// The term tree with 3,000 nodes compared with React Flow: mount, pan and zoom, memory. Both draw the
// same cards, in a real browser; each sample uses a new page and competitors take turns.
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../lib/browser.js';
import { servePages } from '../lib/pages.js';
import { Competitor, load, mediansInTurn } from '../lib/stage.js';
import { megabytes, milliseconds, printTable, type Row, times } from '../lib/table.js';
import { NODES } from './data.js';

const ROUNDS = 5;
const CONTESTANTS = ['tavoite', 'react-flow'] as const;
const SCALES = [1, 0.5, 0.25, 0.1] as const;
const MOVES = 60;
const TURNS = 30;
/** A place without a card at every scale: between the root and the edge of the view. */
const FREE = { x: 60, y: 40 };

/** Drags the ground to and fro. */
async function pan(page: Page): Promise<void> {
  await page.mouse.move(FREE.x, FREE.y);
  await page.mouse.down();
  for (let i = 1; i <= MOVES; i += 1) {
    const way = i <= MOVES / 2 ? i : MOVES - i;
    await page.mouse.move(FREE.x + way * 30, FREE.y + way * 8);
  }
  await page.mouse.up();
}

/** Turns the wheel out and in again. */
async function zoom(page: Page): Promise<void> {
  await page.mouse.move(620, 380);
  for (let i = 0; i < TURNS; i += 1) await page.mouse.wheel(0, i < TURNS / 2 ? 120 : -120);
}

const pages = await servePages(fileURLToPath(new URL('.', import.meta.url)), CONTESTANTS);
const browser = await launchBrowser();
try {
  const figures = await mediansInTurn(CONTESTANTS, ROUNDS, async (name) => {
    const taken: Record<string, number> = {};
    for (const scale of SCALES) {
      const competitor = await Competitor.open(browser, pages.url(name));
      try {
        const empty = scale === 1 ? await competitor.heap() : 0;
        const mounted = await competitor.mount(scale);
        if (scale === 1) {
          taken.mount = mounted;
          taken.heap = (await competitor.heap()) - empty;
        }
        const panned = await competitor.gesture(MOVES, pan);
        taken[`pan ${scale}`] = panned.frame;
        taken[`pan cpu ${scale}`] = panned.cpu;
        if (scale === 1) {
          const zoomed = await competitor.gesture(TURNS, zoom);
          taken.zoom = zoomed.frame;
          taken['zoom cpu'] = zoomed.cpu;
        }
      } finally {
        await competitor.close();
      }
    }
    return taken;
  });

  const own = (key: string) => figures.tavoite[key] ?? Number.NaN;
  const peer = (key: string) => figures['react-flow'][key] ?? Number.NaN;
  const row = (what: string, key: string, goal: string, show = milliseconds): Row => ({
    what,
    figure: show(own(key)),
    beside: `React Flow ${show(peer(key))}, ${times(peer(key) / own(key))}`,
    goal,
  });
  printTable(`Term tree, ${NODES} nodes: medians of ${ROUNDS} pages each, in turn; ${load()}`, [
    row('mount to painted', 'mount', '≥ 40×'),
    ...SCALES.flatMap((scale) => [
      row(`pan at ${scale}, p95 of frames`, `pan ${scale}`, '16.8 ms'),
      row(`pan at ${scale}, processor a move`, `pan cpu ${scale}`, '–'),
    ]),
    row('zoom, p95 of frames', 'zoom', '16.8 ms'),
    row('zoom, processor a turn', 'zoom cpu', '–'),
    row('memory of the mounted tree', 'heap', '≥ 4×', megabytes),
  ]);
} finally {
  await browser.close();
  pages.close();
}
