import { readFileSync } from 'node:fs';
import type { Browser, Locator } from '@playwright/test';
import { axeFindings, nameOf, overflow, useView, viewsOf } from '../support/accessibility.js';
import { openAs } from '../support/actions.js';
import { barOf, makeRoadmap, spanOf } from '../support/roadmap.js';
import { rowsOf } from '../support/spreadsheet.js';
import { suite } from '../support/suite.js';
import { expect, test } from '../support/test.js';
import { demoManager } from '../support/users.js';

/** Written by the poll of an open plan at the latest, in ms. */
const POLL_MS = 15_000;

function demoReader() {
  const reader = suite().demoUsers.at(-1);
  if (!reader) throw new Error('The start printed no demo sign-in.');
  return reader;
}

test('a bar is moved by mouse, taken back and moved again', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'By mouse');
  await openAs(page, manager, own.path);
  const bar = barOf(page, 'First');
  await expect(bar).toBeVisible();
  const before = (await own.tasks()).First;
  const spanBefore = await spanOf(page, 'First');
  const box = await bar.boundingBox();
  if (!box) throw new Error('The bar has no place');
  const month = box.width / 2;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + month / 2, y, { steps: 4 });
  await page.mouse.move(x + month, y, { steps: 4 });
  await page.mouse.up();
  // Longer than a bar has to be pointed at until its details open.
  await page.waitForTimeout(600);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => spanOf(page, 'First')).not.toBe(spanBefore);
  await expect.poll(async () => (await own.tasks()).First?.start_date).not.toBe(before?.start_date);

  const spanAfter = await spanOf(page, 'First');
  await page.getByRole('main').getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => spanOf(page, 'First')).toBe(spanBefore);
  await expect.poll(async () => (await own.tasks()).First?.start_date).toBe(before?.start_date);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect.poll(() => spanOf(page, 'First')).toBe(spanAfter);
  await expect.poll(async () => (await own.tasks()).First?.start_date).not.toBe(before?.start_date);
  await page.reload();
  await expect(bar).toBeVisible();
  expect(await spanOf(page, 'First')).toBe(spanAfter);
});

test('everything is done by keyboard alone', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'By keyboard');
  await openAs(page, manager, own.path);
  const bar = barOf(page, 'First');
  await bar.focus();
  const before = await spanOf(page, 'First');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => spanOf(page, 'First')).not.toBe(before);
  await page.keyboard.press('Control+z');
  await expect.poll(() => spanOf(page, 'First')).toBe(before);

  await bar.focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Yes, delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await expect.poll(async () => Object.keys(await own.tasks())).toEqual(['Second', 'Later']);
  await page.keyboard.press('Control+z');
  await expect(bar).toBeVisible();
  await expect.poll(async () => Object.keys(await own.tasks())).toContain('First');
});

/** A page for fingers, with the bar First of a roadmap of its own, and a finger. */
async function openByTouch(browser: Browser, title: string) {
  const context = await browser.newContext({
    baseURL: suite().url,
    hasTouch: true,
    viewport: { width: 768, height: 900 },
  });
  const page = await context.newPage();
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, title);
  await openAs(page, manager, own.path);
  const bar = barOf(page, 'First');
  await expect(bar).toBeVisible();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  return { context, page, own, bar, touch };
}

const placeOf = async (part: Locator) => {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error('It has no place');
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
};

test('a tool takes 40 px of a finger, and nothing beside itself', async ({ browser }) => {
  const { context, page } = await openByTouch(browser, 'Tools by touch');
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const isTool = (x: number, y: number) =>
    page.evaluate(
      ([left, top]) => {
        const found = document.elementFromPoint(left ?? 0, top ?? 0);
        return found?.closest('.tool') != null;
      },
      [x, y],
    );
  const { middle: title } = await placeOf(page.locator('.title').first());
  expect(await isTool(title.x, title.y)).toBe(false);
  const { middle: menu } = await placeOf(page.locator('.tool[data-dots]').first());
  expect(await isTool(menu.x, menu.y)).toBe(true);
  expect(await isTool(menu.x, menu.y - 18)).toBe(true);
  await context.close();
});

test('a bar is moved by touch: press, hold, drag', async ({ browser }) => {
  const { context, page, bar, touch } = await openByTouch(browser, 'By touch');
  const before = await spanOf(page, 'First');
  const { width, middle } = await placeOf(bar);
  await touch('touchStart', middle.x, middle.y);
  // A drag begins after a rest; before that the finger scrolls.
  await page.waitForTimeout(700);
  await touch('touchMove', middle.x + width / 4, middle.y);
  await touch('touchMove', middle.x + width / 2, middle.y);
  await touch('touchEnd');
  await expect.poll(() => spanOf(page, 'First')).not.toBe(before);
  await context.close();
});

test('a bar is made longer by touch: a tap shows its handles', async ({ browser }) => {
  const { context, page, own, bar, touch } = await openByTouch(browser, 'Longer by touch');
  const { First: before } = await own.tasks();
  const { width } = await placeOf(bar);
  await bar.tap();
  await expect(page.getByRole('dialog', { name: 'First' })).toBeVisible();
  const { middle } = await placeOf(page.locator('.handle[data-edge="end"]'));
  await touch('touchStart', middle.x, middle.y);
  // A handle follows at once. The bar is two months long.
  await touch('touchMove', middle.x + width / 4, middle.y);
  await touch('touchMove', middle.x + width / 2, middle.y);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await touch('touchEnd');
  await expect.poll(async () => (await own.tasks()).First?.end_date).not.toBe(before?.end_date);
  expect((await own.tasks()).First?.start_date).toBe(before?.start_date);
  await context.close();
});

test('arrows are drawn and dragged to another task by touch', async ({ browser }) => {
  const { context, page, own, bar, touch } = await openByTouch(browser, 'Arrows by touch');
  await own.add('Third', 4, 2);
  await page.reload();
  await bar.tap();
  await expect(page.getByRole('dialog', { name: 'First' })).toBeVisible();
  const knob = (await placeOf(page.locator('[data-connect]'))).middle;
  const second = (await placeOf(barOf(page, 'Second'))).middle;
  await touch('touchStart', knob.x, knob.y);
  await touch('touchMove', second.x - 20, second.y);
  await touch('touchMove', second.x, second.y);
  await touch('touchEnd');
  const { First, Second, Third } = await own.tasks();
  await expect.poll(own.links).toEqual([[First?.id, Second?.id]]);

  const tip = await placeOf(page.locator('[data-arrow] .tip'));
  const third = (await placeOf(barOf(page, 'Third'))).middle;
  await touch('touchStart', tip.x - 4, tip.middle.y);
  // Before a rest the finger would scroll.
  await expect(page.locator('[data-arrow][data-held]')).toHaveCount(1);
  await touch('touchMove', third.x - 20, third.y);
  await touch('touchMove', third.x, third.y);
  await touch('touchEnd');
  await expect.poll(own.links).toEqual([[First?.id, Third?.id]]);
  await context.close();
});

test('an arrow is dragged to another task, and taken back in one step', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'With arrows');
  await own.add('Third', 4, 2);
  await openAs(page, manager, own.path);
  await barOf(page, 'First').focus();
  await page.keyboard.press('d');
  await barOf(page, 'Second').focus();
  await page.keyboard.press('Enter');
  const { First, Second, Third } = await own.tasks();
  await expect.poll(own.links).toEqual([[First?.id, Second?.id]]);
  const { x, middle } = await placeOf(page.locator('[data-arrow] .tip'));
  const to = (await placeOf(barOf(page, 'Third'))).middle;
  await page.mouse.move(x - 3, middle.y);
  await page.mouse.down();
  await page.mouse.move(to.x - 20, to.y, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(own.links).toEqual([[First?.id, Third?.id]]);
  await page.getByRole('button', { name: 'Undo: Third waits for First' }).click();
  await expect.poll(own.links).toEqual([[First?.id, Second?.id]]);
});

test('details wait for a pointer that moves', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'At rest');
  await openAs(page, manager, `${own.path}`);
  const { middle } = await placeOf(barOf(page, 'First'));
  // Something covers the bar where the pointer is, and goes away.
  await page.evaluate(() => {
    const cover = document.createElement('div');
    cover.id = 'cover';
    cover.style.cssText = 'position:fixed;inset:0;z-index:99999';
    document.body.append(cover);
  });
  await page.mouse.move(middle.x, middle.y);
  await page.evaluate(() => document.getElementById('cover')?.remove());
  // Longer than a bar has to be pointed at until its details open.
  await page.waitForTimeout(800);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.move(middle.x + 5, middle.y);
  await expect(page.getByRole('dialog', { name: 'First' })).toBeVisible();
});

test('forms say what is wrong and keep what was typed', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'By form');
  await openAs(page, manager, own.path);
  await expect(barOf(page, 'First')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Add a task', exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Add a task' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a title.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await dialog.getByLabel('Title').fill('Third');
  await page.reload();
  await expect(barOf(page, 'First')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Add a task', exact: true })
    .first()
    .click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Third');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(barOf(page, 'Third')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect((await own.tasks()).Third?.start_date).toBeTruthy();
});

test("someone else's change appears by itself, and one of the same is asked about", async ({
  page,
}) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'By two');
  await openAs(page, manager, own.path);
  const bar = barOf(page, 'First');
  await expect(bar).toHaveAttribute('aria-label', /40 %/);
  await own.change('First', { progress: 55 });
  await expect(bar).toHaveAttribute('aria-label', /55 %/, { timeout: 2 * POLL_MS });

  await own.change('First', { progress: 60 });
  await bar.click();
  await page.getByRole('slider', { name: 'Progress' }).press('End');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Theirs: 60 %');
  await expect(question).toContainText('Yours: 100 %');
  await question.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(async () => (await own.tasks()).First?.progress).toBe(100);
});

test('a roadmap is added, renamed, deleted and brought back', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'To be renamed');
  await openAs(page, manager, own.path);
  await expect(barOf(page, 'First')).toBeVisible();
  const menu = page.getByRole('button', { name: 'Actions of the roadmap' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit the roadmap' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Renamed roadmap');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('tab', { name: 'Renamed roadmap' })).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit the roadmap' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByRole('tab', { name: 'Renamed roadmap' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByRole('tab', { name: 'Renamed roadmap' })).toBeVisible();
});

test('the whole plan is taken out as a picture and as a table', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'Taken out');
  await openAs(page, manager, own.path);
  await expect(barOf(page, 'First')).toBeVisible();
  const save = async (name: string): Promise<Buffer> => {
    await page.getByRole('button', { name: 'Actions of the roadmap' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name }).click(),
    ]);
    return readFileSync(await download.path());
  };
  const svg = (await save('Picture (SVG)')).toString('utf8');
  for (const title of ['Taken out', 'Groundwork', 'First', 'Second']) expect(svg).toContain(title);
  expect((await save('Picture (PNG)')).subarray(1, 4).toString()).toBe('PNG');
  const table = rowsOf(await save('Table (XLSX)'));
  const stored = await own.tasks();
  for (const title of ['First', 'Second', 'Later']) {
    const row = table.find((cells) => cells.includes(title));
    expect(row).toContain(String(stored[title]?.progress));
    if (title !== 'Later') expect(row).toContain('Groundwork');
  }
  expect((await save('Table (CSV)')).toString('utf8')).toContain('"Groundwork","First"');
});

test('the whole plan is printed, by the menu and by the command of the browser', async ({
  page,
}) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'On paper');
  // Far from the months that are on screen.
  await own.add('Third', 40, 2);
  await openAs(page, manager, own.path);
  await expect(barOf(page, 'First')).toBeVisible();
  const printed = page.locator('[data-printed-plan]');
  const expectPrinted = async () => {
    await expect(printed.getByText('Third')).toBeVisible();
    await expect(printed.getByText('On paper', { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actions of the roadmap' })).toBeHidden();
  };
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expectPrinted();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(printed).toHaveCount(0);

  await page.emulateMedia({ media: null });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked-to-print', '');
  });
  await page.getByRole('button', { name: 'Actions of the roadmap' }).click();
  await page.getByRole('menuitem', { name: /A3/ }).click();
  await expect(page.locator('body[data-asked-to-print]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expectPrinted();
});

test('those who only read see no way to change anything', async ({ page }) => {
  const manager = demoManager();
  const own = await makeRoadmap(page.request, manager, 'To be read');
  await openAs(page, demoReader(), own.path);
  const bar = barOf(page, 'First');
  await expect(bar).toBeVisible();
  const main = page.getByRole('main');
  await expect(
    main.getByRole('button', { name: /add|edit|delete|undo|redo|actions/i }),
  ).toHaveCount(0);
  // What they have is in reach.
  await main.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('menuitem', { name: 'Picture (PNG)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.click();
  const details = page.getByRole('dialog', { name: 'First' });
  await expect(details).toBeVisible();
  await expect(details.getByRole('button', { name: /edit|delete|earlier|later/i })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await bar.focus();
  const before = await spanOf(page, 'First');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await spanOf(page, 'First')).toBe(before);
});

for (const view of viewsOf([360, 768, 1440])) {
  const { language, theme } = view;
  test.describe(nameOf(view), () => {
    test.use({ locale: language });

    test('axe finds nothing on the timeline, in the list and in a form', async ({ page }) => {
      await useView(page, view);
      const manager = demoManager();
      const own = await makeRoadmap(page.request, manager, `Seen in ${nameOf(view)}`);
      await openAs(page, manager, `${own.path}&theme=${theme}`);
      await expect(barOf(page, 'First')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.goto(`${own.path}&view=list&theme=${theme}`);
      await expect(page.getByRole('table').first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'First' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: language === 'fi' ? 'Muokkaa' : 'Edit' }).click();
      await expect(dialog.getByRole('textbox').first()).toHaveValue('First');
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}
