import { EMPTY_SELECTION, monthNumber, reduceDateSelection } from '@tavoite/model';
import { anOrganization } from '../../../test/fixtures.js';
import { strategyPeriod } from './period.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const DATA = { start_date: '2024-01-01', end_date: '2026-09-30' };

const period = (
  chosen?: Parameters<typeof strategyPeriod>[2],
  timespan: Parameters<typeof strategyPeriod>[1] = DATA,
  changes = {},
) => strategyPeriod(anOrganization(changes), timespan, chosen, NOW);

it('starts with the newest month that has verified data of targets', () => {
  expect(period().range).toEqual({ start_date: '2026-09-01', end_date: '2026-09-30' });
  expect(period().selection).toEqual({ ...EMPTY_SELECTION, months: [monthNumber(2026, 9)] });
});

it('offers the months from the first data to this month', () => {
  expect(period().options.selectable).toEqual({
    start: monthNumber(2024, 1),
    end: monthNumber(2026, 11),
  });
});

it('starts with this month, and goes back to 2016, when there is no data', () => {
  const empty = period(undefined, { start_date: null, end_date: null });
  expect(empty.range).toEqual({ start_date: '2026-11-01', end_date: '2026-11-30' });
  expect(empty.options.selectable).toEqual({
    start: monthNumber(2016, 1),
    end: monthNumber(2026, 11),
  });
});

it('shows the chosen month, and the default again once nothing is chosen', () => {
  const may = { ...EMPTY_SELECTION, months: [monthNumber(2026, 5)] };
  expect(period(may).range).toEqual({ start_date: '2026-05-01', end_date: '2026-05-31' });
  expect(period(EMPTY_SELECTION).range).toEqual(period().range);
});

it('takes the year to date from the start of the fiscal year to this month, and back', () => {
  const { selection, options } = period(undefined, DATA, { start_of_fiscal_year: '7' });
  const ytd = reduceDateSelection(selection, { type: 'toggleYtd' }, options);
  expect(period(ytd, DATA, { start_of_fiscal_year: '7' }).range).toEqual({
    start_date: '2026-07-01',
    end_date: '2026-11-30',
  });
  expect(reduceDateSelection(ytd, { type: 'toggleYtd' }, options)).toEqual(selection);
});
