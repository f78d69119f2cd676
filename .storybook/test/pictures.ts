import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { setTheme } from './checks.js';
import type { Story } from './storyPage.js';

type Look = 'light' | 'dark' | 'forced-colors';

/**
 * How far a picture may be from the one in the repository: how much of the way from black to white
 * a pixel's colour, and how many pixels beyond that. Pixels of smoothed edges do not count.
 */
export interface Tolerance {
  threshold: number;
  maxDiffPixels: number;
}

/** For the browser that drew the pictures: finds a grey that is three of 256 levels off. */
export const STRICT: Tolerance = { threshold: 0.01, maxDiffPixels: 6 };
/** For a browser of another version, which may smooth text a little differently. */
export const FOREIGN: Tolerance = { threshold: 0.1, maxDiffPixels: 12 };

/** They are kept in the repository for ever. */
const MAX_BYTES = 600_000;
/** What is busy for longer than this shows how loading looks, and stays so. */
const BUSY_MS = 3_000;
/** What is drawn again once a width has come to rest does so after half a second. */
const SETTLE_MS = 750;

/** Who drew the pictures of a folder. */
interface Drawer {
  chromium: string;
  platform: string;
}

/** The typeface for code is the machine's own in the product; here it is the same everywhere. */
function pinnedMono(): string {
  const require = createRequire(import.meta.url);
  const file = require.resolve('@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2');
  const data = readFileSync(file).toString('base64');
  return `
    @font-face { font-family: 'Pinned mono'; src: url(data:font/woff2;base64,${data}) }
    :root { --tavoite-font-family-mono: 'Pinned mono' !important }`;
}

const drawerFile = (folder: string) => join(folder, 'drawn-by.json');

const drawerOf = (version: string): Drawer => ({
  chromium: version.split('.')[0] ?? version,
  platform: process.platform,
});

function writtenDrawer(folder: string): Drawer | undefined {
  const file = drawerFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Drawer) : undefined;
}

/**
 * What to do about a difference when these pictures were drawn by another browser than this one.
 *
 * @param folder of the pictures
 * @param version of this browser, such as `131.0.6778.139`
 * @returns undefined when it is the same one, as far as drawing is concerned
 */
export function adviceFor(folder: string, version: string): string | undefined {
  const drawn = writtenDrawer(folder);
  const here = drawerOf(version);
  if (!drawn || (drawn.chromium === here.chromium && drawn.platform === here.platform)) {
    return undefined;
  }
  return (
    `The pictures were drawn by Chromium ${drawn.chromium} on ${drawn.platform}, and this is ` +
    `Chromium ${here.chromium} on ${here.platform}. To tell a change of the product from one of ` +
    `the browser, run with TAVOITE_CHROMIUM set to a Chromium ${drawn.chromium}; or, on a commit ` +
    'whose pictures are right, draw all of them with this browser: pnpm test:visual --update.'
  );
}

/** Names of the pictures of a story. */
export const picturesOf = ({ id, tags }: Story): { look: Look; file: string }[] =>
  (['light', 'dark', 'forced-colors'] as const)
    .filter((look) => look !== 'forced-colors' || tags.includes(look))
    .map((look) => ({ look, file: `${id}--${look}.png` }));

/** Waits until the page is ready for pictures: nothing loads, and the window is as large as the page. */
export async function prepare(page: Page): Promise<void> {
  await page.addStyleTag({ content: pinnedMono() });
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
      timeout: BUSY_MS,
    })
    .catch(() => undefined);
  const size = await page.evaluate(async () => {
    await document.fonts.ready;
    // One that is not seen may never be loaded.
    const images = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      width: Math.max(scrollWidth, window.innerWidth),
      height: Math.max(scrollHeight, window.innerHeight),
    };
  });
  // A picture of more than the window would resize the page while it is taken.
  await page.setViewportSize(size);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(SETTLE_MS);
}

/** System fonts that the page's text is drawn in, apart from the page's own fonts. */
export async function foreignFonts(page: Page): Promise<string[]> {
  // One sample for each font family: all characters that the page writes in it.
  await page.evaluate(() => {
    const characters = new Map<string, Set<string>>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility()) continue;
      const { fontFamily } = getComputedStyle(parent);
      const found = characters.get(fontFamily) ?? new Set();
      characters.set(fontFamily, found);
      for (const character of node.textContent?.trim() ?? '') found.add(character);
    }
    for (const [fontFamily, found] of characters) {
      const sample = document.createElement('span');
      sample.dataset.fontSample = '';
      sample.style.fontFamily = fontFamily;
      sample.textContent = [...found].join('');
      document.body.append(sample);
    }
  });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-font-sample]',
  });
  const names = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) names.add(familyName);
  }
  await session.detach();
  await page.evaluate(() => {
    for (const sample of document.querySelectorAll('[data-font-sample]')) sample.remove();
  });
  return [...names];
}

/** Switches a page to how it is to be pictured. */
export async function setLook(page: Page, look: Look): Promise<void> {
  await setTheme(page, look === 'dark' ? 'dark' : 'light');
  await page.emulateMedia({ forcedColors: look === 'forced-colors' ? 'active' : 'none' });
}

/** Compares the page with its picture; a difference by another browser comes with what to do. */
export async function comparePicture(page: Page, file: string, info: TestInfo): Promise<void> {
  const folder = info.project.snapshotDir;
  const advice = adviceFor(folder, page.context().browser()?.version() ?? '');
  const message = advice ? `${file}\n${advice}\n` : file;
  await expect
    .soft(page, message)
    .toHaveScreenshot(file, { ...(advice ? FOREIGN : STRICT), fullPage: false });
  const path = join(folder, file);
  if (existsSync(path)) {
    expect.soft(statSync(path).size, `${file} is too large`).toBeLessThanOrEqual(MAX_BYTES);
  }
}

/** Pictures in a folder that no story asks for. */
export function orphans(folder: string, stories: readonly Story[]): string[] {
  const known = new Set(stories.flatMap(picturesOf).map(({ file }) => file));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith('.png') && !known.has(name));
}

/** After all pictures were drawn: removes those without a story and notes who drew the others. */
export function sign(folder: string, stories: readonly Story[], version: string): void {
  for (const name of orphans(folder, stories)) rmSync(join(folder, name));
  writeFileSync(drawerFile(folder), `${JSON.stringify(drawerOf(version), undefined, 2)}\n`);
}
