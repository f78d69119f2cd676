import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../../scripts/browser.mjs';
import type { DemoUser } from '../../scripts/product.mjs';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: LAUNCH_ARGS });
}

/** Signs in as a user does and waits until the strategy screen shows its targets. */
export async function signIn(page: Page, url: string, user: DemoUser): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('meter').first().waitFor();
}
