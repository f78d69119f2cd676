import type { DataColumns } from '@tavoite/model';
import { type LoadedColumn, pointsOf } from './columns.js';

/** From May of a calendar year to May of the next but one. */
const years: LoadedColumn = (() => {
  const column = {
    key: 'sales',
    values: [8, 12, 5],
    cumulative_values: [12, 12, 5],
    verified: '110',
    cumulative_verified: '010',
  };
  const columns = {
    start_dates: ['2025-05-01', '2026-01-01', '2027-01-01'],
    end_dates: ['2025-12-31', '2026-12-31', '2027-05-31'],
    is_partial: [true, false, true],
    is_cumulative_partial: [false, false, true],
    series: [column],
  } as unknown as DataColumns;
  return { columns, column: columns.series[0] as LoadedColumn['column'] };
})();
const points = (cumulative: boolean) => pointsOf(years, { grouping: 'fiscal', cumulative });
const coverages = (cumulative: boolean) =>
  points(cumulative).map(({ coverage }) => coverage?.months ?? null);

it('are those of the values, with their flags and cut periods', () => {
  expect(points(false)).toMatchObject([
    { kind: 'actual', value: 8 },
    { kind: 'actual', value: 12 },
    { kind: 'estimate', value: 5 },
  ]);
  expect(coverages(false)).toEqual([8, null, 5]);
});

it('are those of the running totals, with theirs', () => {
  expect(points(true)).toMatchObject([
    { kind: 'estimate', value: 12 },
    { kind: 'actual', value: 12 },
    { kind: 'estimate', value: 5 },
  ]);
  expect(coverages(true)).toEqual([null, null, 5]);
});
