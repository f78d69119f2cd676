import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

test('a machine enters a figure with a token, until the token is revoked', async ({
  page,
  request,
  baseURL,
}) => {
  const user = fixtureUser('token-keeper');
  await openAs(page, user, '/manage/access');
  await page.getByRole('button', { name: 'New access token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Ledger');
  await dialog.getByLabel('It may').selectOption({ label: 'read and enter figures' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not my password');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('The password is not right')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Password' }).fill(user.password);
  await dialog.getByRole('button', { name: 'Create' }).click();
  const token = (await dialog.getByRole('listitem').textContent()) ?? '';
  expect(token).toMatch(/^tavoite_/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('not used yet')).toBeVisible();

  const enter = () =>
    request.post(`${baseURL}/api/figure/`, {
      headers: { Authorization: `Token ${token}` },
      data: { cells: [{ key: 'orders', month: '2030-01', value: 12 }] },
    });
  expect((await enter()).status()).toBe(200);
  const details = await request.get(`${baseURL}/api/user/get_user_details/`, {
    headers: { Authorization: `Token ${token}` },
  });
  expect(details.status()).toBe(403);

  await page.getByRole('button', { name: 'Revoke: Ledger' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No access tokens yet')).toBeVisible();
  expect((await enter()).status()).toBe(401);
});
