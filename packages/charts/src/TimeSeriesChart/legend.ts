import { kindsOf } from '../kernel/columns.js';
import { GLYPH_COUNT } from '../kernel/glyphs.js';
import type { LegendEntry } from '../primitives/DrawnLegend.js';
import type { ChartTheme } from '../theme/theme.js';
import type { ChartSeries } from '../types.js';

/** The entries of a chart's legend, with the forms that each series is drawn in. */
export const legendEntries = (series: readonly ChartSeries[], theme: ChartTheme): LegendEntry[] =>
  series.map(({ key, title, type, color, points }, index) => ({
    key,
    title,
    swatch: {
      type,
      glyph: index % GLYPH_COUNT,
      color: theme.series(index, color),
      show: kindsOf(points) ?? 'actual',
    },
  }));
