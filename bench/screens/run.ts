// The analysis screens of the built application in Chromium, on an invented organisation of 5,000
// terms × 60 months, its roadmap of 1,000 bars and its 5,000 notifications: how long they take to load, to respond to input and to draw everything,
// compared with libraries that only draw and with an empty page. Each sample uses a new page.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import {
  freePort,
  removeFolder,
  runTavoite,
  startProduct,
  temporaryFolder,
} from '../../scripts/product.mjs';
import { buildPages } from '../charts/build.js';
import { launchBrowser } from '../lib/browser.js';
import { serveFolder, servePages } from '../lib/pages.js';
import { median } from '../lib/samples.js';
import { Competitor, load } from '../lib/stage.js';
import { milliseconds, printTable, type Row, times } from '../lib/table.js';
import { clickToSettled, costOf, costOfScroll } from './app.js';
import { forgetInteractions, readVitals, watchVitals } from './vitals.js';
import { addWork, BARS, NOTIFICATIONS } from './work.js';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const TERMS = 5_000;
const MONTHS = 60;
const FRAMES = 90;
const BENCH = fileURLToPath(new URL('..', import.meta.url));
const USER = { username: 'manager@generated.example', password: 'generated-organisation' };

const samples: Record<string, number[]> = {};
const note = (name: string, figure: number) => {
  samples[name] = [...(samples[name] ?? []), figure];
};
const figure = (name: string) => median(samples[name] ?? []);

/** A signed-in page at an address of the application, once its screen is there. */
async function open(browser: Browser, address: string, ready: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await watchVitals(page);
  await page.addInitScript((key) => sessionStorage.setItem('API_TOKEN', key), token);
  await page.goto(`${product.url}${address}`);
  await page.locator(ready).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  return page;
}

async function noteVitals(page: Page, screen: string): Promise<void> {
  const { lcp, cls } = await readVitals(page);
  note(`${screen} lcp`, lcp);
  note(`${screen} cls`, cls);
  await forgetInteractions(page);
}

/** Presses keys, each once what the one before did is drawn: nobody is faster, and nothing is counted twice. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => window.painted?.());
  }
}

const noteInp = async (page: Page, screen: string) =>
  note(`${screen} inp`, (await readVitals(page)).inp);

async function graph(browser: Browser): Promise<void> {
  const page = await open(browser, '/revenue-by-line', 'main svg');
  await noteVitals(page, 'graph');
  const entry = page.locator('[role="toolbar"] button[aria-pressed]').first();
  note('graph filter', await costOf(page, 6, () => entry.click()));
  for (const name of ['Quarter', 'Cumulative', 'Per period', 'Month']) {
    await page.getByText(name, { exact: true }).click();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  }
  await noteInp(page, 'graph');
  await page.close();
}

async function dataMap(browser: Browser): Promise<void> {
  const page = await open(browser, RANGE('/data-map'), 'main [role="treegrid"] [role="gridcell"]');
  await noteVitals(page, 'map');
  note('map expand', await clickToSettled(page, 'Expand all'));
  note('map down', await costOfScroll(page, '[role="treegrid"]', 'scrollTop', 100, FRAMES));
  // It opens at the current month.
  await page.locator('[role="treegrid"]').evaluate((map) => {
    map.scrollLeft = 0;
  });
  note('map sideways', await costOfScroll(page, '[role="treegrid"]', 'scrollLeft', 60, FRAMES));
  await press(page, 'ArrowDown', 'ArrowRight', 'PageDown', 'Home', 'End');
  await page.locator('[role="gridcell"]').first().click();
  await press(page, 'ArrowDown', 'ArrowRight', 'PageDown', 'Control+End', 'Control+Home');
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await noteInp(page, 'map');
  await page.close();
}

async function logic(browser: Browser): Promise<void> {
  const page = await open(browser, '/logic', 'main [role="treeitem"]');
  await noteVitals(page, 'logic');
  note('logic expand', await clickToSettled(page, 'Expand all'));
  await page.locator('[role="treeitem"]').first().focus();
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home');
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await noteInp(page, 'logic');
  await page.close();
}

async function roadmap(browser: Browser): Promise<void> {
  const page = await open(browser, roadmapAddress, 'main [data-task]');
  await noteVitals(page, 'roadmap');
  // Drawn, as whoever clicks next sees it: what was clicked before is not counted again.
  const isThere = async (part = '[data-task]') => {
    await page.locator(`main ${part}`).first().waitFor();
    for (let frames = 0; frames < 3; frames += 1) await page.evaluate(() => window.painted?.());
  };
  for (const scale of ['Quarters', 'Years', 'Months']) {
    await page.getByRole('main').getByLabel('Zoom').selectOption(scale);
    await isThere();
  }
  // Compact, and as before.
  for (let turn = 0; turn < 2; turn += 1) {
    await page.getByRole('button', { name: 'Actions of the roadmap' }).click();
    await isThere();
    await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).click();
    await isThere();
    await press(page, 'Escape');
  }
  await page.getByText('List', { exact: true }).click();
  await isThere('tbody tr');
  await page.getByText('Timeline', { exact: true }).click();
  await isThere();
  await page.locator('main [data-task]').first().focus();
  await press(page, 'ArrowDown', 'ArrowRight', 'End', 'Home', 'Enter', 'Escape');
  await page.getByLabel('Find a task').pressSequentially('Task 3');
  await noteInp(page, 'roadmap');
  await page.close();
}

async function notifications(browser: Browser): Promise<void> {
  const page = await open(browser, '/notifications', 'main [role="article"]');
  await noteVitals(page, 'notifications');
  const cards = page.getByRole('article');
  for (let further = 0; further < 3; further += 1) {
    const before = await cards.count();
    await page.getByRole('button', { name: 'Show more', exact: true }).last().click();
    await cards.nth(before).waitFor();
    await page.evaluate(() => window.painted?.());
  }
  await page.getByRole('button', { name: 'Write a notification' }).click();
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await title.waitFor();
  await page.evaluate(() => window.painted?.());
  await title.pressSequentially('Week');
  await noteInp(page, 'notifications');
  await page.close();
}

/** The minimum that any page takes: a single button that changes a word. */
async function floor(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await watchVitals(page);
  await page.goto(`${charts.url}/recharts/dist/index.html`);
  await page.evaluate(() => {
    document.body.innerHTML = '<button>one</button>';
    const button = document.querySelector('button');
    button?.addEventListener('click', () => {
      button.textContent = button.textContent === 'one' ? 'two' : 'one';
    });
  });
  for (let i = 0; i < 4; i += 1) await page.locator('button').click();
  await noteInp(page, 'floor');
  await page.close();
  const signIn = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await watchVitals(signIn);
  await signIn.goto(`${product.url}/login`);
  await signIn.locator('form').waitFor();
  note('floor lcp', (await readVitals(signIn)).lcp);
  await signIn.close();
}

async function peers(browser: Browser): Promise<void> {
  const grid = await Competitor.open(browser, grids.url('ag-grid'));
  await grid.mount();
  note('ag-grid expand', await grid.act());
  note('ag-grid down', await grid.scroll('down', 100, FRAMES));
  note('ag-grid sideways', await grid.scroll('sideways', 60, FRAMES));
  await grid.close();
  const flow = await Competitor.open(browser, trees.url('react-flow'));
  note('react-flow mount', await flow.mount(1));
  await flow.close();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${charts.url}/recharts/dist/index.html`, { waitUntil: 'load' });
  await page.waitForFunction(() => window.chartBench !== undefined);
  note('recharts update', await page.evaluate(() => window.chartBench?.update(60) ?? Number.NaN));
  await page.close();
}

async function serveCharts() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-charts-'));
  await buildPages(folder, ['recharts']);
  return serveFolder(folder);
}

let roadmapAddress = '';
/** The data map over all generated months. */
let RANGE = (path: string) => path;

const folder = temporaryFolder();
const dataFolder = join(folder, 'data');
const generated = join(folder, 'generated');
const product = await startProduct({
  dataFolder,
  port: await freePort(),
  env: { TAVOITE_DEMO: '0', TAVOITE_REQUESTS_PER_MINUTE: '0' },
});
const charts = await serveCharts();
const grids = await servePages(join(BENCH, 'data-map'), ['ag-grid']);
const trees = await servePages(join(BENCH, 'tree'), ['react-flow']);
const browser = await launchBrowser();
let token = '';
try {
  for (const args of [
    ['generate', '--terms', String(TERMS), '--months', String(MONTHS), '--out', generated],
    ['import', generated],
  ]) {
    const { code, output } = await runTavoite(args, { dataFolder });
    if (code !== 0) throw new Error(output);
  }
  const request = (path: string, init?: RequestInit) =>
    fetch(`${product.url}${path}`, {
      ...init,
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    });
  const login = await request('/api/login/', { method: 'POST', body: JSON.stringify(USER) });
  token = ((await login.json()) as { key: string }).key;
  roadmapAddress = await addWork(dataFolder, USER.username);
  const timespan = await request('/api/data/get_raw_data_timespan/');
  const { start_date, end_date } = (await timespan.json()) as Record<string, string>;
  RANGE = (path) => `${path}?start-date=${start_date}&end-date=${end_date}`;

  for (let round = 0; round < ROUNDS; round += 1) {
    await graph(browser);
    await dataMap(browser);
    await logic(browser);
    await roadmap(browser);
    await notifications(browser);
    await floor(browser);
    await peers(browser);
  }
  print();
} finally {
  await browser.close();
  charts.close();
  grids.close();
  trees.close();
  await product.stop();
  removeFolder(folder);
}

function print(): void {
  const SCREENS = {
    graph: 'graph',
    map: 'data map',
    logic: 'business logic',
    roadmap: `roadmap, ${BARS} bars`,
    notifications: `${NOTIFICATIONS} notifications`,
  };
  const vitals = Object.entries(SCREENS).flatMap(([key, screen]): Row[] => [
    {
      what: `${screen}: largest contentful paint`,
      figure: milliseconds(figure(`${key} lcp`)),
      beside: `sign-in page of the same build ${milliseconds(figure('floor lcp'))}`,
      goal: '≤ 1.25 s',
    },
    {
      what: `${screen}: layout shift`,
      figure: figure(`${key} cls`).toFixed(3),
      beside: '–',
      goal: '0',
    },
    {
      what: `${screen}: slowest interaction`,
      figure: milliseconds(figure(`${key} inp`)),
      beside: `a button on an empty page ${milliseconds(figure('floor inp'))}`,
      goal: '≤ 100 ms',
    },
  ]);
  const faster = (
    what: string,
    own: string,
    peer: string,
    peerName: string,
    goal: string,
  ): Row => ({
    what,
    figure: milliseconds(figure(own)),
    beside: `${peerName} ${milliseconds(figure(peer))}, ${times(figure(peer) / figure(own))}`,
    goal,
  });
  printTable(
    `Built application, ${TERMS} terms × ${MONTHS} months: medians of ${ROUNDS} pages each; ${load()}`,
    [
      ...vitals,
      faster(
        'graph: a filter, with the whole page',
        'graph filter',
        'recharts update',
        'Recharts, its chart alone',
        '≥ 10× alone',
      ),
      faster(
        'data map: expand all, to painted',
        'map expand',
        'ag-grid expand',
        'AG Grid, its table alone',
        '≥ 3.5× alone',
      ),
      faster(
        'data map: processor for a frame, down',
        'map down',
        'ag-grid down',
        'AG Grid',
        '≥ 2.2×',
      ),
      faster(
        'data map: processor for a frame, sideways',
        'map sideways',
        'ag-grid sideways',
        'AG Grid',
        '≥ 2.2×',
      ),
      faster(
        'business logic: expand all, to painted',
        'logic expand',
        'react-flow mount',
        'React Flow, 3,000 nodes mounted',
        '≥ 40× alone',
      ),
    ],
  );
}
