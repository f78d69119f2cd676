import { type FiscalStart, fiscalYearOf, type Locale, type TimeGrouping } from '@tavoite/model';
import { DEFAULT_TICK_COUNT, DOMAIN_PADDING } from '../constants.js';
import {
  type Alignment,
  align,
  type Column,
  MISSING,
  type PeriodIndex,
} from '../kernel/columns.js';
import { type AxisDomain, axisDomain, balancedDomains } from '../kernel/domain.js';
import { estimatesFrom } from '../kernel/estimates.js';
import { type Extent, extentOf, unite } from '../kernel/extent.js';
import { hiddenKeys } from '../kernel/filter.js';
import { glyphOf } from '../kernel/glyphs.js';
import { levelOn, type Stack, type StackedColumn, stackColumns } from '../kernel/stack.js';
import type { AxisSide, ChartSeries, ThresholdConfig, ValueAxisConfig } from '../types.js';
import type { ChartNote } from './notes.js';
import { onOneAxis } from './oneAxis.js';
import { type StackTotal, stackTotal } from './totals.js';

/** What a time-series chart shows, apart from its size, language and looks. */
export interface TimeSeriesSpec {
  /** In the order of the legend; colours and marks follow the position, hidden or not. */
  readonly series: readonly ChartSeries[];
  /** Horizontal lines with a name, such as a budget. */
  readonly thresholds?: readonly ThresholdConfig[] | undefined;
  /** Keys that the legend hides. Unknown keys are ignored. */
  readonly filteredKeys?: readonly string[] | undefined;
  /** What a point stands for: a month, a quarter or a fiscal year. */
  readonly grouping?: TimeGrouping | undefined;
  /** First month of the fiscal year, 1 to 12; January by default. */
  readonly fiscalStart?: FiscalStart | undefined;
  /** Values are running totals of fiscal years: lines end with each, and its start is marked. */
  readonly startsYearly?: boolean | undefined;
  /** Unit and ends of the left axis. */
  readonly left?: ValueAxisConfig | undefined;
  /** Unit and ends of the right axis, for series with `axis: 'right'` that the left one cannot measure. */
  readonly right?: ValueAxisConfig | undefined;
  /**
   * Least room for the labels of the left axis, in pixels: charts above one another then begin at one
   * edge.
   */
  readonly axisWidth?: number | undefined;
  /** Most ticks on a value axis, 2 or more; 9 unless given. */
  readonly tickCount?: number | undefined;
  /** Decimals of values in tooltip, table and speech; 2 unless given. Axes show what they need. */
  readonly decimals?: number | undefined;
  /** What was written about months, marked above the plot. The same list between renders. */
  readonly notes?: readonly ChartNote[] | undefined;
  /** Language of numbers and months. */
  readonly locale: Locale;
}

/** The same where nothing is written: numbers have no language. */
export type TimeSeriesContent = Omit<TimeSeriesSpec, 'locale'> & { readonly locale?: Locale };

/** A drawn series, lined up with the chart's periods. */
export interface DrawnSeries {
  readonly config: ChartSeries;
  /** Position in the legend: decides colour and mark. */
  readonly index: number;
  readonly glyph: number;
  readonly column: Column;
  readonly axis: AxisSide;
  /** Where the series is in its stack; null when it has none. */
  readonly stacked: { readonly stack: Stack; readonly part: number } | null;
  /** Which of a period's side-by-side bars it belongs to; -1 for lines and areas. */
  readonly barColumn: number;
  /**
   * Where the target of a part of a stack is, on the part, where the part itself ends, which of the
   * side-by-side bars that is in (-1 for areas), and whether the part has its stack to itself; null for
   * all others.
   */
  readonly level: {
    readonly place: StackedColumn;
    readonly partEnd: Float64Array;
    readonly barColumn: number;
    readonly isAlone: boolean;
  } | null;
}

/** Whether a series is the target of a part of a stack that has other parts. */
export const isPartTarget = ({ level }: Pick<DrawnSeries, 'level'>): boolean =>
  level?.isAlone === false;

/** Their keys. On the page they wait for those who ask: a picture, which cannot be asked, is without them. */
export const partTargetKeys = ({ series }: Pick<TimeSeriesModel, 'series'>): string[] =>
  series.filter(isPartTarget).map(({ config }) => config.key);

/** A chart's data made ready for drawing: no pixels yet. */
export interface TimeSeriesModel {
  /** The periods that have a place on the time axis. */
  readonly periods: PeriodIndex;
  /** Places of the periods that begin a fiscal year of running totals, but the first period. */
  readonly yearStarts: readonly number[];
  /** Whether values are running totals of fiscal years. */
  readonly isRunning: boolean;
  /** The series that are drawn, with their values by period. */
  readonly series: readonly DrawnSeries[];
  /** What the stacks come to. */
  readonly totals: readonly StackTotal[];
  /** The lines across the plot. */
  readonly thresholds: readonly ThresholdConfig[];
  /** Number of bars side by side in a period. */
  readonly barColumns: number;
  /** How many of them, the first ones, are of a year before. */
  readonly earlierColumns: number;
  /** Position from which on there are only estimates; null without a border between them and actuals. */
  readonly estimatesFrom: number | null;
  /** True when there is nothing to draw even with every series shown. */
  readonly isEmpty: boolean;
  /** Whether values can be beyond the axes, because their ends are configured. */
  readonly mayOverflow: boolean;
  /** Whether anything is measured on the first axis; true where nothing is measured at all. */
  readonly usesLeft: boolean;
  /** Whether series are drawn against the second axis. */
  readonly usesRight: boolean;
  /** Whether an axis measures nothing that has decimals. */
  readonly isWhole: Readonly<Record<AxisSide, boolean>>;
  /**
   * The axes' ranges for at most `tickCount` ticks.
   * @param endsOnTick whether an end that follows the data is a tick
   */
  axes(tickCount: number, endsOnTick?: boolean): { left: AxisDomain; right: AxisDomain | null };
}

const sideOf = (axis: AxisSide | undefined): AxisSide => axis ?? 'left';

export const isBar = (type: ChartSeries['type']): boolean => type === 'bar' || type === 'stacked';

/** The stack a series belongs to, or null. Bars stack with bars, areas with areas; what was before stands alone. */
export function stackKey({ type, stackId, axis, earlierOf }: ChartSeries): string | null {
  const id = stackId === null || stackId === undefined || stackId === '' ? null : stackId;
  if (type === 'line' || (id === null && type !== 'stacked')) return null;
  if (earlierOf !== undefined) return null;
  return `${type === 'area' ? 'area' : 'bar'}/${sideOf(axis)}/${id ?? ''}`;
}

/** Lines up the series of a chart: all of them, so that hiding one does not move the others. */
export const alignSeries = ({ series, grouping }: Pick<TimeSeriesSpec, 'series' | 'grouping'>) =>
  align(series, (grouping ?? 'month') === 'month');

/**
 * Stacks and measures the series that are not filtered out.
 * @param alignment what `alignSeries` gives for the same series; kept by callers that filter often
 */
export function timeSeriesModel(
  asked: TimeSeriesContent,
  alignment: Alignment = alignSeries(asked),
): TimeSeriesModel {
  const { periods, columns } = alignment;
  const spec = onOneAxis(asked, columns);
  const hidden = hiddenKeys(spec.series, spec.filteredKeys ?? []);
  const length = periods.months.length;
  const shown = spec.series.flatMap((config, index) => {
    const column = columns[index];
    return column && !hidden.has(config.key) ? [{ config, index, column }] : [];
  });

  const members = new Map<string, number[]>();
  const barColumnOf = new Map<string, number>();
  // What was before stands before what is compared with it.
  const earlier = shown.filter(
    ({ config }) => isBar(config.type) && config.earlierOf !== undefined,
  );
  for (const { config } of earlier) barColumnOf.set(`alone/${config.key}`, barColumnOf.size);
  shown.forEach(({ config }, position) => {
    const key = stackKey(config);
    if (key !== null) members.set(key, [...(members.get(key) ?? []), position]);
    if (isBar(config.type)) {
      const column = key ?? `alone/${config.key}`;
      if (!barColumnOf.has(column)) barColumnOf.set(column, barColumnOf.size);
    }
  });
  const stacks = new Map<string, Stack>();
  for (const [key, positions] of members) {
    const parts = positions.flatMap((position) => shown[position]?.column ?? []);
    stacks.set(key, stackColumns(parts, length));
  }

  /*
   * A mapping says nothing of where the target of a stacked part is drawn. From zero, its line would run
   * through other parts, of which it says nothing: it is drawn on its own part, whose end it is then held
   * against as any other bar's against its target. On another axis it stays a line of that axis.
   */
  const levelOf = ({ config, column }: (typeof shown)[number]): DrawnSeries['level'] => {
    const owner = shown.findIndex((one) => one.config.key === config.targetOf);
    const key = shown[owner] ? stackKey(shown[owner].config) : null;
    if (key === null || isBar(config.type) || stackKey(config) !== null) return null;
    if (sideOf(shown[owner]?.config.axis) !== sideOf(config.axis)) return null;
    const positions = members.get(key) ?? [];
    const parts = positions.flatMap((position) => shown[position]?.column ?? []);
    const part = positions.indexOf(owner);
    return {
      place: levelOn(parts, part, column),
      partEnd: stacks.get(key)?.parts[part]?.end ?? new Float64Array(),
      barColumn: barColumnOf.get(key) ?? -1,
      isAlone: positions.length === 1,
    };
  };

  const series = shown.map((one, position): DrawnSeries => {
    const { config, index, column } = one;
    const key = stackKey(config);
    const stack = key === null ? undefined : stacks.get(key);
    const part = key === null ? -1 : (members.get(key)?.indexOf(position) ?? -1);
    return {
      config,
      index,
      glyph: glyphOf(spec.series, index),
      column,
      axis: sideOf(config.axis),
      stacked: stack ? { stack, part } : null,
      barColumn: isBar(config.type) ? (barColumnOf.get(key ?? `alone/${config.key}`) ?? 0) : -1,
      level: levelOf(one),
    };
  });

  const totals = [...members].flatMap(([key, positions]) => {
    const drawn = positions.flatMap((position) => series[position] ?? []);
    return stackTotal(key, drawn, length) ?? [];
  });

  const thresholds = (spec.thresholds ?? []).filter(({ value }) => Number.isFinite(value));
  const usesRight =
    series.some(({ axis }) => axis === 'right') ||
    thresholds.some(({ axis }) => sideOf(axis) === 'right');
  const extents = {
    left: sideExtent('left', series, thresholds),
    right: sideExtent('right', series, thresholds),
  };
  const usesLeft =
    !usesRight || extents.left !== null || spec.left?.min != null || spec.left?.max != null;
  const demand = (side: AxisSide, tickCount: number, endsOnTick: boolean) => ({
    extent: extents[side],
    min: spec[side]?.min,
    max: spec[side]?.max,
    tickCount,
    endsOnTick,
  });

  const isWhole = (side: AxisSide) =>
    series.every(({ axis, config }) => axis !== side || (config.decimals ?? spec.decimals) === 0) &&
    thresholds.every(({ axis, value }) => sideOf(axis) !== side || Number.isInteger(value));

  const fiscalStart = spec.fiscalStart ?? 1;
  const yearOfPeriod = (index: number) =>
    fiscalYearOf(periods.months[index] ?? Number.NaN, fiscalStart);
  const yearStarts = spec.startsYearly
    ? [...periods.months.keys()].filter(
        (index) => index > 0 && yearOfPeriod(index) !== yearOfPeriod(index - 1),
      )
    : [];

  return {
    periods,
    yearStarts,
    isRunning: spec.startsYearly ?? false,
    series,
    totals,
    thresholds,
    barColumns: barColumnOf.size,
    earlierColumns: earlier.length,
    estimatesFrom: estimatesFrom(series, length),
    isEmpty: columns.every(({ kinds }) => kinds.every((kind) => kind === MISSING)),
    mayOverflow: [spec.left, spec.right].some((axis) => axis?.min != null || axis?.max != null),
    usesLeft,
    usesRight,
    isWhole: { left: isWhole('left'), right: isWhole('right') },
    axes(room, endsOnTick = false) {
      const most = Math.trunc(spec.tickCount ?? DEFAULT_TICK_COUNT);
      const tickCount = Math.max(2, Math.min(Number.isFinite(most) ? most : room, room));
      const left = demand('left', tickCount, endsOnTick);
      if (!usesRight) return { left: axisDomain(left, DOMAIN_PADDING), right: null };
      const right = demand('right', tickCount, endsOnTick);
      // With nothing on the first axis there is nothing to balance against.
      if (!usesLeft) {
        const own = axisDomain(right, DOMAIN_PADDING);
        return { left: own, right: own };
      }
      const { first, second } = balancedDomains(left, right, DOMAIN_PADDING);
      return { left: first, right: second };
    },
  };
}

/** What one axis has to hold; bars and areas start from zero, so zero belongs to them. */
function sideExtent(
  side: AxisSide,
  series: readonly DrawnSeries[],
  thresholds: readonly ThresholdConfig[],
): Extent | null {
  let extent: Extent | null = null;
  for (const { config, axis, column, stacked, level } of series) {
    if (axis !== side) continue;
    const own = stacked ? stacked.stack.extent : extentOf(level ? level.place.end : column.values);
    extent = unite(extent, own);
    if (own && config.type !== 'line') extent = unite(extent, [0, 0]);
  }
  for (const { axis, value } of thresholds) {
    if (sideOf(axis) === side) extent = unite(extent, [value, value]);
  }
  return extent;
}
