import type { Locator, Page } from '@playwright/test';
import { group, signIn } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

test.use({ viewport: { width: 360, height: 740 } });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('everything works at a width of 360 pixels', async ({ page }) => {
  await signIn(page, fixtureUser('north'));
  // Figures first: the list is the default here, and the objectives come after it.
  const list = page.getByRole('table', { name: 'Targets' });
  await expect(list.getByRole('link', { name: 'Monthly result' })).toBeVisible();
  const top = async (item: Locator) => (await item.boundingBox())?.y ?? Number.NaN;
  const objective = page.getByRole('heading', { name: 'Light for everyone' });
  expect(await top(list)).toBeLessThan(await top(objective));
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  // The environment's name is not cut.
  const name = page
    .getByRole('button', { name: /^Selected environment/ })
    .locator('span')
    .last();
  const cut = await name.evaluate((element) => [
    element.scrollWidth - element.clientWidth,
    element.scrollHeight - element.clientHeight,
  ]);
  expect(Math.max(...cut)).toBeLessThanOrEqual(1);

  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu.getByRole('link', { name: 'Strategy' })).toBeVisible();
  // A click beyond the menu closes it.
  await page.mouse.click(300, 500);
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Details of Monthly result' }).click();
  const dialog = page.getByRole('dialog', { name: 'Monthly result' });
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await page.getByText('Tree', { exact: true }).click();
  await expect(group(page, 'Profitable growth')).toBeVisible();
  await expect(page).toHaveURL(/view=tree/);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
