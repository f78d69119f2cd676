import type { Locator, Page } from '@playwright/test';
import { openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

const LANGUAGES = [
  {
    language: 'en',
    user: 'tree-keeper',
    groups: { growth: 'Growth', people: 'People', care: 'Care' },
    targets: { first: 'First', second: 'Second' },
    drag: 'Drag',
    newGroup: 'New group',
    newTarget: 'New target',
    title: 'Title in English',
    measuredBy: 'Measured by',
    aimedAt: 'Target value',
    months: 'The last 24 months',
    save: 'Save',
    undo: 'Undo',
  },
  {
    language: 'fi',
    user: 'tree-keeper-fi',
    groups: { growth: 'Kasvu', people: 'Ihmiset', care: 'Huolenpito' },
    targets: { first: 'Eka', second: 'Toka' },
    drag: 'Vedä:',
    newGroup: 'Uusi ryhmä',
    newTarget: 'Uusi tavoite',
    title: 'Otsikko englanniksi',
    measuredBy: 'Millä mitataan',
    aimedAt: 'Tavoitearvo',
    months: 'Viimeiset 24 kuukautta',
    save: 'Tallenna',
    undo: 'Kumoa',
  },
] as const;

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const titlesIn = (group: Locator) =>
  group.locator('[data-target-id] :is(a, button)[aria-describedby][aria-haspopup]');

/** Drags by a grip onto a part of something, and says where it is on the way. */
async function drag(page: Page, grip: Locator, onto: Locator, [x, y]: readonly [number, number]) {
  const from = await grip.boundingBox();
  const to = await onto.boundingBox();
  if (!from || !to) throw new Error('Not in sight');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 3 });
  await page.mouse.move(to.x + to.width * x, to.y + to.height * y, { steps: 8 });
  await expect(page.locator('[data-over]')).toBeVisible();
  await page.mouse.up();
}

/** Presses a key until it leads there: what is lifted hears keys only a moment after it shows so. */
const pressTo = (page: Page, key: string, edge: string) =>
  expect(async () => {
    await page.keyboard.press(key);
    await expect(page.locator(`[data-over][data-edge="${edge}"]`)).toBeVisible({ timeout: 3000 });
  }).toPass();

for (const words of LANGUAGES)
  test.describe(words.language, () => {
    // The second one goes on with what the first one left.
    test.describe.configure({ mode: 'serial' });
    const { groups, targets, ...text } = words;
    test.use({ locale: words.language, viewport: { width: 1600, height: 1000 } });

    const open = async (page: Page) => {
      await openAs(page, fixtureUser(words.user), '/manage/targets');
      const growth = card(page, groups.growth);
      await expect(growth.getByRole('meter').first()).toBeVisible();
      const grip = (name: string) =>
        page.getByRole('button', { name: `${text.drag} ${name}`, exact: true });
      return { growth, people: card(page, groups.people), grip };
    };

    test('the tree of targets is put in order with the mouse', async ({ page }) => {
      const { growth, people, grip } = await open(page);
      await expect(titlesIn(growth)).toHaveText([targets.first, targets.second]);

      await test.step('a target goes into another group, and back', async () => {
        await drag(page, grip(targets.first), people, [0.5, 0.8]);
        await expect(titlesIn(people)).toHaveText([targets.first]);
        await page.getByRole('button', { name: text.undo }).last().click();
        await expect(titlesIn(growth)).toHaveText([targets.first, targets.second]);
      });

      await test.step('a target goes after another', async () => {
        const second = growth.locator('[data-target-id]').last();
        await drag(page, grip(targets.first), second, [0.5, 0.8]);
        await expect(titlesIn(growth)).toHaveText([targets.second, targets.first]);
      });

      await test.step('a group goes before another', async () => {
        const order = page.locator('[data-group-id] h3');
        await expect(order).toHaveText([groups.growth, groups.people, groups.care]);
        await drag(page, grip(groups.care), people, [0.1, 0.5]);
        await expect(order).toHaveText([groups.growth, groups.care, groups.people]);
      });
    });

    test('the tree of targets is edited by keys alone', async ({ page }) => {
      const { growth, people, grip } = await open(page);
      const dialog = page.getByRole('dialog');

      await test.step('a target is added to a group, drawn while it is typed', async () => {
        const add = page.getByRole('button', { name: `${text.newTarget}: ${groups.people}` });
        await add.focus();
        await page.keyboard.press('Enter');
        await dialog.getByLabel(text.title).focus();
        await page.keyboard.type('Typed');
        await dialog.getByRole('textbox', { name: text.measuredBy }).focus();
        await page.keyboard.type('orders');
        await dialog.getByRole('textbox', { name: text.aimedAt }).focus();
        await page.keyboard.type('900');
        await expect(dialog.getByRole('meter')).toBeVisible();
        await expect(dialog.getByText(text.months).first()).toBeVisible();
        await dialog.getByRole('button', { name: text.save }).focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(titlesIn(people)).toHaveText(['Typed']);
      });

      await test.step('keys move a target to the end of the group before, where it keeps the focus', async () => {
        await grip('Typed').focus();
        await page.keyboard.press('Space');
        await expect(page.locator('[data-over]')).toBeVisible();
        await pressTo(page, 'ArrowUp', 'into');
        await pressTo(page, 'ArrowUp', 'after');
        await page.keyboard.press('Space');
        await expect(titlesIn(growth)).toHaveText([targets.second, targets.first, 'Typed']);
        await expect(grip('Typed')).toBeFocused();
      });

      await test.step('keys put a group into another; Escape leaves it where it was', async () => {
        await grip(groups.people).focus();
        await page.keyboard.press('Space');
        await expect(page.locator('[data-over]')).toBeVisible();
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('Escape');
        await expect(page.locator('[data-over]')).toBeHidden();
        await page.keyboard.press('Space');
        await expect(page.locator('[data-over]')).toBeVisible();
        await pressTo(page, 'ArrowUp', 'into');
        await page.keyboard.press('Space');
        await expect(
          page
            .getByRole('listitem')
            .filter({ has: card(page, groups.care) })
            .last(),
        ).toContainText(groups.people);
        await expect(grip(groups.people)).toBeFocused();
      });
    });
  });
