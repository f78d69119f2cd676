import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

test('an organisation is set up, given objectives, and parted', async ({ page }) => {
  await openAs(page, fixtureUser('organizer'), '/manage/organization');
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  const choose = async (name: string, item: string) => {
    await page.getByRole('button', { name: `Actions: ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await page.getByRole('button', { name: 'Edit the organisation' }).click();
  await dialog.getByLabel('Fiscal year starts in').selectOption('April');
  await expect(dialog.getByText('Current fiscal year:')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Roadmap' }).check();
  await save();
  const settings = page.getByRole('region', { name: 'Names, calendar and pages' });
  await expect(settings.getByText('April')).toBeVisible();
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Roadmap' })).toHaveCount(0);

  for (const title of ['First aim', 'Second aim']) {
    await page.getByRole('button', { name: 'New objective' }).click();
    await dialog.getByLabel('Title in English').fill(title);
    await save();
    await expect(page.getByRole('button', { name: `Actions: ${title}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Change the order' }).click();
  await dialog.getByRole('button', { name: 'Move Second aim up' }).click();
  await save();
  const objectives = page.getByRole('region', { name: 'Objectives' });
  const aims = objectives.getByRole('button', { name: /^Actions: .* aim$/ });
  await expect(aims.first()).toHaveAccessibleName('Actions: Second aim');

  await page.getByRole('button', { name: 'New organisation' }).click();
  await dialog.getByLabel('Name in English').fill('Part of it');
  await save();
  await choose('Part of it', 'Archive');
  await question.getByRole('button', { name: 'Archive' }).click();
  await expect(question).toBeHidden();
  const below = page.getByRole('region', { name: 'Organisations below' });
  await expect(below.getByText('Archived')).toBeVisible();
  await choose('Part of it', 'Bring back');
  await expect(below.getByText('Archived')).toBeHidden();

  await page.goto('/manage/history');
  // Its settings, and the order of its objectives.
  await expect(page.getByText('Organisation changed: Organising Ltd')).toHaveCount(2);
  await expect(page.getByText('Objective added: First aim')).toBeVisible();

  await page.goto('/');
  await expect(page.getByText('Second aim').first()).toBeVisible();

  await page.goto('/manage/organization');
  await choose('Second aim', 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(aims).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(aims).toHaveCount(2);
});
