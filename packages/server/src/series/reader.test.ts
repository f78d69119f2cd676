import { monthNumber } from '@tavoite/model';
import { buildSeries, nullable, type TermSpec } from '../../test/series.js';
import { parseFormula } from '../formula/index.js';
import type { OrganizationSeries } from './organization-series.js';
import { type DataRequest, readData, readSingleValues, readStackShares } from './reader.js';

const january = monthNumber(2025, 1);
const year = { start: january, end: january + 11 };

async function read(series: OrganizationSeries, key: string, request: Partial<DataRequest> = {}) {
  const { columns, periods } = await readData(series, {
    terms: series.termsOf([key]),
    range: year,
    grouping: 'month',
    withPercentage: true,
    onlyVerified: false,
    ...request,
  });
  const [only] = columns;
  return {
    periods,
    values: nullable(only?.own.values),
    verified: [...(only?.own.verified ?? [])],
    cumulative: nullable(only?.cumulative.values),
    cumulativeVerified: [...(only?.cumulative.verified ?? [])],
    percentage: nullable(only?.percentage?.values),
  };
}

const months = (
  key: string,
  values: (number | null)[],
  rest: Partial<TermSpec> = {},
): TermSpec => ({
  key,
  first: january,
  values,
  ...rest,
});

describe('months', () => {
  it('answers one value per month, missing ones outside the data and in gaps', async () => {
    const series = await buildSeries({ terms: [months('a', [1, null, 0, -4])] });
    const range = { start: january - 1, end: january + 4 };
    const { values, verified, cumulative } = await read(series, 'a', { range });
    expect(values).toEqual([null, 1, null, 0, -4, null]);
    expect(verified).toEqual([0, 1, 0, 1, 1, 0]);
    // The running total carries on over the gap and ends with the data.
    expect(cumulative).toEqual([null, 1, 1, 1, -3, null]);
  });

  it('computes formulas of formulas and verifies them only when all inputs are', async () => {
    const series = await buildSeries({
      terms: [
        { key: 'margin %', formula: '[margin] / sales * 100', unit: '%' },
        { key: 'margin', formula: 'sales - costs' },
        months('sales', [100, 200, null, 0]),
        months('costs', [40, 50, 30, 10], { verified: [true, false, true, true] }),
      ],
    });
    const margin = await read(series, 'margin');
    expect(margin.values.slice(0, 5)).toEqual([60, 150, -30, -10, null]);
    expect(margin.verified.slice(0, 5)).toEqual([1, 0, 0, 1, 0]);
    const ratio = await read(series, 'margin %');
    expect(ratio.values.slice(0, 5)).toEqual([60, 75, null, null, null]);
    expect(ratio.verified.slice(0, 5)).toEqual([1, 0, 0, 0, 0]);
  });

  it('has no value where every input of a formula is missing, constants or not', async () => {
    const series = await buildSeries({
      terms: [months('share', [40, null]), { key: 'rest', formula: '100 - share' }],
    });
    expect((await read(series, 'rest')).values.slice(0, 2)).toEqual([60, null]);
  });

  it('takes unknown keys, invalid formulas and circular references as missing', async () => {
    const series = await buildSeries({
      terms: [
        months('a', [5]),
        { key: 'unknown', formula: 'a + nothing' },
        { key: 'only unknown', formula: 'nothing + 1' },
        { key: 'invalid', formula: 'a +' },
        { key: 'x', formula: 'y + a' },
        { key: 'y', formula: 'x' },
        { key: 'behind', formula: 'x + a' },
      ],
    });
    const first = async (key: string) => {
      const { values, verified } = await read(series, key);
      return [values[0], verified[0]];
    };
    expect(await first('unknown')).toEqual([5, 0]);
    expect(await first('only unknown')).toEqual([null, 0]);
    expect(await first('invalid')).toEqual([null, 0]);
    expect(await first('x')).toEqual([null, 0]);
    expect(await first('behind')).toEqual([null, 0]);
    expect(await first('a')).toEqual([5, 1]);
  });

  it('leaves out what is not verified when asked to', async () => {
    const series = await buildSeries({
      terms: [months('a', [1, 2, 3], { verified: [true, true, false] })],
    });
    const { values, cumulative, percentage } = await read(series, 'a', { onlyVerified: true });
    expect(values.slice(0, 3)).toEqual([1, 2, null]);
    expect(cumulative.slice(0, 3)).toEqual([1, 3, null]);
    expect(percentage.slice(0, 3)).toEqual([100, 100, null]);
  });
});

describe('groups', () => {
  it('sums flows, takes the last known stock and computes formulas again', async () => {
    const series = await buildSeries({
      terms: [
        months('sales', [10, 20, 30, 40, null, 60]),
        months('staff', [4, 5, 6, 7, 8, null], { aggregation: 'stock' }),
        { key: 'per head', formula: 'sales / staff' },
      ],
    });
    const range = { start: january, end: january + 5 };
    const quarters = { range, grouping: 'quarter' } as const;
    const sales = await read(series, 'sales', quarters);
    expect(sales.values).toEqual([60, 100]);
    expect(sales.verified).toEqual([1, 0]);
    expect(sales.cumulative).toEqual([60, 160]);
    expect((await read(series, 'staff', quarters)).values).toEqual([6, 8]);
    expect((await read(series, 'staff', quarters)).cumulative).toEqual([6, 8]);
    expect((await read(series, 'per head', quarters)).values).toEqual([10, 12.5]);
    expect((await read(series, 'per head', quarters)).cumulative).toEqual([10, 20]);
  });

  it('marks a period that the range cuts and uses only its months', async () => {
    const series = await buildSeries({
      fiscalStart: 7,
      terms: [
        months(
          'a',
          Array.from({ length: 24 }, () => 1),
        ),
      ],
    });
    const range = { start: january, end: january + 13 };
    const { values, periods } = await read(series, 'a', { range, grouping: 'fiscal' });
    expect(values).toEqual([6, 8]);
    expect(periods.map(({ is_partial }) => is_partial)).toEqual([true, true]);
  });

  it('has no rows for a range shorter than one period', async () => {
    const series = await buildSeries({ terms: [months('a', [1, 2, 3])] });
    const range = { start: january, end: january + 1 };
    expect((await read(series, 'a', { range, grouping: 'quarter' })).values).toEqual([]);
    expect((await read(series, 'a', { range, grouping: 'fiscal' })).periods).toEqual([]);
  });
});

describe('running totals', () => {
  it('start with the fiscal year, also when the range starts later', async () => {
    const series = await buildSeries({
      fiscalStart: 3,
      terms: [months('a', [1, 2, 3, 4, 5])],
    });
    const { cumulative } = await read(series, 'a', {
      range: { start: january + 1, end: january + 4 },
    });
    expect(cumulative).toEqual([3, 3, 7, 12]);
  });
});

describe('sums of the terms below', () => {
  it('count a term once, whatever paths lead to it, and leave percentages out', async () => {
    const series = await buildSeries({
      terms: [
        { key: 'all', sumValuesInTree: true },
        { key: 'left', parent: 'all', sumValuesInTree: true },
        { key: 'right', parent: 'all', sumValuesInTree: true },
        months('shared', [10], { parent: 'left', additionalParents: ['right', 'all'] }),
        months('own', [1], { parent: 'right' }),
        months('ratio', [50], { parent: 'right', unit: '%' }),
        { key: 'double', formula: 'own * 2', parent: 'left' },
      ],
    });
    const first = async (key: string) => (await read(series, key)).values[0];
    expect(await first('left')).toBe(12);
    expect(await first('right')).toBe(11);
    expect(await first('all')).toBe(13);
  });

  it('survive terms that are above and below each other', async () => {
    const series = await buildSeries({
      terms: [
        { key: 'a', parent: 'b', sumValuesInTree: true },
        { key: 'b', parent: 'a', sumValuesInTree: true },
        months('leaf', [7], { parent: 'b' }),
      ],
    });
    expect((await read(series, 'a')).values[0]).toBe(7);
    expect((await read(series, 'b')).values[0]).toBe(7);
  });
});

describe('shares of the primary parent', () => {
  it('are 100 for a root and missing without a parent value, for 0 and for percentages', async () => {
    const series = await buildSeries({
      terms: [
        months('root', [200, 0, null, -50]),
        months('child', [50, 1, 1, 25], { parent: 'root' }),
        months('gap', [null, 1], { parent: 'root' }),
        months('rate', [12], { parent: 'root', unit: ' % ' }),
      ],
    });
    const share = async (key: string) => (await read(series, key)).percentage.slice(0, 4);
    expect(await share('root')).toEqual([100, 100, null, 100]);
    expect(await share('child')).toEqual([25, null, null, -50]);
    expect(await share('gap')).toEqual([null, null, null, null]);
    expect(await share('rate')).toEqual([null, null, null, null]);
  });
});

describe('shares of a stack', () => {
  it('are of the sum of the members of the same stack', async () => {
    const series = await buildSeries({
      terms: [months('a', [30, 32]), months('b', [10, null]), months('c', [5, 0])],
    });
    const shares = async (cumulative: boolean) => {
      const answer = await readStackShares(series, {
        members: series.terms.map((term) => ({
          term,
          stack: term.row.key === 'c' ? 'other' : 'one',
        })),
        range: { start: january, end: january + 1 },
        grouping: 'month',
        cumulative,
      });
      return answer.shares.map(({ values }) => nullable(values));
    };
    expect(await shares(false)).toEqual([
      [75, 100],
      [25, null],
      [100, null],
    ]);
    expect(await shares(true)).toEqual([
      [75, (62 / 72) * 100],
      [25, (10 / 72) * 100],
      [100, 100],
    ]);
  });
});

describe('single values', () => {
  it('evaluate formulas over whole periods', async () => {
    const series = await buildSeries({
      terms: [months('sales', [100, 300], { verified: [true, false] }), months('costs', [50, 50])],
    });
    const ask = (formula: string, start: number, end: number) => ({
      formula: parseFormula(formula),
      range: { start: january + start, end: january + end },
    });
    const answers = await readSingleValues(series, [
      ask('(sales - costs) / sales * 100', 0, 1),
      ask('sales', 0, 0),
      ask('sales', 5, 6),
      ask('1000', 5, 6),
      ask('missing', 0, 1),
    ]);
    expect(answers).toEqual([
      { value: 75, isVerified: false },
      { value: 100, isVerified: true },
      { value: null, isVerified: false },
      { value: 1000, isVerified: true },
      { value: null, isVerified: false },
    ]);
    expect(await readSingleValues(series, [])).toEqual([]);
  });
});
