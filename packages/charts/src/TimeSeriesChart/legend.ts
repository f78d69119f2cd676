import { type Alignment, ESTIMATE, kindsOf, PARTIAL } from '../kernel/columns.js';
import { hasEstimatesBefore } from '../kernel/estimates.js';
import { extentOf } from '../kernel/extent.js';
import { glyphOf } from '../kernel/glyphs.js';
import { capitalized, textWidth, widestText } from '../kernel/text.js';
import type { LegendEntry } from '../primitives/DrawnLegend.js';
import { SWATCH_WIDTH } from '../primitives/Swatch.js';
import { FONT_SIZE, SEMIBOLD } from '../theme/text.js';
import type { ChartTheme } from '../theme/theme.js';
import type { ChartSeries } from '../types.js';
import type { TimeSeriesModel } from './model.js';
import { targetsBeside } from './readout.js';
import type { Wording } from './words.js';

/**
 * The entries of a chart's legend, with the forms that each series is drawn in.
 * @param marksTargets whether the lines of targets have marks; on a page, its style sheet decides
 */
export function legendEntries(
  series: readonly ChartSeries[],
  theme: ChartTheme,
  marksTargets = true,
): LegendEntry[] {
  const beside = targetsBeside(series);
  return series.map(({ key, title, type, color, points, stroke, targetOf, earlierOf }, index) => ({
    key,
    title,
    // Another target of the same series has an entry of its own.
    targetOf: targetOf !== undefined && beside.get(targetOf) === key ? targetOf : undefined,
    swatch: {
      type,
      glyph:
        earlierOf !== undefined || (targetOf !== undefined && !marksTargets)
          ? null
          : glyphOf(series, index),
      color: theme.series(index, color),
      // How estimates look is said once, at their border or by an entry of its own.
      show: kindsOf(points) === 'estimate' ? 'estimate' : 'actual',
      stroke,
      isTarget: targetOf !== undefined,
      isEarlier: earlierOf !== undefined,
    },
  }));
}

const GAP_PX = 8;
const SWATCH_GAP_PX = 6;
/** Of a target, without the ends of its line. */
const TARGET_MARK_PX = 14;
/** Texts are measured without a screen. */
const SPARE_PX = 4;

/**
 * Width of each entry with its target, and below them its value and how far that is from the target, whatever
 * the period: values that change, or are hidden, move nothing.
 * @param target the word for a target
 */
export function legendCellWidths(
  series: readonly ChartSeries[],
  { columns }: Alignment,
  words: Pick<Wording, 'amount'>,
  target: string,
): Map<string, number> {
  const beside = targetsBeside(series);
  const valuesOf = (key: string | undefined) =>
    columns[series.findIndex((one) => one.key === key)]?.values ?? new Float64Array();
  const widthOf = (config: ChartSeries): number => {
    const widest = (values: Float64Array) => {
      const writing = { config, axis: config.axis ?? 'left' };
      const texts = (extentOf(values) ?? []).map((end) => words.amount(end, writing));
      return widestText(texts, FONT_SIZE);
    };
    const name = SWATCH_WIDTH + SWATCH_GAP_PX + textWidth(config.title, FONT_SIZE);
    const values = valuesOf(config.key);
    const value = widest(values) * SEMIBOLD;
    const targetKey = beside.get(config.key);
    if (targetKey === undefined) return Math.max(name, value);
    const targets = valuesOf(targetKey);
    const differences = values.map((one, i) => one - (targets[i] ?? Number.NaN));
    const difference = textWidth('+', FONT_SIZE) + widest(differences);
    const mark = TARGET_MARK_PX + SWATCH_GAP_PX + textWidth(target, FONT_SIZE);
    return Math.max(name + GAP_PX + mark, value + GAP_PX + difference);
  };
  return new Map(series.map((one) => [one.key, Math.ceil(widthOf(one)) + SPARE_PX]));
}

/**
 * The entry that says how estimates look; null where nothing is estimated, or all of it is beyond a border
 * that the plot names.
 *
 * @param isNamed whether the plot has room for that name
 */
export function estimateEntry(
  title: string,
  { series, estimatesFrom }: TimeSeriesModel,
  theme: ChartTheme,
  isNamed = true,
): LegendEntry | null {
  if (isNamed && !hasEstimatesBefore(series, estimatesFrom)) return null;
  const estimated = series.find(({ column }) => column.kinds.includes(ESTIMATE));
  if (estimated === undefined) return null;
  return lookOfEstimates(title, estimated.config.type, theme);
}

/** What says how estimates look, whether there are any or not. */
export const lookOfEstimates = (
  title: string,
  type: ChartSeries['type'],
  theme: ChartTheme,
): LegendEntry => ({
  key: '\u0000estimate',
  title: capitalized(title),
  swatch: { type, glyph: null, color: theme.axisText, show: 'estimate' },
});

/**
 * The entry that says which periods are partial, with the look of those that are actual; null where
 * every period is whole.
 */
export function partialEntry(
  title: string | null,
  { series }: TimeSeriesModel,
  theme: ChartTheme,
): LegendEntry | null {
  if (title === null) return null;
  const actual = series.find(({ column }) => column.kinds.includes(PARTIAL));
  return {
    key: '\u0000partial',
    title,
    swatch: actual && {
      type: actual.config.type,
      glyph: 0,
      color: theme.axisText,
      show: 'partial',
    },
  };
}
