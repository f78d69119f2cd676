import { signIn, submitSignIn, tokenOf, userMenu } from '../support/actions.js';
import { runSql } from '../support/database.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

const leaver = fixtureUser('leaver');

const END_SESSIONS = `
  UPDATE session SET expires_at = now() - interval '1 minute'
  WHERE user_id = (SELECT id FROM "user" WHERE email = $1)`;

test('an expired session leads to the sign-in page and back to the place', async ({ page }) => {
  await signIn(page, leaver);
  await page.goto('/change-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change password');
  expect(await runSql(END_SESSIONS, [leaver.email])).toBeGreaterThan(0);

  // The next poll of the organisation finds out, at the latest.
  await expect(page).toHaveURL('/login', { timeout: 30_000 });
  await expect(
    page.getByText('Your session has expired. Sign in again to continue.'),
  ).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('API_TOKEN'))).toBeNull();

  await submitSignIn(page, leaver);
  await expect(page).toHaveURL('/change-password');
  await expect(userMenu(page)).toBeVisible();
});

test('the server says that a session has expired, apart from one that never was', async ({
  request,
}) => {
  const user = fixtureUser('linguist');
  const token = await tokenOf(request, user);
  const details = (key: string) =>
    request.get('/api/user/get_user_details/', { headers: { authorization: `Token ${key}` } });
  expect((await details(token)).status()).toBe(200);
  await runSql(
    `UPDATE session SET expires_at = now() - interval '1 minute'
     WHERE token_hash = sha256(convert_to($1, 'UTF8'))`,
    [token],
  );
  const expired = await details(token);
  expect(expired.status()).toBe(401);
  expect(await expired.json()).toMatchObject({ code: 'token_expired' });
  const unknown = await details('never-was-a-token');
  expect(unknown.status()).toBe(401);
  expect(await unknown.json()).not.toHaveProperty('code');
});

test('a link opened in a new tab is signed in there, an address typed there is not', async ({
  page,
  context,
}) => {
  await signIn(page, fixtureUser('north'));
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  const opened = context.waitForEvent('page');
  await menu.getByRole('link', { name: 'Data map' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Data map');
  await expect(tab).toHaveURL('/data-map');
  expect(await tab.evaluate(() => localStorage.getItem('API_TOKEN'))).toBeNull();

  const typed = await context.newPage();
  await typed.goto('/data-map');
  await expect(typed).toHaveURL('/login');

  // Signing out ends it in both.
  await userMenu(tab).click();
  await tab.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(tab).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('API_TOKEN'))).toBeNull();
});

test('the middle button opens a page that is signed in', async ({ page, context }) => {
  await signIn(page, fixtureUser('north'));
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Business logic' }).click({ button: 'middle' });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Business logic');
});

test('a menu opened on a link signs in the page of that link only', async ({ page, context }) => {
  await signIn(page, fixtureUser('north'));
  await page.getByRole('link', { name: 'Business logic' }).click({ button: 'right' });
  /** As the menu's own entry does it, and other programs. */
  const openTab = async (path: string) => {
    const opened = context.waitForEvent('page');
    await page.evaluate((to) => void window.open(to, '_blank', 'noopener'), path);
    return opened;
  };
  await expect(await openTab('/data-map')).toHaveURL('/login');
  await expect(userMenu(await openTab('/logic'))).toBeVisible();
  await expect(await openTab('/logic')).toHaveURL('/login');
});

test('a tab gets the session of the tab whose link opened it; signed out it gets none', async ({
  page,
  context,
}) => {
  await signIn(page, fixtureUser('north'));
  const name = await userMenu(page).textContent();
  const other = await context.newPage();
  await signIn(other, fixtureUser('neighbour'));
  const otherName = await userMenu(other).textContent();
  expect(otherName).not.toBe(name);
  const openFrom = async (tab: typeof page) => {
    const opened = context.waitForEvent('page');
    await tab.getByRole('link', { name: 'Data map' }).click({ modifiers: ['ControlOrMeta'] });
    return opened;
  };
  const first = await openFrom(other);
  await expect(userMenu(first)).toHaveText(otherName ?? '');
  await expect(userMenu(await openFrom(page))).toHaveText(name ?? '');

  // A link used before signing out opens nothing for whoever comes next.
  await other.getByRole('link', { name: 'Business logic' }).click({ button: 'right' });
  await other.keyboard.press('Escape');
  await userMenu(other).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/login');
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/logic', '_blank', 'noopener'));
  await expect(await opened).toHaveURL('/login');
  await expect(first).toHaveURL('/login');
  await expect(userMenu(page)).toBeVisible();
});
