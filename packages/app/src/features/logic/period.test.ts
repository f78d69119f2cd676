import { EMPTY_SELECTION, monthNumber, reduceDateSelection } from '@tavoite/model';
import { anOrganization } from '../../../test/fixtures.js';
import { type ChosenPeriod, logicPeriod } from './period.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const DATA = { start_date: '2024-03-01', end_date: '2027-02-28' };

const months = (start: [number, number], end: [number, number]) => ({
  start: monthNumber(...start),
  end: monthNumber(...end),
});

const period = (chosen: Partial<ChosenPeriod> = {}, start_of_fiscal_year = '1') =>
  logicPeriod(
    anOrganization({ start_of_fiscal_year }),
    DATA,
    { address: null, remembered: undefined, ...chosen },
    NOW,
  );

it('starts with the whole current fiscal year, which counts as the year to date', () => {
  expect(period()).toMatchObject({
    range: months([2026, 1], [2026, 12]),
    dates: { start_date: '2026-01-01', end_date: '2026-12-31' },
    selection: { ...EMPTY_SELECTION, years: [2026] },
    kind: 'fiscal-year',
  });
  expect(period({}, '7')).toMatchObject({
    dates: { start_date: '2026-07-01', end_date: '2027-06-30' },
    kind: 'fiscal-year',
  });
});

it.each([
  ['less than the year to date', months([2026, 1], [2026, 10])],
  ['more than the fiscal year', months([2025, 1], [2026, 12])],
  ['another fiscal year', months([2025, 1], [2025, 12])],
])('is no year to date for %s', (_, address) => {
  expect(period({ address })).toMatchObject({ range: address, kind: 'other' });
});

it('is the year to date up to the current month', () => {
  const address = months([2026, 1], [2026, 11]);
  expect(period({ address })).toMatchObject({ range: address, kind: 'year-to-date' });
});

it('lets the address win over what was chosen before', () => {
  const remembered = { ...EMPTY_SELECTION, months: [monthNumber(2025, 5)] };
  expect(period({ remembered }).dates).toEqual({
    start_date: '2025-05-01',
    end_date: '2025-05-31',
  });
  const address = months([2026, 2], [2026, 4]);
  expect(period({ remembered, address })).toMatchObject({
    range: address,
    selection: { months: [address.start, address.end] },
  });
});

it('keeps the words in which the same months were chosen', () => {
  const address = months([2025, 1], [2025, 12]);
  const remembered = { ...EMPTY_SELECTION, months: [address.start, address.end] };
  expect(period({ address }).selection.years).toEqual([2025]);
  expect(period({ address, remembered }).selection).toEqual(remembered);
});

it('takes the year to date, and its end, for what they are', () => {
  const { options, selection } = period();
  const ytd = reduceDateSelection(selection, { type: 'toggleYtd' }, options);
  const shown = period({ remembered: ytd });
  expect(shown).toMatchObject({ range: months([2026, 1], [2026, 11]), selection: ytd });
  expect(period({ address: shown.range }).selection).toEqual(ytd);
  expect(reduceDateSelection(ytd, { type: 'toggleYtd' }, options)).toEqual(selection);
});

it('falls back to the default when nothing is chosen, or the address asks for too much', () => {
  expect(period({ remembered: EMPTY_SELECTION })).toEqual(period());
  expect(period({ address: months([1900, 1], [2099, 12]) })).toEqual(period());
  expect(period({ address: months([1, 1], [1, 12]) })).toEqual(period());
});

it('offers the months from the first data to the end of the fiscal year, or of the data', () => {
  expect(period().options.selectable).toEqual(months([2024, 3], [2027, 2]));
  expect(period({}, '7').options.selectable).toEqual(months([2024, 3], [2027, 6]));
});

it('goes back to 2016 without data', () => {
  const nothing = { start_date: null, end_date: null };
  for (const timespan of [null, nothing]) {
    const { options } = logicPeriod(
      anOrganization(),
      timespan,
      { address: null, remembered: undefined },
      NOW,
    );
    expect(options.selectable).toEqual(months([2016, 1], [2026, 12]));
  }
});
