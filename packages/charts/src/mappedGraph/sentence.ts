import {
  FISCAL_YEAR_MONTHS,
  formatNumber,
  formatPercent,
  type Locale,
  writtenDifference,
} from '@tavoite/model';
import { RADAR_LOCALE } from '../constants.js';
import { ESTIMATE, MISSING } from '../kernel/columns.js';
import { isOwn } from '../kernel/estimates.js';
import type { AimWords, ChartLabels } from '../labels/types.js';
import { type RadarSpec, radarModel } from '../RadarChart/model.js';
import { radarWording } from '../RadarChart/words.js';
import {
  type DrawnSeries,
  type TimeSeriesSpec,
  timeSeriesModel,
} from '../TimeSeriesChart/model.js';
import { periodNaming, type Wording, wording } from '../TimeSeriesChart/words.js';
import type { ChartDrawing } from './drawing.js';
import { RADAR_TARGET } from './mappedGraph.js';

/*
 * Plain sentences on a graph, a first draft of what is written about it: the values and names are
 * those of its spoken summary.
 */

/** More sentences would be a table. */
const MAX_SENTENCES = 3;
const PERCENT_DECIMALS = 1;
const PERCENT = '%';

type SentenceLabels = Pick<ChartLabels, 'timeSeriesChart' | 'radarChart' | 'graphSentence'>;

/** How values of one unit are written. */
interface Writing {
  readonly locale: Locale;
  readonly decimals: number | undefined;
  readonly unit: string;
  /** A value with its unit. */
  amount(value: number): string;
  points(number: string): string;
}

/** How far a value is from another one, in words; null where it is too little to be written. */
function distance(from: number, to: number, writing: Writing): string | null {
  const { locale, decimals, unit, amount, points } = writing;
  const zero = amount(0);
  if (!Number.isFinite(to - from)) return null;
  const by = Math.abs(writtenDifference(to, from, { locale, decimals }) ?? 0);
  if (unit === PERCENT) {
    return amount(by) === zero ? null : points(formatNumber(by, { locale, decimals }));
  }
  const percent = (Math.abs(to - from) / from) * 100;
  // What is written as zero has no share that a reader could check.
  if (from > 0 && to > 0 && amount(from) !== zero && Number.isFinite(percent)) {
    const format = { locale, decimals: PERCENT_DECIMALS };
    const text = formatPercent(percent, format);
    if (text !== formatPercent(0, format)) return text;
  }
  return amount(by) === zero ? null : amount(by);
}

/** Values that are written alike are the same to a reader. */
function aimOfValue(value: number, target: number, writing: Writing): AimWords {
  if (writing.amount(value) === writing.amount(target)) return { side: 'at', amount: null };
  const side = value > target ? 'above' : 'below';
  return { side, amount: distance(target, value, writing) };
}

/** Places of the values that a sentence is about. */
interface Places {
  /** What the last one is compared with; null where there is nothing. */
  readonly first: number | null;
  readonly last: number;
}

/** Those of whole periods where there are any, and of them the actual ones where there are two. */
function usablePlaces(
  { kinds }: DrawnSeries['column'],
  isPartial: (index: number) => boolean,
): number[] {
  const present = [...kinds.keys()].filter((index) => kinds[index] !== MISSING);
  const whole = present.filter((index) => !isPartial(index));
  // Parts of periods are of different lengths: one can be told, two not compared.
  const usable = whole.length > 0 ? whole : present.slice(-1);
  const actual = usable.filter((index) => kinds[index] !== ESTIMATE);
  return actual.length > 1 ? actual : usable;
}

function timeSeriesSentences(
  spec: TimeSeriesSpec,
  { timeSeriesChart, graphSentence: texts }: SentenceLabels,
  cumulative: boolean,
): string[] {
  const model = timeSeriesModel(spec);
  const { months, coverage, indexOf } = model.periods;
  const words: Wording = wording(spec, periodNaming(spec, timeSeriesChart), model, timeSeriesChart);
  const period = (index: number) => {
    const covered = words.coverage(index);
    return covered === null ? words.period(index) : texts.partial(words.period(index), covered);
  };

  const places = ({ column }: DrawnSeries): Places | null => {
    const usable = usablePlaces(column, (index) => coverage.has(index));
    const last = usable.at(-1);
    if (last === undefined) return null;
    // Running totals begin with every fiscal year: only the same place of the year before compares.
    const first = cumulative
      ? indexOf((months[last] ?? Number.NaN) - FISCAL_YEAR_MONTHS)
      : usable[0];
    return {
      first: first !== undefined && first !== last && usable.includes(first) ? first : null,
      last,
    };
  };

  const aim = (series: DrawnSeries, index: number, writing: Writing): AimWords | null => {
    const value = series.column.values[index];
    for (const { config, axis, column } of model.series) {
      if (config.targetOf !== series.config.key || axis !== series.axis) continue;
      const target = column.values[index];
      if (value === undefined || target === undefined || column.kinds[index] === MISSING) continue;
      return aimOfValue(value, target, writing);
    }
    return null;
  };

  const sentence = (series: DrawnSeries): string[] => {
    const place = places(series);
    if (place === null) return [];
    const { first, last } = place;
    const { kinds, values } = series.column;
    const writing: Writing = {
      locale: spec.locale,
      decimals: series.config.decimals ?? spec.decimals,
      unit: series.config.unit ?? spec[series.axis]?.unit ?? '',
      amount: (value) => words.amount(value, series),
      points: texts.points,
    };
    const title = cumulative ? texts.cumulative(series.config.title) : series.config.title;
    const held = aim(series, last, writing);
    const to = values[last] ?? Number.NaN;
    const isLastEstimate = kinds[last] === ESTIMATE;
    if (first === null) {
      return [
        texts.value({
          series: title,
          value: words.value(series, last),
          isEstimate: isLastEstimate,
          period: period(last),
          aim: held,
          target: null,
        }),
      ];
    }
    const from = values[first] ?? Number.NaN;
    const isSame = writing.amount(from) === writing.amount(to);
    return [
      texts.change({
        series: title,
        direction: isSame ? 'same' : to > from ? 'grew' : 'fell',
        amount: isSame ? null : distance(from, to, writing),
        first: words.value(series, first),
        firstPeriod: period(first),
        isFirstEstimate: kinds[first] === ESTIMATE,
        last: words.value(series, last),
        lastPeriod: period(last),
        isLastEstimate,
        aim: held,
      }),
    ];
  };

  return model.series.filter(isOwn).flatMap(sentence).slice(0, MAX_SENTENCES);
}

/** How far apart two values are for their size, 0 to 2: comparable between keys. */
const gapOf = (value: number, target: number): number =>
  value === target ? 0 : Math.abs(value - target) / Math.max(Math.abs(value), Math.abs(target));

/** The keys that are furthest from their targets; without targets, the first ones. */
function radarSentences(
  spec: RadarSpec,
  { radarChart, graphSentence: texts }: SentenceLabels,
): string[] {
  const model = radarModel(spec);
  const words = radarWording(spec, model, radarChart);
  const current = model.series.find(({ config }) => config.key !== RADAR_TARGET);
  const targets = model.series.find(({ config }) => config.key === RADAR_TARGET);
  if (!current) return [];
  const writingOf = (index: number): Writing => ({
    locale: RADAR_LOCALE,
    ...words.format(index),
    amount: (value) => words.amount(value, index),
    points: texts.points,
  });
  const known = model.keys.flatMap(({ title }, index) => {
    const value = current.values[index] ?? Number.NaN;
    const target = targets?.values[index] ?? Number.NaN;
    return Number.isFinite(value) ? [{ title, index, value, target }] : [];
  });
  const aimed = known
    .filter(({ target }) => Number.isFinite(target))
    .sort((a, b) => gapOf(b.value, b.target) - gapOf(a.value, a.target));
  return (aimed.length > 0 ? aimed : known)
    .slice(0, MAX_SENTENCES)
    .map(({ title, index, value, target }) => {
      const hasTarget = Number.isFinite(target);
      return texts.value({
        series: title,
        value: words.value(current, index),
        isEstimate: current.kinds[index] === ESTIMATE,
        period: null,
        aim: hasTarget ? aimOfValue(value, target, writingOf(index)) : null,
        target: hasTarget ? words.amount(target, index) : null,
      });
    });
}

/** A graph in plain sentences, on its first series; empty for a graph without values. */
export const graphSentence = (
  drawing: ChartDrawing,
  labels: SentenceLabels,
  /** Whether its values are running totals. */
  cumulative: boolean,
): string =>
  (drawing.type === 'timeSeries'
    ? timeSeriesSentences(drawing.spec, labels, cumulative)
    : radarSentences(drawing.spec, labels)
  ).join(' ');
