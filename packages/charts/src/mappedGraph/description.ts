import { RADAR_LOCALE } from '../constants.js';
import { kindsOf } from '../kernel/columns.js';
import type { ChartLabels } from '../labels/types.js';
import { type RadarSpec, radarModel } from '../RadarChart/model.js';
import { modelTable as radarModelTable } from '../RadarChart/table.js';
import { radarWording } from '../RadarChart/words.js';
import { partTargetKeys, type TimeSeriesSpec, timeSeriesModel } from '../TimeSeriesChart/model.js';
import { modelTable } from '../TimeSeriesChart/table.js';
import { periodNaming, wording } from '../TimeSeriesChart/words.js';
import type { ChartData } from '../table/data.js';
import type { ChartDrawing } from './drawing.js';

/** What a chart shows, in words and numbers. */
export interface DrawingDescription {
  /** True when no value is there to be drawn. */
  readonly isEmpty: boolean;
  /** The chart in sentences; empty for an empty chart. */
  readonly summary: string;
  /** Which periods are not whole; null where all are. */
  readonly partial: string | null;
  /** What the rows of the table are. */
  readonly rowHeading: string;
  /** The values. */
  readonly table: ChartData;
  /** How much of the period of each row counts, in words; null for a whole one. */
  readonly notes: readonly (string | null)[];
  /** The language of the numbers: a radar's have one of their own. */
  readonly locale: TimeSeriesSpec['locale'];
  /** The series that are drawn, with the kinds of points that they have. */
  readonly legend: readonly {
    readonly key: string;
    readonly title: string;
    readonly kind: 'actual' | 'estimate' | 'both';
  }[];
}

function describeTimeSeries(spec: TimeSeriesSpec, labels: ChartLabels): DrawingDescription {
  const whole = timeSeriesModel(spec);
  const waiting = partTargetKeys(whole);
  const filteredKeys = [...(spec.filteredKeys ?? []), ...waiting];
  const model = waiting.length === 0 ? whole : timeSeriesModel({ ...spec, filteredKeys });
  const texts = labels.timeSeriesChart;
  const words = wording(spec, periodNaming(spec, texts), model, texts);
  const table = modelTable(spec, model);
  return {
    isEmpty: model.isEmpty,
    summary: model.isEmpty ? '' : words.summary().join(' '),
    partial: words.partialPeriods(),
    rowHeading: texts.periodColumn,
    table,
    notes: table.rows.map((_, index) => words.coverage(index)),
    locale: spec.locale,
    legend: model.series.map(({ config: { key, title, points } }) => ({
      key,
      title,
      kind: kindsOf(points) ?? 'actual',
    })),
  };
}

function describeRadar(spec: RadarSpec, labels: ChartLabels): DrawingDescription {
  const model = radarModel(spec);
  const texts = labels.radarChart;
  const table = radarModelTable(spec, model);
  return {
    isEmpty: model.isEmpty,
    summary: model.isEmpty ? '' : radarWording(spec, model, texts).summary().join('; '),
    partial: null,
    rowHeading: texts.keyColumn,
    table,
    notes: table.rows.map(() => null),
    locale: RADAR_LOCALE,
    legend: model.series.map(({ config: { key, title, points } }) => {
      const kinds = new Set(points.map(({ kind }) => kind));
      const both = kinds.has('actual') && kinds.has('estimate');
      return { key, title, kind: both ? 'both' : kinds.has('estimate') ? 'estimate' : 'actual' };
    }),
  };
}

/** What the picture of a chart shows, for those who read it: the same words and numbers. */
export const describeDrawing = (drawing: ChartDrawing, labels: ChartLabels): DrawingDescription =>
  drawing.type === 'timeSeries'
    ? describeTimeSeries(drawing.spec, labels)
    : describeRadar(drawing.spec, labels);
