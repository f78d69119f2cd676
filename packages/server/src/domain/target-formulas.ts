import { type Formula, FormulaError, parseKeyOrFormula } from '../formula/index.js';
import type { OrganizationSeries } from '../series/index.js';
import type { TargetRow } from './target-queries.js';

/** A target's formula: a term key or a formula; null where there is none or it does not parse. */
export function parseTargetFormula(
  series: OrganizationSeries,
  text: string | null,
): Formula | null {
  if (text === null || text.trim() === '') return null;
  try {
    return parseKeyOrFormula(text, (key) => series.term(key) !== undefined);
  } catch (error) {
    // The import refuses such formulas; one that got in otherwise must not take the rest down.
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

/** What a target compares: its current, target and compare value. */
export interface TargetFormulas {
  readonly current: Formula | null;
  readonly target: Formula | null;
  readonly compare: Formula | null;
}

/** A target compared with earlier months without a formula for it is compared with itself. */
function compareText({ compareFormula, compareMonthsEarlier, formula }: TargetRow): string | null {
  return compareFormula ?? (compareMonthsEarlier === 0 ? null : formula);
}

export function parseTarget(series: OrganizationSeries, row: TargetRow): TargetFormulas {
  return {
    current: parseTargetFormula(series, row.formula),
    target: parseTargetFormula(series, row.targetFormula),
    compare: parseTargetFormula(series, compareText(row)),
  };
}

/** The one term that a target measures; null for a target with its own formula. */
export function measuredKey(series: OrganizationSeries, formula: string): string | null {
  const parsed = parseTargetFormula(series, formula);
  return parsed?.kind === 'term' ? parsed.key : null;
}
