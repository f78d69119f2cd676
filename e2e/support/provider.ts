import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { freePort } from '../../scripts/product.mjs';
import { expect } from './test.js';

const SERVER = fileURLToPath(new URL('../../packages/server', import.meta.url));
const CLIENT_ID = 'tavoite';
const CLIENT_SECRET = 'the secret of the client';
const TENANT = '11111111-2222-4333-8444-555555555555';

/** A provider in a process of its own, which plays Google and Microsoft as well. */
export interface TestProvider {
  readonly url: string;
  /** What makes a product use it. */
  readonly env: Record<string, string>;
  /** Changes how it behaves from now on. */
  behave(behaviour: Record<string, unknown>): Promise<void>;
  stop(): void;
}

/** @param origin of the product, which users are sent back to */
export async function startProvider(origin: string): Promise<TestProvider> {
  const port = await freePort();
  const settings = { port, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET };
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', join('test', 'oidc-provider.ts')],
    {
      cwd: SERVER,
      env: { ...process.env, OIDC_TEST: JSON.stringify({ ...settings, tenant: TENANT, origin }) },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  if (!child.stdout) throw new Error('The provider has no output');
  const [url] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => {
      throw new Error('The provider ended at its start');
    }),
  ])) as [string];
  const client = (name: string) => ({
    [`${name}_CLIENT_ID`]: CLIENT_ID,
    [`${name}_CLIENT_SECRET`]: CLIENT_SECRET,
  });
  return {
    url,
    env: {
      ...client('OIDC'),
      OIDC_ISSUER: url,
      OIDC_NAME: 'Works',
      ...client('MICROSOFT'),
      MICROSOFT_TENANT: TENANT,
      MICROSOFT_AUTHORITY_URL: url,
      ...client('GOOGLE'),
      GOOGLE_AUTHORIZATION_URL: `${url}/google/auth`,
      GOOGLE_TOKEN_URL: `${url}/google/token`,
      GOOGLE_TOKEN_INFO_URL: `${url}/google/token-info`,
      GOOGLE_KEYS_URL: `${url}/google/jwks`,
    },
    async behave(behaviour) {
      const { ok } = await fetch(`${url}/test`, {
        method: 'POST',
        body: JSON.stringify(behaviour),
      });
      if (!ok) throw new Error('The provider refuses to behave so');
    },
    stop: () => {
      child.kill('SIGKILL');
    },
  };
}

/**
 * Begins with a button of the product, signs in at the provider's own pages, and consents or cancels.
 * The provider has forgotten who was there before.
 */
export async function throughProvider(
  page: Page,
  button: Locator,
  account: string,
  { refuses = false }: { refuses?: boolean } = {},
): Promise<void> {
  // Its pages ask for a font of the web.
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.context().clearCookies();
  await button.click();
  await page.getByPlaceholder('Enter any login').fill(account);
  const provider = new URL(page.url()).origin;
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  const consent = page.getByRole('button', { name: 'Continue' });
  // Who has consented before is sent back at once.
  const isBack = () => new URL(page.url()).origin !== provider;
  await expect.poll(async () => isBack() || (await consent.isVisible())).toBe(true);
  if (isBack()) return;
  if (refuses) await page.getByRole('link', { name: /Cancel/ }).click();
  else await consent.click();
}
