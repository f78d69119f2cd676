import { radarKeys, radarSeries } from '../../test/fixtures/radar.js';
import { fiscalSeries, JAN_2024, mixedSeries } from '../../test/fixtures/series.js';
import { radarTable, targetSeries, timeSeriesTable } from '../index.js';

test('a time series gives a row for each period and a column for each shown series', () => {
  const { columns, rows } = timeSeriesTable({
    series: mixedSeries,
    filteredKeys: ['reseller'],
    thresholds: [{ key: 'floor', title: 'Floor', value: 20, axis: 'right' }],
    left: { unit: 'k€' },
    right: { unit: '%' },
  });
  expect(columns).toEqual([
    { key: 'online', title: 'Online sales', isTarget: false, unit: 'k€', decimals: 2 },
    { key: 'costs', title: 'Costs', isTarget: false, unit: 'k€', decimals: 2 },
    { key: 'margin', title: 'Margin', isTarget: false, unit: '%', decimals: 2 },
    { key: 'floor', title: 'Floor', isTarget: true, unit: '%', decimals: 2 },
  ]);
  expect(rows).toHaveLength(24);
  expect(rows[7]).toMatchObject({ title: '08/2024', month: JAN_2024 + 7, coverage: null });
  expect(rows[7]?.cells[0]).toEqual({ kind: 'missing', value: null });
  expect(rows[23]?.cells.map(({ kind }) => kind)).toEqual([
    'estimate',
    'estimate',
    'estimate',
    'actual',
  ]);
  expect(rows[0]?.cells[3]).toEqual({ kind: 'actual', value: 20 });
});

test('values keep every decimal, zeros stay zeros, and months between are filled', () => {
  const { rows } = timeSeriesTable({
    series: [
      {
        key: 'a',
        title: 'A',
        type: 'bar',
        unit: 'pcs',
        points: [
          { month: JAN_2024 + 2, kind: 'estimate', value: 1234.56789 },
          { month: JAN_2024, kind: 'actual', value: 0 },
        ],
      },
    ],
    left: { unit: 'k€' },
  });
  expect(rows.map(({ cells }) => cells[0])).toEqual([
    { kind: 'actual', value: 0 },
    { kind: 'missing', value: null },
    { kind: 'estimate', value: 1234.56789 },
  ]);
});

test("a series' own unit goes before its axis's", () => {
  const series = [{ ...mixedSeries[0], unit: 'pcs' }] as typeof mixedSeries;
  expect(timeSeriesTable({ series, left: { unit: 'k€' } }).columns[0]?.unit).toBe('pcs');
});

test('partial periods say how much they cover, and are estimates', () => {
  const { rows } = timeSeriesTable({ series: fiscalSeries, grouping: 'fiscal', fiscalStart: 7 });
  expect(rows.map(({ title }) => title).slice(0, 2)).toEqual(['2018 - 2019', '2019 - 2020']);
  expect(rows.map(({ coverage }) => coverage)).toEqual([
    { months: 4, of: 12 },
    null,
    null,
    null,
    null,
    { months: 7, of: 12 },
  ]);
  expect(rows[5]?.cells.every(({ kind }) => kind === 'estimate')).toBe(true);
});

test('a target is a time series', () => {
  const rows = [
    {
      start_date: '2024-01-01',
      current_value: 4,
      target_value: 5,
      compare_value: null,
      is_verified: false,
    },
  ];
  const titles = { current: 'Current', target: 'Target', compare: 'Compare' };
  const table = timeSeriesTable({ series: targetSeries(rows, titles) });
  expect(table.columns.map(({ key }) => key)).toEqual(['current', 'target']);
  expect(table.rows[0]?.cells).toEqual([
    { kind: 'estimate', value: 4 },
    { kind: 'actual', value: 5 },
  ]);
});

test('a radar gives a row for each key that stays', () => {
  const spec = { keys: radarKeys, series: radarSeries, unit: '%' };
  const { columns, rows } = radarTable({ ...spec, filteredKeys: ['sales'] });
  expect(columns.map(({ title, unit }) => [title, unit])).toEqual([
    ['Current', '%'],
    ['Target', '%'],
  ]);
  expect(rows.map(({ key }) => key)).toEqual(radarKeys.slice(1).map(({ key }) => key));
  expect(rows[2]).toEqual({
    key: 'satisfaction',
    title: 'Customer satisfaction',
    month: null,
    coverage: null,
    format: { unit: '', decimals: 2 },
    cells: [
      { kind: 'estimate', value: 78 },
      { kind: 'actual', value: 85 },
    ],
  });
});

test('nothing gives nothing', () => {
  expect(timeSeriesTable({ series: [] })).toEqual({ columns: [], rows: [] });
});
