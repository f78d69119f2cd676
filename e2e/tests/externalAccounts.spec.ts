import type { Page } from '@playwright/test';
import {
  freePort,
  type Product,
  removeFolder,
  startProduct,
  temporaryFolder,
} from '../../scripts/product.mjs';
import { axeFindings } from '../support/accessibility.js';
import { submitSignIn, userMenu } from '../support/actions.js';
import { startProvider, type TestProvider, throughProvider } from '../support/provider.js';
import { expect, test } from '../support/test.js';

/*
 * In a browser, against a provider that nobody here has written (oidc-provider): its own pages to
 * sign in and to consent, its own tokens and keys.
 */
const START_MS = 60_000;
const PROVIDERS = [
  { name: 'Google', path: '/connect-google' },
  { name: 'Microsoft', path: '/connect-azure' },
  { name: 'Works', path: '/connect-oidc' },
];

let provider: TestProvider;
let product: Product;
let folder: string;

test.describe.configure({ mode: 'serial', timeout: 3 * START_MS });
test.beforeAll(async () => {
  folder = temporaryFolder();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  provider = await startProvider(url);
  const accounts = ['alice', 'bob', 'carol'].map((name, i) => [
    name,
    {
      email: `${name}@works.example`,
      email_verified: true,
      name,
      oid: `00000000-0000-4000-8000-00000000000${i + 1}`,
    },
  ]);
  await provider.behave({ accounts: Object.fromEntries(accounts) });
  product = await startProduct({
    dataFolder: folder,
    port,
    env: { ...provider.env, TAVOITE_URL: url },
  });
});
test.afterAll(async () => {
  provider?.stop();
  await product?.kill();
  removeFolder(folder);
});

/** Has all flags. */
const owner = () => product.demoUsers[0] ?? { email: '', password: '' };
const loginWith = (page: Page, name: string) =>
  page.getByRole('button', { name: `Login with ${name}` });

test('each account is linked and unlinked', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  // Nobody is made or found by the address of an account.
  await throughProvider(page, loginWith(page, 'Works'), 'alice');
  await expect(page.getByText(/is not linked/).first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await axeFindings(page)).toEqual([]);

  await submitSignIn(page, owner());
  // The welcome that covers the screen.
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(userMenu(page)).toBeVisible();
  for (const { name, path } of PROVIDERS) {
    await page.goto(product.url + path);
    const link = page.getByRole('button', { name: new RegExp(`with ${name}`, 'i') });
    await throughProvider(page, link, 'alice');
    const linked = page.getByText(`Your ${name} account has been linked.`);
    await expect(linked.first()).toBeVisible();
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  }
  await page.goto(`${product.url}/account`);
  const card = page.getByRole('region', { name: 'Linked accounts' });
  await expect(card.getByRole('button', { name: /^Unlink/ })).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await card.getByRole('button', { name: 'Unlink: Google' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(card.getByRole('button', { name: /^Unlink/ })).toHaveCount(2);
});

for (const name of ['Works', 'Microsoft'])
  test(`a linked account of ${name} signs in; a foreign one does not`, async ({ page }) => {
    await page.goto(`${product.url}/login`);
    await throughProvider(page, loginWith(page, name), 'bob');
    await expect(page.getByText(/is not linked/).first()).toBeVisible();
    await throughProvider(page, loginWith(page, name), 'alice');
    await expect(userMenu(page)).toBeVisible();
  });

test('another address at a slow provider is still the same account', async ({ page }) => {
  await provider.behave({
    accounts: { alice: { email: 'married@works.example', email_verified: true, name: 'Alice' } },
    delayMs: 500,
  });
  await page.goto(`${product.url}/login`);
  await throughProvider(page, loginWith(page, 'Works'), 'alice');
  await expect(userMenu(page)).toBeVisible();
  await provider.behave({ delayMs: 0 });
});

test('a refused consent and a forged answer are said', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  await throughProvider(page, loginWith(page, 'Works'), 'carol', { refuses: true });
  await expect(page.getByText(/You did not allow the sign-in there/)).toBeVisible();
  await page.goto(`${product.url}/login?code=stolen&state=forged`);
  await expect(page.getByText(/was not begun in this tab/)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('the password still works while the provider is down', async ({ page }) => {
  await provider.behave({ down: true });
  await page.goto(`${product.url}/login`);
  await submitSignIn(page, owner());
  await expect(userMenu(page)).toBeVisible();
});
