import type { Page } from '@playwright/test';
import { axeFindings, overflow } from '../support/accessibility.js';
import { openAs, signIn, submitSignIn, userMenu } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

const overlay = (page: Page, name: string) => page.getByRole('dialog', { name });

test('forced messages cover the screen after sign-in, each of them once', async ({ page }) => {
  const user = fixtureUser('newcomer');
  await page.goto('/');
  await submitSignIn(page, user);
  const first = overlay(page, 'Message 1 of 2');
  await expect(first.getByRole('heading', { name: 'Welcome to the demo' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const second = overlay(page, 'Message 2 of 2');
  await expect(second.getByRole('heading', { name: 'A break on Sunday' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The page has both, and those that cover nothing.
  await page.getByRole('link', { name: 'System messages, unread messages' }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(page.getByRole('article', { name: /^How the demo/ }).getByText('New')).toBeVisible();
  await expect(cards.getByText('New')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'System messages', exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await expect(cards).toHaveCount(3);
  await expect(cards.getByText('New')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone, in Finnish, a tap anywhere dismisses them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, fixtureUser('arrival'));
  const first = overlay(page, 'Viesti 1/2');
  await expect(first.getByRole('heading', { name: 'Tervetuloa demoon' })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await first.getByRole('paragraph').first().click();
  const second = overlay(page, 'Viesti 2/2');
  await expect(second.getByText('Palaamme kello yhdeksän.')).toBeVisible();
  const marked = page.waitForResponse(
    (response) => response.url().endsWith('/system_messages/mark_as_read/') && response.ok(),
  );
  await page.mouse.click(20, 20);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await marked;
  await page.goto('/system-messages');
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('who has read them is not stopped', async ({ page }) => {
  await signIn(page, fixtureUser('north'));
  await expect(userMenu(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
