import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { axeFindings, overflow } from '../support/accessibility.js';
import { signIn, submitSignIn, userMenu } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

const STEP_MS = 30_000;

/** The code of an app that has the key. The next one is taken, too, so that none is used twice. */
const codeOf = (key: string, which: 'now' | 'next') =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + (which === 'next' ? STEP_MS : 0),
  });

const card = (page: Page) => page.getByRole('region', { name: 'Two-step verification' });
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });
const codesOf = (page: Page) =>
  page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
const keyOf = async (page: Page) =>
  (await page
    .getByRole('list', { name: 'Key for the authenticator app' })
    .getByRole('listitem')
    .textContent()) ?? '';

async function openCard(page: Page) {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(card(page).getByText('Authenticator app')).toBeVisible();
}

async function signOut(page: Page) {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
}

/** As on a device that verifies its user by itself. */
async function haveAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether it is convinced from now on. */
    verifiesUser: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('an authenticator app is set up, and asked for at sign-in', async ({ page }) => {
  const user = fixtureUser('twofold');
  await signIn(page, user);
  await openCard(page);
  await card(page).getByRole('button', { name: 'Set up: Authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('The password is not right.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(
    dialog.getByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible();
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([]);
  const key = await keyOf(page);
  await codeField(page).fill(codeOf(key, 'now'));
  await codeField(page).press('Enter');
  await expect(codesOf(page)).toHaveCount(10);
  const codes = await codesOf(page).allTextContents();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download as a file' }).click();
  expect((await download).suggestedFilename()).toBe('tavoite-recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I have kept the codes' }).click();
  await expect(card(page).getByText('10 left.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await signOut(page);
  await submitSignIn(page, user);
  await expect(codeField(page)).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await codeField(page).fill('12345');
  await codeField(page).press('Enter');
  await expect(page.getByText('The code is not right.')).toBeVisible();
  await codeField(page).fill(codeOf(key, 'next'));
  await codeField(page).press('Enter');
  await expect(userMenu(page)).toBeVisible();

  await signOut(page);
  await submitSignIn(page, user);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const recovery = page.getByLabel('Recovery code', { exact: true });
  await recovery.fill(codes[0]?.toLowerCase() ?? '');
  await recovery.press('Enter');
  await expect(userMenu(page)).toBeVisible();
  await openCard(page);
  await expect(card(page).getByText('9 left.')).toBeVisible();
});

test('a passkey is the second step, and a sign-in of its own', async ({ page }) => {
  const user = fixtureUser('keeper');
  await haveAuthenticator(page);
  await signIn(page, user);
  await openCard(page);
  await card(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Work phone');
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(codesOf(page)).toHaveCount(10);
  await dialog.getByRole('button', { name: 'I have kept the codes' }).click();
  await expect(card(page).getByText('Passkey: Work phone')).toBeVisible();

  await signOut(page);
  await submitSignIn(page, user);
  await page.getByRole('button', { name: 'Continue with your passkey' }).click();
  await expect(userMenu(page)).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Login with a passkey' }).click();
  await page.getByRole('button', { name: 'Continue with your passkey' }).click();
  await expect(userMenu(page)).toBeVisible();

  await openCard(page);
  await card(page).getByRole('button', { name: 'Remove: Work phone' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page).getByText('Off', { exact: true })).toBeVisible();
});

test('who has to have a second factor is led to set one up', async ({ page }) => {
  await page.goto('/');
  await submitSignIn(page, fixtureUser('guarded'));
  await expect(page.getByText('Your organisation requires a second step')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(codeField(page)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await codeField(page).fill(codeOf(await keyOf(page), 'now'));
  await codeField(page).press('Enter');
  await expect(codesOf(page)).toHaveCount(10);
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'I have kept the codes' }).click();
  await expect(userMenu(page)).toBeVisible();
  await openCard(page);
  await expect(card(page).getByText('Your organisation requires two-step')).toBeVisible();
});

test('who has to have a second factor may make it a passkey', async ({ page }) => {
  const user = fixtureUser('house-guest');
  const device = await haveAuthenticator(page);
  await page.goto('/');
  await submitSignIn(page, user);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await overflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const add = page.getByRole('button', { name: 'Add a passkey' });
  await add.click();
  await expect(page.getByText('Give the passkey a name.')).toBeVisible();

  // The finger is not the right one: nothing is kept, and the ticket still works.
  await device.verifiesUser(false);
  await name.fill('Work phone');
  await add.click();
  await expect(page.getByRole('alert')).toContainText('The passkey was not used');
  await device.verifiesUser(true);
  await add.click();
  await expect(codesOf(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept the codes' }).click();
  await expect(userMenu(page)).toBeVisible();
  await openCard(page);
  await expect(card(page).getByText('Passkey: Work phone')).toBeVisible();

  // The only factor stays, for as long as one is required.
  await card(page).getByRole('button', { name: 'Remove: Work phone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByText(/requires two-step verification/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await signOut(page);
  await submitSignIn(page, user);
  await page.getByRole('button', { name: 'Continue with your passkey' }).click();
  await expect(userMenu(page)).toBeVisible();
});
