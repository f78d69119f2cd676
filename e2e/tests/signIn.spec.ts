import { signIn, submitSignIn, tokenOf, userMenu } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { demoManager, fixtureUser } from '../support/users.js';

/** The banner goes after five seconds; a busy machine may be late. */
const LATEST_MS = 30_000;
const north = fixtureUser('north');

test('a member signs in and sees the targets', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Type in your email and password to login.')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await submitSignIn(page, demoManager());
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strategy and targets');
  await expect(page.getByRole('meter').first()).toBeVisible();
});

test('a page that was asked for is shown after signing in', async ({ page }) => {
  await page.goto('/change-password?from=mail');
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, north);
  await expect(page).toHaveURL('/change-password?from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change password');
});

test('a wrong password is said for a while', async ({ page }) => {
  await page.goto('/login');
  await submitSignIn(page, { ...north, password: 'not-this-one-at-all' });
  const banner = page.getByRole('alert');
  await expect(banner).toHaveText('Unable to sign in with the given email and password.');
  await expect(banner).toBeHidden({ timeout: LATEST_MS });
  await expect(page).toHaveURL('/login');
  await submitSignIn(page, north);
  await expect(userMenu(page)).toBeVisible();
});

test('an unknown address gets the same answer as a wrong password', async ({ request }) => {
  const answers = await Promise.all(
    [north.email, 'nobody@e2e.example'].map(async (username) => {
      const response = await request.post('/api/login/', {
        data: { username, password: 'not-this-one-at-all' },
      });
      return [response.status(), await response.text()];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[0]).toBe(400);
});

test('the api-token parameter signs in and leaves the address', async ({ page, request }) => {
  const token = await tokenOf(request, north);
  await page.goto(`/change-password?api-token=${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change password');
  await expect(page).toHaveURL('/change-password');
  await expect(userMenu(page)).toContainText('North');
});

test('signing out ends the session on the server', async ({ page, request }) => {
  await signIn(page, north);
  const token = await page.evaluate(() => sessionStorage.getItem('API_TOKEN'));
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('API_TOKEN'))).toBeNull();
  await expect
    .poll(async () =>
      (
        await request.get('/api/user/get_user_details/', {
          headers: { authorization: `Token ${token}` },
        })
      ).status(),
    )
    .toBe(401);
});
