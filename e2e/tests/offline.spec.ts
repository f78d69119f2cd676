import { group, signIn } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

test('a page opened without a connection opens when it is back', async ({ page, context }) => {
  await signIn(page, fixtureUser('north'));
  await expect(group(page, 'Profitable growth')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await context.setOffline(true);
  await menu.getByRole('link', { name: 'Business logic' }).click();
  await expect(page.getByText('This page could not be loaded yet')).toBeVisible();
  // The rest of the product is still there.
  await menu.getByRole('link', { name: 'Strategy' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Light for everyone' })).toBeVisible();
  await menu.getByRole('link', { name: 'Business logic' }).click();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Business logic' })).toBeVisible();
});

test('a page that a new release has moved is loaded from it', async ({ page }) => {
  await signIn(page, fixtureUser('north'));
  await expect(group(page, 'Profitable growth')).toBeVisible();
  let released = false;
  await page.route('**/assets/*.js', (route) =>
    released ? route.fallback() : route.fulfill({ status: 404 }),
  );
  page.on('framenavigated', () => {
    released = true;
  });
  await page.getByRole('link', { name: 'Business logic' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Business logic' })).toBeVisible();
  await expect(page).toHaveURL(/\/business-logic|\/logic/);
});
