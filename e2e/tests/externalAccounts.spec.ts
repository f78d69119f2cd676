import {
  freePort,
  type Product,
  removeFolder,
  startProduct,
  temporaryFolder,
} from '../../scripts/product.mjs';
import { axeFindings } from '../support/accessibility.js';
import { submitSignIn, userMenu } from '../support/actions.js';
import { atProvider, startProvider, type TestProvider } from '../support/provider.js';
import { expect, test } from '../support/test.js';

/*
 * In a browser, against a provider that nobody here has written (oidc-provider): its own pages to
 * sign in and to consent, its own tokens and keys.
 */
const START_MS = 60_000;
const PROVIDERS = [
  { name: 'Google', login: 'Login with Google', path: '/connect-google' },
  { name: 'Microsoft', login: 'Login with Microsoft', path: '/connect-azure' },
  { name: 'Works', login: 'Login with Works', path: '/connect-oidc' },
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

const [owner] = [() => product.demoUsers[0] ?? { email: '', password: '' }];

test('each account is linked, signs in, and is unlinked', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  // Not linked yet: said, and nobody is made or found by the address of the account.
  await page.getByRole('button', { name: 'Login with Works' }).click();
  await atProvider(page, 'alice');
  await expect(page.getByText(/is not linked/).first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await axeFindings(page)).toEqual([]);

  await submitSignIn(page, owner());
  await expect(userMenu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  for (const { name, path } of PROVIDERS) {
    await page.goto(product.url + path);
    await page.getByRole('button', { name: new RegExp(`with ${name}`, 'i') }).click();
    // The provider knows its user from before, and asks only for what is new.
    if (await page.getByPlaceholder('Enter any login').isVisible()) await atProvider(page, 'alice');
    await expect(
      page.getByText(new RegExp(`Your ${name} account has been linked`)).first(),
    ).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  }
  await page.goto(`${product.url}/account`);
  const card = page.getByRole('region', { name: 'Linked accounts' });
  await expect(card.getByRole('button', { name: /^Unlink/ })).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);
  await card.getByRole('button', { name: 'Unlink: Google' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(card.getByRole('button', { name: /^Unlink/ })).toHaveCount(2);
});

test('a linked account signs in; an account of someone else does not', async ({ page }) => {
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Login with Works' }).click();
  await atProvider(page, 'bob');
  await expect(page.getByText(/is not linked/).first()).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Login with Works' }).click();
  await atProvider(page, 'alice');
  await expect(userMenu(page)).toBeVisible();
});

test('a changed address at the provider is still the same account', async ({ page }) => {
  await provider.behave({
    accounts: { alice: { email: 'married@works.example', email_verified: true, name: 'Alice' } },
  });
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Login with Works' }).click();
  await atProvider(page, 'alice');
  await expect(userMenu(page)).toBeVisible();
});

test('a refused consent, a replayed answer and a provider that is down are said', async ({
  page,
}) => {
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Login with Works' }).click();
  await atProvider(page, 'carol', { refuses: true });
  await expect(page.getByText(/You did not allow/)).toBeVisible();

  await page.goto(`${product.url}/login?code=stolen&state=forged`);
  await expect(page.getByText(/was not begun here|not begun/i)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  await page.getByRole('button', { name: 'Login with Works' }).click();
  await page.getByPlaceholder('Enter any login').fill('alice');
  await page.getByPlaceholder('and password').fill('any');
  await provider.behave({ delayMs: 500 });
  await page.getByRole('button', { name: 'Sign-in' }).click();
  const consent = page.getByRole('button', { name: 'Continue' });
  await expect(consent.or(userMenu(page))).toBeVisible();
  if (await consent.isVisible()) await consent.click();
  await expect(userMenu(page)).toBeVisible();
  await provider.behave({ delayMs: 0, down: true });

  // The password still works.
  await page.context().clearCookies();
  await page.goto(`${product.url}/login`);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${product.url}/login`);
  await submitSignIn(page, owner());
  await expect(userMenu(page)).toBeVisible();
});
