// Draws the pictures of the documentation from the demo organisation: pnpm screenshots
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../scripts/browser.mjs';
import { freePort, removeFolder, startProduct, temporaryFolder } from '../scripts/product.mjs';

const FOLDER = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
const MAX_BYTES = 200_000;
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

async function draw(browser: Browser, url: string, picture: Picture): Promise<void> {
  const { name, language, theme, viewport, prepare } = picture;
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
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  await page.close();
  const { size } = statSync(path);
  console.log(`${name}.png  ${Math.round(size / 1000)} kB`);
  if (size > MAX_BYTES) throw new Error(`${name}.png has ${size} bytes; ${MAX_BYTES} are allowed`);
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
      await page.evaluate((token) => sessionStorage.setItem('API_TOKEN', token), key);
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}theme=${theme}`);
      await page.locator(ready).first().waitFor();
    };
  const strategy = (language: 'en' | 'fi', theme: 'light' | 'dark') =>
    screen('/', '[role="meter"]', language, theme);
  const expanded = (prepare: Picture['prepare']) => async (page: Page) => {
    await prepare(page);
    await page.locator('article button[aria-expanded="false"]').first().click();
    await page.locator('article').nth(1).waitFor();
  };
  const pictures: Picture[] = [
    { name: 'login', language: 'en', theme: 'light', viewport: WIDE, prepare: async () => {} },
    {
      name: 'strategy-light',
      language: 'en',
      theme: 'light',
      viewport: WIDE,
      prepare: expanded(strategy('en', 'light')),
    },
    {
      name: 'strategy-dark',
      language: 'en',
      theme: 'dark',
      viewport: WIDE,
      prepare: expanded(strategy('en', 'dark')),
    },
    {
      name: 'strategy-fi',
      language: 'fi',
      theme: 'light',
      viewport: WIDE,
      prepare: expanded(strategy('fi', 'light')),
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
  for (const picture of pictures) await draw(browser, product.url, picture);
} finally {
  await browser.close();
  await product.stop();
  removeFolder(folder);
}
