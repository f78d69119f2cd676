// JavaScript that a browser loads from the sign-in page to the strategy screen.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';

import { freePort, removeFolder, startProduct, temporaryFolder } from '../../scripts/product.mjs';
import { launchBrowser, signIn } from '../lib/browser.js';
import { kilobytes, printTable } from '../lib/table.js';

/** Of the vendor file of Metabase's embedding, gzip, November 2026. */
const METABASE_BYTES = 1_430_000;
const GOAL_BYTES = 150_000;

async function sizesOf(response: Response): Promise<{ gzip: number; sent: number }> {
  const { responseBodySize } = await response.request().sizes();
  return { gzip: gzipSync(await response.body()).length, sent: responseBodySize };
}

const folder = temporaryFolder();
const product = await startProduct({ dataFolder: join(folder, 'data'), port: await freePort() });
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  const scripts = new Map<string, Promise<{ gzip: number; sent: number }>>();
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (!path.endsWith('.js') || scripts.has(path)) return;
    scripts.set(path, sizesOf(response));
  });
  const [user] = product.demoUsers;
  if (!user) throw new Error('The start printed no demo sign-in');
  await signIn(page, product.url, user);
  await page.waitForLoadState('networkidle');

  const sizes = await Promise.all(
    [...scripts].map(async ([path, sizes]) => ({ path, ...(await sizes) })),
  );
  if (sizes.length === 0) throw new Error('No script was loaded');
  sizes.sort((a, b) => b.gzip - a.gzip);
  const total = sizes.reduce((sum, { gzip }) => sum + gzip, 0);
  const sent = sizes.reduce((sum, one) => sum + one.sent, 0);
  printTable('JavaScript from sign-in to the strategy screen, gzip', [
    {
      what: `${sizes.length} files`,
      figure: kilobytes(total),
      beside: `Metabase's embedding, one vendor file: ${kilobytes(METABASE_BYTES)}, ${(METABASE_BYTES / total).toFixed(1)}× as much`,
      goal: `≤ ${kilobytes(GOAL_BYTES)}`,
    },
    {
      what: 'as the server sends it',
      figure: kilobytes(sent),
      beside: 'brotli, compressed when it was built',
      goal: '',
    },
    ...sizes.map(({ path, gzip, sent: bytes }) => ({
      what: `  ${path}`,
      figure: kilobytes(gzip),
      beside: `sent: ${kilobytes(bytes)}`,
      goal: '',
    })),
  ]);
  if (total > GOAL_BYTES) {
    console.error(
      `The first load has grown to ${kilobytes(total)}; at most ${kilobytes(GOAL_BYTES)} are allowed.`,
    );
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.stop();
  removeFolder(folder);
}
