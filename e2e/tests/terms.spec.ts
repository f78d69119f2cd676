import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

test('a term is added with a formula, renamed, and deleted', async ({ page }) => {
  await openAs(page, fixtureUser('token-keeper'), '/manage/terms');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New term' }).click();
  await dialog.getByLabel('Title in English').fill('Orders twice');
  await dialog.getByRole('textbox', { name: 'Key' }).fill('orders_twice');
  await dialog.getByRole('textbox', { name: 'Formula' }).fill('2 * nothing');
  await expect(dialog.getByText('Unknown term key: nothing')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Formula' }).fill('2 * orders');
  await expect(dialog.getByText('Unknown term key')).toBeHidden();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /^Orders twice/ });
  await expect(row).toContainText('= 2 × Orders orders_twice');

  await row.getByRole('button', { name: 'Orders twice', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Key' }).fill('double');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('= 2 × Orders double');

  await row.getByRole('button', { name: 'Actions: Orders twice' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
});
