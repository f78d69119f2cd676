import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.js';
import type { Credentials } from './users.js';

/** Fills the sign-in page that is open, in English, and sends it. */
export async function submitSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs in as a user does, from the front page. */
export async function signIn(page: Page, user: Credentials): Promise<void> {
  await page.goto('/');
  await submitSignIn(page, user);
  await expect(userMenu(page)).toBeVisible();
}

/** A session token, by the API. */
export async function tokenOf(request: APIRequestContext, user: Credentials): Promise<string> {
  const response = await request.post('/api/login/', {
    data: { username: user.email, password: user.password },
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { key: string }).key;
}

/** Opens a path signed in, without the sign-in page: the token is where the app keeps it. */
export async function openAs(page: Page, user: Credentials, path = '/'): Promise<void> {
  const token = await tokenOf(page.request, user);
  await page.addInitScript((key) => {
    // Only once: a reload after the session has ended must not bring it back.
    if (sessionStorage.getItem('e2e-signed-in')) return;
    sessionStorage.setItem('e2e-signed-in', 'true');
    sessionStorage.setItem('API_TOKEN', key);
  }, token);
  await page.goto(path);
}

export const userMenu = (page: Page) => page.getByRole('button', { name: /^Signed in: / });

export const environmentSelector = (page: Page) =>
  page.getByRole('button', { name: /^Selected environment: / });

export async function chooseInUserMenu(page: Page, name: string): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** A target group's card, by its title. */
export const group = (page: Page, title: string) => page.getByRole('article', { name: title });
