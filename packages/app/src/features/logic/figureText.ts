import {
  formatNumber,
  formatPercent,
  formatWithUnit,
  type Locale,
  type Term,
  valueFormat,
} from '@tavoite/model';
import type { Figure } from './figures.js';

/** A figure with the term's unit; `–` where there is none. */
export function figureText(figure: Figure | undefined, term: Term, locale: Locale): string {
  const value = figure?.status === 'fulfilled' ? figure.value : null;
  return formatWithUnit(value, valueFormat(term, locale));
}

/** From this on decimals say nothing more at a glance, and would take the room of names beside them. */
const WHOLE_FROM = 100;

/** The same at a glance, in a list of many: large figures are whole. */
export function roundedText(figure: Figure | undefined, term: Term, locale: Locale): string {
  const value = figure?.status === 'fulfilled' ? figure.value : null;
  const isLarge = value !== null && Math.abs(value) >= WHOLE_FROM;
  return formatWithUnit(value, {
    ...valueFormat(term, locale),
    ...(isLarge && { decimals: 0 }),
  });
}

/** More than the whole is no share of it: it is written as how many times as much. */
export const isShare = (percentage: number): boolean => percentage <= 100;

/** A percentage of the parent: "41.20 %" of it, or "2.99 ×" it. */
export const shareText = (percentage: number, locale: Locale): string =>
  isShare(percentage)
    ? formatPercent(percentage, { locale })
    : `${formatNumber(percentage / 100, { locale, type: 'decimal' })}\u00a0×`;

/** How a figure is drawn where a failure is reported elsewhere. */
export function figureState(
  figure: Figure | undefined,
): 'actual' | 'estimate' | 'missing' | 'loading' {
  if (!figure || figure.status === 'pending') return 'loading';
  if (figure.status === 'rejected' || figure.value === null) return 'missing';
  return figure.isVerified ? 'actual' : 'estimate';
}
