import { overflow, useView } from '../support/accessibility.js';
import { openAs } from '../support/actions.js';
import { anyTarget, barOf, makeRoadmap, spanOf } from '../support/roadmap.js';
import { expect, test } from '../support/test.js';
import { demoManager } from '../support/users.js';

test('all roadmaps are in one view, which leads to each of them', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'One of all');
  await openAs(page, manager, '/roadmap/overview');
  const group = page.getByRole('group', { name: /One of all/ });
  const frame = page.locator('[data-zoom]');
  await expect(frame).toHaveAttribute('data-state', 'ready');
  // Only what is in view is drawn: goes down until it is there.
  await expect(async () => {
    await frame.evaluate((one) => {
      const isAtEnd = one.scrollTop + one.clientHeight >= one.scrollHeight - 1;
      one.scrollTop = isAtEnd ? 0 : one.scrollTop + one.clientHeight / 3;
    });
    await expect(group).toBeVisible({ timeout: 250 });
  }).toPass();
  // Nothing can be changed here.
  await expect(page.getByRole('main').getByRole('button', { name: /^(add|edit)/i })).toHaveCount(0);
  await group.getByRole('button', { name: /One of all/ }).click();
  await page.getByRole('menuitem').first().click();
  await expect(page).toHaveURL(new RegExp(`roadmap=${own.id}`));
  await expect(barOf(page, 'First')).toBeVisible();
});

test('the period fills the timeline at every zoom', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'As wide as the page');
  await openAs(page, manager, own.path);
  for (const zoom of ['quarter', 'year']) {
    await page.goto(`${own.path}&zoom=${zoom}`);
    await expect(barOf(page, 'First')).toBeVisible();
    const years = page.locator('[data-zoom] [data-year]').last();
    const [last, frame] = [
      await years.boundingBox(),
      await page.locator('[data-zoom]').boundingBox(),
    ];
    if (!last || !frame) throw new Error('The timeline has no place.');
    expect(frame.x + frame.width - (last.x + last.width)).toBeLessThan(32);
  }
});

test('a target lists the tasks that are for it, and a task its targets', async ({ page }) => {
  const manager = demoManager();
  const target = await anyTarget(page.request, manager);
  const own = await makeRoadmap(page.request, manager, 'For a target', [target.id]);
  await openAs(page, manager, `/?target_id=${target.id}`);
  const list = page.getByRole('region', { name: 'Tasks towards this target' });
  const line = list.getByRole('listitem').filter({ hasText: 'For a target' });
  await expect(line).toContainText('40');
  await line.getByRole('link', { name: 'First' }).click();
  await expect(page).toHaveURL(new RegExp(`roadmap=${own.id}.*task=`));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: new RegExp(target.title) }).click();
  await expect(page).toHaveURL(new RegExp(`target_id=${target.id}`));
  await expect(line).toBeVisible();
});

test('a task is moved, made longer and taken back by keyboard alone, in Finnish', async ({
  page,
}) => {
  await useView(page, { language: 'fi', theme: 'light', width: 1440 });
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'Näppäimillä');
  await openAs(page, manager, own.path);
  const bar = barOf(page, 'First');
  await expect(bar).toBeVisible();
  const before = await spanOf(page, 'First');
  await bar.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => spanOf(page, 'First')).not.toBe(before);
  const moved = await spanOf(page, 'First');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => spanOf(page, 'First')).not.toBe(moved);
  await page.keyboard.press('Control+z');
  await expect.poll(() => spanOf(page, 'First')).toBe(moved);
  await page.keyboard.press('Control+z');
  await expect.poll(() => spanOf(page, 'First')).toBe(before);
  // Escape puts back what is carried.
  await bar.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  expect(await spanOf(page, 'First')).toBe(before);
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Lisää tehtävä' });
  await expect(form).toBeVisible();
  await page.keyboard.type('Uusi');
  await page.keyboard.press('Enter');
  await expect(barOf(page, 'Uusi')).toBeVisible();
  await expect.poll(async () => Object.keys(await own.tasks())).toContain('Uusi');
});

test('the list fits a phone, under the name of the plan', async ({ page }) => {
  await useView(page, { language: 'en', theme: 'light', width: 360 });
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'On a phone');
  await openAs(page, manager, `${own.path}&view=list`);
  const list = page.getByRole('region', { name: 'On a phone' });
  await expect(list.getByRole('table', { name: 'On a phone' })).toBeVisible();
  expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await overflow(page)).toBe(0);
});

test('the details of a task show what it is for, also where there is little height', async ({
  page,
}) => {
  await useView(page, { language: 'en', theme: 'light', width: 1440 });
  await page.setViewportSize({ width: 1440, height: 800 });
  const manager = demoManager();
  const target = await anyTarget(page.request, manager);
  const own = await makeRoadmap(page.request, manager, 'Seen at once', [target.id]);
  await openAs(page, manager, own.path);
  await barOf(page, 'First').click();
  const dialog = page.getByRole('dialog', { name: 'First' });
  await expect(dialog.getByRole('meter')).toBeVisible();
  // All of it, without scrolling and without what stays at the bottom over it.
  expect(await dialog.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(
    1,
  );
});

test('the details of an idea name no months', async ({ page }) => {
  await openAs(page, demoManager(), '/roadmap');
  await page.getByRole('button', { name: 'Edit App for maintenance men' }).click();
  const dialog = page.getByRole('dialog', { name: 'Idea' });
  await expect(dialog).toContainText('4 months · no dates yet');
  await expect(dialog.getByText('Starts')).toHaveCount(0);
});

test('the tools of a plan take one line of a phone', async ({ page }) => {
  await useView(page, { language: 'fi', theme: 'light', width: 360 });
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'Pienellä ruudulla');
  await openAs(page, manager, own.path);
  await expect(barOf(page, 'First')).toBeVisible();
  const main = page.getByRole('main');
  const tops = await Promise.all(
    [/^Suodata/, 'Tiekartan toiminnot'].map(async (name) => {
      const box = await main.getByRole('button', { name, exact: true }).first().boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    }),
  );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
  // Its first main task is in sight without scrolling, above what stays at the bottom.
  const row = await barOf(page, 'First').boundingBox();
  expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThan(740 - 48);
  // One button adds whatever can be added.
  const add = main.getByRole('button', { name: 'Lisää', exact: true });
  expect((await add.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await expect(
    main.getByRole('button', { name: /^Lisää (päätehtävä|väli|tiekartta)/ }),
  ).toHaveCount(0);
  await add.click();
  await page.getByRole('menuitem', { name: 'Lisää välitavoite' }).click();
  await expect(page.getByRole('dialog', { name: 'Lisää välitavoite' })).toBeVisible();
  await page.keyboard.press('Escape');
  // What there is no room for is in the menu; what cannot be taken back is not offered.
  const menu = main.getByRole('button', { name: 'Tiekartan toiminnot' });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: /A3/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Kaikki tiekartat' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Kumoa/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await barOf(page, 'First').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await menu.click();
  await expect(page.getByRole('menuitem', { name: /^Kumoa/ })).toBeVisible();
});

test('what is used less is in one menu of the plan', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'With few buttons');
  await openAs(page, manager, own.path);
  await expect(barOf(page, 'First')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^(Undo|Redo|Keys|Download)/ })).toHaveCount(0);
  await main.getByRole('button', { name: 'Actions of the roadmap' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).click();
  await expect(page.locator('[data-density="compact"]')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Actions of the roadmap' })).toBeFocused();
  await barOf(page, 'First').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(main.getByRole('button', { name: /^Undo: / })).toBeVisible();
});

test('the line of today is at the day within its month', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'Today');
  await openAs(page, manager, own.path);
  await expect(barOf(page, 'First')).toBeVisible();
  const frame = page.locator('[data-zoom]');
  await expect(frame.locator('.flag')).toHaveText('Today');
  const share = await frame.evaluate((one) => {
    const sizeOf = (name: string) => Number.parseFloat(one.style.getPropertyValue(name));
    return (sizeOf('--today') / sizeOf('--month')) % 1;
  });
  const [day = 0, month = 0, year = 0] = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Helsinki',
  })
    .format(new Date())
    .split('/')
    .map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  // At the end of today; at that of a month, the next one begins.
  expect((share - day / days + 1.5) % 1).toBeCloseTo(0.5, 2);
});

test('the list fits a tablet, where a task is found by its name', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'On a tablet');
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAs(page, manager, `${own.path}&view=list`);
  const table = page.getByRole('region', { name: 'On a tablet' });
  await expect(table.getByRole('columnheader', { name: /owner/i })).toBeInViewport({ ratio: 1 });
  expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.getByRole('searchbox', { name: 'Find a task' }).fill('sec');
  await expect(table.getByRole('link', { name: 'First' })).toHaveCount(0);
  await expect(table.getByRole('link', { name: 'Second' })).toBeVisible();
});

test('a task that is opened right after the list was sorted keeps the order in the address', async ({
  page,
}) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'At once');
  await openAs(page, manager, `${own.path}&view=list`);
  const link = page.getByRole('link', { name: 'First' }).first();
  await expect(link).toBeVisible();
  // In one turn: nothing is drawn in between.
  await page.evaluate(() => {
    const find = <T extends HTMLElement>(selector: string, words: string) =>
      [...document.querySelectorAll<T>(selector)].find((one) => one.textContent?.includes(words));
    find('thead button', 'Starts')?.click();
    find('tbody a', 'First')?.click();
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/sort=start/);
  await expect(page).toHaveURL(/task=/);
});

test('months are whole where the timeline opens', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'Whole months');
  for (const width of [1440, 1024, 360]) {
    await page.setViewportSize({ width, height: 768 });
    await openAs(page, manager, own.path);
    await expect(barOf(page, 'First')).toBeVisible();
    const { left, month } = await page.locator('[data-zoom]').evaluate((frame) => ({
      left: frame.scrollLeft,
      month: Number.parseFloat(getComputedStyle(frame).getPropertyValue('--month')),
    }));
    expect(month, `of ${width} px`).toBeGreaterThanOrEqual(64);
    expect(left % month, `of ${width} px`).toBe(0);
  }
});
