import { kindsOf } from '../kernel/columns.js';
import { GLYPH_COUNT } from '../kernel/glyphs.js';
import type { LegendEntry } from '../primitives/DrawnLegend.js';
import type { ChartTheme } from '../theme/theme.js';
import type { ChartSeries } from '../types.js';

/** The entries of a chart's legend, with the forms that each series is drawn in. */
export const legendEntries = (series: readonly ChartSeries[], theme: ChartTheme): LegendEntry[] =>
  series.map(({ key, title, type, color, points, stroke }, index) => ({
    key,
    title,
    swatch: {
      type,
      glyph: index % GLYPH_COUNT,
      color: theme.series(index, color),
      show: kindsOf(points) ?? 'actual',
      stroke,
    },
  }));

/** The entry of a drawn legend that says which periods are partial. */
export const partialEntry = (
  title: string,
  { series }: { readonly series: readonly ChartSeries[] },
  theme: ChartTheme,
): LegendEntry => ({
  key: '\u0000partial',
  title,
  swatch: { type: series[0]?.type ?? 'bar', glyph: 0, color: theme.axisText, show: 'partial' },
});
