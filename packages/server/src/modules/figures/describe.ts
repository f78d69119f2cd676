import type { FigureTrace, Language } from '@tavoite/model';
import type { TargetRow } from '../../domain/target-queries.js';
import { showFormula, titleIn } from '../../domain/titles.js';
import { type Formula, FormulaError } from '../../formula/index.js';
import { translate } from '../../messages/texts.js';
import { checkComputable } from '../../series/computable.js';
import type { OrganizationSeries, SeriesTerm, SingleValue } from '../../series/index.js';

/** Whose figure it is, in which words. */
interface Wording {
  readonly series: OrganizationSeries;
  readonly language: Language;
}

type Naming = Pick<
  FigureTrace,
  'title' | 'unit' | 'measurement_type_prefix' | 'value_numeric_type'
>;
type Description = Naming &
  Pick<FigureTrace, 'key' | 'source' | 'formula_str' | 'aggregation' | 'data_source' | 'problem'>;

export const showValue = ({ value, isVerified }: SingleValue) => ({
  value,
  is_verified: isVerified,
});

export const showCompared = ({ value, isVerified }: SingleValue) => ({
  compare_value: value,
  compare_is_verified: isVerified,
});

function namingOf(language: Language, row: SeriesTerm['row'] | TargetRow): Naming {
  return {
    title: titleIn(language, row),
    unit: row.unit ?? '',
    measurement_type_prefix: row.measurementTypePrefix ?? '',
    value_numeric_type: row.valueNumericType === 'int' ? 'int' : 'decimal',
  };
}

/** An input by its key, which may be that of no term. */
export function describeInput(language: Language, key: string, term: SeriesTerm | null) {
  if (term !== null) return { key, is_known: true, ...namingOf(language, term.row) };
  return {
    key,
    is_known: false,
    title: key,
    unit: '',
    measurement_type_prefix: '',
    value_numeric_type: 'decimal' as const,
  };
}

/** What `check` finds wrong, as a sentence; null for nothing. */
function problemOf(language: Language, check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return translate(language, error.code, error.params);
  }
}

/** Name, source and formula of a term's figure. */
export function describeTerm({ series, language }: Wording, term: SeriesTerm): Description {
  const { row, formula, computedBy, column } = term;
  const computed = row.formula !== null ? 'formula' : computedBy !== null ? 'sum' : null;
  const source = computed ?? (column === null ? 'none' : 'months');
  return {
    key: row.key,
    ...namingOf(language, row),
    source,
    formula_str: formula === null ? row.formula : showFormula(series, language, formula),
    aggregation: source === 'months' ? row.aggregation : null,
    data_source: row.dataSource,
    problem: problemOf(language, () => checkComputable(series, term)),
  };
}

/** The same for one of a target's values; `formula` is null where there is none or it does not parse. */
export function describeTarget(
  { series, language }: Wording,
  row: TargetRow,
  formula: Formula | null,
  terms: readonly SeriesTerm[],
): Description {
  return {
    key: null,
    ...namingOf(language, row),
    source: formula === null ? 'none' : 'formula',
    formula_str: formula === null ? null : showFormula(series, language, formula),
    aggregation: null,
    data_source: null,
    problem: problemOf(language, () => {
      for (const term of terms) checkComputable(series, term);
    }),
  };
}
