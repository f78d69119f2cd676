import type { Page } from '@playwright/test';
import { axeFindings, nameOf, overflow, useView, viewsOf } from '../support/accessibility.js';
import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { demoManager, fixtureUser } from '../support/users.js';

const PAGES = ['/result', '/sales?grouping=quarter', '/balanced-view', '/result?view=numbers'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const plot = (page: Page) => page.getByRole('application');
const isLoaded = async (page: Page) => {
  await expect(plot(page).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};
for (const view of viewsOf([1440, 360])) {
  test(`graphs and numbers fit, and axe finds nothing: ${nameOf(view)}`, async ({ page }) => {
    test.slow();
    await useView(page, view);
    await openAs(page, demoManager(), '/change-password');
    for (const path of PAGES) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}theme=${view.theme}`);
      await expect(page.locator('html')).toHaveAttribute('lang', view.language);
      await expect(page.locator('html')).toHaveAttribute('data-theme', view.theme);
      await isLoaded(page);
      // A chart is as wide as before until it has measured its place again.
      await expect.poll(() => overflow(page), path).toBe(0);
      expect([path, await axeFindings(page)]).toEqual([path, []]);
    }
  });
}

test('a target leads to its graph, the graph to its rows in the data map', async ({ page }) => {
  await openAs(page, demoManager());
  await page.getByRole('link', { name: 'Revenue', exact: true }).first().click();
  await expect(page).toHaveURL('/result');
  await expect(heading(page)).toHaveText('Result');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(/^Actuals until \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await isLoaded(page);
  await page.getByRole('link', { name: 'Show in data map' }).click();
  await expect(page).toHaveURL(
    /\/data-map\?keys=revenue,gross_profit,operating_profit,operating_margin_percent&start-date=/,
  );
});

test('the address is the state of the page', async ({ page }) => {
  await openAs(page, demoManager(), '/sales');
  await isLoaded(page);
  await page.getByText('Quarter', { exact: true }).click();
  await page.getByText('Cumulative', { exact: true }).click();
  await page.getByRole('button', { name: 'Maintenance', exact: true }).click();
  await page.getByRole('slider', { name: 'Start of the range' }).focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(
    /\/sales\?grouping=quarter&cumulative=true&filtered-keys=sales_maintenance&start-date=/,
  );
  await isLoaded(page);
  const seen = async () => {
    await isLoaded(page);
    await page.getByRole('button', { name: 'Show as table' }).click();
    return page.getByRole('table').textContent();
  };
  const before = await seen();
  expect(before).not.toContain('Maintenance');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Quarter', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Cumulative' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Maintenance', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(await seen()).toBe(before);
});

test('a graph is read, filtered and asked by the keyboard alone', async ({ page }) => {
  await openAs(page, demoManager(), '/result');
  await isLoaded(page);
  // The legend is one stop, its arrows move between the terms.
  await page.getByRole('button', { name: 'Revenue', exact: true }).focus();
  // A target follows what it is the target of.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/result?filtered-keys=gross_profit');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/result');
  await page.keyboard.press('Tab');
  await expect(plot(page)).toBeFocused();
  await page.keyboard.press('End');
  const said = page.locator('figure [aria-live="polite"]');
  await expect(said).toHaveText(/^Revenue, \d\d\/\d{4}, .+\sk€, estimate$/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Revenue').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a click on a value of the graph tells how it came about', async ({ page }) => {
  await openAs(page, demoManager(), '/cash-and-capital');
  await isLoaded(page);
  const box = await plot(page).boundingBox();
  if (!box) throw new Error('The graph is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(plot(page)).toHaveCSS('cursor', 'pointer');
  await expect(plot(page).getByText('Click or Enter: how this figure came about')).toBeVisible();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('dialog', { name: 'How this figure came about' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the numbers are of the period and the terms of the graph', async ({ page }) => {
  const range = 'start-date=2026-01-01&end-date=2026-06-30';
  await openAs(page, demoManager(), `/result?filtered-keys=gross_profit&${range}`);
  await isLoaded(page);
  await page.getByText('Numbers', { exact: true }).click();
  await expect(page.getByRole('article', { name: 'Revenue' })).toContainText('vs previous year');
  await expect(page.getByText('compared with 01/2025 – 06/2025')).toBeVisible();
  // Said once for all of them.
  await expect(page.getByText(/^01\/2026 – 06\/2026, /)).toBeVisible();
  await expect(page.getByText('Hidden by the legend of the graph: Gross profit.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Gross profit' })).toHaveCount(0);
  await page.getByText('Graph', { exact: true }).click();
  await isLoaded(page);
  await expect(page).toHaveURL(`/result?filtered-keys=gross_profit&${range}`);
});

test('a quarter that the range cuts is partial and no estimate', async ({ page }) => {
  const range = 'start-date=2025-02-01&end-date=2025-12-31';
  await openAs(page, demoManager(), `/cash-and-capital?grouping=quarter&${range}`);
  await isLoaded(page);
  await expect(page.getByText('Q 1/2025 partial: Feb–Mar (2/3)').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  const row = page.getByRole('row', { name: /^Q 1\/2025/ });
  await expect(row).toContainText('partial: Feb–Mar (2/3)');
  await expect(row).not.toContainText('estimate');
});

test('the figures of the numbers view say whether they are actual', async ({ page }) => {
  await openAs(page, demoManager(), '/result?view=numbers');
  const revenue = page.getByRole('article', { name: 'Revenue' });
  await expect(revenue).toContainText('actual');
  await expect(revenue).toContainText(/\d\.\d+\sM€/);
  // From the year to date, whose verified months count, to the whole year.
  await page.getByRole('button', { name: 'YTD' }).click();
  await expect(page).toHaveURL(/view=numbers&start-date=\d{4}-01-01&end-date=\d{4}-12-31$/);
  await expect(revenue).toContainText('estimate');
  await page.reload();
  await expect(revenue).toContainText('estimate');
});

test('graphs of the numbers view are drawn once they are scrolled near', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 160 });
  // Larger text puts the last figure further down than what is drawn in advance.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '150%';
    }),
  );
  await openAs(page, demoManager(), '/personnel?view=numbers');
  await isLoaded(page);
  const sections = page.locator('main section');
  // What its stack comes to, and its five terms.
  await expect(sections).toHaveCount(6);
  const last = sections.last().getByRole('application');
  await expect(last).toHaveCount(0);
  const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(last).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);
});

test('a range that is too short for its grouping says so', async ({ page }) => {
  const range = 'start-date=2026-01-01&end-date=2026-06-30';
  await openAs(page, demoManager(), `/result?grouping=fiscal&${range}`);
  await expect(page.getByText('choose at least 12 months')).toBeVisible();
  await page.goto(`/result?view=numbers&grouping=fiscal&${range}`);
  await expect(page.getByText('choose at least 12 months').first()).toBeVisible();
  await expect(page.getByRole('article', { name: 'Revenue' })).toContainText(/\d\.\d+\sM€/);
});

test('hostile addresses show the page as if they had said nothing', async ({ page }) => {
  const markup = encodeURIComponent('<img src=x onerror=alert(1)>,"');
  await openAs(
    page,
    demoManager(),
    `/result?start-date=0001-01-01&end-date=9999-12-31&grouping=week&filtered-keys=${markup}&opened-terms=${markup}`,
  );
  await isLoaded(page);
  await expect(page.getByRole('button', { name: 'Revenue', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('a link that was shared in the other language leads to the page', async ({ page }) => {
  await openAs(page, fixtureUser('reader'), '/result-and-revenue?cumulative=true');
  await expect(heading(page)).toHaveText('Tulos ja liikevaihto');
  await expect(page).toHaveURL('/tulos-ja-liikevaihto?cumulative=true');
  await isLoaded(page);
});
