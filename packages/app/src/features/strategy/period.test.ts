import {
  type DateSelection,
  EMPTY_SELECTION,
  type MonthRange,
  monthNumber,
  reduceDateSelection,
  type Timespan,
} from '@tavoite/model';
import { anOrganization } from '../../../test/fixtures.js';
import { strategyPeriod } from './period.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const DATA = { start_date: '2024-01-01', end_date: '2026-09-30' };

const period = (
  remembered?: DateSelection,
  timespan: Timespan = DATA,
  changes = {},
  asked: MonthRange | null = null,
) => strategyPeriod(anOrganization(changes), timespan, { asked, remembered }, NOW);

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

describe('asked for by the address', () => {
  const asked = (start: number, end: number) => period(undefined, DATA, {}, { start, end });

  it('shows a month, and names it', () => {
    const may = monthNumber(2026, 5);
    expect(asked(may, may).range).toEqual({ start_date: '2026-05-01', end_date: '2026-05-31' });
    expect(asked(may, may).selection).toEqual({ ...EMPTY_SELECTION, months: [may] });
  });

  it('knows the year to date, and keeps other ranges as they are', () => {
    const [january, november] = [monthNumber(2026, 1), monthNumber(2026, 11)];
    expect(asked(january, november).selection.ytd).toHaveLength(11);
    expect(asked(january, november - 1).selection).toEqual({
      ...EMPTY_SELECTION,
      months: [january, november - 1],
    });
    expect(asked(january, november - 1).range.end_date).toBe('2026-10-31');
  });

  it('goes before what was chosen here; nonsense does not', () => {
    const may = { ...EMPTY_SELECTION, months: [monthNumber(2026, 5)] };
    const april = monthNumber(2026, 4);
    const range = { start: april, end: april };
    expect(period(may, DATA, {}, range).range.start_date).toBe('2026-04-01');
    const endless = { start: monthNumber(1, 1), end: april };
    expect(period(may, DATA, {}, endless).range.start_date).toBe('2026-05-01');
  });
});
