import type { Page } from '@playwright/test';
import { axeFindings, nameOf, overflow, useView, viewsOf } from '../support/accessibility.js';
import { openAs, tokenOf } from '../support/actions.js';
import { csvRows, download, monthOf, workbookRows } from '../support/files.js';
import { datesOf, monthKey, rangeQuery, written } from '../support/months.js';
import { expect, test } from '../support/test.js';
import { demoManager, fixtureUser } from '../support/users.js';

const north = fixtureUser('north');

const map = (page: Page) => page.getByRole('treegrid', { name: 'Data map' });
const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });
const figures = (page: Page, title: string) => row(page, title).getByRole('gridcell');

async function chooseFile(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('terms are rows and months columns, with actual figures bold and estimates italic', async ({
  page,
}) => {
  await openAs(page, north, `/data-map?${rangeQuery(-2, 0)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data map');
  await expect(map(page).getByRole('columnheader')).toHaveText([
    'Term Unit',
    written(-2),
    written(-1),
    written(0),
  ]);
  // Revenue 1,000, 1,200, 1,300 less costs 900, 700, 800; the last month is not verified.
  await expect(figures(page, 'North result')).toHaveText(['100.00', '500.00', '500.00']);
  const looks = figures(page, 'North result').evaluateAll((cells) =>
    cells.map((cell) => {
      const { fontStyle, fontWeight } = getComputedStyle(cell);
      return [fontStyle, Number(fontWeight) >= 600];
    }),
  );
  expect(await looks).toEqual([
    ['normal', true],
    ['normal', true],
    ['italic', false],
  ]);
  await expect(row(page, 'North revenue')).toHaveCount(0);
});

test('it opens with the current month in sight', async ({ page }) => {
  await openAs(page, demoManager(), '/data-map');
  await expect(page.getByRole('columnheader', { name: written(0), exact: true })).toBeInViewport();
  await expect.poll(() => map(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('without a period it goes from the start of last year to this month', async ({ page }) => {
  await openAs(page, north, '/data-map');
  const year = Number(monthKey(0).slice(0, 4));
  await expect(
    page.getByRole('button', { name: `Date: 01/${year - 1} – ${written(0)}` }),
  ).toBeVisible();
  await expect(page).toHaveURL('/data-map');
});

test('the address holds period, roots and open rows, and a reload keeps them', async ({ page }) => {
  await openAs(page, north, `/data-map?${rangeQuery(-2, 0)}`);
  await page.getByRole('button', { name: 'Expand: North result' }).click();
  await expect(figures(page, 'North costs')).toHaveText(['900.00', '700.00', '800.00']);
  await expect(page).toHaveURL(/opened-terms=result$/);
  await page.reload();
  await expect(row(page, 'North costs')).toBeVisible();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(row(page, 'North costs')).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(row(page, 'North costs')).toBeVisible();
  await expect(page).toHaveURL(/opened-terms=\*$/);
});

test('some terms can be shown, unknown ones are said, and there is a way back to all', async ({
  page,
}) => {
  await openAs(page, north, '/data-map?keys=costs,%3Cb%3Ex,revenue');
  await expect(map(page).getByRole('rowheader')).toHaveText([/North costs/, /North revenue/]);
  await expect(page.getByText('Not in this environment: <b>x')).toBeVisible();
  await page.getByRole('link', { name: 'Show all terms' }).click();
  await expect(map(page).getByRole('rowheader')).toHaveText([/North result/]);
  await expect(page).toHaveURL('/data-map');
});

test('the graph page leads to its terms in the data map', async ({ page }) => {
  await openAs(page, north, `/result-and-revenue?${rangeQuery(-2, -1)}`);
  await page.getByRole('link', { name: 'Show in data map' }).click();
  await expect(page).toHaveURL(/\/data-map\?keys=result,revenue/);
  await expect(map(page).getByRole('rowheader')).toHaveText([/North result/, /North revenue/]);
});

test('everything works by keyboard; a figure leads to how it came about', async ({ page }) => {
  await openAs(page, north, `/data-map?${rangeQuery(-2, 0)}`);
  await page.getByRole('button', { name: 'Download' }).focus();
  await page.keyboard.press('Tab');
  await expect(map(page).getByRole('rowheader').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'North revenue')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(figures(page, 'North revenue').first()).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('North revenue');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(figures(page, 'North revenue').first()).toBeFocused();
});

test('the page does not scroll, the map does', async ({ page }) => {
  await openAs(page, demoManager(), '/data-map?opened-terms=*');
  const first = map(page).locator('[role="row"][aria-rowindex="2"]');
  await expect(first).toBeVisible();
  const heights = await page
    .getByRole('main')
    .evaluate((main) => [
      main.scrollHeight - main.clientHeight,
      document.documentElement.scrollHeight - document.documentElement.clientHeight,
    ]);
  expect(heights).toEqual([0, 0]);
  const heading = map(page).getByRole('columnheader').first();
  const before = await heading.boundingBox();
  await map(page).evaluate((element) => {
    element.scrollTop = 600;
  });
  await expect(first).not.toBeInViewport();
  expect(await heading.boundingBox()).toEqual(before);
});

test('the files hold the whole map as the API tells it, closed rows too', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Token ${await tokenOf(request, north)}` };
  const answer = await request.get('/api/data/get_data_map/', {
    headers,
    params: datesOf(-2, 1),
  });
  const { result } = await answer.json();
  const months = [-2, -1, 0, 1].map(monthKey);
  const rows = [
    { level: 1, key: 'result', node: result },
    { level: 2, key: 'revenue', node: result.children.revenue },
    { level: 2, key: 'costs', node: result.children.costs },
  ];

  await openAs(page, north, `/data-map?${rangeQuery(-2, 1)}`);
  await expect(row(page, 'North result')).toBeVisible();
  const csv = await download(page, () => chooseFile(page, 'Download CSV'));
  expect(csv.name).toBe('northern_lights_ltd.csv');
  expect(csvRows(csv.bytes)).toEqual([
    ['Level', 'Key', 'Term', 'Unit', ...months],
    ...rows.map(({ level, key, node }) => [
      String(level),
      key,
      node.title,
      node.unit,
      ...months.map((month) => String(node.values[month].value)),
    ]),
  ]);

  const xlsx = await download(page, () => chooseFile(page, 'Download XLSX'));
  expect(xlsx.name).toBe('northern_lights_ltd.xlsx');
  const [headings, ...lines] = workbookRows(xlsx.bytes);
  const [level, key, term, unit, ...dates] = headings?.map(({ value }) => value) ?? [];
  expect([level, key, term, unit]).toEqual(['Level', 'Key', 'Term', 'Unit']);
  expect(dates.map(monthOf)).toEqual(months);
  expect(lines.map((line) => line.slice(4))).toEqual(
    rows.map(({ node }) =>
      months.map((month) => ({
        value: node.values[month].value,
        isItalic: !node.values[month].verified,
      })),
    ),
  );
});

test('a figure is the same on card, chart, table, data map, in files and in the API', async ({
  page,
  request,
}) => {
  test.slow();
  const headers = { authorization: `Token ${await tokenOf(request, north)}` };
  const range = datesOf(-2, 0);
  const points = await request.get('/api/data/', { headers, params: { keys: 'result', ...range } });
  const { results } = (await points.json()) as { results: { value: number }[] };
  const values = results.map(({ value }) => value);
  expect(values).toEqual([100, 500, 500]);
  const shown = values.map((value) => value.toFixed(2));

  await openAs(page, north, `/data-map?${rangeQuery(-2, 0)}`);
  await expect(figures(page, 'North result')).toHaveText(shown);
  const mapFile = await download(page, () => chooseFile(page, 'Download XLSX'));
  const mapRow = workbookRows(mapFile.bytes).find(([, key]) => key?.value === 'result');
  expect(mapRow?.slice(4).map(({ value }) => value)).toEqual(values);

  await page.goto(`/result-and-revenue?${rangeQuery(-2, 0)}`);
  await page.getByRole('button', { name: 'Show as table' }).click();
  const table = page.getByRole('table');
  for (const [index, value] of shown.entries()) {
    await expect(
      table
        .getByRole('row', { name: new RegExp(written(index - 2)) })
        .getByRole('cell')
        .first(),
    ).toContainText(value);
  }
  const save = (name: string) => async () => {
    await page.getByRole('button', { name: 'Download: Result and revenue' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const chartCsv = await download(page, save('Table (CSV)'));
  expect(chartCsv.name).toMatch(/^result_and_revenue_\d{4}-\d\d_\d{4}-\d\d\.csv$/);
  const [titles, ...lines] = csvRows(chartCsv.bytes);
  const column = titles?.findIndex((title) => title.startsWith('North result')) ?? -1;
  expect(lines.map((line) => [line[0], Number(line[column])])).toEqual(
    values.map((value, index) => [written(index - 2), value]),
  );
  expect(lines.map((line) => line[column + 1])).toEqual(['actual', 'actual', 'estimate']);
  const chartXlsx = await download(page, save('Table (XLSX)'));
  const cells = workbookRows(chartXlsx.bytes).slice(1);
  expect(cells.map((line) => line[column])).toEqual([
    { value: 100, isItalic: false },
    { value: 500, isItalic: false },
    { value: 500, isItalic: true },
  ]);
  const svg = await download(page, save('Picture (SVG)'));
  expect(svg.bytes.toString('utf8')).toContain('North result');
  const png = await download(page, save('Picture (PNG)'));
  expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');

  for (const [index, value] of shown.entries()) {
    await page.goto(`/result-and-revenue?view=numbers&${rangeQuery(index - 2, index - 2)}`);
    await expect(page.getByRole('region', { name: 'North result' })).toContainText(value);
  }
});

for (const view of viewsOf([360, 1440])) {
  test(`axe finds nothing: ${nameOf(view)}`, async ({ page }) => {
    await useView(page, view, 800);
    await openAs(page, demoManager(), `/data-map?theme=${view.theme}&opened-terms=*`);
    await expect(page.locator('html')).toHaveAttribute('lang', view.language);
    await expect(page.getByRole('treegrid')).toBeVisible();
    await page.getByRole('gridcell').nth(1).click();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}
