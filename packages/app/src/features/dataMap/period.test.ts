import { EMPTY_SELECTION, monthNumber, reduceDateSelection } from '@tavoite/model';
import { anOrganization } from '../../../test/fixtures.js';
import { dataMapPeriod } from './period.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const m = monthNumber;
const DATA = { start_date: '2023-05-01', end_date: '2027-03-31' };

const period = (asked: Parameters<typeof dataMapPeriod>[2] = null, timespan = DATA, changes = {}) =>
  dataMapPeriod(anOrganization(changes), timespan, asked, NOW);

it('starts with the start of last year and ends with this month', () => {
  expect(period().range).toEqual({ start: m(2025, 1), end: m(2026, 11) });
  expect(period().selection).toEqual({ ...EMPTY_SELECTION, months: [m(2025, 1), m(2026, 11)] });
});

it('keeps the default where the fiscal year starts in another month', () => {
  expect(period(null, DATA, { start_of_fiscal_year: '7' }).range.start).toBe(m(2025, 1));
});

it('shows what the address asks for', () => {
  const asked = { start: m(2024, 3), end: m(2024, 6) };
  expect(period(asked).range).toEqual(asked);
  expect(period(asked).selection.months).toEqual([m(2024, 3), m(2024, 6)]);
});

it.each([
  [1, 9999],
  [1800, 1999],
])('takes a range that nobody answers, %i to %i, for none', (first, last) => {
  const asked = { start: m(first, 1), end: m(last, 12) };
  expect(period(asked).range).toEqual(period().range);
});

it('offers the months with data, the default and those on screen', () => {
  expect(period().bounds).toEqual({ start: m(2023, 5), end: m(2027, 3) });
  const early = { start: m(2020, 1), end: m(2020, 2) };
  expect(period(early).bounds.start).toBe(m(2020, 1));
  const none = dataMapPeriod(anOrganization(), null, null, NOW);
  expect(none.bounds).toEqual({ start: m(2016, 1), end: m(2026, 11) });
});

it('knows the year to date, and goes back to the default when it is switched off', () => {
  const ytd = { start: m(2026, 7), end: m(2026, 11) };
  const { selection, options, standard } = period(ytd, DATA, { start_of_fiscal_year: '7' });
  expect(selection.ytd).toHaveLength(5);
  const off = reduceDateSelection(selection, { type: 'toggleYtd' }, options);
  expect(off.months).toEqual([standard.start, standard.end]);
});
