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

test('the first screen shows the objectives, the main target and figures of the level below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, demoManager());
  const main = page.locator('[data-group-id]').first();
  const next = page.locator('[data-group-id]').nth(2).getByRole('meter').first();
  await expect(next).toBeInViewport({ ratio: 1 });
  const objectives = page.getByRole('region', { name: 'Objectives' }).getByRole('listitem').first();
  const boxes = await Promise.all([objectives, main].map((one) => one.boundingBox()));
  // The lines between them are as high as the specification says, and no higher.
  expect((boxes[1]?.y ?? 0) - (boxes[0]?.y ?? 0) - (boxes[0]?.height ?? 0)).toBeCloseTo(140, 0);
});

test('objectives are shown', async ({ page }) => {
  await openAs(page, north);
  await expect(page.getByRole('heading', { name: 'Light for everyone' })).toBeVisible();
  await expect(page.getByText('Every customer is served in two days.')).toBeVisible();
});

test('the first level is open; groups expand one by one, all at once, and collapse', async ({
  page,
}) => {
  await openAs(page, north);
  const inner = ['More sales', 'Lower costs'];
  const freight = group(page, 'Cheaper freight');
  for (const title of ['Profitable growth', ...inner])
    await expect(group(page, title)).toBeVisible();
  await expect(freight).toHaveCount(0);
  await expect(page).toHaveURL('/');

  await page.getByRole('button', { name: 'Show the groups under Lower costs' }).click();
  await expect(freight).toBeVisible();
  const expandAll = page.getByRole('button', { name: 'Expand all' });
  await expect(expandAll).toBeDisabled();

  const collapseAll = page.getByRole('button', { name: 'Collapse all' });
  await collapseAll.click();
  for (const title of inner) await expect(group(page, title)).toHaveCount(0);
  await expect(collapseAll).toBeDisabled();
  // Nothing open is another state than the default, also after a reload.
  await expect(page).toHaveURL('/?opened-groups=-');
  await page.reload();
  await expect(group(page, 'Profitable growth')).toBeVisible();
  for (const title of inner) await expect(group(page, title)).toHaveCount(0);

  await expandAll.click();
  await expect(freight).toBeVisible();
  // What was added begins in sight.
  await expect(group(page, 'More sales')).toBeInViewport({ ratio: 0.9 });
});

test('targets are counted by their standing, and each standing is a filter', async ({ page }) => {
  await openAs(page, north);
  const summary = page.getByRole('group', { name: 'Filter targets' });
  await expect(summary.getByRole('button', { name: '4 targets' })).toBeVisible();
  await expect(summary).toContainText(/\w+ \d{4}, verified/);
  const behind = summary.getByRole('button', { name: /behind/ });
  const count = Number((await behind.textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await behind.click();
  await expect(page).toHaveURL('/?standing=behind');
  const left = page.locator('main [data-target-id]');
  await expect(left).toHaveCount(count);
  await expect(left.first()).toBeInViewport();
  await expect(page.getByRole('meter', { name: 'Monthly result' })).toHaveCount(0);
  // What only leads to them is faint and says why.
  await expect(group(page, 'Profitable growth')).toContainText('1 other target hidden');
  await summary.getByRole('button', { name: '4 targets' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('meter', { name: 'Monthly result' })).toBeVisible();
});

test('the list shows every target with its change and twelve months', async ({ page }) => {
  await openAs(page, north);
  await page.getByText('List', { exact: true }).click();
  await expect(page).toHaveURL('/?view=list');
  const row = page
    .getByRole('table', { name: 'Targets' })
    .getByRole('row')
    .filter({ hasText: 'Monthly result' });
  await expect(row).toContainText(/at least 400\.00.€/);
  await expect(row).toContainText(/\+400\.0.%/);
  await expect(row.getByRole('img', { name: /^Monthly result over twelve months/ })).toBeVisible();
  // Kept on a reload, and on a return by the menu.
  await page.reload();
  await expect(row).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Roadmap' }).click();
  await expect(page).toHaveURL('/roadmap');
  await menu.getByRole('link', { name: 'Strategy' }).click();
  await expect(row).toBeVisible();
  await expect(page).toHaveURL('/?view=list');
});

test('a wide tree is drawn so that it fits, and at full size when asked', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, demoManager());
  const frame = page.getByRole('region', { name: 'Targets', exact: true });
  const overflow = () => frame.evaluate((one) => one.scrollWidth - one.clientWidth);
  const second = page.locator('[data-group-id]').nth(1);
  await expect(second).toBeVisible();
  await expect.poll(overflow).toBe(0);
  await page.getByRole('button', { name: 'Zoom to 100 %' }).click();
  await expect(page).toHaveURL('/?size=full');
  await expect.poll(overflow).toBeGreaterThan(0);
  // As wide as the specification says.
  expect((await second.boundingBox())?.width).toBeGreaterThan(399);
  await page.goBack();
  await expect.poll(overflow).toBe(0);
});

test('what is furthest behind is named with the share that is reached, opens its details, and leads to all', async ({
  page,
}) => {
  await openAs(page, demoManager());
  const line = page.getByRole('group', { name: /^Furthest behind/ });
  const worst = line.getByRole('button').first();
  await expect(worst).toHaveAccessibleName(/\d\s%$/);
  await worst.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await line.getByRole('button', { name: /^Show all \d+$/ }).click();
  const table = page.getByRole('table', { name: 'Targets' });
  await expect(table.getByRole('columnheader', { name: 'Percent done' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page).toHaveURL('/?view=list&standing=behind&sort=progress');
});

test('five objectives stand in rows where they do not fit side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAs(page, demoManager(), '/?view=tree');
  const cards = page.getByRole('region', { name: 'Objectives' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const boxes = await cards.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().toJSON()),
  );
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBeGreaterThan(1);
  for (const { right } of boxes) expect(right).toBeLessThanOrEqual(1024);
});

test('where a tree would push the figures down, they are listed first', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAs(page, demoManager());
  const meter = page.getByRole('table').getByRole('meter').first();
  await expect(meter).toBeVisible();
  expect((await meter.boundingBox())?.y).toBeLessThan(480);
  // Owners by name.
  await expect(page.getByText('Aino Virtanen').first()).toBeVisible();
});

test('on a phone figures come early, in low rows with targets that a finger hits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, demoManager());
  const rows = page.locator('main tr[data-target-id]');
  await expect(rows.nth(2).getByRole('img')).toBeVisible();
  const boxes = await rows.evaluateAll((all) =>
    all.slice(0, 3).map((row) => row.getBoundingClientRect().toJSON()),
  );
  expect(boxes[0].top).toBeLessThan(320);
  // Two lines of words at most: what is missing, and the change.
  for (const { height } of boxes) expect(height).toBeLessThan(112);
  const details = await rows.first().getByRole('button').boundingBox();
  expect(Math.min(details?.width ?? 0, details?.height ?? 0)).toBeGreaterThanOrEqual(40);
});

test('a past year can be chosen as a whole', async ({ page }) => {
  await openAs(page, demoManager());
  const summary = page.getByRole('group', { name: 'Filter targets' });
  await expect(summary).toContainText(/\w+ \d{4}, verified/);
  await page.getByRole('button', { name: /^Date: / }).click();
  const years = page.getByRole('grid', { name: 'Years' });
  const past = years.getByRole('gridcell').nth(-2);
  const year = (await past.textContent()) ?? '';
  await past.click();
  await expect(page).toHaveURL(`/?start-date=${year}-01-01&end-date=${year}-12-31`);
  await expect(page.getByRole('button', { name: `Date: ${year}` })).toBeVisible();
  await expect(summary).toContainText(year);
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
  await expect(dialog).toContainText('at least');
  await expect(fact('Compare value')).toHaveText('100.00 €');
  // The months of the values; each figure stands there once.
  const compareFormula = dialog
    .getByRole('term')
    .filter({ hasText: /^Compare formula · \w+ \d{4}$/ });
  await expect(compareFormula).toBeVisible();
  await expect(dialog.getByText(/125\.00.%/)).toHaveCount(1);
  await expect(dialog.getByRole('figure', { name: 'Twelve months' })).toBeVisible();
  await expect(fact('Percent done')).toHaveText(/125\.00.%/);
  await expect(
    dialog
      .getByRole('definition')
      .filter({ hasText: /^North result$/ })
      .first(),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Why did it change?' }).click();
  await expect(page.getByRole('dialog', { name: 'Why did it change?' })).toContainText(
    'North result',
  );
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

  // Opened by an address, the focus goes to the target where it is in sight.
  await page.goto(`/?target_id=${freight.id}&opened-groups=*`);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Freight costs', exact: true })).toBeFocused();

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
