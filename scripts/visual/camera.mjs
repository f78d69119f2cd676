// Opens stories in a browser, always under the same conditions, and takes their picture.
import { chromium } from '@playwright/test';
import { LAUNCH_ARGS } from '../browser.mjs';

/** Makes text independent of the machine's font settings and screen. */
const DRAWING_ARGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];
const NOW = new Date('2026-05-15T09:00:00Z');
const VIEWPORT = { width: 1280, height: 800 };
/** A story takes a second; a busy machine many times that. */
const READY_MS = 60_000;
/** What is busy for longer than this shows how loading looks, and stays so. */
const BUSY_MS = 3_000;
/** What is drawn again once a width has come to rest does so after half a second. */
const SETTLE_MS = 750;
/** Two pictures in a row must be the same before one counts; so many are tried. */
const MAX_SHOTS = 8;
const BETWEEN_SHOTS_MS = 80;

/** Runs in the page: whether the story has ended, 'errored' when it failed. */
function ending() {
  const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase;
  if (phase === 'errored' || document.body.classList.contains('sb-show-errordisplay')) {
    return 'errored';
  }
  return phase === 'finished' ? 'ready' : false;
}

/** Runs in the page. */
const isIdle = () => !document.querySelector('[aria-busy="true"]');

async function whenReady(page) {
  const state = await page.waitForFunction(ending, undefined, { timeout: READY_MS });
  if ((await state.jsonValue()) === 'errored') {
    const text = await page.locator('#error-message').textContent();
    throw new Error(`The story failed: ${text?.trim() || 'see its play function'}`);
  }
  await page.waitForFunction(isIdle, undefined, { timeout: BUSY_MS }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/**
 * Makes the window as large as the page. A picture of more than the window would resize the page
 * while it is taken, and show what stands there in between.
 */
async function fitWindow(page) {
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      width: Math.max(scrollWidth, window.innerWidth),
      height: Math.max(scrollHeight, window.innerHeight),
    };
  });
  await page.setViewportSize(size);
}

async function stillPicture(page) {
  await page.waitForTimeout(SETTLE_MS);
  let last;
  for (let shot = 0; shot < MAX_SHOTS; shot += 1) {
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (last?.equals(next)) return next;
    last = next;
    await page.waitForTimeout(BETWEEN_SHOTS_MS);
  }
  throw new Error('The story keeps moving: no two pictures in a row were the same.');
}

/**
 * A browser that takes pictures of stories: UTC, a fixed date, reduced motion, no mouse.
 *
 * @param {string} executablePath
 * @param {string} url where the built Storybook is served
 */
export async function openCamera(executablePath, url) {
  const browser = await chromium.launch({
    executablePath,
    args: [...LAUNCH_ARGS, ...DRAWING_ARGS],
  });
  return {
    /** The browser's version, such as `131.0.6778.139`. */
    version: browser.version(),

    /**
     * @param {{ id: string, look: string }} picture
     * @returns {Promise<Buffer>} PNG of the whole page
     * @throws {Error} when the story fails, is never ready or keeps moving
     */
    async take({ id, look }) {
      const context = await browser.newContext({
        viewport: VIEWPORT,
        deviceScaleFactor: 1,
        locale: 'en-GB',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        colorScheme: look === 'dark' ? 'dark' : 'light',
        forcedColors: look === 'forced-colors' ? 'active' : 'none',
      });
      try {
        await context.clock.setFixedTime(NOW);
        const page = await context.newPage();
        const theme = look === 'dark' ? 'dark' : 'light';
        // The accessibility check has its own tests; here it would only take time.
        const globals = `theme:${theme};a11y.manual:!true`;
        await page.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
        await whenReady(page);
        await fitWindow(page);
        return await stillPicture(page);
      } finally {
        await context.close();
      }
    },

    close: () => browser.close(),
  };
}
