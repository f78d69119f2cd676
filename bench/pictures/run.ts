// The picture of a graph for a report, 1200 × 600 pixels: drawn by the server's thread, beside the same
// picture taken by a browser that is open already, in a new page for each and in one page again and
// again.
import { readFileSync } from 'node:fs';
import * as React from 'react';
import { fontFiles } from '../../packages/server/src/render/fonts.js';
import { createRender } from '../../packages/server/src/render/index.js';
import { itemSvg } from '../../packages/server/test/pictures.js';
import { graphItem } from '../../packages/server/test/report-document.js';
import { launchBrowser } from '../lib/browser.js';
import { interleave, median } from '../lib/samples.js';
import { load } from '../lib/stage.js';
import { milliseconds, printTable, times } from '../lib/table.js';

const ROUNDS = 15;
const SCALE = 1.5;
const SIZE = { width: 1200, height: 600 };

const item = graphItem({
  language: 'fi',
  title: 'Liikevaihto ja käyttökate',
  months: 24,
  series: [
    { title: 'Liikevaihto', level: 1200, type: 'bar' },
    { title: 'Käyttökate', level: 300 },
    { title: 'Tavoite', level: 1300, color: 'target' },
  ],
});
// As in the server's thread from sources: tsx makes calls of `React` out of the charts' JSX.
Object.assign(globalThis, { React });
const { svg, size } = itemSvg(item, 'light');

const { regular, semibold } = fontFiles();
const face = (file: string, weight: number) =>
  `@font-face{font-family:Inter;font-weight:${weight};src:url(data:font/ttf;base64,${readFileSync(file).toString('base64')})}`;
const html = (body: string) =>
  `<!doctype html><style>${face(regular, 400)}${face(semibold, 600)}body{margin:0}</style>${body}`;

/** Width and height by the head of a PNG. */
function check(png: Uint8Array, who: string): void {
  const head = Buffer.from(png);
  const [width, height] = [head.readUInt32BE(16), head.readUInt32BE(20)];
  if (width !== SIZE.width || height !== SIZE.height) {
    throw new Error(`${who} made ${width} × ${height} pixels`);
  }
}

async function timed(who: string, draw: () => Promise<Uint8Array>): Promise<number> {
  const start = performance.now();
  const png = await draw();
  const taken = performance.now() - start;
  check(png, who);
  return taken;
}

// The thread inherits it: React as the product runs it.
process.env.NODE_ENV = 'production';
const render = createRender();
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: SCALE });
  const kept = await context.newPage();
  await kept.setContent(html('<main></main>'));
  const competitors = {
    server: () => timed('server', async () => (await render.drawPicture(item, 'light')).png),
    newPage: () =>
      timed('new page', async () => {
        const page = await context.newPage();
        await page.setContent(html(svg));
        await page.evaluate(() => document.fonts.ready);
        const png = await page.screenshot({ type: 'png' });
        await page.close();
        return png;
      }),
    samePage: () =>
      timed('same page', async () => {
        await kept.evaluate(async (picture) => {
          document.body.innerHTML = picture;
          await document.fonts.ready;
        }, svg);
        return kept.screenshot({ type: 'png' });
      }),
  };
  // The first of each loads what the others find ready.
  await interleave(competitors, 2);
  const taken = await interleave(competitors, ROUNDS);
  const server = median(taken.server);
  const beside = (name: string, samples: readonly number[]) =>
    `${name} ${milliseconds(median(samples))}: ${times(median(samples) / server)}`;
  printTable(`a picture of 1200 × 600, medians of ${ROUNDS}, ${load()}`, [
    {
      what: 'picture of a graph',
      figure: milliseconds(server),
      beside: beside('Chromium, a new page each', taken.newPage),
      goal: '≥ 10×',
    },
    { what: '', figure: '', beside: beside('Chromium, the same page', taken.samePage), goal: '' },
  ]);
} finally {
  await browser.close();
  render.close();
}
