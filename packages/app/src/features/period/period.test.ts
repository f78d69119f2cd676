import {
  type DateSelection,
  EMPTY_SELECTION,
  type MonthRange,
  monthNumber,
  monthsOfRange,
  reduceDateSelection,
  type Timespan,
} from '@tavoite/model';
import { anOrganization } from '../../../test/fixtures.js';
import { PERIOD_DEFAULTS, type PeriodName } from './defaults.js';
import { type PeriodSources, periodOf, selectionOf } from './period.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const m = monthNumber;
const from = (...[startYear, start, endYear, end]: [number, number, number, number]) => ({
  start: m(startYear, start),
  end: m(endYear, end),
});

interface Given {
  data?: PeriodSources['data'];
  address?: MonthRange | null;
  remembered?: DateSelection | undefined;
  fiscalStart?: string;
}

/** The period of a screen with data from March 2024 to February 2027 unless given otherwise. */
const periodFor =
  (
    screen: PeriodName,
    known: Timespan | null = { start_date: '2024-03-01', end_date: '2027-02-28' },
  ) =>
  ({ data = known, address = null, remembered, fiscalStart = '1' }: Given = {}) =>
    periodOf(
      PERIOD_DEFAULTS[screen],
      {
        organization: anOrganization({ start_of_fiscal_year: fiscalStart }),
        data,
        address,
        remembered,
      },
      NOW,
    );

describe.each([
  ['strategy', from(2027, 2, 2027, 2)],
  ['graph', from(2025, 11, 2027, 5)],
  ['numbers', from(2026, 7, 2026, 11)],
  ['logic', from(2027, 2, 2027, 2)],
  ['data-map', from(2025, 1, 2026, 11)],
  ['roadmap', from(2025, 7, 2027, 6)],
  ['notifications', from(2026, 7, 2026, 11)],
  ['reports', from(2026, 7, 2026, 11)],
] as const)('%s', (screen, expected) => {
  const period = periodFor(screen);
  const july = { fiscalStart: '7' };

  it('shows its default until someone chooses, and again once nothing is chosen', () => {
    expect(period(july).range).toEqual(expected);
    expect(period(july).defaultRange).toEqual(expected);
    expect(period({ ...july, remembered: EMPTY_SELECTION }).range).toEqual(expected);
  });

  it('shows what its address says before what was chosen on it', () => {
    const remembered = { ...EMPTY_SELECTION, months: [m(2025, 5)] };
    const address = from(2026, 2, 2026, 4);
    expect(period({ remembered }).range).toEqual(from(2025, 5, 2025, 5));
    expect(period({ remembered }).selection).toEqual(remembered);
    expect(period({ remembered, address }).range).toEqual(address);
    expect(period({ remembered, address }).selection.months).toEqual([m(2026, 2), m(2026, 4)]);
  });

  it('takes a range that the API does not answer for none', () => {
    for (const address of [
      from(1, 1, 9999, 12),
      from(1800, 1, 1999, 12),
      from(1900, 1, 2099, 12),
    ]) {
      expect(period({ ...july, address }).range).toEqual(expected);
    }
  });

  it('keeps the words in which the same months were chosen', () => {
    const address = from(2025, 1, 2025, 12);
    const remembered = { ...EMPTY_SELECTION, months: [m(2025, 1), m(2025, 12)] };
    expect(period({ address, remembered }).selection).toEqual(remembered);
  });
});

describe('the strategy screen', () => {
  const period = periodFor('strategy', { start_date: '2024-01-01', end_date: '2026-09-30' });

  it('starts with the newest month that has verified data of targets', () => {
    expect(period().dates).toEqual({ start_date: '2026-09-01', end_date: '2026-09-30' });
    expect(period().selection).toEqual({ ...EMPTY_SELECTION, months: [m(2026, 9)] });
  });

  it('offers the months from the first data to this month', () => {
    expect(period().options.selectable).toEqual(from(2024, 1, 2026, 11));
  });

  it('starts with this month, and goes back to 2016, when there is no data', () => {
    const empty = period({ data: { start_date: null, end_date: null } });
    expect(empty.dates).toEqual({ start_date: '2026-11-01', end_date: '2026-11-30' });
    expect(empty.options.selectable).toEqual(from(2016, 1, 2026, 11));
  });

  it('takes the year to date from the start of the fiscal year to this month, and back', () => {
    const { selection, options } = period({ fiscalStart: '7' });
    const ytd = reduceDateSelection(selection, { type: 'toggleYtd' }, options);
    expect(period({ remembered: ytd, fiscalStart: '7' }).dates).toEqual({
      start_date: '2026-07-01',
      end_date: '2026-11-30',
    });
    expect(reduceDateSelection(ytd, { type: 'toggleYtd' }, options)).toEqual(selection);
  });

  it('names a month, the year to date, and other ranges as they are', () => {
    const named = (range: MonthRange) => period({ address: range }).selection;
    expect(named(from(2026, 5, 2026, 5))).toEqual({ ...EMPTY_SELECTION, months: [m(2026, 5)] });
    expect(named(from(2026, 1, 2026, 11)).ytd).toHaveLength(11);
    expect(named(from(2026, 1, 2026, 10))).toEqual({
      ...EMPTY_SELECTION,
      months: [m(2026, 1), m(2026, 10)],
    });
    expect(named(from(2025, 1, 2025, 12))).toEqual({ ...EMPTY_SELECTION, years: [2025] });
  });

  it('takes a past year as a whole, in place of what was chosen; the current one to date', () => {
    const { selection, options } = period();
    const past = reduceDateSelection(selection, { type: 'pickYear', year: 2025 }, options);
    expect(period({ remembered: past }).dates).toEqual({
      start_date: '2025-01-01',
      end_date: '2025-12-31',
    });
    const earlier = reduceDateSelection(past, { type: 'pickYear', year: 2024 }, options);
    expect(earlier).toEqual({ ...EMPTY_SELECTION, years: [2024] });
    expect(reduceDateSelection(earlier, { type: 'pickMonth', month: m(2025, 5) }, options)).toEqual(
      {
        ...EMPTY_SELECTION,
        months: [m(2025, 5)],
      },
    );
    const current = reduceDateSelection(past, { type: 'pickYear', year: 2026 }, options);
    expect(current.ytd).toHaveLength(11);
  });

  it('knows the year to date also where data begin within it', () => {
    const data = { start_date: '2026-03-01', end_date: '2026-09-30' };
    const { selection } = period({ data, address: from(2026, 3, 2026, 11) });
    expect(selection.ytd).toHaveLength(9);
  });
});

describe('graphs and numbers', () => {
  const shown = from(2026, 1, 2026, 6);

  it('offer the months in which any term has a value, and those on screen', () => {
    const period = periodFor('graph');
    expect(period({ address: shown }).bounds).toEqual(from(2024, 3, 2027, 2));
    const data = { start_date: '2026-02-01', end_date: '2026-03-31' };
    expect(period({ address: shown, data }).bounds).toEqual(shown);
    expect(period({ address: shown, data: null }).bounds).toEqual(from(2016, 1, 2026, 11));
  });

  it('go to the current fiscal year when the year to date is switched off', () => {
    const { selection, options } = periodFor('numbers')({ fiscalStart: '7' });
    expect(selection.ytd).toHaveLength(5);
    expect(reduceDateSelection(selection, { type: 'toggleYtd' }, options)).toEqual({
      ...EMPTY_SELECTION,
      years: [2026],
    });
  });
});

describe('the logic screen', () => {
  const period = periodFor('logic');

  it('starts with the newest month that is verified, and offers later ones', () => {
    const data = { start_date: '2024-03-01', end_date: '2027-02-28', newest: '2026-10-31' };
    expect(period({ data }).range).toEqual(from(2026, 10, 2026, 10));
    expect(period({ data }).options.selectable).toEqual(from(2024, 3, 2027, 2));
    // None is: the current month.
    expect(period({ data: { ...data, newest: null } }).range).toEqual(from(2026, 11, 2026, 11));
  });

  it('names the whole current fiscal year by its number', () => {
    const address = from(2026, 1, 2026, 12);
    expect(period({ address }).selection).toEqual({ ...EMPTY_SELECTION, years: [2026] });
  });

  it('takes the year to date, and its end, for what they are', () => {
    const { options, selection } = period();
    const ytd = reduceDateSelection(selection, { type: 'toggleYtd' }, options);
    const shown = period({ remembered: ytd });
    expect(shown).toMatchObject({ range: from(2026, 1, 2026, 11), selection: ytd });
    expect(period({ address: shown.range }).selection).toEqual(ytd);
    const off = reduceDateSelection(ytd, { type: 'toggleYtd' }, options);
    expect(period({ remembered: off }).range).toEqual(period().range);
  });

  it('names whole years by years', () => {
    expect(period({ address: from(2025, 1, 2025, 12) }).selection.years).toEqual([2025]);
  });

  it('offers the months from the first data to the end of the fiscal year, or of the data', () => {
    expect(period().options.selectable).toEqual(from(2024, 3, 2027, 2));
    expect(period({ fiscalStart: '7' }).options.selectable).toEqual(from(2024, 3, 2027, 6));
    for (const data of [null, { start_date: null, end_date: null }]) {
      expect(period({ data }).options.selectable).toEqual(from(2016, 1, 2026, 12));
    }
  });
});

describe('the data map', () => {
  const period = periodFor('data-map', { start_date: '2023-05-01', end_date: '2027-03-31' });

  it('starts with the start of last year, whenever the fiscal year starts', () => {
    expect(period().selection).toEqual({
      ...EMPTY_SELECTION,
      months: [m(2025, 1), m(2026, 11)],
    });
    expect(period({ fiscalStart: '7' }).range.start).toBe(m(2025, 1));
  });

  it('offers the months with data, the default and those on screen', () => {
    expect(period().bounds).toEqual(from(2023, 5, 2027, 3));
    const early = period({ address: from(2020, 1, 2020, 2) });
    expect(early.bounds.start).toBe(m(2020, 1));
    expect(early.options.all).toEqual(from(2023, 5, 2027, 3));
    expect(period({ data: null }).bounds).toEqual(from(2016, 1, 2026, 11));
  });

  it('knows the year to date, and goes back to the default when it is switched off', () => {
    const address = from(2026, 7, 2026, 11);
    const { selection, options, defaultRange } = period({ address, fiscalStart: '7' });
    expect(selection.ytd).toHaveLength(5);
    const off = reduceDateSelection(selection, { type: 'toggleYtd' }, options);
    expect(off.months).toEqual([defaultRange.start, defaultRange.end]);
  });

  it('ends chosen years where the data do', () => {
    const remembered = { ...EMPTY_SELECTION, years: [2022, 2023] };
    expect(period({ remembered }).range).toEqual(from(2023, 5, 2023, 12));
  });
});

describe('the selection that stands for a range', () => {
  const { options } = periodFor('numbers')({ fiscalStart: '7' });
  const named = (range: MonthRange) => selectionOf(range, PERIOD_DEFAULTS.numbers, options);

  it('is the year to date', () => {
    const ytd = from(2026, 7, 2026, 11);
    expect(named(ytd)).toEqual({ ...EMPTY_SELECTION, ytd: monthsOfRange(ytd) });
  });

  it('is whole fiscal years', () => {
    expect(named(from(2024, 7, 2026, 6))).toEqual({ ...EMPTY_SELECTION, years: [2024, 2025] });
  });

  it('is months of one fiscal year', () => {
    expect(named(from(2025, 8, 2026, 1))).toEqual({
      ...EMPTY_SELECTION,
      years: [2025],
      months: [m(2025, 8), m(2026, 1)],
    });
  });

  it('is the first and last month otherwise', () => {
    expect(named(from(2025, 3, 2026, 1))).toEqual({
      ...EMPTY_SELECTION,
      months: [m(2025, 3), m(2026, 1)],
    });
  });
});
