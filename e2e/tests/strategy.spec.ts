import { group, openAs, tokenOf } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { demoManager, fixtureUser } from '../support/users.js';

const north = fixtureUser('north');

test.describe('the demo organisation', () => {
  test('shows objectives, target groups and meters in every state', async ({ page }) => {
    await openAs(page, demoManager());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strategy and targets');
    await page.getByRole('button', { name: 'Expand all' }).click();
    for (const status of ['low', 'mid', 'high', 'achieved', 'none']) {
      await expect(page.locator(`main [data-status="${status}"]`).first()).toBeVisible();
    }
  });
});

test('objectives are shown', async ({ page }) => {
  await openAs(page, north);
  await expect(page.getByRole('heading', { name: 'Light for everyone' })).toBeVisible();
  await expect(page.getByText('Every customer is served in two days.')).toBeVisible();
});

test('groups expand one by one, all at once, and collapse', async ({ page }) => {
  await openAs(page, north);
  const inner = ['More sales', 'Lower costs'];
  await expect(group(page, 'Profitable growth')).toBeVisible();
  for (const title of inner) await expect(group(page, title)).toHaveCount(0);

  await page.getByRole('button', { name: 'Show the groups under Profitable growth' }).click();
  for (const title of inner) await expect(group(page, title)).toBeVisible();
  await expect(group(page, 'Cheaper freight')).toHaveCount(0);

  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(group(page, 'Cheaper freight')).toBeVisible();

  await page.getByRole('button', { name: 'Collapse all' }).click();
  for (const title of [...inner, 'Cheaper freight']) {
    await expect(group(page, title)).toHaveCount(0);
  }
  await expect(group(page, 'Profitable growth')).toBeVisible();
});

test('an organisation without nested groups has nothing to expand', async ({ page }) => {
  await openAs(page, fixtureUser('south'));
  await expect(group(page, 'Southern growth')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Expand all' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Collapse all' })).toHaveCount(0);
});

test('a target shows its figures of the newest verified month', async ({ page }) => {
  await openAs(page, north);
  // Revenue 1,200 less costs 700 makes 500, of 400; the month before it was 100.
  const card = group(page, 'Profitable growth');
  await expect(card.getByRole('meter', { name: 'Monthly result' })).toHaveAttribute(
    'aria-valuetext',
    /125\.00.%, achieved/,
  );
  await card.getByRole('button', { name: 'Details of Monthly result' }).click();
  const dialog = page.getByRole('dialog', { name: 'Monthly result' });
  const fact = (name: string) =>
    dialog
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('+ dd');
  await expect(fact('Current value')).toHaveText('500.00 €');
  await expect(fact('Target value')).toHaveText('400.00 €');
  await expect(fact('Compare value')).toHaveText('100.00 €');
  await expect(fact('Percent done')).toHaveText(/125\.00.%/);
  await expect(
    dialog
      .getByRole('paragraph')
      .filter({ hasText: /^North result$/ })
      .first(),
  ).toBeVisible();
});

test('the address names the target whose dialog is open', async ({ page, request }) => {
  const headers = { authorization: `Token ${await tokenOf(request, north)}` };
  const targets = await (await request.get('/api/target/', { headers })).json();
  const freight = targets.results.find(({ title }: { title: string }) => title === 'Freight costs');
  await openAs(page, north, `/?target_id=${freight.id}`);
  const dialog = page.getByRole('dialog', { name: 'Freight costs' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');

  await page.goto(`/?target_id=${freight.id}`);
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(dialog).toBeHidden();
});

test('a target_id that is not there says so', async ({ page }) => {
  await openAs(page, north, '/?target_id=2000000000');
  await expect(page.getByText('The target was not found in this environment.')).toBeVisible();
  await expect(group(page, 'Profitable growth')).toBeVisible();
});

test('a target leads to its graph page', async ({ page }) => {
  await openAs(page, north);
  await page.getByRole('link', { name: 'Monthly result' }).click();
  await expect(page).toHaveURL(/^[^?]*\/result-and-revenue/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Result and revenue');
});

test('another month shows other figures and is remembered', async ({ page }) => {
  await openAs(page, north);
  const card = group(page, 'Profitable growth');
  const meter = card.getByRole('meter', { name: 'Monthly result' });
  await expect(meter).toHaveAttribute('aria-valuetext', /125\.00/);
  await page.getByRole('button', { name: 'YTD' }).click();
  await expect(meter).not.toHaveAttribute('aria-valuetext', /125\.00/);
  const text = await meter.getAttribute('aria-valuetext');
  // Another page and back: each page remembers its own selection.
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Roadmap' }).click();
  await expect(page).toHaveURL('/roadmap');
  await menu.getByRole('link', { name: 'Strategy' }).click();
  await expect(meter).toHaveAttribute('aria-valuetext', text ?? '');
});
