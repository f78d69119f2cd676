import { openAs, userMenu } from '../support/actions.js';
import { mailsTo, POLLS_MS } from '../support/notifications.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

const PASSWORD = 'a first password of mine';

test('someone is invited, signs in by the mailed link, and is removed', async ({
  page,
  browser,
}) => {
  await openAs(page, fixtureUser('people-keeper'), '/manage/people');
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('niina@e2e.example');
  await dialog.getByLabel('Full name').fill('Niina New');
  await dialog.getByLabel('Makes reports').check();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('The invitation to Niina New is on its way.')).toBeVisible();
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();

  await expect.poll(() => mailsTo('niina@e2e.example').length, { timeout: POLLS_MS }).toBe(1);
  // Long lines are broken in mails.
  const [mail = ''] = mailsTo('niina@e2e.example').map((text) => text.replace(/=\r?\n/g, ''));
  const [link = ''] = /\/invitation\/\S+/.exec(mail) ?? [];
  const other = await browser.newContext();
  const invited = await other.newPage();
  await invited.goto(link);
  await expect(invited.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await invited.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await invited.getByLabel('New password confirmation').fill(PASSWORD);
  await invited.getByRole('button', { name: 'Set the password' }).click();
  await invited.getByLabel('Email').fill('niina@e2e.example');
  await invited.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await invited.getByRole('button', { name: 'Login', exact: true }).click();
  // A message that nobody may miss can be faster than the page below it.
  const message = invited.getByRole('dialog', { name: /essage/ });
  await expect(userMenu(invited).or(message).first()).toBeVisible();
  await other.close();

  await page.reload();
  const row = page.locator('[data-setting-row]').filter({ hasText: 'niina@e2e.example' });
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await expect(row.getByText(/^Signed in/)).toBeVisible();
  await page.getByRole('button', { name: 'Actions: Niina New' }).click();
  await page.getByRole('menuitem', { name: 'Remove from the organisation' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Remove from the organisation' })
    .click();
  await expect(page.getByText('Niina New has been removed from the organisation.')).toBeVisible();
  await expect(page.getByText(/niina@e2e.example ·/)).toHaveCount(0);
});
