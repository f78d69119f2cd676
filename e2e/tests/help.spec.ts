import { useView, type View } from '../support/accessibility.js';
import { openAs, userMenu } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { demoManager } from '../support/users.js';

test('the help is opened from the menu, read page by page, and found again by search', async ({
  page,
}) => {
  await openAs(page, demoManager(), '/account');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.getByRole('link', { name: 'Graphs and numbers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Graphs and numbers' })).toBeFocused();

  await page.getByRole('link', { name: 'Solid and dashed' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'Solid and dashed' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/\/help\/graphs#solid-and-dashed$/);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('why a figure');
  await page.getByRole('option', { name: /^Why a figure changed/ }).click();
  await expect(page).toHaveURL(/\/help\/figures#why-a-figure-changed$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Why a figure changed' })).toBeFocused();
});

test.describe('in Finnish', () => {
  const view: View = { language: 'fi', theme: 'dark', width: 360 };
  test.use({ locale: view.language });

  test('a link leads to the same place, and nothing is wider than a phone', async ({ page }) => {
    await useView(page, view, 740);
    await openAs(page, demoManager(), '/help/terms?theme=dark#writing-a-formula');
    await expect(
      page.getByRole('heading', { level: 2, name: 'Kaavan kirjoittaminen' }),
    ).toBeInViewport();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});

test('on paper there is only the text', async ({ page }) => {
  await openAs(page, demoManager(), '/help/strategy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: 'Meters' })).toBeVisible();
  await expect(userMenu(page)).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});
