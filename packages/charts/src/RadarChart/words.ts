import { formatPercent, formatWithUnit } from '@tavoite/model';
import { RADAR_LOCALE } from '../constants.js';
import { kindName, MISSING } from '../kernel/columns.js';
import type { PointWords, RadarLabels } from '../labels/types.js';
import { spokenKind } from '../points.js';
import type { PointKind } from '../types.js';
import { type DrawnRadarSeries, isOutline, type RadarModel, type RadarSpec } from './model.js';

/** A value under the name of its spoke, or what it is of its target. */
export interface SpokeValue {
  readonly text: string;
  readonly kind: PointKind | 'target';
}

/** More values than a current one and its target would be a table. */
const MAX_SPOKE_VALUES = 2;
const NO_VALUE = '–';

/** Names of a radar's values, always in the Finnish form. */
export interface RadarWording {
  /** A value with its unit; empty when it is missing. */
  value(series: DrawnRadarSeries, index: number): string;
  /** A value as those of a spoke are written; empty for null. */
  amount(value: number | null, index: number): string;
  /** Unit and decimals of a spoke's values. */
  format(index: number): { readonly unit: string; readonly decimals: number | undefined };
  /**
   * The values of a spoke in lines: `82,5 %` and `target 90,0 %`, and where the axis is of such shares, below
   * them `91,7 % of the target`; none of many.
   */
  spoke(index: number): SpokeValue[][];
  point(series: DrawnRadarSeries, index: number): PointWords;
  /** Every value in a sentence: a radar has few. */
  summary(): string[];
}

export function radarWording(
  { decimals, unit }: Pick<RadarSpec, 'decimals' | 'unit'>,
  model: RadarModel,
  labels: RadarLabels,
): RadarWording {
  const format: RadarWording['format'] = (index) => {
    const key = model.keys[index];
    return { unit: key?.unit ?? unit ?? '', decimals: key?.decimals ?? decimals };
  };
  const amount: RadarWording['amount'] = (value, index) =>
    value === null ? '' : formatWithUnit(value, { locale: RADAR_LOCALE, ...format(index) });
  const value = ({ values, kinds }: DrawnRadarSeries, index: number) =>
    amount(kinds[index] === MISSING ? null : (values[index] ?? null), index);
  const shareOfTarget = (index: number) => {
    const own = model.series.find(({ config }) => !isOutline(config));
    return !model.isOfTargets || own === undefined || own.kinds[index] === MISSING
      ? null
      : formatPercent(own.levels[index] ?? Number.NaN, { locale: RADAR_LOCALE });
  };
  const spoke: RadarWording['spoke'] = (index) => {
    if (model.series.length > MAX_SPOKE_VALUES) return [];
    const values = model.series.map((series): SpokeValue => {
      const text = value(series, index) || NO_VALUE;
      return {
        kind: spokenKind(kindName(series.kinds[index]), isOutline(series.config)),
        text: series.config.isTarget ? labels.spokeTarget(text) : text,
      };
    });
    const share = shareOfTarget(index);
    return share === null ? [values] : [values, [{ kind: 'target', text: labels.ofTarget(share) }]];
  };
  const point = (series: DrawnRadarSeries, index: number): PointWords => ({
    series: series.config.title,
    period: model.keys[index]?.title ?? '',
    value: value(series, index),
    kind: spokenKind(kindName(series.kinds[index]), series.config.isTarget === true),
    coverage: null,
    months: null,
  });
  return {
    value,
    amount,
    format,
    spoke,
    point,
    summary: () =>
      model.series.flatMap((series) =>
        model.keys.map((_, index) => labels.point(point(series, index))),
      ),
  };
}
