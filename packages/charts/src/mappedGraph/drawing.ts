import {
  type FiscalStart,
  formatRange,
  type Locale,
  MIN_MONTHS,
  type MonthRange,
  rangeLength,
  type TimeGrouping,
} from '@tavoite/model';
import type { MappedGraphLabels } from '../labels/types.js';
import type { RadarSpec } from '../RadarChart/model.js';
import type { TimeSeriesSpec } from '../TimeSeriesChart/model.js';
import type { ChartSeries } from '../types.js';
import { type LoadedColumn, type PointOptions, pointsOf } from './columns.js';
import {
  axesOf,
  type DrawnTerm,
  type GraphFigure,
  type GraphMapping,
  type GraphTarget,
  radarOf,
  seriesOf,
  targetsSeries,
} from './mappedGraph.js';

/*
 * The graph of a mapping, ready to be drawn. The screen and the pictures of reports ask here, so that
 * both draw the same.
 */

/** A chart as it is drawn: what its picture and its table are made of. Plain data. */
export type ChartDrawing =
  | {
      /** Values over time. */
      readonly type: 'timeSeries';
      /** What is drawn. */
      readonly spec: TimeSeriesSpec;
    }
  | {
      /** Values of several keys around a centre. */
      readonly type: 'radar';
      /** What is drawn. */
      readonly spec: RadarSpec;
    };

/** A drawing for a small place, where lines of targets could not be told from those of their terms. A radar's stays. */
export const withoutTargets = (drawing: ChartDrawing): ChartDrawing =>
  drawing.type === 'radar'
    ? drawing
    : {
        ...drawing,
        spec: {
          ...drawing.spec,
          series: drawing.spec.series.filter(({ targetOf }) => targetOf === undefined),
        },
      };

/** Values of a mapping's terms and targets. */
export interface GraphContent extends PointOptions {
  /** In the order of the legend. */
  readonly terms: readonly DrawnTerm[];
  /** The values of the terms by their keys; a term without any is drawn without points. */
  readonly columns: ReadonlyMap<string, LoadedColumn>;
  /** Targets of the terms. */
  readonly targets: readonly GraphTarget[];
}

/** The time series of a mapping's terms, then those of their targets. */
export function graphSeries(
  mapping: GraphMapping,
  { terms, columns, targets, ...options }: GraphContent,
  { targetOf }: Pick<MappedGraphLabels, 'targetOf'>,
): ChartSeries[] {
  const keys = terms.map(({ key }) => key);
  return [
    ...terms.map((term) => {
      const loaded = columns.get(term.key);
      return seriesOf(mapping, term, loaded ? pointsOf(loaded, options) : []);
    }),
    ...targetsSeries(mapping, keys, targets, options.grouping, targetOf),
  ];
}

/** A mapping's graph over time. */
export const graphSpec = (
  mapping: GraphMapping,
  terms: readonly DrawnTerm[],
  series: readonly ChartSeries[],
  {
    cumulative,
    ...shown
  }: {
    readonly grouping: TimeGrouping;
    /** Values are running totals. */
    readonly cumulative: boolean;
    readonly fiscalStart: FiscalStart;
    readonly locale: Locale;
    /** Keys that the legend hides. */
    readonly filteredKeys: readonly string[];
  },
): TimeSeriesSpec => ({
  series,
  ...axesOf(mapping, terms),
  tickCount: mapping.properties.tick_count,
  startsYearly: cumulative && shown.grouping !== 'fiscal',
  ...shown,
});

/** A mapping's radar of values over the whole range. */
export const radarSpec = (
  mapping: GraphMapping,
  content: {
    readonly terms: readonly DrawnTerm[];
    /** By the keys of the terms. */
    readonly figures: Readonly<Record<string, GraphFigure>>;
    /** Undefined until they are known: their outline then keeps its place. */
    readonly targets: readonly GraphTarget[] | undefined;
    /** Whether most months behind the values are actual; they are then drawn as actual ones are. */
    readonly isMostlyActual?: boolean | undefined;
    /** Keys that the legend hides. */
    readonly filteredKeys: readonly string[];
  },
  { currentValue, targetValue }: Pick<MappedGraphLabels, 'currentValue' | 'targetValue'>,
): RadarSpec => {
  const { terms, figures, targets, filteredKeys } = content;
  const { properties } = mapping;
  const titles = { current: currentValue, target: targetValue };
  return {
    ...radarOf(mapping, terms, figures, targets, titles, content.isMostlyActual),
    min: properties.y_axis_min,
    max: properties.y_axis_max,
    tickCount: properties.tick_count,
    filteredKeys,
  };
};

/** How values differ from those of plain months, in words. */
export function graphDetails(
  { grouping, cumulative }: PointOptions,
  labels: Pick<MappedGraphLabels, 'quarterly' | 'yearly' | 'cumulative'>,
): string[] {
  const groups = { month: [], quarter: [labels.quarterly], fiscal: [labels.yearly] };
  return [...groups[grouping], ...(cumulative ? [labels.cumulative] : [])];
}

/** The line under a graph's title: its months, and how its values differ from those of plain months. */
export const graphPeriod = (range: MonthRange, details: readonly string[]): string =>
  [formatRange(range), ...details].join(', ');

/** Why a graph has no periods: its range may be too short; null where it is not. */
export function tooShort(
  range: MonthRange,
  grouping: TimeGrouping,
  labels: Pick<MappedGraphLabels, 'tooShortForQuarters' | 'tooShortForYears'>,
): string | null {
  if (rangeLength(range) >= MIN_MONTHS[grouping]) return null;
  return grouping === 'quarter' ? labels.tooShortForQuarters : labels.tooShortForYears;
}
