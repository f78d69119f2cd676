import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../../scripts/browser.mjs';
import type { DemoUser } from '../../scripts/product.mjs';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: LAUNCH_ARGS });
}

/** A session token, by the API. */
async function tokenOf(url: string, { email, password }: DemoUser): Promise<string> {
  const answer = await post(url, '/api/login/', { username: email, password });
  return ((await answer.json()) as { key: string }).key;
}

/**
 * Signs in as a user does and waits until the strategy screen shows its targets. Messages of the
 * provider are read before: a forced one would cover the first screen, once for each user.
 */
export async function signIn(page: Page, url: string, user: DemoUser): Promise<void> {
  await readSystemMessages(url, user);
  await page.goto(url);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('meter').first().waitFor();
}

async function readSystemMessages(url: string, user: DemoUser): Promise<void> {
  await post(url, '/api/system_messages/mark_as_read/', {}, await tokenOf(url, user));
}

async function post(url: string, path: string, body: object, token?: string): Promise<Response> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Token ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
