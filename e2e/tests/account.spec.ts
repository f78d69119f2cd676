import { openAs, tokenOf, userMenu } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

const holder = fixtureUser('holder');

test('a user sees where they are signed in, signs out there, and is addressed by another name', async ({
  page,
  request,
}) => {
  const elsewhere = await tokenOf(request, holder);
  const third = await tokenOf(request, holder);
  const statusOf = async (token: string) => {
    const headers = { authorization: `Token ${token}` };
    return (await request.get('/api/user/get_user_details/', { headers })).status();
  };
  await openAs(page, holder);
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByText('This session')).toBeVisible();
  const signOut = sessions.getByRole('button', { name: /^Sign out: / });
  await expect(signOut).toHaveCount(2);

  const question = page.getByRole('alertdialog');
  await signOut.first().click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(signOut).toHaveCount(1);
  await expect(sessions.getByRole('heading')).toBeFocused();
  expect([await statusOf(elsewhere), await statusOf(third)].sort()).toEqual([200, 401]);

  const fourth = await tokenOf(request, holder);
  await page.reload();
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await question.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByText('You are signed in only here.')).toBeVisible();
  expect([await statusOf(elsewhere), await statusOf(third), await statusOf(fourth)]).toEqual([
    401, 401, 401,
  ]);

  await page.getByRole('textbox', { name: 'Name' }).fill('Aino the Second');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Signed in: Aino the Second' })).toBeVisible();

  await page.getByRole('radio', { name: 'Suomi' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Oma tili' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nimi' })).toHaveValue('Aino the Second');
});
