import { monthNumber } from '../calendar/months.js';
import { datePresets } from './presets.js';
import { type DateSelectionOptions, selectionToMonths } from './state.js';

const options = (more: Partial<DateSelectionOptions> = {}): DateSelectionOptions => ({
  mode: 'month-range',
  fiscalStart: 7,
  currentMonth: monthNumber(2026, 11),
  selectable: { start: monthNumber(2024, 1), end: monthNumber(2027, 12) },
  ...more,
});

const rangesOf = (given: DateSelectionOptions) =>
  datePresets(given).map(({ name, selection }) => [
    name,
    selectionToMonths(selection, given.fiscalStart),
  ]);

it('names ranges by months or, where years may be chosen, by fiscal years', () => {
  const ranges = [
    ['last-12-months', { start: monthNumber(2025, 12), end: monthNumber(2026, 11) }],
    ['this-year', { start: monthNumber(2026, 7), end: monthNumber(2027, 6) }],
    ['last-year', { start: monthNumber(2025, 7), end: monthNumber(2026, 6) }],
    ['all', { start: monthNumber(2024, 1), end: monthNumber(2027, 12) }],
  ];
  expect(rangesOf(options())).toEqual(ranges);
  expect(rangesOf(options({ mode: 'years-and-months' }))).toEqual(ranges);
  expect(datePresets(options({ mode: 'numbers' }))[2]?.selection.years).toEqual([2025]);
});

it('means by all what is said, where more may be chosen', () => {
  const all = { start: monthNumber(2025, 3), end: monthNumber(2026, 12) };
  expect(rangesOf(options({ all })).at(-1)).toEqual(['all', all]);
});

it('stays inside of what may be chosen, and offers nothing that is not there', () => {
  const given = options({
    selectable: { start: monthNumber(2026, 9), end: monthNumber(2026, 10) },
  });
  const all = { start: monthNumber(2026, 9), end: monthNumber(2026, 10) };
  expect(rangesOf(given)).toEqual([
    ['last-12-months', all],
    ['this-year', all],
    ['all', all],
  ]);
});

it.each(['month', 'month-or-year'] as const)('has none for one %s', (mode) => {
  expect(datePresets(options({ mode }))).toEqual([]);
});
