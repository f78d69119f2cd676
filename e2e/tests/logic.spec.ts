import type { Page } from '@playwright/test';
import { axeFindings, nameOf, useView, viewsOf } from '../support/accessibility.js';
import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { demoManager, fixtureUser } from '../support/users.js';

const north = fixtureUser('north');

/** First or last day of the month a given number of months from the current one, in the organisation's time zone. */
function day(months: number, end: boolean): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Helsinki' }).format();
  const [year = 0, month = 1] = today.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1 + months + (end ? 1 : 0), end ? 0 : 1));
  return date.toISOString().slice(0, 10);
}

/** The two verified months of the fixtures. */
const RANGE = `start-date=${day(-2, false)}&end-date=${day(-1, true)}`;

const node = (page: Page, title: string) =>
  page
    .getByRole('treeitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const transform = (page: Page) =>
  page.getByRole('tree').evaluate((tree: HTMLElement) => tree.style.transform);

test('terms show their values over the period, those below them when expanded', async ({
  page,
}) => {
  await openAs(page, north, `/logic?${RANGE}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business logic');
  const root = node(page, 'Northern Lights Ltd');
  await expect(root).toContainText('1 term');
  // Revenue 1,000 and 1,200 less costs 900 and 700, all verified.
  const result = node(page, 'North result');
  await expect(result).toContainText(/600\.00\s€/);
  await expect(result.getByRole('meter', { name: 'Monthly result' })).toBeVisible();
  await expect(node(page, 'North revenue')).toHaveCount(0);

  await result.getByRole('button', { name: 'Expand: North result' }).click();
  await expect(node(page, 'North revenue')).toContainText(/2\s200\.00\s€/);
  await expect(node(page, 'North costs')).toContainText(/1\s600\.00\s€/);
  await expect(node(page, 'North costs')).toContainText(/2\.67\s× North result/);
  await expect(node(page, 'North revenue')).not.toContainText('Estimate');

  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(node(page, 'North revenue')).toHaveCount(0);
});

test('the period is the newest verified month at first, and then what is chosen', async ({
  page,
}) => {
  await openAs(page, north, '/logic');
  await expect(page.getByRole('button', { name: /^Period: / })).toBeVisible();
  await page.getByRole('button', { name: 'YTD' }).click();
  await expect(page).toHaveURL(/\/logic\?start-date=\d{4}-01-01&end-date=\d{4}-\d\d-\d\d$/);
  const chosen = page.url();
  // Another page and back by the menu: this page remembers.
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Strategy' }).click();
  await menu.getByRole('link', { name: 'Business logic' }).click();
  await expect(page).toHaveURL(chosen);
  await page.goto(`/logic?${RANGE}`);
  await expect(page.getByRole('button', { name: /^Period: .*\d{4} – .*\d{4}/ })).toBeVisible();
});

test('cards begin at the root also when they come after the list', async ({ page }) => {
  await openAs(page, demoManager(), '/logic?view=list');
  await expect(page.getByText('Order backlog').first()).toBeVisible();
  await page.getByText('Cards', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Cards' })).toBeChecked();
  await expect(page.getByText('22 terms')).toBeInViewport();
});

test('an address leads to the same terms opened', async ({ page }) => {
  await openAs(page, north, `/logic?${RANGE}`);
  await node(page, 'North result').getByRole('button', { name: 'Expand: North result' }).click();
  await expect(page).toHaveURL(/[?&]opened-terms=/);
  const address = page.url();
  await page.reload();
  await expect(node(page, 'North revenue')).toBeVisible();
  expect(page.url()).toBe(address);
  await page.goto(`/logic?${RANGE}&opened-terms=result,no-such-term`);
  await expect(node(page, 'North revenue')).toBeVisible();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(page).toHaveURL(`/logic?${RANGE}`);
});

test('the tree stays where it was left', async ({ page }) => {
  await openAs(page, demoManager(), '/logic');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  const before = await transform(page);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => transform(page)).not.toBe(before);
  const saved = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('logic-tree-'));
      return key ? localStorage.getItem(key) : null;
    });
  await expect.poll(saved).not.toBeNull();
  const left = await transform(page);
  await page.reload();
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  expect(await transform(page)).toBe(left);
});

test('the tools say how large cards are, and go back to full size', async ({ page }) => {
  await openAs(page, demoManager(), '/logic');
  await page.getByRole('button', { name: 'Zoom out' }).click();
  const scale = page.getByRole('button', { name: /^71.%, Zoom to 100 %$/ });
  await scale.click();
  await expect(page.getByRole('button', { name: /^100.%, Zoom to 100 %$/ })).toBeVisible();
});

test('the root is in view at every width, also of a tree left at another one', async ({ page }) => {
  const isRootWhole = async () => {
    const root = await page.getByRole('treeitem').first().boundingBox();
    const tree = await page.getByRole('tree').locator('..').boundingBox();
    if (!root || !tree) return false;
    return root.x >= tree.x && root.x + root.width <= tree.x + tree.width && root.y >= tree.y;
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, demoManager(), '/logic');
  await expect.poll(isRootWhole).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(isRootWhole).toBe(true);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  const saved = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('logic-tree-')));
  await expect.poll(saved).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await expect.poll(isRootWhole).toBe(true);
});

test('as many terms stand side by side as are whole at full size', async ({ page }) => {
  const cut = () =>
    page.evaluate(() => {
      const stage = document.querySelector('[role=tree]')?.parentElement?.getBoundingClientRect();
      return [...document.querySelectorAll('[role=treeitem]')].filter(
        (item) => item.getBoundingClientRect().right > (stage?.right ?? 0),
      ).length;
    });
  const inFirstRow = () =>
    page.getByRole('treeitem').evaluateAll((items) => {
      const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[1]).length;
    });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, demoManager(), '/logic');
  await expect.poll(inFirstRow).toBe(3);
  expect(await cut()).toBe(0);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(inFirstRow).toBe(2);
  expect(await cut()).toBe(0);
});

test('the root and two rows of terms are whole at the usual size of a window', async ({ page }) => {
  await openAs(page, demoManager(), '/logic');
  await expect(node(page, 'New orders')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('treeitem').first()).toBeInViewport({ ratio: 1 });
});

test('a tree that is all open goes on below its root, and names every node from afar', async ({
  page,
}) => {
  await openAs(page, demoManager(), '/logic');
  await page.getByRole('button', { name: 'Expand all' }).click();
  const first = node(page, 'Operating profit').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Show the whole tree' }).click();
  // Every name is printed whole, over nothing else.
  const listed = page.locator('[data-go]');
  await expect(listed.first()).toHaveText('Havulinna Group');
  const narrow = await listed.evaluateAll(
    (names) => names.filter((name) => name.scrollWidth > name.clientWidth).length,
  );
  expect(narrow).toBe(0);
  // Of each parent there are as many children as it says.
  const missing = () =>
    page.getByRole('treeitem').evaluateAll((items) => {
      const sizes = items.map((item) => ({
        level: Number(item.getAttribute('aria-level')),
        position: Number(item.getAttribute('aria-posinset')),
        size: Number(item.getAttribute('aria-setsize')),
      }));
      const whole = sizes.reduce((sum, { position, size }) => sum + (position === 1 ? size : 0), 0);
      return whole - sizes.length;
    });
  await expect.poll(missing).toBe(0);
  const unnamed = await page
    .getByRole('treeitem')
    .evaluateAll(
      (items) =>
        items.filter((item) => !(item.getAttribute('aria-label') || item.textContent)).length,
    );
  expect(unnamed).toBe(0);
  await expect(page.getByRole('treeitem')).toHaveCount(await listed.count());
  // The switch says that this is the list, and so does the address; back leads to the cards.
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await expect(page).toHaveURL(/[?&]view=list/);
  await page.goBack();
  await expect(listed).toHaveCount(0);
  await page.goForward();
  await expect(listed.first()).toBeVisible();
  // A press leads to the card.
  await listed.getByText('Timber', { exact: true }).first().click();
  await expect(listed).toHaveCount(0);
  await expect(node(page, 'Timber').first()).toBeInViewport({ ratio: 1 });
});

test('everything can be done by keyboard', async ({ page }) => {
  await openAs(page, north, `/logic?${RANGE}`);
  await node(page, 'Northern Lights Ltd').focus();
  await page.keyboard.press('ArrowDown');
  await expect(node(page, 'North result')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(node(page, 'North revenue')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(node(page, 'North revenue')).toBeFocused();
  await page.keyboard.press('Tab');
  const actions = page.getByRole('button', { name: 'Actions of North revenue' });
  await expect(actions).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await page.keyboard.press('Tab');
  const used = node(page, 'North revenue').getByRole('button', { name: 'North result' });
  await expect(used).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Result and revenue' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/result-and-revenue?${RANGE}`);
});

test('what uses a term is gone to from its card', async ({ page }) => {
  await openAs(page, north, `/logic?${RANGE}&opened-terms=result`);
  await node(page, 'North revenue').getByRole('button', { name: 'North result' }).click();
  await expect(node(page, 'North result')).toBeFocused();
});

test('a search opens what is above a term and goes there', async ({ page }) => {
  await openAs(page, north, `/logic?${RANGE}`);
  await expect(node(page, 'North result')).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Find a term' });
  await field.fill('no such term');
  await expect(page.getByText('No term has this in its name.')).toBeVisible();
  await field.fill('north rev');
  await expect(page.getByRole('option').first()).toHaveText(/North revenue\s*North result/);
  await field.press('Enter');
  await expect(node(page, 'North revenue')).toBeFocused();
  await expect(node(page, 'North revenue')).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/[?&]opened-terms=/);
});

test('a search tells apart places of one name by what is above them', async ({ page }) => {
  await openAs(page, demoManager(), '/logic');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Find a term' }).fill('premises');
  const options = page.getByRole('option').filter({ hasText: /^Premises/ });
  await expect(options).toHaveText([
    /^Premises\s*Operating profit › Fixed costs$/,
    /^Premises\s*Cash flow › … › Operating profit › Fixed costs$/,
  ]);
});

test('terms without parts are folded, and what the root lists of them is opened', async ({
  page,
}) => {
  await openAs(page, demoManager(), '/logic');
  const root = page.getByRole('treeitem').first();
  await expect(root).toContainText('22 terms');
  await expect(node(page, 'Revenue, budget')).toHaveCount(0);
  await root.getByRole('list').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await root.getByRole('button', { name: 'Revenue, budget' }).click();
  await expect(node(page, 'Revenue, budget')).toBeFocused();
  await expect(node(page, 'Revenue, budget')).toBeInViewport({ ratio: 1 });
  const address = page.url();
  expect(address).toContain('opened-terms=');
  // The address shows them to others, whose tree was left nowhere.
  await page.addInitScript(() => localStorage.clear());
  await page.goto(address);
  await expect(node(page, 'More terms (10)')).toBeInViewport({ ratio: 1 });
});

test('the map of the tree moves the view, and the whole tree needs none', async ({ page }) => {
  await openAs(page, demoManager(), '/logic');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  const map = page.locator('[data-map]');
  await expect(map).toBeVisible();
  const before = await transform(page);
  const box = await map.boundingBox();
  if (!box) throw new Error('No map');
  await page.mouse.click(box.x + box.width - 8, box.y + box.height - 8);
  await expect.poll(() => transform(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Show the whole tree' }).click();
  await expect(map).toBeHidden();
  // Every name is whole there.
  const cut = () =>
    page
      .getByRole('treeitem')
      .locator('p')
      .evaluateAll((names) =>
        names
          .filter(
            (name) =>
              name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1,
          )
          .map((name) => name.textContent),
      );
  await expect(page.locator('[data-view=title]')).toHaveCount(14);
  // Below it what the term comes to, and how its targets stand.
  await expect(page.getByRole('treeitem', { name: /^Operating profit/ }).first()).toContainText(
    'k€',
  );
  await expect(page.locator('[data-view=title] [data-status] svg').first()).toBeVisible();
  await expect.poll(cut).toEqual([]);
});

test('the map has a whole frame and can be closed, and where it would lie over cards it is at first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAs(page, demoManager(), '/logic');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  const picture = page.locator('[data-map] svg[viewBox]').filter({ has: page.locator('rect') });
  const button = page.getByRole('button', { name: 'Map of the tree' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  const frame = picture.last().locator('rect').last();
  await expect(frame).toBeVisible();
  const isInside = () =>
    frame.evaluate((element) => {
      const outer = element.closest('svg')?.getBoundingClientRect();
      const inner = element.getBoundingClientRect();
      return (
        outer !== undefined &&
        inner.width > 10 &&
        inner.height > 10 &&
        inner.left >= outer.left &&
        inner.top >= outer.top &&
        inner.right <= outer.right &&
        inner.bottom <= outer.bottom
      );
    });
  await expect.poll(isInside).toBe(true);
  await button.click();
  await expect(frame).toHaveCount(0);
  // With room it stays as it was left, and is there at first.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(isInside).toBe(true);
});

test('a tree seen whole has more cards side by side, and comes back as it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, demoManager(), '/logic');
  const inSecondRow = () =>
    page.getByRole('treeitem').evaluateAll((items) => {
      const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[1]).length;
    });
  await expect.poll(inSecondRow).toBe(3);
  await page.getByRole('button', { name: 'Show the whole tree' }).click();
  await expect.poll(inSecondRow).toBe(5);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('logic-tree-'));
        return key ? localStorage.getItem(key) : null;
      }),
    )
    .toContain('"columns":5');
  await page.reload();
  await expect.poll(inSecondRow).toBe(5);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect.poll(inSecondRow).toBe(3);
});

test('a menu leads from a term to its rows in the data map', async ({ page }) => {
  await openAs(page, north, `/logic?${RANGE}`);
  await page.getByRole('button', { name: 'Actions of North result' }).click();
  await page.getByRole('menuitem', { name: 'Show in data map' }).click();
  await expect(page).toHaveURL(`/data-map?keys=result&${RANGE}`);
});

test('a failed read says so on its nodes and can be tried again', async ({ page }) => {
  await page.route('**/api/data/', (route) => route.fulfill({ status: 400, json: {} }));
  await openAs(page, north, `/logic?${RANGE}`);
  const result = node(page, 'North result');
  await expect(result).toContainText('The value could not be loaded.');
  await page.unroute('**/api/data/');
  await result.getByRole('button', { name: 'Try again' }).click();
  await expect(result).toContainText(/600\.00\s€/);
});

test('there is no such page where the view is restricted', async ({ page }) => {
  await openAs(page, fixtureUser('limited'), '/logic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test.describe('with a finger, at a width of 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the tree is opened, and a menu of it', async ({ page }) => {
    await openAs(page, north, `/logic?${RANGE}`);
    // All names with their values first; a press opens what is below one, or leads to its card.
    const row = (name: string) =>
      page.locator('[data-go]').filter({ has: page.getByText(name, { exact: true }) });
    await expect(row('North result')).toContainText(/600\.00\s€/);
    await page.locator('[data-toggle="result"]').tap();
    await expect(row('North revenue')).toContainText(/2\s200\.00\s€/);
    // What is open says what it is made of.
    await expect(
      row('North result').getByText('= North revenue − North costs').last(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Collapse all' }).tap();
    await expect(row('North revenue')).toHaveCount(0);
    await row('North result').tap();
    const result = node(page, 'North result');
    await expect(result).toBeInViewport({ ratio: 0.99 });
    await expect(row('North result')).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions of North result' }).tap();
    await expect(page.getByRole('menuitem', { name: 'Show in data map' })).toBeVisible();
  });
});

for (const view of viewsOf([1440, 360])) {
  test(`no problem that axe finds, nor a second scrollbar: ${nameOf(view)}`, async ({ page }) => {
    await useView(page, view, 800);
    await openAs(page, demoManager(), `/logic?theme=${view.theme}`);
    // A card with its value; on a narrow screen its name with it.
    await expect(
      page
        .locator(view.width < 600 ? '[data-go]' : '[role=treeitem]')
        .nth(1)
        .getByText(/\d[.,]\d/)
        .first(),
    ).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', view.language);
    expect(await axeFindings(page)).toEqual([]);
    const overflows = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - window.innerWidth, scrollHeight - window.innerHeight];
    });
    expect(Math.max(...overflows)).toBeLessThanOrEqual(0);
  });
}
