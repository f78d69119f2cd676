import {
  decimalsOfType,
  type GraphLevelProperties,
  type Mapping,
  type Target,
  type TargetGraphPoint,
  type Term,
  type TimeGrouping,
  writtenUnit,
} from '@tavoite/model';
import { seriesColorName } from '@tavoite/tokens';
import { MIN_RADAR_KEYS } from '../constants.js';
import { pointsFromRows } from '../points.js';
import type { RadarKey, RadarPoint, RadarSeries } from '../RadarChart/model.js';
import type { ChartPoint, ChartSeries, ValueAxisConfig } from '../types.js';

/*
 * What a mapping's settings make of values: the props of its charts, on screen and in reports alike.
 * Pure.
 */

/** What a graph needs to know of a mapping. */
export type GraphMapping = Pick<Mapping, 'terms_used' | 'graph_properties' | 'properties'>;

/** What a graph needs to know of a term. */
export type GraphTerm = Pick<Term, 'unit' | 'measurement_type_prefix' | 'value_numeric_type'>;

/** A target of a term on the graph. */
export interface GraphTarget {
  /** The term's key. */
  readonly key: string;
  /** The target with its values over the whole range. */
  readonly target: Pick<
    Target,
    | 'id'
    | 'title'
    | 'measurement_type_prefix'
    | 'unit'
    | 'value_numeric_type'
    | 'target_value'
    | 'reversed_target'
  >;
  /** Empty where only one value was asked for. */
  readonly timeSeries: readonly Pick<
    TargetGraphPoint,
    'start_date' | 'end_date' | 'target_value' | 'is_partial'
  >[];
}

/** A term's value over a range. */
export interface GraphFigure {
  /** null: no data. */
  readonly value: number | null;
  /** Whether the whole range is verified. */
  readonly isVerified: boolean;
}

/** A term on the page. */
export interface DrawnTerm {
  /** The term's key. */
  readonly key: string;
  /** Name in legend, tooltip and table. */
  readonly title: string;
  /** Undefined while the terms are not loaded, and for one that is not in the tree. */
  readonly term: GraphTerm | undefined;
}

/** Radars need three keys; with fewer, targets are drawn as time series. */
export const isRadar = ({ properties, terms_used }: GraphMapping): boolean =>
  properties.target?.type === 'radar' && terms_used.length >= MIN_RADAR_KEYS;

/** The terms that the legend hides; none of a radar's where fewer than three would stay. */
export function hiddenTerms(
  mapping: GraphMapping,
  terms: readonly DrawnTerm[],
  filteredKeys: readonly string[],
): DrawnTerm[] {
  const hidden = terms.filter(({ key }) => filteredKeys.includes(key));
  return isRadar(mapping) && terms.length - hidden.length < MIN_RADAR_KEYS ? [] : hidden;
}

/**
 * Decimals of a term's values: those of its own type, and none where the mapping hides them; undefined
 * leaves it to the chart.
 */
export function decimalsOf(
  { show_decimals }: GraphLevelProperties,
  term: Pick<GraphTerm, 'value_numeric_type'> | undefined,
): number | undefined {
  if (show_decimals === false) return 0;
  return term && decimalsOfType(term.value_numeric_type);
}

/** How the values of a term or target are written in a mapping's charts: by its own unit and type. */
const writingOf = (properties: GraphLevelProperties, naming: GraphTerm | undefined) => ({
  unit: naming && writtenUnit(naming),
  decimals: decimalsOf(properties, naming),
});

/** The unit that all terms of an axis have in common; undefined where they differ. */
function commonUnit(mapping: GraphMapping, terms: readonly DrawnTerm[], second: boolean) {
  const units = terms
    .filter(({ key }) => onSecondAxis(mapping, key) === second)
    .map(({ term }) => term && writtenUnit(term));
  return units.every((unit) => unit === units[0]) ? units[0] : undefined;
}

/** Both value axes; one without a unit of its own takes that of its terms. */
export const axesOf = (
  mapping: GraphMapping,
  terms: readonly DrawnTerm[],
): { left: ValueAxisConfig; right: ValueAxisConfig } => {
  const { properties } = mapping;
  return {
    left: {
      unit: properties.unit ?? commonUnit(mapping, terms, false),
      min: properties.y_axis_min,
      max: properties.y_axis_max,
    },
    right: {
      unit: properties.u_right ?? commonUnit(mapping, terms, true),
      min: properties.y_axis_2_min,
      max: properties.y_axis_2_max,
    },
  };
};

const onSecondAxis = ({ graph_properties }: GraphMapping, key: string): boolean =>
  graph_properties[key]?.second_axis === true;

/** The time series of one term, drawn as its mapping says. */
export function seriesOf(
  mapping: GraphMapping,
  { key, title, term }: DrawnTerm,
  points: readonly ChartPoint[],
): ChartSeries {
  const { type, color, stack_id } = mapping.graph_properties[key] ?? {};
  return {
    key,
    title,
    type: type ?? 'line',
    points,
    color,
    stackId: stack_id,
    axis: onSecondAxis(mapping, key) ? 'right' : 'left',
    // Not what the axis says: terms of several units can share one.
    ...writingOf(mapping.properties, term),
  };
}

/** A value set for a target is never an estimate. */
const targetPoints = (
  timeSeries: GraphTarget['timeSeries'],
  grouping: TimeGrouping,
): ChartPoint[] =>
  pointsFromRows(
    timeSeries.map(({ target_value: value, ...row }) => ({ ...row, value, is_verified: true })),
    grouping,
  );

/** What the series keys of targets start with; their ids follow. */
export const TARGET_PREFIX = 'target/';

/**
 * The time series of targets: on the axis of their terms unless the mapping says otherwise. One alone is in
 * the colour of targets, several in those of their terms, which tell them apart; they are thinner.
 * @param keys the drawn terms, whose colours follow their order
 * @param grouping what a value stands for
 */
export function targetsSeries(
  mapping: GraphMapping,
  keys: readonly string[],
  targets: readonly GraphTarget[],
  grouping: TimeGrouping,
  titleOf: (title: string) => string,
): ChartSeries[] {
  const settings = mapping.properties.target;
  if (!settings) return [];
  const type = settings.type === 'radar' ? undefined : settings.type;
  const colorOf = (key: string) =>
    targets.length > 1 && keys.includes(key)
      ? (mapping.graph_properties[key]?.color ?? seriesColorName(keys.indexOf(key)))
      : 'target';
  return targets.map(({ key, target, timeSeries }): ChartSeries => {
    const second = settings.second_axis ?? onSecondAxis(mapping, key);
    return {
      key: `${TARGET_PREFIX}${target.id}`,
      title: titleOf(target.title),
      type: type ?? 'line',
      points: targetPoints(timeSeries, grouping),
      color: settings.color ?? colorOf(key),
      targetOf: key,
      isReversed: target.reversed_target,
      axis: second ? 'right' : 'left',
      ...writingOf(mapping.properties, target),
    };
  });
}

/** Names of the outlines of a radar. */
export interface RadarTitles {
  /** Of the terms' own values. */
  readonly current: string;
  /** Of those of their targets. */
  readonly target: string;
}

/** The key of a radar's outline of targets. */
export const RADAR_TARGET = 'target';

/** The target that is shown for a term's value: the first of several. */
export const aimOf = <Aim extends { readonly key: string }>(
  key: string,
  targets: readonly Aim[],
): Aim | undefined => targets.find((target) => target.key === key);

/** Whether at most half of the months of a range are estimated. */
export const isMostlyActual = (estimatedMonths: number, months: number): boolean =>
  2 * estimatedMonths <= months;

/**
 * Keys and outlines of a radar: the values of the terms, and those of their targets.
 * @param isMostlyActual whether most months behind the values are
 */
export function radarOf(
  mapping: GraphMapping,
  terms: readonly DrawnTerm[],
  figures: Readonly<Record<string, GraphFigure>>,
  targets: readonly GraphTarget[] | undefined,
  titles: RadarTitles,
  isMostlyActual = false,
): { keys: RadarKey[]; series: RadarSeries[] } {
  const current = terms.map(({ key }): RadarPoint => {
    const figure = figures[key];
    if (!figure || figure.value === null) return { kind: 'missing', key };
    return { kind: figure.isVerified ? 'actual' : 'estimate', key, value: figure.value };
  });
  const aims = terms.flatMap(({ key }): RadarPoint[] => {
    const value = aimOf(key, targets ?? [])?.target.target_value ?? null;
    return value === null ? [] : [{ kind: 'actual', key, value }];
  });
  const series: RadarSeries[] = [
    {
      key: 'current',
      title: titles.current,
      points: current,
      ...(isMostlyActual ? { isMostlyActual } : {}),
    },
  ];
  if (targets === undefined || aims.length > 0) {
    const color = mapping.properties.target?.color ?? 'target';
    series.push({
      key: RADAR_TARGET,
      title: titles.target,
      color,
      isTarget: true,
      points: aims,
    });
  }
  const keys = terms.map(({ key, title, term }) => ({
    key,
    title,
    ...writingOf(mapping.properties, term),
  }));
  return { keys, series };
}
