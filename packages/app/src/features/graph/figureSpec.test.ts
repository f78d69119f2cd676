import type { ChartLabels } from '@tavoite/charts';
import type { DrawnTerm, LoadedColumn } from '@tavoite/charts/mappedGraph';
import type { Mapping } from '@tavoite/model';
import { figureSpec } from './figureSpec.js';

const term = {
  key: 'revenue',
  title: 'Revenue',
  term: { unit: '€', measurement_type_prefix: 'k', value_numeric_type: 'decimal' },
} as DrawnTerm;
const mapping = {
  properties: { unit: 'k€' },
  graph_properties: {},
  terms_used: [],
} as unknown as Mapping;

const axisOf = (figure: number | null) =>
  figureSpec(
    mapping,
    { terms: [term], columns: new Map<string, LoadedColumn>(), earlier: new Map(), targets: [] },
    {
      grouping: 'month',
      fiscalStart: 1,
      locale: 'en',
      words: {} as ChartLabels['mappedGraph'],
      previousYear: '',
      figure,
    },
  ).left;

test('the axis beside a figure is in the unit of its headline', () => {
  expect(axisOf(67_700.5)).toMatchObject({ unit: 'M€', divisor: 1000 });
  expect(axisOf(-1_200_000.7)).toMatchObject({ unit: 'M€', divisor: 1000 });
  expect(axisOf(884)).toMatchObject({ unit: 'k€', divisor: 1 });
  expect(axisOf(null)).toMatchObject({ unit: 'k€', divisor: 1 });
});
