import {
  effectOfChange,
  formatDifference,
  formatPercent,
  formatWithUnit,
  type Locale,
  targetProgress,
  writtenDifference,
} from '@tavoite/model';
import { maxIndex, minIndex } from 'd3-array';
import { ESTIMATE, kindName, MISSING } from '../kernel/columns.js';
import {
  coverageText,
  coveredMonths,
  type PeriodNaming,
  periodMonths,
  periodName,
} from '../kernel/periodTicks.js';
import type { PointWords, TimeSeriesLabels } from '../labels/types.js';
import { spokenKind } from '../points.js';
import type { TooltipDifference } from '../primitives/Tooltip.js';
import type { ChartSeries, MonthNumber } from '../types.js';
import type { DrawnSeries, TimeSeriesModel, TimeSeriesSpec } from './model.js';
import { noteCounts, noteSpans } from './notes.js';
import type { StackTotal } from './totals.js';

const SHARE_DECIMALS = 1;

/** How a value is written. */
type Writing = Pick<ChartSeries, 'unit' | 'decimals'>;

/** Names of a chart's periods and values in the reader's language. */
export interface Wording {
  /** The word for a target. */
  readonly target: string;
  /** A period's name: `03/2025`, `Q 1/2025`, `2025`. */
  period(index: number): string;
  /** How much of a partial period counts, in words; null for a whole period. */
  coverage(index: number): string | null;
  /** The months of a whole quarter or year; null for a month, and where `coverage` says them. */
  wholeMonths(index: number): string | null;
  /** All partial periods with what counts of them; null where every period is whole. */
  partialPeriods(): string | null;
  /** A series' value with its unit and share; empty when it is missing. */
  value(series: DrawnSeries, index: number): string;
  /** The same without its share. */
  plainValue(series: DrawnSeries, index: number): string;
  /** A value written as those of a series are; empty for null. */
  amount(value: number | null, series: Pick<StackTotal, 'config' | 'axis'>): string;
  /** How far the value of a target's series is from it in a period; null where one is missing. */
  difference(target: DrawnSeries, index: number): TooltipDifference | null;
  /** What a stack comes to in a period, with its unit; empty where no part is known. */
  total(total: StackTotal, index: number): string;
  /** A value of the chart that is no series', such as a threshold's; empty for null. */
  level(value: number | null, writing: Writing | undefined): string;
  /** How much was written about a period, in words; null for nothing. */
  notes(index: number): string | null;
  /** What a point is, for the sentence on it. */
  point(series: DrawnSeries, index: number): PointWords;
  /** Sentences on the whole chart, first on all of it, then on each series. */
  summary(): string[];
}

/** How a chart's periods are named. */
export const periodNaming = (
  spec: Pick<TimeSeriesSpec, 'grouping' | 'fiscalStart'>,
  labels: Pick<TimeSeriesLabels, 'shortMonths'>,
): PeriodNaming => ({
  grouping: spec.grouping ?? 'month',
  fiscalStart: spec.fiscalStart ?? 1,
  shortMonths: labels.shortMonths,
});

/** What running totals are, in words. */
export const runningTotalText = (
  { fiscalStart }: Pick<TimeSeriesSpec, 'fiscalStart'>,
  labels: Pick<TimeSeriesLabels, 'shortMonths' | 'runningTotal'>,
): string => labels.runningTotal(labels.shortMonths[(fiscalStart ?? 1) - 1] ?? '');

/** The share of a value in percent, such as of its stack; null where it has none. */
export type ShareOf = (key: string, month: MonthNumber) => number | null;

/** The words for a chart. */
export function wording(
  spec: Pick<TimeSeriesSpec, 'decimals' | 'left' | 'right' | 'notes'> & {
    readonly locale: Locale;
    readonly shareOf?: ShareOf | undefined;
  },
  naming: PeriodNaming,
  model: TimeSeriesModel,
  labels: TimeSeriesLabels,
): Wording {
  const period = (index: number) => {
    const month = model.periods.months[index];
    return month === undefined ? '' : periodName(month, naming);
  };
  const part = (index: number) => coverageText(model.periods.coverage.get(index));
  const months = (index: number) => {
    const covered = model.periods.coverage.get(index);
    const month = model.periods.months[index];
    return covered && month !== undefined ? coveredMonths(month, covered, naming) : null;
  };
  const coverage = (index: number) => {
    const [covered, names] = [part(index), months(index)];
    return covered === null || names === null ? null : labels.coverage(covered, names);
  };
  const wholeMonths = (index: number) => {
    const month = model.periods.months[index];
    if (month === undefined || model.periods.coverage.has(index)) return null;
    return periodMonths(month, naming);
  };
  const partialPeriods = () =>
    [...model.periods.coverage.keys()]
      .sort((a, b) => a - b)
      // No line breaks within a period's name.
      .map((index) => `${period(index).replaceAll(' ', '\u00a0')} ${coverage(index)}`)
      .join(' · ') || null;
  const level: Wording['level'] = (value, { unit, decimals = spec.decimals } = {}) =>
    value === null ? '' : formatWithUnit(value, { locale: spec.locale, decimals, unit });
  const amount: Wording['amount'] = (value, { config, axis }) =>
    level(value, { unit: config.unit ?? spec[axis]?.unit, decimals: config.decimals });
  const isMissing = ({ column }: Pick<DrawnSeries, 'column'>, index: number) =>
    column.kinds[index] === MISSING;
  const plainValue = (series: Pick<StackTotal, 'column' | 'config' | 'axis'>, index: number) =>
    amount(isMissing(series, index) ? null : (series.column.values[index] ?? null), series);
  const value = (series: DrawnSeries, index: number) => {
    const { config } = series;
    const text = plainValue(series, index);
    const share = isMissing(series, index)
      ? null
      : (spec.shareOf?.(config.key, model.periods.months[index] ?? Number.NaN) ?? null);
    return share === null
      ? text
      : `${text} (${formatPercent(share, { locale: spec.locale, decimals: SHARE_DECIMALS })})`;
  };
  const difference: Wording['difference'] = ({ config, axis, column }, index) => {
    const own = model.series.find((one) => one.config.key === config.targetOf);
    const [value, target] = [own?.column.values[index], column.values[index]];
    const isKnown = column.kinds[index] !== MISSING && own?.column.kinds[index] !== MISSING;
    if (!isKnown || value === undefined || target === undefined) return null;
    const format = {
      locale: spec.locale,
      decimals: config.decimals ?? spec.decimals,
      unit: config.unit ?? spec[axis]?.unit,
      points: labels.percentagePoints,
    };
    const text = formatDifference(value, target, format);
    if (text === null) return null;
    if (config.isReversed === undefined) return { text, effect: null, meter: null };
    const measured = {
      current_value: value,
      target_value: target,
      compare_value: null,
      reversed_target: config.isReversed,
      data_available_for_current_value: true,
    };
    return {
      text,
      effect: effectOfChange(writtenDifference(value, target, format), measured),
      meter: targetProgress(measured).colour,
    };
  };
  const counts = noteCounts(model.periods.months, spec.notes);
  const notes = (index: number) => {
    const count = counts.get(index);
    return count === undefined ? null : labels.notes(count);
  };
  const point = (series: DrawnSeries, index: number): PointWords => ({
    series: series.config.title,
    period: period(index),
    value: value(series, index),
    kind: spokenKind(kindName(series.column.kinds[index]), series.config.targetOf !== undefined),
    coverage: part(index),
    months: months(index),
    notes: notes(index),
  });
  return {
    target: labels.target,
    period,
    coverage,
    wholeMonths,
    partialPeriods,
    value,
    plainValue,
    amount,
    difference,
    total: plainValue,
    level,
    notes,
    point,
    summary: () => {
      const last = model.periods.months.length - 1;
      const partial = partialPeriods();
      return [
        labels.summary({ series: model.series.length, first: period(0), last: period(last) }),
        ...(partial === null ? [] : [`${partial}.`]),
        ...noteSpans(model.periods.months, spec.notes).map(({ from, to, count }) => {
          const periods = from === to ? period(to) : `${period(from)} – ${period(to)}`;
          return `${periods}: ${labels.notes(count)}.`;
        }),
        ...model.series.flatMap((series) => seriesSentence(series, { period, value }, labels)),
      ];
    },
  };
}

function seriesSentence(
  series: DrawnSeries,
  { period, value }: Pick<Wording, 'period' | 'value'>,
  labels: TimeSeriesLabels,
): string[] {
  const { kinds, values } = series.column;
  const first = kinds.findIndex((kind) => kind !== MISSING);
  if (first < 0) return [];
  const last = kinds.findLastIndex((kind) => kind !== MISSING);
  const lowest = minIndex(values);
  const highest = maxIndex(values);
  return [
    labels.seriesSummary({
      series: series.config.title,
      first: value(series, first),
      firstPeriod: period(first),
      last: value(series, last),
      lastPeriod: period(last),
      lowest: value(series, lowest),
      lowestPeriod: period(lowest),
      highest: value(series, highest),
      highestPeriod: period(highest),
      estimates:
        series.config.targetOf === undefined
          ? kinds.filter((kind) => kind === ESTIMATE).length
          : null,
    }),
  ];
}
