import { monthNumber } from '@tavoite/model';
import fc from 'fast-check';
import { anyFormulaText } from '../../test/formulas.js';
import { anyMonths, anyRange, buildSeries, monthsSpec, type TermSpec } from '../../test/series.js';
import { evaluateFormula, formulaKeys, ScratchColumns } from '../formula/index.js';
import { readChange } from './change.js';
import { partsOf } from './parts.js';
import { readSingleValues } from './reader.js';

const first = monthNumber(2025, 1);
const month = (index: number) => ({ start: first + index, end: first + index });

/** The change of a term from the first month to the second, in plain words. */
async function changeOf(terms: TermSpec[], key: string) {
  const series = await buildSeries({ terms });
  const term = series.term(key);
  if (term === undefined) throw new Error(`no term ${key}`);
  const change = await readChange(series, term, { range: month(1), compared: month(0) });
  return {
    change: change.change,
    parts: Object.fromEntries(change.contributions.map((part) => [part.key, part.value])),
    interaction: change.interaction,
  };
}

const term = (key: string, before: number | null, now: number | null): TermSpec => ({
  key,
  first,
  values: [before, now],
});

describe('readChange', () => {
  it('shares out a sum without a rest, a missing value counting as nothing', async () => {
    const terms = [term('a', 10, 15), term('b', null, 4), term('c', 7, null)];
    const formula = { key: 'total', formula: 'a + b - c' };
    expect(await changeOf([...terms, formula], 'total')).toEqual({
      change: 16,
      parts: { a: 5, b: 4, c: 7 },
      interaction: 0,
    });
  });

  it('recomputes a formula with one input changed at a time and names the rest', async () => {
    const terms = [term('price', 2, 3), term('amount', 100, 110)];
    const formula = { key: 'sales', formula: 'price * amount' };
    expect(await changeOf([...terms, formula], 'sales')).toEqual({
      change: 130,
      parts: { price: 100, amount: 20 },
      interaction: 10,
    });
  });

  it('tells no part of an input without which there is no value', async () => {
    const terms = [term('use', 0, 1), term('one', null, 8), term('other', 5, 6)];
    const formula = { key: 'chosen', formula: 'if(use, one, other)' };
    expect(await changeOf([...terms, formula], 'chosen')).toEqual({
      change: 3,
      parts: { use: null, one: 0, other: 1 },
      interaction: 2,
    });
  });

  it('shares nothing out where a value is missing', async () => {
    const terms = [term('a', 10, 15), term('b', null, 4)];
    expect(await changeOf([...terms, { key: 'ratio', formula: 'a / b' }], 'ratio')).toEqual({
      change: null,
      parts: { a: null, b: null },
      interaction: null,
    });
  });

  it('takes an unknown key for one that never has a value', async () => {
    const terms = [term('a', 10, 15), { key: 'total', formula: 'a + nothing' }];
    expect(await changeOf(terms, 'total')).toEqual({
      change: 5,
      parts: { a: 5, nothing: 0 },
      interaction: 0,
    });
  });

  it('recomputes many inputs as it does few', async () => {
    const terms = Array.from({ length: 150 }, (_, i) => term(`t${i}`, i, i + 1));
    const formula = `max(${terms.map(({ key }) => key).join(', ')})`;
    const { change, parts, interaction } = await changeOf(
      [...terms, { key: 'most', formula }],
      'most',
    );
    expect([change, parts.t149, parts.t0, interaction]).toEqual([1, 1, 0, 0]);
  });
});

describe('partsOf', () => {
  const total = { key: 'total', sumValuesInTree: true };
  const left = { key: 'left', parent: 'total', sumValuesInTree: true };
  const right = { key: 'right', parent: 'total', sumValuesInTree: true };
  const keysOf = async (terms: TermSpec[]) => {
    const series = await buildSeries({ terms });
    const root = series.term('total');
    const formula = root === undefined ? null : partsOf(root);
    return formula && formulaKeys(formula);
  };

  it('is the children of a sum, percentages and empty ones left out', async () => {
    const terms = [
      { key: 'share', parent: 'right', unit: '%', first, values: [5] },
      { ...term('a', 1, 2), parent: 'left' },
      { ...term('b', 1, 2), parent: 'left' },
      { ...term('c', 1, 2), parent: 'total' },
    ];
    expect(await keysOf([total, left, right, ...terms])).toEqual(['left', 'c']);
  });

  it('is the terms summed where one of them is below two children', async () => {
    const terms = [
      { ...term('a', 1, 2), parent: 'left', additionalParents: ['right'] },
      { ...term('b', 1, 2), parent: 'right' },
    ];
    expect((await keysOf([total, left, right, ...terms]))?.sort()).toEqual(['a', 'b']);
  });

  it('is nothing for stored months and for a sum of nothing', async () => {
    expect(await keysOf([term('total', 1, 2)])).toBeNull();
    expect(await keysOf([total, { key: 'share', parent: 'total', unit: '%' }])).toBeNull();
  });
});

/** Terms with gaps below two sums that may share them, and a formula of every kind over all. */
const anyTerms = fc
  .tuple(
    fc.array(anyMonths, { minLength: 3, maxLength: 3 }),
    fc.boolean(),
    anyFormulaText(['a', 'b', 'sum']),
  )
  .map(([months, isShared, formula]): TermSpec[] => [
    { key: 'total', sumValuesInTree: true },
    { key: 'sum', parent: 'total', sumValuesInTree: true },
    { key: 'other', parent: 'total', sumValuesInTree: true },
    ...months.map((data, i) => ({
      key: ['a', 'b', 'c'][i] ?? '',
      parent: i === 0 ? 'sum' : 'other',
      additionalParents: isShared && i === 1 ? ['sum'] : [],
      aggregation: i === 2 ? ('stock' as const) : ('flow' as const),
      ...monthsSpec(data),
    })),
    { key: 'any', formula },
    { key: 'linear', formula: '2 * sum - (a - b / 4) + 3' },
  ]);

it('shares out every change whole, and sums without a rest', () =>
  fc.assert(
    fc.asyncProperty(anyTerms, anyRange, anyRange, async (terms, range, compared) => {
      const series = await buildSeries({ terms });
      for (const key of ['total', 'sum', 'linear', 'any', 'a']) {
        const asked = series.term(key);
        if (asked === undefined) throw new Error(`no term ${key}`);
        const read = await readChange(series, asked, { range, compared });
        const { now, before, change, contributions, interaction } = read;
        expect(change).toBe(
          now.value === null || before.value === null ? null : now.value - before.value,
        );
        if (change === null) {
          expect(interaction).toBeNull();
          expect(contributions.every(({ value }) => value === null)).toBe(true);
          continue;
        }
        if (key !== 'any') expect(interaction).toBe(0);
        if (key === 'a') continue;
        const parts = contributions.map(({ value }) => value ?? 0);
        const sum = parts.reduce((a, b) => a + b, interaction ?? Number.NaN);
        if (key !== 'any') expect(sum).toBe(change);
        const size =
          parts.reduce((a, b) => a + Math.abs(b), Math.abs(change)) + Math.abs(before.value ?? 0);
        expect(Math.abs(sum - change)).toBeLessThanOrEqual(1e-12 * size * parts.length);
      }
    }),
    { numRuns: 300 },
  ));

it('shows parts that recompute to the value, for every kind of term', () =>
  fc.assert(
    fc.asyncProperty(anyTerms, anyRange, async (terms, range) => {
      const series = await buildSeries({ terms });
      for (const key of ['total', 'sum', 'other', 'linear', 'any']) {
        const asked = series.term(key);
        const formula = asked === undefined ? null : partsOf(asked);
        if (formula === null) throw new Error(`no parts of ${key}`);
        const keys = formulaKeys(formula);
        const [own, ...inputs] = await readSingleValues(
          series,
          [key, ...keys].map((name) => ({
            formula: { kind: 'term', key: name, position: 0 } as const,
            range,
          })),
        );
        const columns = new Map(
          keys.map((name, i) => [name, Float64Array.of(inputs[i]?.value ?? Number.NaN)]),
        );
        const recomputed = evaluateFormula(
          formula,
          (name) => columns.get(name),
          new ScratchColumns(1),
        )[0] as number;
        const isMissing = keys.length > 0 && inputs.every((input) => input.value === null);
        expect(own?.value).toBe(isMissing || Number.isNaN(recomputed) ? null : recomputed);
      }
    }),
    { numRuns: 300 },
  ));
