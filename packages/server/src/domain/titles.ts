import type { Language } from '@tavoite/model';
import { type Formula, formatFormula } from '../formula/index.js';
import { localized } from '../messages/texts.js';
import type { OrganizationSeries, SeriesTerm } from '../series/index.js';

/** The title of a term, target or group in the language. */
export function titleIn(
  language: Language,
  { title, titleFi }: { readonly title: string; readonly titleFi: string | null },
): string {
  return localized(language, title, titleFi);
}

/** A formula with titles in place of keys. */
export function showFormula(
  series: OrganizationSeries,
  language: Language,
  formula: Formula,
): string {
  return formatFormula(formula, (key) => {
    const term = series.term(key);
    return term === undefined ? key : titleIn(language, term.row);
  });
}

/** A term's formula with titles; as written where it does not parse; null without one. */
export function showTermFormula(
  series: OrganizationSeries,
  language: Language,
  { formula, row }: SeriesTerm,
): string | null {
  return formula === null ? row.formula : showFormula(series, language, formula);
}
