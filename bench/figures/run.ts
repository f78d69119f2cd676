// The monthly figures of 5,000 terms × 60 months in the built application: how long the grid takes to
// load, to scroll and to take what is typed; ten thousand cells pasted and looked at, beside the import's
// check of the same cells; and saved, beside their import.
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
import { launchBrowser } from '../lib/browser.js';
import { servePages } from '../lib/pages.js';
import { median } from '../lib/samples.js';
import { Competitor, load } from '../lib/stage.js';
import { milliseconds, printTable, times } from '../lib/table.js';
import { costOfScroll } from '../screens/app.js';
import { forgetInteractions, readVitals, watchVitals } from '../screens/vitals.js';
import {
  BLOCK_MONTHS,
  BLOCK_TERMS,
  blockFile,
  blockMonths,
  blockTerms,
  blockText,
  figureOf,
  MONTHS,
  months,
  TERMS,
  USER,
  writeImportFolder,
} from './dataset.js';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const FRAMES = 90;
const CELLS = BLOCK_TERMS * BLOCK_MONTHS;
const BENCH = fileURLToPath(new URL('..', import.meta.url));
const GRID = 'main [role="grid"]';

const RANGE = `start_date=${months[0]}-01&end_date=${months.at(-1)}-28`;

const samples: Record<string, number[]> = {};
const note = (name: string, figure: number) => {
  samples[name] = [...(samples[name] ?? []), figure];
};
const figure = (name: string) => median(samples[name] ?? []);

async function timed(name: string, work: () => Promise<Response>): Promise<void> {
  const start = performance.now();
  const answer = await work();
  const text = await answer.text();
  note(name, performance.now() - start);
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
}

/** The grid over all months, with the tab stop in its first cell. */
async function open(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await watchVitals(page);
  await page.addInitScript((key) => {
    sessionStorage.setItem('API_TOKEN', key);
    localStorage.clear();
  }, token);
  await page.goto(`${product.url}/manage/figures?${RANGE.replaceAll('_', '-')}`);
  await page.locator(`${GRID} [role="gridcell"]`).first().waitFor();
  return page;
}

async function toFirstCell(page: Page): Promise<void> {
  await page.locator(`${GRID} [role="gridcell"]`).first().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
}

/** Milliseconds from what the script in the page does until an element is there and painted. */
const untilShown = (page: Page, script: string, selector: string): Promise<number> =>
  page.evaluate(
    async ([act, css]) => {
      const start = performance.now();
      new Function(act)();
      while (!document.querySelector(css)) await window.frame?.();
      await window.painted?.();
      return performance.now() - start;
    },
    [script, selector] as const,
  );

/** What someone does who enters figures: moves, types, fills, takes back. */
async function typeFigures(page: Page): Promise<void> {
  for (const key of ['ArrowDown', 'ArrowRight', 'PageDown', 'End', 'Control+Home', 'ArrowRight'])
    await page.keyboard.press(key);
  await page.keyboard.type('1250,5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('-12');
  await page.keyboard.press('Tab');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Shift+ArrowRight');
  for (const key of ['Control+r', 'Control+z', 'Delete', 'Control+z'])
    await page.keyboard.press(key);
}

async function view(browser: Browser): Promise<void> {
  const page = await open(browser);
  const { lcp, cls } = await readVitals(page);
  note('lcp', lcp);
  note('cls', cls);
  await forgetInteractions(page);
  await toFirstCell(page);
  await typeFigures(page);
  note('typing', (await readVitals(page)).inp);
  await forgetInteractions(page);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Escape');
  note('all selected', (await readVitals(page)).inp);
  await page.getByRole('searchbox').pressSequentially('unit 49');
  note('search', (await readVitals(page)).inp);
  await page.close();
  const scrolled = await open(browser);
  note('down', await costOfScroll(scrolled, GRID, 'scrollTop', 100, FRAMES));
  await scrolled.evaluate((css) => document.querySelector(css)?.scrollTo(0, 0), GRID);
  note('sideways', await costOfScroll(scrolled, GRID, 'scrollLeft', 60, FRAMES));
  await scrolled.close();
}

async function paste(browser: Browser, language: 'fi' | 'en', version: number): Promise<void> {
  const page = await open(browser);
  await toFirstCell(page);
  const text = JSON.stringify(blockText(version, language));
  const pasted = await untilShown(
    page,
    `const clipboardData = new DataTransfer();
     clipboardData.setData('text/plain', ${text});
     document.activeElement.dispatchEvent(
       new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));`,
    `${GRID} [data-edited]`,
  );
  const previewed = await untilShown(
    page,
    `[...document.querySelectorAll('main button')].find(
       ({ textContent }) => textContent.startsWith('Save')).click();`,
    '[role="dialog"] tbody tr',
  );
  note(`pasted ${language}`, pasted);
  note(`checked and previewed ${language}`, pasted + previewed);
  await page.keyboard.press('Escape');
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
  await toFirstCell(page);
  await forgetInteractions(page);
  await typeFigures(page);
  note('typing after a paste', (await readVitals(page)).inp);
  await page.close();
}

/** The same cells as a file, checked and not written. */
async function check(version: number): Promise<void> {
  const form = () => {
    const body = new FormData();
    body.append('files[]', new File([blockFile(version)], 'data.csv', { type: 'text/csv' }));
    return { method: 'POST', body };
  };
  await timed('import tried', () => request('/api/import/?dry_run=true', form()));
  await timed('file checked', () => request('/api/figure/file/', form()));
}

async function saveBoth(version: number): Promise<void> {
  const body = new FormData();
  body.append('files[]', new File([blockFile(version)], 'data.csv', { type: 'text/csv' }));
  await timed('imported', () => request('/api/import/', { method: 'POST', body }));
  const cells = blockTerms.flatMap((key, term) =>
    blockMonths.map((month, i) => ({
      key,
      month,
      value: figureOf(term, i, version + 1),
      was: { value: figureOf(term, i, version), verified: false },
    })),
  );
  // As for someone who has the grid open; an import has no use for it.
  await (await request(`/api/figure/?${RANGE}`)).arrayBuffer();
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const sent = JSON.stringify({ cells, max_edits: 0 });
  await timed('saved', () => request('/api/figure/', { ...json, body: sent }));
}

/** A button that changes a word: the least that any interaction takes. */
async function floor(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await watchVitals(page);
  await page.goto(`${product.url}/login`);
  await page.locator('form').waitFor();
  note('floor lcp', (await readVitals(page)).lcp);
  await page.evaluate(() => {
    document.body.innerHTML = '<button>one</button>';
    const button = document.querySelector('button');
    button?.addEventListener('click', () => {
      button.textContent = button.textContent === 'one' ? 'two' : 'one';
    });
  });
  for (let i = 0; i < 4; i += 1) await page.locator('button').click();
  note('floor inp', (await readVitals(page)).inp);
  await page.close();
}

async function peer(browser: Browser): Promise<void> {
  const grid = await Competitor.open(browser, grids.url('ag-grid'));
  await grid.mount();
  await grid.act();
  note('ag-grid down', await grid.scroll('down', 100, FRAMES));
  note('ag-grid sideways', await grid.scroll('sideways', 60, FRAMES));
  await grid.close();
}

const folder = temporaryFolder();
const dataFolder = join(folder, 'data');
const product = await startProduct({
  dataFolder,
  port: await freePort(),
  env: { TAVOITE_DEMO: '0', TAVOITE_REQUESTS_PER_MINUTE: '0' },
});
const grids = await servePages(join(BENCH, 'data-map'), ['ag-grid']);
const browser = await launchBrowser();
let token = '';
const request = (path: string, init?: RequestInit) =>
  fetch(`${product.url}${path}`, {
    ...init,
    headers: { ...(token && { authorization: `Token ${token}` }), ...init?.headers },
  });
try {
  writeImportFolder(join(folder, 'organization'));
  const { code, output } = await runTavoite(['import', join(folder, 'organization')], {
    dataFolder,
  });
  if (code !== 0) throw new Error(output);
  const login = await request('/api/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(USER),
  });
  token = ((await login.json()) as { key: string }).key;
  for (let round = 0; round < ROUNDS; round += 1) {
    await view(browser);
    await floor(browser);
    await peer(browser);
    // Nothing of these is saved; each round's block is another one than what is stored.
    const version = 10 * round + 1;
    await paste(browser, 'fi', version);
    await check(version);
    await paste(browser, 'en', version + 1);
    await check(version + 1);
    await saveBoth(version + 2);
  }
  print();
} finally {
  await browser.close();
  grids.close();
  await product.stop();
  removeFolder(folder);
}

function print(): void {
  const beside = (peers: string, name: string, own: string) =>
    `${peers} ${milliseconds(figure(name))}, ${times(figure(own) / figure(name))} of it`;
  const inp = (what: string, name: string) => ({
    what,
    figure: milliseconds(figure(name)),
    beside: `a button on an empty page ${milliseconds(figure('floor inp'))}`,
    goal: '≤ 100 ms',
  });
  const frame = (what: string, name: string) => ({
    what,
    figure: milliseconds(figure(name)),
    beside: beside('AG Grid', `ag-grid ${name}`, name),
    goal: '≤ 0.45×',
  });
  const pasted = (language: 'fi' | 'en', how: string) => ({
    what: `${CELLS} cells pasted with ${how} numbers, until the preview is painted`,
    figure: milliseconds(figure(`checked and previewed ${language}`)),
    beside: `until the cells are, ${milliseconds(figure(`pasted ${language}`))}; ${beside(
      'the import tried',
      'import tried',
      `checked and previewed ${language}`,
    )}; ${beside('the file checked', 'file checked', `checked and previewed ${language}`)}`,
    goal: '≤ 2×',
  });
  printTable(
    `Monthly figures, ${TERMS} terms × ${MONTHS} months: medians of ${ROUNDS} rounds; ${load()}`,
    [
      {
        what: 'largest contentful paint',
        figure: milliseconds(figure('lcp')),
        beside: `sign-in page of the same build ${milliseconds(figure('floor lcp'))}`,
        goal: '≤ 1.25 s',
      },
      { what: 'layout shift', figure: figure('cls').toFixed(3), beside: '–', goal: '0' },
      inp('slowest of moving, typing, filling and undoing', 'typing'),
      inp(`the same with ${CELLS} cells that are not saved`, 'typing after a paste'),
      inp('all selected and added up', 'all selected'),
      inp('terms searched', 'search'),
      frame('processor for a frame, down', 'down'),
      frame('processor for a frame, sideways', 'sideways'),
      pasted('fi', 'Finnish'),
      pasted('en', 'English'),
      {
        what: `${CELLS} cells saved, as one request`,
        figure: milliseconds(figure('saved')),
        beside: beside('their import', 'imported', 'saved'),
        goal: 'close to 1×',
      },
    ],
  );
}
