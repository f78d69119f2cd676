import { axeFindings, nameOf, useView, viewsOf } from '../support/accessibility.js';
import { environmentSelector, openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { demoManager, fixtureUser } from '../support/users.js';

const WORDS = {
  en: { title: 'Go to', search: 'Search', logic: 'Business logic' },
  fi: { title: 'Siirry', search: 'Haku', logic: 'Liiketoimintalogiikka' },
} as const;

test('the keys open the palette and Enter goes to the page, which takes the focus', async ({
  page,
}) => {
  await openAs(page, demoManager());
  await expect(page.getByRole('meter').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: WORDS.en.search });
  await expect(field).toBeFocused();
  await field.fill('business lo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/logic$/);
  await expect(page.getByRole('heading', { level: 1, name: WORDS.en.logic })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a target opens with its details, a term where it is seen', async ({ page }) => {
  await openAs(page, demoManager(), '/change-password');
  await page.getByRole('button', { name: WORDS.en.search }).click();
  const dialog = page.getByRole('dialog', { name: WORDS.en.title });
  const group = (name: string) =>
    dialog.locator(`[data-group="${name}"]`).locator('xpath=following-sibling::*[1]');
  await expect(group('targets')).toBeVisible();
  const target = (await group('targets').locator('span').first().textContent()) ?? '';
  await group('targets').click();
  await expect(page).toHaveURL(/\/\?target_id=\d+$/);
  await expect(page.getByRole('dialog', { name: target })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  const term = group('terms');
  await expect(term).toBeVisible();
  await term.click();
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('another environment is switched to', async ({ page }) => {
  // Of a user's own: the others' pages would follow the switch.
  await openAs(page, fixtureUser('jumper'));
  const before = await environmentSelector(page).textContent();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: WORDS.en.title });
  const option = dialog
    .locator('[data-group="environments"]')
    .locator('xpath=following-sibling::*[1]');
  await option.click();
  await expect(dialog).toHaveCount(0);
  await expect(environmentSelector(page)).not.toHaveText(before ?? '');
});

for (const view of viewsOf([360, 1440])) {
  test(`nothing cut, no problem that axe finds: ${nameOf(view)}`, async ({ page }) => {
    const words = WORDS[view.language];
    await useView(page, view, 800);
    await openAs(page, demoManager(), `/change-password?theme=${view.theme}`);
    await page.getByRole('button', { name: words.search }).click();
    const dialog = page.getByRole('dialog', { name: words.title });
    await expect(dialog.locator('[data-group="targets"]')).toBeVisible();
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await axeFindings(page, '[role="dialog"]')).toEqual([]);
  });
}
