import { openAs, submitSignIn } from '../support/actions.js';
import { runSql } from '../support/database.js';
import { expect, test } from '../support/test.js';
import { demoManager } from '../support/users.js';

const END_SESSION = `
  UPDATE session SET expires_at = now() - interval '1 minute'
  WHERE token_hash = sha256(convert_to($1, 'UTF8'))`;

test('what is typed in a form is back after the session has ended', async ({ page }) => {
  const manager = demoManager();
  await openAs(page, manager, '/manage/terms');
  await page.getByRole('button', { name: 'New term' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title in English').fill('Half a title');
  const token = await page.evaluate(() => sessionStorage.getItem('API_TOKEN'));
  expect(await runSql(END_SESSION, [token])).toBe(1);

  await expect(page).toHaveURL('/login', { timeout: 30_000 });
  await submitSignIn(page, manager);
  await expect(page).toHaveURL('/manage/terms?term=new');
  await expect(dialog.getByLabel('Title in English')).toHaveValue('Half a title');
  await expect(dialog.getByText('What you had typed is back.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'New term' }).click();
  await expect(dialog.getByLabel('Title in English')).toHaveValue('');
});
