import { formatWithUnit, type Locale, type Term, valueFormat } from '@tavoite/model';
import type { Figure } from './figures.js';

/** A figure with the term's unit; `–` where there is none. */
export function figureText(figure: Figure | undefined, term: Term, locale: Locale): string {
  const value = figure?.status === 'fulfilled' ? figure.value : null;
  return formatWithUnit(value, valueFormat(term, locale));
}

/** How a figure is drawn where a failure is reported elsewhere. */
export function figureState(
  figure: Figure | undefined,
): 'actual' | 'estimate' | 'missing' | 'loading' {
  if (!figure || figure.status === 'pending') return 'loading';
  if (figure.status === 'rejected' || figure.value === null) return 'missing';
  return figure.isVerified ? 'actual' : 'estimate';
}
