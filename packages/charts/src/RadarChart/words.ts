import { formatPercent, formatWithUnit } from '@tavoite/model';
import { RADAR_LOCALE } from '../constants.js';
import { kindName, MISSING } from '../kernel/columns.js';
import type { FrameLabels, PointWords } from '../labels/types.js';
import { spokenKind } from '../points.js';
import type { PointKind } from '../types.js';
import { type DrawnRadarSeries, isOutline, type RadarModel, type RadarSpec } from './model.js';

/** A value under the name of its spoke. */
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
   * The values of a spoke, `82,5` and `90,0 % · 91,7 %`: the last one says the unit of all, and what share of
   * its target the first one is where the axis is of such; none of many.
   */
  spoke(index: number): SpokeValue[];
  point(series: DrawnRadarSeries, index: number): PointWords;
  /** Every value in a sentence: a radar has few. */
  summary(): string[];
}

export function radarWording(
  { decimals, unit }: Pick<RadarSpec, 'decimals' | 'unit'>,
  model: RadarModel,
  labels: FrameLabels,
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
  const spoke: RadarWording['spoke'] = (index) =>
    model.series.length > MAX_SPOKE_VALUES
      ? []
      : model.series.map(({ values, kinds, config }, position) => {
          const kind = kindName(kinds[index]);
          const { unit: own, decimals: digits } = format(index);
          const unit = position === model.series.length - 1 ? own : '';
          const value = values[index] ?? Number.NaN;
          const text =
            kind === 'missing'
              ? NO_VALUE
              : formatWithUnit(value, { locale: RADAR_LOCALE, decimals: digits, unit });
          const share = config.isTarget ? shareOfTarget(index) : null;
          return {
            kind: spokenKind(kind, isOutline(config)),
            text: share === null ? text : `${text} · ${share}`,
          };
        });
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
