// Draws the pictures of the documentation and of the guide from the demo organisation: pnpm screenshots
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../scripts/browser.mjs';
import { freePort, removeFolder, startProduct, temporaryFolder } from '../scripts/product.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, 'docs/screenshots');
const GUIDE = join(ROOT, 'packages/app/src/features/help/guide');
const MAX_BYTES = 220_000;
/** Of a picture of the guide, which its readers load. */
const MAX_GUIDE_BYTES = 60_000;
const GUIDE_QUALITY = 70;
/** As wide as the text of the guide, twice over at most. */
const GUIDE_WIDTH = 1080;
const GUIDE_HEIGHT = 720;
const WIDE = { width: 1440, height: 1000 };
const NARROW = { width: 360, height: 740 };

interface Picture {
  name: string;
  language: 'en' | 'fi';
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
  /** Goes to the screen to photograph; the sign-in page is open at the start. */
  prepare: (page: Page) => Promise<void>;
}

/** Waits until fonts are loaded and nothing is loading, and moves the pointer away. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

/** A page of the product as it will be pictured, signed in or not. */
async function openPage(
  browser: Browser,
  url: string,
  { language, theme, viewport, prepare }: Omit<Picture, 'name'>,
): Promise<Page> {
  const page = await browser.newPage({
    viewport,
    baseURL: url,
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  await page.goto('/login');
  await prepare(page);
  await settle(page);
  return page;
}

/** The size of what was written; too large a picture is none. */
function checkSize(path: string, most: number): void {
  const { size } = statSync(path);
  console.log(`${relative(ROOT, path)}  ${Math.round(size / 1000)} kB`);
  if (size > most) throw new Error(`${path} has ${size} bytes; ${most} are allowed`);
}

async function draw(browser: Browser, url: string, picture: Picture): Promise<void> {
  const page = await openPage(browser, url, picture);
  const path = join(FOLDER, `${picture.name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  await page.close();
  checkSize(path, MAX_BYTES);
}

/** A picture of the guide, in WebP, which Playwright itself does not write. */
async function drawForGuide(browser: Browser, url: string, picture: Picture): Promise<void> {
  const { name, language, theme } = picture;
  const page = await openPage(browser, url, picture);
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality: GUIDE_QUALITY,
  });
  await page.close();
  const file = theme === 'light' ? `${name}.webp` : `${name}-${theme}.webp`;
  const path = join(GUIDE, language, 'pictures', file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, Buffer.from(data, 'base64'));
  checkSize(path, MAX_GUIDE_BYTES);
}

const folder = temporaryFolder();
const product = await startProduct({ dataFolder: join(folder, 'data'), port: await freePort() });
const browser = await chromium.launch({ executablePath: findBrowser(), args: LAUNCH_ARGS });
try {
  mkdirSync(FOLDER, { recursive: true });
  const [user] = product.demoUsers;
  if (!user) throw new Error('The start printed no demo sign-in');

  /** Signs in by the API: after the sign-in page, a greeting would cover the screen. */
  const screen =
    (path: string, ready: string, language: 'en' | 'fi', theme: 'light' | 'dark') =>
    async (page: Page) => {
      const login = await page.request.post('/api/login/', {
        data: { username: user.email, password: user.password },
      });
      const { key } = (await login.json()) as { key: string };
      await page.request.post('/api/user/set_language/', {
        headers: { authorization: `Token ${key}` },
        data: { language },
      });
      // The demo's greeting would cover the screen.
      await page.request.post('/api/system_messages/mark_as_read/', {
        headers: { authorization: `Token ${key}` },
        data: {},
      });
      await page.evaluate((token) => sessionStorage.setItem('API_TOKEN', token), key);
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}theme=${theme}`);
      await page.locator(ready).first().waitFor();
    };
  const strategy = (language: 'en' | 'fi', theme: 'light' | 'dark') =>
    screen('/', '[role="meter"]', language, theme);
  const pictures: Picture[] = [
    { name: 'login', language: 'en', theme: 'light', viewport: WIDE, prepare: async () => {} },
    {
      name: 'strategy-light',
      language: 'en',
      theme: 'light',
      viewport: WIDE,
      prepare: strategy('en', 'light'),
    },
    {
      name: 'strategy-dark',
      language: 'en',
      theme: 'dark',
      viewport: WIDE,
      prepare: strategy('en', 'dark'),
    },
    {
      name: 'strategy-fi',
      language: 'fi',
      theme: 'light',
      viewport: WIDE,
      prepare: strategy('fi', 'light'),
    },
    {
      name: 'strategy-360',
      language: 'en',
      theme: 'light',
      viewport: NARROW,
      prepare: strategy('en', 'light'),
    },
    {
      name: 'target',
      language: 'en',
      theme: 'light',
      viewport: WIDE,
      prepare: async (page) => {
        await strategy('en', 'light')(page);
        await page.locator('article [aria-haspopup="dialog"]').first().click();
        await page.getByRole('dialog').getByRole('meter').waitFor();
      },
    },
    {
      name: 'graph',
      language: 'en',
      theme: 'light',
      viewport: WIDE,
      prepare: screen('/result', 'main .tavoite-chart-legend', 'en', 'light'),
    },
    {
      name: 'logic',
      language: 'en',
      theme: 'light',
      viewport: WIDE,
      prepare: async (page) => {
        await screen('/logic', '[role="treeitem"]', 'en', 'light')(page);
        await page.locator('[role="treeitem"]').first().focus();
        // To the first child, and what is below it.
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
      },
    },
    {
      name: 'data-map',
      language: 'fi',
      theme: 'dark',
      viewport: WIDE,
      prepare: screen('/data-map?opened-terms=*', '[role="gridcell"]', 'fi', 'dark'),
    },
  ];
  /** Of the guide: where each is taken, what says that it is there, and how high it is if not as usual. */
  const ofGuide: Record<string, [path: string, ready: string, height?: number]> = {
    strategy: ['/', '[role="meter"]'],
    graph: ['/result', 'main .tavoite-chart-legend', 860],
    'data-map': ['/data-map', '[role="gridcell"]'],
    logic: ['/logic', '[role="treeitem"]', 920],
    roadmap: ['/roadmap', '[data-milestones]'],
    reports: ['/reports', 'main img'],
    'monthly-figures': ['/manage/figures', '[role="gridcell"]'],
    people: ['/manage/people', '[role="region"][aria-busy="false"]'],
    terms: ['/manage/terms', '[role="region"][aria-busy="false"]'],
  };
  const only = process.argv.slice(2);
  if (only.length === 0) for (const picture of pictures) await draw(browser, product.url, picture);
  for (const [name, [path, ready, height = GUIDE_HEIGHT]] of Object.entries(ofGuide))
    if (only.length === 0 || only.includes(name))
      for (const language of ['en', 'fi'] as const)
        for (const theme of ['light', 'dark'] as const) {
          const prepare = screen(path, ready, language, theme);
          const viewport = { width: GUIDE_WIDTH, height };
          const picture = { name, language, theme, viewport, prepare };
          await drawForGuide(browser, product.url, picture);
        }
} finally {
  await browser.close();
  await product.stop();
  removeFolder(folder);
}
