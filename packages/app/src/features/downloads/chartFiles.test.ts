import type { ChartSeries } from '@tavoite/charts';
import { monthNumber } from '@tavoite/model';
import { chartTable } from './chartFiles.js';

const january = monthNumber(2026, 1);

const sales: ChartSeries = {
  key: 'sales',
  title: 'Sales',
  type: 'line',
  unit: 'k€',
  points: [
    { month: january, kind: 'actual', value: 1234.5678 },
    { month: january + 1, kind: 'missing' },
    { month: january + 2, kind: 'estimate', value: 0 },
  ],
};
const hidden: ChartSeries = { ...sales, key: 'hidden', title: 'Hidden' };

const PERIODS = { heading: 'Period', total: 'Total' };

it('gives a row for each period, with every digit and the kind of each figure', () => {
  const table = chartTable(
    {
      type: 'timeSeries',
      spec: { series: [sales, hidden], filteredKeys: ['hidden'], locale: 'fi', decimals: 0 },
    },
    PERIODS,
  );
  expect(table.columns.map(({ title }) => title)).toEqual(['Period', 'Sales (k€)']);
  expect([...table.rows]).toEqual([
    [{ month: january }, { value: 1234.5678, kind: 'actual', decimals: 0 }],
    [{ month: january + 1 }, null],
    [{ month: january + 2 }, { value: 0, kind: 'estimate', decimals: 0 }],
  ]);
});

it('names a unit once', () => {
  const titled = (title: string, unit: string): ChartSeries => ({ ...sales, title, unit });
  const titles = (series: ChartSeries) =>
    chartTable({ type: 'timeSeries', spec: { series: [series], locale: 'en' } }, PERIODS).columns[1]
      ?.title;
  expect(titles(titled('Operating margin %', '%'))).toBe('Operating margin %');
  expect(titles(titled('Sales (k€)', 'k€'))).toBe('Sales (k€)');
  expect(titles(titled('Margin', '%'))).toBe('Margin (%)');
  expect(titles(titled('Staff', ''))).toBe('Staff');
});

it('marks the status of every figure in a file without formats', () => {
  const { columns, rows } = chartTable(
    { type: 'timeSeries', spec: { series: [sales], locale: 'en' } },
    PERIODS,
    { actual: 'actual', estimate: 'estimate', columnOf: (title) => `${title}: status` },
  );
  expect(columns.map(({ title }) => title)).toEqual(['Period', 'Sales (k€)', 'Sales: status']);
  expect([...rows].map((row) => row[2])).toEqual(['actual', null, 'estimate']);
});

it('says of no target that it is actual', () => {
  const target = { ...sales, key: 'target/1', title: 'Target', targetOf: 'sales' };
  const { columns, rows } = chartTable(
    { type: 'timeSeries', spec: { series: [sales, target], locale: 'en' } },
    PERIODS,
    { actual: 'actual', estimate: 'estimate', columnOf: (title) => `${title}: status` },
  );
  expect(columns.map(({ title }) => title).slice(2)).toEqual(['Sales: status', 'Target (k€)']);
  expect([...rows][0]).toHaveLength(4);
  const workbook = chartTable(
    { type: 'timeSeries', spec: { series: [target], locale: 'en' } },
    PERIODS,
  );
  expect([...workbook.rows][0]?.[1]).toEqual({ value: 1234.5678, decimals: 2 });
});

it('adds up a stack, as an estimate where any part is', () => {
  const parts = ['a', 'b'].map((key) => ({ ...sales, key, title: key, type: 'stacked' as const }));
  const { columns, rows } = chartTable(
    { type: 'timeSeries', spec: { series: parts, locale: 'en' } },
    PERIODS,
  );
  expect(columns.map(({ title }) => title)).toEqual(['Period', 'a (k€)', 'b (k€)', 'Total (k€)']);
  expect([...rows].map((row) => row[3])).toEqual([
    { value: 2469.1356, kind: 'actual', decimals: 2 },
    null,
    { value: 0, kind: 'estimate', decimals: 2 },
  ]);
});

it('marks periods that are not whole', () => {
  const table = chartTable(
    {
      type: 'timeSeries',
      spec: {
        locale: 'en',
        grouping: 'fiscal',
        series: [
          {
            key: 'sales',
            title: 'Sales',
            type: 'bar',
            points: [
              {
                month: january,
                kind: 'estimate',
                value: 5,
                coverage: { months: 4, of: 12 },
              },
            ],
          },
        ],
      },
    },
    PERIODS,
  );
  expect([...table.rows]).toEqual([['2026 (4/12)', { value: 5, kind: 'estimate', decimals: 2 }]]);
});

it('gives a row for each key of a radar', () => {
  const table = chartTable(
    {
      type: 'radar',
      spec: {
        keys: ['a', 'b', 'c'].map((key) => ({ key, title: key.toUpperCase() })),
        series: [
          {
            key: 'current',
            title: 'Current',
            points: [
              { key: 'a', kind: 'actual', value: 1 },
              { key: 'b', kind: 'missing' },
              { key: 'c', kind: 'estimate', value: 3 },
            ],
          },
        ],
        unit: '%',
      },
    },
    { ...PERIODS, heading: 'Term' },
  );
  expect(table.columns.map(({ title }) => title)).toEqual(['Term', 'Current (%)']);
  expect([...table.rows]).toEqual([
    ['A', { value: 1, kind: 'actual', decimals: 2 }],
    ['B', null],
    ['C', { value: 3, kind: 'estimate', decimals: 2 }],
  ]);
});
