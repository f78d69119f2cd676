import type { Locator, Page } from '@playwright/test';
import { group, openAs, signIn, submitSignIn } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { demoManager, fixtureUser } from '../support/users.js';

test.use({ viewport: { width: 360, height: 740 } });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('everything works at a width of 360 pixels', async ({ page }) => {
  await signIn(page, fixtureUser('north'));
  // Figures first: the list is the default here, and the objectives come after it.
  const list = page.getByRole('table', { name: 'Targets' });
  await expect(list.getByRole('link', { name: 'Monthly result' })).toBeVisible();
  const top = async (item: Locator) => (await item.boundingBox())?.y ?? Number.NaN;
  const objective = page.getByRole('heading', { name: 'Light for everyone' });
  expect(await top(list)).toBeLessThan(await top(objective));
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  // The environment's name is not cut.
  const name = page
    .getByRole('button', { name: /^Selected environment/ })
    .locator('span')
    .last();
  const cut = await name.evaluate((element) => [
    element.scrollWidth - element.clientWidth,
    element.scrollHeight - element.clientHeight,
  ]);
  expect(Math.max(...cut)).toBeLessThanOrEqual(1);

  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu).toBeHidden();
  const menuButton = page.getByRole('button', { name: /^(Open|Close) menu$/ });
  await menuButton.click();
  await expect(menu.getByRole('link', { name: 'Strategy' })).toBeFocused();
  await menuButton.click();
  await expect(menu).toBeHidden();
  await menuButton.click();
  await expect(menu.getByRole('link', { name: 'Strategy' })).toBeVisible();
  // A click beyond the menu closes it.
  await page.mouse.click(300, 500);
  await expect(menu).toBeHidden();

  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await bar.getByRole('link', { name: 'Logic' }).click();
  await expect(page).toHaveURL(/\/logic/);
  await bar.getByRole('link', { name: 'Strategy' }).click();
  await expect(bar.getByRole('link', { name: 'Strategy' })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Details of Monthly result' }).click();
  const dialog = page.getByRole('dialog', { name: 'Monthly result' });
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await page.getByText('Tree', { exact: true }).click();
  await expect(group(page, 'Profitable growth')).toBeVisible();
  await expect(page).toHaveURL(/view=tree/);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('the sign-in stands in the middle, and stays there when something is said', async ({
  page,
}) => {
  await page.goto('/login');
  const [logo, sheet] = [
    page.locator('main > :nth-last-child(2)'),
    page.locator('main > :last-child'),
  ];
  const boxes = async () => [await logo.boundingBox(), await sheet.boundingBox()] as const;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [above, below] = await boxes();
  const end = (below?.y ?? 0) + (below?.height ?? 0);
  expect(Math.abs((above?.y ?? 0) - (740 - end))).toBeLessThanOrEqual(1);
  await submitSignIn(page, { ...fixtureUser('north'), password: 'not-this-one-at-all' });
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await boxes()).toEqual([above, below]);
});

test('a graph, its values and three months of the data map are on the first screen', async ({
  page,
}) => {
  await openAs(page, demoManager(), '/result');
  const plot = page.getByRole('application', { name: 'Result' });
  // The values are above the plot, each of them once; all of the plot can be seen.
  const drawing = plot.locator('svg.tavoite-chart-surface');
  await expect(drawing).toBeVisible();
  const box = await drawing.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(740 - 52);
  await expect(plot.getByText('vs target')).toBeVisible();
  await expect(plot.getByText('Revenue', { exact: true })).toHaveCount(1);

  // What can be done with it is two beside two, at the edges of the plot.
  const places = await Promise.all(
    ['Show as table', 'Comments', 'Save for a report', 'Download: Result'].map((name) =>
      page.getByRole('button', { name }).boundingBox(),
    ),
  );
  const edges = places.map((place) => Math.round(place?.x ?? Number.NaN));
  expect([edges[2], edges[3]]).toEqual([edges[0], edges[1]]);
  expect(places[1]?.y).toBe(places[0]?.y);
  expect(places[3]?.y).toBe(places[2]?.y);

  // The switches are folded behind what they say.
  await expect(page.getByText('Quarter', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await page.getByText('Cumulative', { exact: true }).click();
  await expect(page).toHaveURL(/cumulative=true/);
  await expect(page.getByRole('button', { name: 'Month, cumulative' })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await page.goto('/data-map?opened-terms=*');
  const map = page.getByRole('treegrid');
  await expect(map.getByRole('gridcell').first()).toBeVisible();
  const frame = await map.boundingBox();
  const right = (frame?.x ?? 0) + (frame?.width ?? 0) + 1;
  const title = await map.getByRole('columnheader', { name: 'Term' }).boundingBox();
  const months = await map
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.slice(1).map((head) => head.getBoundingClientRect()));
  const from = (title?.x ?? 0) + (title?.width ?? 0) - 1;
  expect(months.filter(({ left, right: end }) => left >= from && end <= right)).toHaveLength(3);
  // In one row, each large enough for a finger; what is not used daily is in a menu, in words.
  const tools = ['Columns', 'Actions'].map((name) => page.getByRole('button', { name }));
  const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
  expect(new Set(boxes.map((tool) => Math.round(tool?.y ?? Number.NaN))).size).toBe(1);
  for (const tool of boxes) expect(tool?.height).toBeGreaterThanOrEqual(40);
  await page.getByRole('button', { name: 'Actions' }).click();
  for (const name of ['Collapse all', 'Comments', 'Save for a report', 'Download CSV'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Comments' }).click();
  await expect(page.getByRole('dialog', { name: 'Comments' })).toBeVisible();
});

test('the figures of the data map begin in the first quarter of a phone, and its key takes one line', async ({
  page,
}) => {
  await openAs(page, demoManager(), '/data-map');
  const map = page.getByRole('treegrid');
  await expect(map.getByRole('gridcell').first()).toBeVisible();
  const legend = page.getByRole('button', { name: 'Legend' });
  await expect(legend).toBeVisible();
  const frame = await map.boundingBox();
  expect(frame?.y).toBeLessThan(740 / 4);
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeGreaterThan(740 - 52 - 36);
  await legend.click();
  const key = page.getByRole('dialog', { name: 'Legend' });
  for (const words of ['Actual', 'Estimate', 'Far behind', 'No data'])
    await expect(key.getByText(words)).toBeVisible();
});

test('notifications and reports have one row of tools below their titles', async ({ page }) => {
  for (const [path, search] of [
    ['/notifications', 'Search notifications'],
    ['/reports', 'Search reports'],
  ] as const) {
    await openAs(page, demoManager(), path);
    const find = page.getByRole('button', { name: search });
    await expect(find).toBeEnabled();
    const first = page.locator('main [role="article"], main article').first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(740 / 4);
    await find.click();
    await expect(page.getByRole('searchbox', { name: search })).toBeFocused();
  }
});
