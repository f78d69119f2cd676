import type { Versioned } from '../../db/version-cache.js';
import {
  checkKeys,
  type Formula,
  FormulaError,
  findCircularReference,
  parseFormula,
} from '../../formula/index.js';
import { FieldError } from '../../http/errors.js';
import { type OrganizationSeries, readSingleValues, type SeriesTerm } from '../../series/index.js';
import { monthsOfPeriod } from '../data/period.js';
import type { SeriesStore } from '../series/service.js';

/** Throws FormulaError for what keeps the term from being computed, in it or in what it is computed from. */
function checkComputable(series: OrganizationSeries, term: SeriesTerm): void {
  const found = new Set([term]);
  // A set may grow while it is walked: every input is reached once.
  for (const { row, computedBy, inputs } of found) {
    if (row.formula !== null && computedBy === null) parseFormula(row.formula);
    if (computedBy !== null) checkKeys(computedBy, (key) => series.term(key) !== undefined);
    for (const input of inputs) found.add(input);
  }
  if (term.rank !== null) return;
  const formulas = new Map<string, Formula>();
  for (const { row, computedBy } of found)
    if (computedBy !== null) formulas.set(row.key, computedBy);
  const circular = findCircularReference(formulas);
  if (circular !== null) throw circular.error;
}

export function createFormulaService(store: SeriesStore) {
  return {
    /**
     * One term over a whole period; null without data. 400 on `formula` for an unknown key and for
     * a term that cannot be computed.
     */
    async number(
      organization: Versioned,
      asked: { readonly key: string; readonly start_date: string; readonly end_date: string },
    ): Promise<number | null> {
      const series = await store.of(organization);
      try {
        const term = series.term(asked.key);
        if (term === undefined)
          throw new FormulaError('formula_unknown_key', null, { key: asked.key });
        checkComputable(series, term);
      } catch (error) {
        if (!(error instanceof FormulaError)) throw error;
        throw new FieldError({ formula: [{ key: error.code, values: error.params }] });
      }
      const [single] = await readSingleValues(series, [
        { formula: { kind: 'term', key: asked.key, position: 0 }, range: monthsOfPeriod(asked) },
      ]);
      return single?.value ?? null;
    },
  };
}
