import { formatWithUnit } from '@tavoite/model';
import { kindName, MISSING } from '../kernel/columns.js';
import type { FrameLabels, PointWords } from '../labels/types.js';
import { spokenKind } from '../points.js';
import { RADAR_LOCALE } from './layout.js';
import type { DrawnRadarSeries, RadarModel, RadarSpec } from './model.js';

/** Names of a radar's values, always in the Finnish form. */
export interface RadarWording {
  /** A value with its unit; empty when it is missing. */
  value(series: DrawnRadarSeries, index: number): string;
  /** A value as those of a spoke are written; empty for null. */
  amount(value: number | null, index: number): string;
  /** Unit and decimals of a spoke's values. */
  format(index: number): { readonly unit: string; readonly decimals: number | undefined };
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
    point,
    summary: () =>
      model.series.flatMap((series) =>
        model.keys.map((_, index) => labels.point(point(series, index))),
      ),
  };
}
