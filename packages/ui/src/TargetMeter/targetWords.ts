import type { DateRange, Locale, UnitFormat } from '@tavoite/model';
import {
  changeOf,
  differenceFormat,
  formatChangeOrDifference,
  formatWithUnit,
  gapOf,
  NO_VALUE,
  valueFormat,
} from '@tavoite/model';
import { type MonthNameWidth, rangeName } from '../dates/index.js';
import type { TargetMeterLabels, TargetMeterValues } from './TargetMeter.js';

/** What the words about a target need to know of it. */
export interface WordedTarget extends TargetMeterValues {
  /** Whether decimals are written. */
  readonly value_numeric_type: string;
  /** Prefix of the unit, such as "k"; may be empty. */
  readonly measurement_type_prefix: string;
  /** Unit of the values, such as "€" or "%"; may be empty. */
  readonly unit: string;
  /** The months that the current and the target value are of. */
  readonly value_period?: DateRange;
  /** The months that the compare value is of. */
  readonly compare_period?: DateRange;
}

/** One of a target's values with its unit. */
export const targetFigure = (value: number | null, target: WordedTarget, locale: Locale): string =>
  formatWithUnit(value, valueFormat(target, locale));

/** The current value against the compare value: +6.4 %; of percentages in points. */
export function changeText(target: WordedTarget, locale: Locale, points: string): string {
  if (changeOf(target) === null) return NO_VALUE;
  const format = { ...valueFormat(target, locale), points };
  return formatChangeOrDifference(target.current_value, target.compare_value, format) ?? NO_VALUE;
}

/** What is aimed at, with its direction: "at most 4 %"; null without a target value. */
export function goalText(
  target: WordedTarget,
  locale: Locale,
  labels: TargetMeterLabels,
): string | null {
  if (target.target_value === null) return null;
  const figure = targetFigure(target.target_value, target, locale);
  return target.reversed_target ? labels.atMost(figure) : labels.atLeast(figure);
}

/**
 * How far the value is from the target, as a reader finds it from both as they are written: "56.60 k€
 * short"; null where it is reached, or too near to be written.
 *
 * @param format how both are written, such as rounded for a headline; in full without it
 */
export function gapText(
  target: WordedTarget,
  locale: Locale,
  labels: TargetMeterLabels,
  format: UnitFormat = valueFormat(target, locale),
): string | null {
  const gap = gapOf(target, format);
  if (gap === null) return null;
  const amount = formatWithUnit(gap, differenceFormat({ ...format, points: labels.points }));
  return target.reversed_target ? labels.over(amount) : labels.short(amount);
}

/** Months that the compare value is of, or what it is called where they are the current value's. */
export function compareName(
  { value_period: own, compare_period: earlier }: WordedTarget,
  locale: Locale,
  labels: TargetMeterLabels,
  width?: MonthNameWidth,
): string {
  const isEarlier = earlier !== undefined && earlier.start_date !== own?.start_date;
  return isEarlier ? rangeName(earlier, locale, width) : labels.compare;
}

/** What the value is compared with: "October 2025: 6 810 k€, +6.4 %"; null without it. */
export function compareText(
  target: WordedTarget,
  locale: Locale,
  labels: TargetMeterLabels,
): string | null {
  if (target.compare_value === null) return null;
  const figure = targetFigure(target.compare_value, target, locale);
  const change = changeText(target, locale, labels.points);
  const name = compareName(target, locale, labels);
  return `${name}: ${figure}${change === NO_VALUE ? '' : `, ${change}`}`;
}

/** What a meter's marks stand for, a line each, for a meter without them in sight. */
export const meterHint = (
  target: WordedTarget,
  locale: Locale,
  labels: TargetMeterLabels,
): string =>
  [
    goalText(target, locale, labels),
    gapText(target, locale, labels),
    compareText(target, locale, labels),
  ]
    .filter((words) => words !== null)
    .join('\n');
