import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Page } from '@playwright/test';
import { createRender } from '../../packages/server/src/render/index.js';
import type { ReportDocument } from '../../packages/server/src/render/pdf/index.js';
import { referenceReport } from '../../packages/server/test/report-document.js';
import { launchBrowser } from '../lib/browser.js';
import { interleave, median } from '../lib/samples.js';
import { kilobytes, megabytes, milliseconds, printTable, type Row, times } from '../lib/table.js';
import { reportHtml } from './html.js';

const ROUNDS = 5;
/** Reports in a row, after which memory is compared. */
const MANY = 100;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const browser = await launchBrowser();
const render = createRender();
try {
  const page = await browser.newPage();
  const rows: Row[] = [];
  const charts = referenceReport({ maps: [], tables: false });
  const reference = referenceReport();
  rows.push(...(await compared(page, '10 charts', charts, ['≥ 10×', '≤ 1/3'])));
  rows.push(...(await compared(page, 'reference report', reference, ['≥ 5×', '≤ 500 kB'])));
  rows.push(await gap(reference), await memory(reference));
  printTable(`Reports: medians of ${ROUNDS}, in turn`, rows);
} finally {
  await render.close();
  await browser.close();
}

async function compared(
  page: Page,
  name: string,
  report: ReportDocument,
  [faster, smaller]: [string, string],
): Promise<Row[]> {
  let ours = 0;
  let printed = 0;
  const draw = async () => {
    ours = (await render.drawReport(report)).length;
  };
  const print = async () => {
    await page.setContent(reportHtml(report), { waitUntil: 'load' });
    const options = { preferCSSPageSize: true, tagged: true, outline: true, printBackground: true };
    printed = (await page.pdf(options)).length;
  };
  await draw();
  await print();
  const samples = await interleave(
    { tavoite: () => timed(draw), chromium: () => timed(print) },
    ROUNDS,
  );
  const [mine, theirs] = [median(samples.tavoite), median(samples.chromium)];
  return [
    {
      what: name,
      figure: milliseconds(mine),
      beside: `Chromium ${milliseconds(theirs)}, ${times(theirs / mine)}`,
      goal: faster,
    },
    {
      what: `${name}, size`,
      figure: kilobytes(ours),
      beside: `Chromium ${kilobytes(printed)}, ${times(printed / ours)}`,
      goal: smaller,
    },
  ];
}

/** How long another request would have to wait meanwhile. */
async function gap(report: ReportDocument): Promise<Row> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let round = 0; round < ROUNDS; round++) await render.drawReport(report);
  delay.disable();
  const largest = delay.max / 1e6;
  return {
    what: 'largest event-loop gap',
    figure: milliseconds(largest),
    beside: 'of the thread that serves',
    goal: '≤ 50 ms',
  };
}

async function memory(report: ReportDocument): Promise<Row> {
  const before = process.memoryUsage().rss;
  for (let round = 0; round < MANY; round++) await render.drawReport(report);
  const after = process.memoryUsage().rss;
  return {
    what: `memory after ${MANY} more`,
    figure: megabytes(after),
    beside: `${megabytes(before)} before, both threads`,
    goal: 'does not grow',
  };
}
