import type { DataColumns, Mapping } from '@tavoite/model';
import { endOfMonth, monthOfDate, monthsOfRange, startOfMonth } from '@tavoite/model';
import { screen, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import type { CallInput } from '../src/api/client.js';
import { fakeBrowser } from './browser.js';
import type { Handlers } from './fakeApi.js';
import { aList, aMapping, aTerm, theSettings } from './fixtures.js';
import { makeItNovember } from './november.js';
import type { renderApp } from './renderApp.js';

/** Pages of graphs and numbers, as they are on 20 November 2026. */

export const result = aMapping(1, 'Result', ['net', 'costs'], {
  graph_properties: { net: { type: 'bar' }, costs: { calc_formula_for_numbers: true } },
  properties: {
    unit: 'k€',
    past_months: 4,
    future_months: 1,
    related_pages: ['Cash', 'Gone'],
    related_pages_title: 'See also',
  },
});
export const cash = aMapping(2, 'Cash', ['cash']);

/** Each month is worth its number, January 1; verified up to October 2026. */
export const readData: NonNullable<Handlers['readData']> = ({ body }) => {
  const { until_verified, start_date } = body;
  if (!until_verified) return columnsOf(body);
  if (start_date > VERIFIED_UNTIL) return [];
  const end_date = body.end_date < VERIFIED_UNTIL ? body.end_date : VERIFIED_UNTIL;
  return [columnsOf({ ...body, end_date })];
};

const VERIFIED_UNTIL = '2026-10-31';

export function columnsOf(body: CallInput<'readData'>['body']): DataColumns {
  const start = monthOfDate(body.start_date) ?? 0;
  const end = monthOfDate(body.end_date) ?? 0;
  const months = monthsOfRange({ start, end });
  const verified = months.map((month) => (endOfMonth(month) <= VERIFIED_UNTIL ? '1' : '0'));
  const values = months.map((month, index) =>
    body.only_verified && verified[index] === '0' ? null : (month % 12) + 1,
  );
  const whole = body.grouping === 'range';
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const flags = whole ? (verified.includes('0') ? '0' : '1') : verified.join('');
  const partial = whole ? [false] : months.map(() => false);
  return {
    start_dates: whole ? [body.start_date] : months.map((month) => startOfMonth(month)),
    end_dates: whole ? [body.end_date] : months.map((month) => endOfMonth(month)),
    is_partial: partial,
    is_cumulative_partial: partial,
    series: body.keys.map((key, index) => ({
      id: index + 1,
      key,
      title: key,
      values: whole ? [total] : values,
      cumulative_values: whole ? [total] : values.map((_, i) => (i + 1) * 100),
      verified: flags,
      cumulative_verified: flags,
    })),
  };
}

export const handlers = (
  changes: Handlers = {},
  mappings: Mapping[] = [result, cash],
): Handlers => ({
  getGraphSettings: () => theSettings({ mappings }),
  listTerms: () =>
    aList([
      aTerm(1, 'net', { title: 'Net sales' }),
      aTerm(2, 'costs', { title: 'Costs' }),
      aTerm(3, 'cash', { title: 'Cash', value_numeric_type: 'int' }),
    ]),
  getRawDataTimespan: () => ({ start_date: '2024-01-01', end_date: '2026-10-31' }),
  getTimelineForData: ({ query }) =>
    (query.keys as string[]).map((key) => ({
      key,
      ...TIMELINE,
    })),
  getNumberFromFormula: ({ query }) => ({ key: query.key, value: 42 }),
  readData,
  ...changes,
});

/** The months with values. */
const TIMELINE = { start_date: '2024-01-01', end_date: '2027-12-31' };

type App = ReturnType<typeof renderApp>;
/** What is read to be shown; what the timeline draws is left out. */
export const bodies = (app: App) =>
  app
    .callsOf('readData')
    .map(({ input }) => (input as CallInput<'readData'>).body)
    .filter(({ start_date, end_date, keys }) => {
      const isAll = start_date === TIMELINE.start_date && end_date === TIMELINE.end_date;
      return !isAll || keys.length > 1;
    });
export const lastBody = (app: App) => bodies(app).at(-1);

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const figure = () => screen.getByRole('figure');
export const asTable = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Show as table' }));
  return screen.findByRole('table');
};
export const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));

/** Sets the date and the width of the page for every test of a file. */
export function onThatDay(): void {
  beforeEach(() => {
    fakeBrowser();
    // Wide enough for a timeline, which cannot be measured here.
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 800 });
    makeItNovember();
  });
  afterEach(() => jest.useRealTimers());
}
