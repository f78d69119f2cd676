import { checkKeys, type Formula, findCircularReference, parseFormula } from '../formula/index.js';
import type { OrganizationSeries, SeriesTerm } from './index.js';

/** Throws FormulaError for what keeps the term from being computed, in it or in what it is computed from. */
export function checkComputable(series: OrganizationSeries, term: SeriesTerm): void {
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
