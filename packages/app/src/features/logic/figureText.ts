import { formatWithUnit, type Locale, type Term } from '@tavoite/model';
import type { Figure } from './figures.js';

/** A figure with the term's unit; `–` where there is none. */
export function figureText(
  figure: Figure | undefined,
  { unit, measurement_type_prefix, value_numeric_type }: Term,
  locale: Locale,
): string {
  return formatWithUnit(figure?.status === 'fulfilled' ? figure.value : null, {
    locale,
    unit,
    prefix: measurement_type_prefix,
    type: value_numeric_type,
  });
}

/** How a figure is drawn where a failure is reported elsewhere. */
export function figureState(
  figure: Figure | undefined,
): 'actual' | 'estimate' | 'missing' | 'loading' {
  if (!figure || figure.status === 'pending') return 'loading';
  if (figure.status === 'rejected' || figure.value === null) return 'missing';
  return figure.isVerified ? 'actual' : 'estimate';
}
