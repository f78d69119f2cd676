import type { Page } from '@playwright/test';
import { chooseInUserMenu, group, openAs, userMenu } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

const north = fixtureUser('north');

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Notes the theme of the document each time something is about to be painted. */
async function watchPaints(page: Page): Promise<() => Promise<(string | null)[]>> {
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { paintedThemes: seen });
    const look = () => {
      if (document.body) seen.push(document.documentElement.dataset.theme ?? null);
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() => [
      ...new Set((window as unknown as { paintedThemes: (string | null)[] }).paintedThemes),
    ]);
}

test('the language changes at once and is remembered by the server', async ({ page, browser }) => {
  const linguist = fixtureUser('linguist');
  await openAs(page, linguist);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strategy and targets');
  await expect(group(page, 'Profitable growth')).toBeVisible();
  await chooseInUserMenu(page, 'Suomi (FI)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Strategy and targets');
  // Titles that have both languages follow, and figures get a decimal comma.
  await expect(group(page, 'Kannattava kasvu')).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openAs(other, linguist, new URL('/', page.url()).href);
  await expect(other.locator('html')).toHaveAttribute('lang', 'fi');
  await elsewhere.close();
});

test('the dark theme is there before the first paint and is remembered', async ({ page }) => {
  const themes = await watchPaints(page);
  await openAs(page, north);
  await expect(userMenu(page)).toBeVisible();
  expect(await theme(page)).toBe('light');
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await chooseInUserMenu(page, 'Dark');
  expect(await theme(page)).toBe('dark');
  expect(await ground()).not.toBe(light);

  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  expect(await themes()).toEqual(['dark']);
});

test('the system theme follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const themes = await watchPaints(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await themes()).toEqual(['dark']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => theme(page)).toBe('light');
});

test('the theme parameter holds for one load only', async ({ page }) => {
  const themes = await watchPaints(page);
  await page.goto('/login?theme=dark');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await themes()).toEqual(['dark']);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await themes()).toEqual(['light']);
});

test('the menu stays collapsed', async ({ page }) => {
  await openAs(page, north);
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  const width = async () => (await menu.boundingBox())?.width;
  await expect.poll(width).toBe(180);
  await menu.getByRole('button', { name: 'Collapse', exact: true }).click();
  await expect.poll(width).toBe(70);
  await page.reload();
  await expect.poll(width).toBe(70);
});
