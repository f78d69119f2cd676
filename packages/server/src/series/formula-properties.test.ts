import fc from 'fast-check';
import { anyFormulaText } from '../../test/formulas.js';
import {
  anyFiscalStart,
  anyMonths,
  anyRange,
  buildSeries,
  monthsSpec,
  nullable,
  type TermSpec,
} from '../../test/series.js';
import { evaluateFormula, formulaKeys, parseFormula, ScratchColumns } from '../formula/index.js';
import type { OrganizationSeries } from './organization-series.js';
import { readData, readMonths, readSingleValues } from './reader.js';
import { isPercentageUnit } from './rules.js';

const grouping = fc.constantFrom('month' as const, 'quarter' as const, 'fiscal' as const);
const setting = fc.record({ start: anyFiscalStart, range: anyRange, grouping });
type Setting = typeof setting extends fc.Arbitrary<infer T> ? T : never;

/** Values of terms by key, one per period. */
async function valuesOf(
  series: OrganizationSeries,
  keys: readonly string[],
  { range, grouping }: Omit<Setting, 'start'>,
): Promise<Map<string, Float64Array>> {
  const { columns } = await readData(series, {
    terms: series.termsOf(keys),
    range,
    grouping,
    withPercentage: false,
    onlyVerified: false,
  });
  return new Map(columns.map(({ term, own }) => [term.row.key, own.values]));
}

it('any formula of groups is computed from the groups of its terms', () =>
  fc.assert(
    fc.asyncProperty(
      anyMonths,
      anyMonths,
      anyMonths,
      anyFormulaText(['a', 'b', 'c']),
      setting,
      async (a, b, c, text, { start, ...asked }) => {
        const series = await buildSeries({
          fiscalStart: start,
          terms: [
            { key: 'a', ...monthsSpec(a) },
            { key: 'b', aggregation: 'stock', ...monthsSpec(b) },
            { key: 'c', ...monthsSpec(c) },
            { key: 'f', formula: text },
          ],
        });
        const values = await valuesOf(series, ['a', 'b', 'c', 'f'], asked);
        const formula = parseFormula(text);
        const inputs = formulaKeys(formula).map((key) => values.get(key) ?? new Float64Array());
        const periods = values.get('f')?.length ?? 0;
        const expected = evaluateFormula(
          formula,
          (key) => values.get(key),
          new ScratchColumns(periods),
        ).map((value, i) =>
          // Where all that it is computed from is missing there is no value, whatever the constants.
          inputs.length > 0 && inputs.every((input) => Number.isNaN(input[i])) ? Number.NaN : value,
        );
        expect(nullable(values.get('f'))).toEqual(nullable(expected));
      },
    ),
    { numRuns: 300 },
  ));

/** A tree of sums with further parents anywhere above: leaves have months, some are percentages. */
const anyTree = fc
  .array(
    fc.record({
      parent: fc.nat({ max: 30 }),
      more: fc.uniqueArray(fc.nat({ max: 30 }), { maxLength: 3 }),
      isPercentage: fc.boolean(),
      data: anyMonths,
    }),
    { minLength: 2, maxLength: 14 },
  )
  .map((nodes) => {
    const above = (place: number, i: number) => `t${place % i}`;
    const withChildren = new Set(
      nodes.flatMap(({ parent, more }, i) =>
        i === 0 ? [] : [parent, ...more].map((place) => above(place, i)),
      ),
    );
    return nodes.map(({ parent, more, isPercentage, data }, i): TermSpec => {
      const key = `t${i}`;
      const isSum = withChildren.has(key);
      return {
        key,
        ...(i > 0 && {
          parent: above(parent, i),
          additionalParents: [...new Set(more.map((place) => above(place, i)))],
        }),
        ...(isSum ? { sumValuesInTree: true } : monthsSpec(data)),
        ...(!isSum && isPercentage && { unit: '%' }),
      };
    });
  });

it('a sum over the tree holds every term below it once, whatever paths lead there', () =>
  fc.assert(
    fc.asyncProperty(anyTree, setting, async (terms, { start, ...asked }) => {
      const series = await buildSeries({ fiscalStart: start, terms });
      const leavesBelow = (key: string, found = new Set<string>()): Set<string> => {
        for (const term of terms) {
          if (term.parent !== key && !term.additionalParents?.includes(key)) continue;
          if (!term.sumValuesInTree && !isPercentageUnit(term.unit ?? null)) found.add(term.key);
          else leavesBelow(term.key, found);
        }
        return found;
      };
      const values = await valuesOf(
        series,
        terms.map(({ key }) => key),
        asked,
      );
      for (const { key, sumValuesInTree } of terms) {
        if (!sumValuesInTree) continue;
        const leaves = [...leavesBelow(key)].map((leaf) => nullable(values.get(leaf)));
        const expected = nullable(values.get(key)).map((_, i) => {
          const known = leaves.map((leaf) => leaf[i] ?? null).filter((value) => value !== null);
          return known.length === 0 ? null : known.reduce((a, b) => a + b);
        });
        expect({ key, values: nullable(values.get(key)) }).toEqual({ key, values: expected });
      }
    }),
    { numRuns: 200 },
  ));

it('months, one whole period and the data map tell the same', () =>
  fc.assert(
    fc.asyncProperty(anyTree, anyFiscalStart, anyRange, async (terms, start, range) => {
      const series = await buildSeries({ fiscalStart: start, terms });
      const reading = await readMonths(series, series.terms, range);
      const months = await valuesOf(
        series,
        terms.map(({ key }) => key),
        { range, grouping: 'month' },
      );
      const singles = await readSingleValues(
        series,
        terms.map(({ key }) => ({
          formula: parseFormula(key),
          range: { start: range.end, end: range.end },
        })),
      );
      for (const [i, term] of series.terms.entries()) {
        const values = nullable(months.get(term.row.key));
        expect(nullable(reading.columnsOf(term).values)).toEqual(values);
        expect(singles[i]?.value).toEqual(values.at(-1));
      }
    }),
    { numRuns: 100 },
  ));
