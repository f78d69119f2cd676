import type { DataColumns } from '@tavoite/model';
import { type LoadedColumn, pointsOf } from './points.js';

/** From May of a calendar year to May of the next but one. */
const years: LoadedColumn = (() => {
  const column = {
    key: 'sales',
    values: [8, 12, 5],
    cumulative_values: [12, 12, 5],
    verified: '110',
  };
  const columns = {
    start_dates: ['2025-05-01', '2026-01-01', '2027-01-01'],
    end_dates: ['2025-12-31', '2026-12-31', '2027-05-31'],
    is_partial: [true, false, true],
    series: [column],
  } as unknown as DataColumns;
  return { columns, column: columns.series[0] as LoadedColumn['column'] };
})();
const coverages = (cumulative: boolean) =>
  pointsOf(years, { grouping: 'fiscal', cumulative, fiscalStart: 1 }).map(
    ({ coverage }) => coverage?.months ?? null,
  );

it('tells of periods that the range cuts at either end', () => {
  expect(coverages(false)).toEqual([8, null, 5]);
});

it('takes a running total as whole where its period is cut at the start only', () => {
  expect(coverages(true)).toEqual([null, null, 5]);
});
