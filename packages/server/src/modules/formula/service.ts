import type { Versioned } from '../../db/version-cache.js';
import { monthsOfPeriod } from '../../domain/period.js';
import { FormulaError } from '../../formula/index.js';
import { FieldError } from '../../messages/errors.js';
import { checkComputable } from '../../series/computable.js';
import { readSingleValues } from '../../series/index.js';
import type { SeriesStore } from '../../series-store/series-store.js';

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

export type FormulaService = ReturnType<typeof createFormulaService>;
