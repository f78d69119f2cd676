import { axeFindings, nameOf, overflow, useView, viewsOf } from '../support/accessibility.js';
import { openAs, tokenOf } from '../support/actions.js';
import { datesOf, monthKey, written } from '../support/months.js';
import { expect, test } from '../support/test.js';
import { demoManager, fixtureUser } from '../support/users.js';

const PATH = '/manage/figures';
const LAST_MONTH = monthKey(-1);

test('figures are pasted, saved over a colleague’s, taken back, and their month is closed', async ({
  page,
  context,
}) => {
  const keeper = fixtureUser('bookkeeper');
  await openAs(page, keeper, PATH);
  const grid = page.getByRole('grid', { name: 'Monthly figures' });
  const cell = async (term: string, back: number) => {
    const column = await grid
      .getByRole('columnheader', { name: written(-back), exact: true })
      .getAttribute('aria-colindex');
    return grid
      .getByRole('row', { name: new RegExp(`^${term}`) })
      .locator(`[aria-colindex="${column}"]`);
  };
  await expect(grid).toBeVisible();
  await grid
    .getByRole('row', { name: /^Income/ })
    .getByRole('gridcell')
    .first()
    .click();
  await page.keyboard.press('End');

  // A spreadsheet's clipboard, with Finnish numbers for an English reader.
  const first = await cell('Income', 1);
  await first.click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('1 250,5\t1350\r\n710\t820\r\n'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(first).toHaveText(/^1.250\.50$/);
  await expect(await cell('Expenses', 0)).toHaveText('820.00');
  await expect(page.getByRole('button', { name: 'Save 4' })).toBeEnabled();

  // What is not saved is still there after a reload.
  await page.reload();
  await expect(page.getByText('4 figures were not saved last time.')).toBeVisible();

  // A colleague changes one of them meanwhile; it is verified, so a reason is asked for.
  const colleague = await tokenOf(page.request, fixtureUser('second-keeper'));
  const changed = await page.request.post('/api/figure/', {
    headers: { authorization: `Token ${colleague}` },
    data: { cells: [{ key: 'income', month: LAST_MONTH, value: 1234 }], reason: 'A late invoice' },
  });
  expect(changed.status()).toBe(200);
  await page.getByRole('button', { name: 'Save 4' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save figures' });
  await expect(dialog.getByText(/Someone else has changed one of these figures/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace with mine' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Corrected again');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('4 figures saved.')).toBeVisible();
  const profit = async () => {
    const answer = await page.request.get('/api/data/', {
      params: { keys: 'profit', ...datesOf(-1, -1) },
      headers: { authorization: `Token ${colleague}` },
    });
    const { results } = (await answer.json()) as { results: { value: number }[] };
    return results[0]?.value;
  };
  expect(await profit()).toBe(540.5);

  await page.getByRole('button', { name: 'Changes' }).click();
  const history = page.getByRole('dialog', { name: 'Changes to figures' });
  await expect(history.getByText('Reason: Corrected again')).toBeVisible();
  await expect(history.getByText('Reason: A late invoice')).toBeVisible();
  await history.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(history.getByText('Undone later.')).toBeVisible();
  await expect.poll(profit).toBe(534);
  await history.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('button', { name: 'Check the month' }).click();
  const month = page.getByRole('dialog');
  // The month that runs is offered, since the last one is closed.
  await expect(
    month.getByText('The month has not ended yet, so it cannot be closed.'),
  ).toBeVisible();
  await month.getByRole('combobox', { name: 'Month' }).selectOption(LAST_MONTH);
  await expect(page.getByRole('dialog', { name: / is closed$/ })).toBeVisible();
  await month.getByRole('textbox', { name: 'Reason to open it again' }).fill('One invoice more');
  await month.getByRole('button', { name: 'Open the month again' }).click();
  await expect(month.getByText('0 verified, 2 estimates')).toBeVisible();
  await month.getByRole('button', { name: 'Verify 2 figures' }).click();
  await expect(month.getByText('2 verified, 0 estimates')).toBeVisible();
});

test('what is typed is taken by arrows, and by Enter and Tab', async ({ page }) => {
  await openAs(page, fixtureUser('file-keeper'), PATH);
  const grid = page.getByRole('grid', { name: 'Monthly figures' });
  await grid
    .getByRole('row', { name: /^Orders/ })
    .getByRole('gridcell')
    .first()
    .click();
  for (const [text, key] of [
    ['11', 'ArrowRight'],
    ['12', 'Tab'],
    ['13', 'ArrowLeft'],
    ['14', 'ArrowDown'],
  ] as const) {
    await page.keyboard.type(text);
    await page.keyboard.press(key);
  }
  const typed = grid.locator('[data-edited]');
  await expect(typed).toHaveText(['11.00', '14.00', '13.00']);
  // Opened to be changed, arrows are for the text.
  await typed.first().dblclick();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(typed.first()).toHaveText('151.00');
});

test('search and buttons stand in one row, in Finnish too', async ({ page }) => {
  await useView(page, { language: 'fi', theme: 'light', width: 1440 });
  await openAs(page, demoManager(), PATH);
  const search = page.getByRole('searchbox', { name: 'Hae termiä' });
  await expect(search).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tee uudelleen' })).toBeVisible();
  const all = ['Tuo luvut tiedostosta', 'Tee uudelleen', 'Tallenna'].map((name) =>
    page.getByRole('button', { name }),
  );
  const boxes = await Promise.all([search, ...all].map((one) => one.boundingBox()));
  const middles = boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
  // A second row would be a button's height lower.
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
  expect(boxes[0]?.width).toBeGreaterThanOrEqual(160);
});

test('members without the flag see no figures to enter', async ({ page }) => {
  await openAs(page, fixtureUser('north'), '/notifications');
  await expect(page.getByRole('link', { name: 'Business logic' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage' })).toHaveCount(0);
});

for (const view of viewsOf([360, 1440])) {
  test(`axe finds nothing, and nothing is cut: ${nameOf(view)}`, async ({ page }) => {
    await useView(page, view);
    await openAs(page, demoManager(), `${PATH}?theme=${view.theme}`);
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const isFinnish = view.language === 'fi';
    const isPhone = view.width === 360;
    // On a phone it is in a menu.
    if (isPhone)
      await page.getByRole('button', { name: isFinnish ? 'Toiminnot' : 'Actions' }).click();
    await page
      .getByRole(isPhone ? 'menuitem' : 'button', {
        name: isFinnish ? 'Tarkista kuukausi' : 'Check the month',
      })
      .click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('a file is read with the checks of the import, looked at, and saved', async ({ page }) => {
  await openAs(page, fixtureUser('file-keeper'), PATH);
  await page.getByRole('button', { name: 'Import figures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Figures from a file' });
  const drop = (name: string, text: string) =>
    dialog.locator('input[type="file"]').setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  await drop('wrong.csv', `term;${LAST_MONTH}\nordres;12\n`);
  await expect(
    dialog.getByText(/There is no term "ordres"\. Did you mean "orders"\?/),
  ).toBeVisible();
  await drop('right.csv', `term;${LAST_MONTH}\norders;1 012,5\n`);
  const preview = page.getByRole('dialog', { name: 'Save figures' });
  await expect(preview.getByRole('row', { name: /Orders/ })).toContainText(/1.012\.50/);
  await preview.getByRole('button', { name: 'Save' }).click();
  await expect(preview).toBeHidden();
  await expect(page.getByRole('row', { name: /Orders/ })).toContainText(/1.012\.50/);
});
