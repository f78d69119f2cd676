import { ESTIMATE, kindsOf, PARTIAL } from '../kernel/columns.js';
import { hasEstimatesBefore } from '../kernel/estimates.js';
import { GLYPH_COUNT } from '../kernel/glyphs.js';
import { capitalized } from '../kernel/text.js';
import type { LegendEntry } from '../primitives/DrawnLegend.js';
import type { ChartTheme } from '../theme/theme.js';
import type { ChartSeries } from '../types.js';
import type { TimeSeriesModel } from './model.js';

/** The entries of a chart's legend, with the forms that each series is drawn in. */
export function legendEntries(series: readonly ChartSeries[], theme: ChartTheme): LegendEntry[] {
  const targets = series.filter(({ targetOf }) => targetOf !== undefined);
  const titles = new Map(series.map(({ key, title }) => [key, title]));
  return series.map(({ key, title, type, color, points, stroke, targetOf, earlierOf }, index) => ({
    key,
    title,
    // One alone says better itself what it is.
    targetOf: targets.length > 1 && targetOf !== undefined ? titles.get(targetOf) : undefined,
    swatch: {
      type,
      glyph: earlierOf === undefined ? index % GLYPH_COUNT : null,
      color: theme.series(index, color),
      // How estimates look is said once, at their border or by an entry of its own.
      show: kindsOf(points) === 'estimate' ? 'estimate' : 'actual',
      stroke,
      isTarget: targetOf !== undefined,
      isEarlier: earlierOf !== undefined,
    },
  }));
}

/**
 * The entry that says how estimates look; null where nothing is estimated, or all of it is beyond the
 * border that the plot names.
 */
export function estimateEntry(
  title: string,
  { series, estimatesFrom }: TimeSeriesModel,
  theme: ChartTheme,
): LegendEntry | null {
  if (!hasEstimatesBefore(series, estimatesFrom)) return null;
  const estimated = series.find(({ column }) => column.kinds.includes(ESTIMATE));
  if (estimated === undefined) return null;
  const { type } = estimated.config;
  return {
    key: '\u0000estimate',
    title: capitalized(title),
    swatch: { type, glyph: null, color: theme.axisText, show: 'estimate' },
  };
}

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
