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

test('a page whose code cannot be fetched opens by itself later, without loading all again', async ({
  page,
}) => {
  await signIn(page, fixtureUser('north'));
  await expect(group(page, 'Profitable growth')).toBeVisible();
  await page.evaluate(() => {
    // Loading all again has just been tried.
    sessionStorage.setItem('reloaded-for-code', String(Date.now()));
    document.documentElement.dataset.loaded = 'once';
  });
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Business logic' }).click();
  await expect(page.getByText('This page could not be loaded yet')).toBeVisible();
  await menu.getByRole('link', { name: 'Strategy' }).click();
  await expect(group(page, 'Profitable growth')).toBeVisible();
  await menu.getByRole('link', { name: 'Business logic' }).click();
  await page.unroute('**/assets/*.js');
  await expect(page.getByRole('heading', { level: 1, name: 'Business logic' })).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.locator('html')).toHaveAttribute('data-loaded', 'once');
});
