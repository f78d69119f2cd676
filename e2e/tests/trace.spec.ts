import { axeFindings } from '../support/accessibility.js';
import { group, openAs } from '../support/actions.js';
import { expect, test } from '../support/test.js';
import { fixtureUser } from '../support/users.js';

/** A figure as it is shown, in either language: `+1 200.00 €`. */
function numberOf(text: string): number {
  const digits = text
    .replace(/[^\d.,−+]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  return Number(digits);
}

const LANGUAGES = [
  {
    language: 'en',
    user: 'north',
    details: 'Details of Monthly result',
    target: 'Monthly result',
    open: 'How this figure came about: Current value',
    title: 'How this figure came about',
    formula: 'North revenue − North costs',
    input: 'North revenue',
    value: '1 200.00 €',
    verified: 'Verified',
  },
  {
    language: 'fi',
    user: 'reader',
    details: 'Tavoitteen Kuukauden tulos tiedot',
    target: 'Kuukauden tulos',
    open: 'Miten luku on syntynyt: Nykyinen arvo',
    title: 'Miten luku on syntynyt',
    formula: 'Pohjoisen liikevaihto − Pohjoisen kulut',
    input: 'Pohjoisen liikevaihto',
    value: '1 200,00 €',
    verified: 'Vahvistettu',
  },
];

for (const words of LANGUAGES) {
  for (const width of [1440, 360]) {
    test(`a target's value is traced to its stored months: ${words.language}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openAs(page, fixtureUser(words.user));
      await page.getByRole('button', { name: words.details }).click();
      const opener = page.getByRole('button', { name: words.open });
      await opener.click();

      // The newest verified month: revenue 1,200 less costs 700.
      const dialog = page.getByRole('dialog', { name: words.title });
      await expect(dialog.getByText(words.formula)).toBeVisible();
      const inputs = dialog.getByRole('listitem').filter({ hasText: '€' });
      await expect(inputs).toHaveCount(2);
      const [revenue = 0, costs = 0] = (await inputs.locator('strong').allTextContents()).map(
        numberOf,
      );
      expect(revenue - costs).toBe(500);
      expect(await axeFindings(page)).toEqual([]);

      await dialog.getByRole('button', { name: words.input }).click();
      const month = dialog.getByRole('row').last();
      await expect(month).toContainText(words.value);
      await expect(month).toContainText(words.verified);
      await expect(dialog.getByRole('heading', { level: 3, name: words.input })).toBeFocused();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(width);

      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await expect(page.getByRole('dialog', { name: words.target })).toBeVisible();
    });
  }
}

test('a level of the trace leads to the data map of its months', async ({ page }) => {
  await openAs(page, fixtureUser('north'));
  await group(page, 'Profitable growth')
    .getByRole('button', { name: 'Details of Monthly result' })
    .click();
  await page.getByRole('button', { name: 'How this figure came about: Current value' }).click();
  await page.getByRole('link', { name: 'Show in data map' }).click();
  await expect(page).toHaveURL(/\/data-map\?keys=result&start-date=\d{4}-\d\d-01&end-date=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** The newest verified month of the fixtures: the one before this, in the organisation's time zone. */
function lastMonth(): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Helsinki' }).format();
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (of: number, number: number) =>
    new Date(Date.UTC(year, of, number)).toISOString().slice(0, 10);
  return `start-date=${day(month - 2, 1)}&end-date=${day(month - 1, 0)}`;
}

test('a term of the tree says why it changed, input by input', async ({ page }) => {
  await openAs(page, fixtureUser('north'), `/logic?${lastMonth()}`);
  const actions = page.getByRole('button', { name: 'Actions of North result' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Why did it change?' }).click();

  // Revenue from 1,000 to 1,200, costs from 900 to 700: the result from 100 to 500.
  const dialog = page.getByRole('dialog', { name: 'Why did it change?' });
  const row = (name: string) => dialog.getByRole('row', { name });
  await expect(row('North revenue')).toContainText(/\+200\.00\s€/);
  await expect(row('North costs')).toContainText(/\+200\.00\s€/);
  await expect(row('Change').last()).toContainText(/\+400\.00\s€/);
  await expect(dialog.getByText('The contributions add up to the change exactly.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'North costs', exact: true }).click();
  await expect(row('Change').last()).toContainText(/−200\.00\s€/);
  await dialog.getByRole('radio', { name: 'A year before' }).check({ force: true });
  await expect(
    dialog.getByText('There is no change to explain: a value is missing.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Change: North result' }).click();
  await expect(row('North revenue')).toContainText('No value before');

  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();

  // The way through the dialog is in the history of the browser, and the page below stays.
  await page.goForward();
  await expect(row('North revenue')).toBeVisible();
  await dialog.getByRole('button', { name: 'North costs', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Change: North result' })).toBeVisible();
  await page.goBack();
  await expect(row('North revenue')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/logic\?/);
});
