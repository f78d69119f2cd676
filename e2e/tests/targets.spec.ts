import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

test('a group and a target are added, seen in the strategy, moved, and deleted', async ({
  page,
}) => {
  await openAs(page, fixtureUser('target-keeper'), '/manage/targets?view=list');
  const dialog = page.getByRole('dialog');
  const choose = async (name: string, item: string) => {
    await page.getByRole('button', { name: `Actions: ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.getByRole('button', { name: 'New group' }).click();
  await dialog.getByLabel('Title in English').fill('Made in the browser');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  for (const title of ['First of two', 'Second of two']) {
    await page.getByRole('button', { name: 'Actions: Made in the browser' }).click();
    await page.getByRole('menuitem', { name: 'New target' }).click();
    await dialog.getByLabel('Title in English').fill(title);
    await dialog.getByRole('textbox', { name: 'Measured by' }).fill('orders + nothing');
    await expect(dialog.getByText('Unknown term key: nothing')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Measured by' }).fill('orders');
    await dialog.getByRole('textbox', { name: 'Target value' }).fill('orders * 2');
    await expect(dialog.getByText('Unknown term key')).toBeHidden();
    await expect(dialog.getByRole('meter')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }
  const actions = page.getByRole('button', { name: /^Actions: .* of two/ });
  await expect(actions).toHaveCount(2);
  await choose('Second of two', 'Move up');
  await expect(actions.first()).toHaveAccessibleName('Actions: Second of two');

  await page.getByRole('button', { name: 'Drag Second of two' }).focus();
  await page.keyboard.press('Space');
  // A row is lifted in the next frame, and keys that come before it are not meant for it.
  const said = page.getByRole('status').filter({ hasText: /^Second of two/ });
  await expect(page.locator('[data-dragged]')).toBeVisible();
  await expect(said).toBeAttached();
  const lifted = (await said.textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(said).not.toHaveText(lifted);
  await page.keyboard.press('Space');
  await expect(actions.last()).toHaveAccessibleName('Actions: Second of two');

  await page.goto('/');
  await expect(page.getByText('Second of two').first()).toBeVisible();

  await page.goto('/manage/targets?view=list');
  await choose('Made in the browser', 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Move or delete what is in the group first.').first()).toBeVisible();
  for (const name of ['First of two', 'Second of two', 'Made in the browser']) {
    await choose(name, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: `Actions: ${name}` })).toBeHidden();
  }
});
