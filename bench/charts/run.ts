// Chart updates, cold mounts and code size compared with Recharts, Nivo, visx, ECharts and plain d3, in a
// real browser. Each sample uses a new page; competitors take turns.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../lib/browser.js';
import { serveFolder } from '../lib/pages.js';
import { interleave, median } from '../lib/samples.js';
import { kilobytes, milliseconds, printTable, type Row, times } from '../lib/table.js';
import { buildPages, CONTESTANTS, type Competitor, codeSizes } from './build.js';

const ROUNDS = 5;
const SIZES = [60, 600] as const;

async function sample(
  browser: Browser,
  url: string,
  name: Competitor,
  measure: 'update' | 'mountToPaint',
  points: number,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(`${url}/${name}/dist/index.html`, { waitUntil: 'load' });
    await page.waitForFunction(() => window.chartBench !== undefined);
    return await page.evaluate(
      ([what, count]) => {
        const bench = window.chartBench;
        if (!bench) throw new Error('The page has no benchmark');
        return bench[what](count);
      },
      [measure, points] as const,
    );
  } finally {
    await page.close();
  }
}

async function measured(
  browser: Browser,
  url: string,
  measure: 'update' | 'mountToPaint',
  points: number,
): Promise<Record<Competitor, number>> {
  const run = (name: Competitor) => () => sample(browser, url, name, measure, points);
  const samples = await interleave(
    Object.fromEntries(CONTESTANTS.map((name) => [name, run(name)])) as Record<
      Competitor,
      () => Promise<number>
    >,
    ROUNDS,
  );
  return Object.fromEntries(CONTESTANTS.map((name) => [name, median(samples[name])])) as Record<
    Competitor,
    number
  >;
}

const row = (
  what: string,
  figures: Record<Competitor, number>,
  peer: Competitor,
  goal: string,
): Row => ({
  what,
  figure: milliseconds(figures.tavoite),
  beside: `${peer} ${milliseconds(figures[peer])}, ${times(figures[peer] / figures.tavoite)}`,
  goal,
});

const folder = mkdtempSync(join(tmpdir(), 'bench-charts-'));
const { url, close } = await serveFolder(folder);
const browser = await launchBrowser();
try {
  await buildPages(folder);
  const rows: Row[] = [];
  for (const points of SIZES) {
    const update = await measured(browser, url, 'update', points);
    const what = `update, 12 × ${points}`;
    rows.push(row(what, update, 'recharts', '≥ 10×'));
    rows.push({
      what,
      figure: milliseconds(update.tavoite),
      beside: `d3 on the DOM ${milliseconds(update.d3)}, takes ${times(update.tavoite / update.d3)} of it`,
      goal: '≤ 1.5× of it',
    });
    for (const peer of ['nivo', 'visx', 'echarts'] as const)
      rows.push(row(what, update, peer, '–'));
  }
  const mount = await measured(browser, url, 'mountToPaint', SIZES[0]);
  const what = `cold mount to paint, 12 × ${SIZES[0]}`;
  rows.push(row(what, mount, 'recharts', '≥ 4×'));
  rows.push(row(what, mount, 'echarts', '≥ 2×'));
  for (const peer of ['nivo', 'visx', 'd3'] as const) rows.push(row(what, mount, peer, '–'));
  const sizes = await codeSizes();
  rows.push({
    what: 'code of all five types above React, gzip',
    figure: kilobytes(sizes.tavoite),
    beside: `recharts ${kilobytes(sizes.recharts)}, echarts ${kilobytes(sizes.echarts)}, nivo (lines only) ${kilobytes(sizes.nivo)}`,
    goal: '≤ 45 kB',
  });
  printTable(`Charts: medians of ${ROUNDS} pages each, in turn`, rows);
} finally {
  await browser.close();
  close();
}
