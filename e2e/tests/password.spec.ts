import { openAs, signIn, submitSignIn, tokenOf, userMenu } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

const changer = fixtureUser('changer');
const NEW_PASSWORD = 'the-second-of-two-passwords';

test('a password is changed, and ends the other sessions', async ({ page, request }) => {
  const elsewhere = await tokenOf(request, changer);
  await signIn(page, changer);
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const confirm = page.getByRole('button', { name: 'Change password', exact: true });

  await field('Old password').fill('not-the-old-one');
  await field('New password').fill(NEW_PASSWORD);
  await field('New password confirmation').fill(NEW_PASSWORD);
  await confirm.click();
  await expect(page.getByText(/^Old password: /).first()).toBeVisible();

  await field('Old password').fill(changer.password);
  await confirm.click();
  await expect(field('New password')).toHaveValue('');
  await expect(field('New password confirmation')).toHaveValue('');
  await expect(userMenu(page)).toBeVisible();

  const other = await request.get('/api/user/get_user_details/', {
    headers: { authorization: `Token ${elsewhere}` },
  });
  expect(other.status()).toBe(401);

  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await submitSignIn(page, { ...changer, password: NEW_PASSWORD });
  await expect(userMenu(page)).toBeVisible();
});

test('a password that is too short or repeated wrongly is refused', async ({ page }) => {
  await openAs(page, fixtureUser('north'), '/change-password');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('Old password').fill(fixtureUser('north').password);
  await field('New password').fill('short');
  await field('New password confirmation').fill('short');
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  await expect(
    page.getByText('The new password is too short: use at least 12 characters.'),
  ).toBeVisible();
  await expect(field('New password')).toBeFocused();
});
