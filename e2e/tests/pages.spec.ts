import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

test('a page is added with its graph, seen in the menu, moved, and deleted', async ({ page }) => {
  await openAs(page, fixtureUser('page-keeper'), '/manage/pages');
  const dialog = page.getByRole('dialog');
  const choose = async (name: string, item: string) => {
    await page.getByRole('button', { name: `Actions: ${name}` }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await page.getByRole('button', { name: 'New page' }).click();
  await dialog.getByLabel('Title in English').fill('Kept in the browser');
  await dialog.getByRole('radio', { name: 'Leaf' }).check({ force: true });
  await dialog.getByRole('combobox', { name: 'Terms' }).fill('orders');
  await page.getByRole('option', { name: /^Orders/ }).click();
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Drawn as').selectOption('bar');
  await expect(dialog.getByRole('figure')).toBeVisible();
  await dialog.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Kept in the browser' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept in the browser');

  await page.goto('/manage/pages');
  const actions = page.getByRole('button', { name: /^Actions: / });
  await expect(actions.last()).toHaveAccessibleName('Actions: Kept in the browser');
  await choose('Kept in the browser', 'Move up');
  await expect(actions.last()).not.toHaveAccessibleName('Actions: Kept in the browser');

  await choose('Kept in the browser', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Actions: Kept in the browser' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Kept in the browser' })).toBeHidden();
});
