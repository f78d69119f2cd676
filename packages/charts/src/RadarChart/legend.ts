import { formatPercent } from '@tavoite/model';
import { RADAR_LOCALE } from '../constants.js';
import { ESTIMATE } from '../kernel/columns.js';
import { GLYPH_COUNT } from '../kernel/glyphs.js';
import { capitalized } from '../kernel/text.js';
import type { LegendEntry } from '../primitives/DrawnLegend.js';
import type { ChartTheme } from '../theme/theme.js';
import { isOutline, type RadarModel, type RadarSeries } from './model.js';

const WHOLE = formatPercent(100, { locale: RADAR_LOCALE, decimals: 0 });

/** The entries of a radar's legend: its outlines, of which that of the targets may be what the axis counts. */
export const radarEntries = (
  series: readonly RadarSeries[],
  theme: ChartTheme,
  { isOfTargets }: Pick<RadarModel, 'isOfTargets'>,
): LegendEntry[] =>
  series.map((one, index) => {
    const { key, title, color, points } = one;
    const estimate = !one.isMostlyActual && points.some(({ kind }) => kind === 'estimate');
    const actual = points.some(({ kind }) => kind === 'actual');
    return {
      key,
      title: isOfTargets && one.isTarget ? `${title} = ${WHOLE}` : title,
      swatch: {
        type: isOutline(one) ? 'line' : 'area',
        glyph: index % GLYPH_COUNT,
        color: theme.series(index, color),
        show: estimate && !actual ? 'estimate' : 'actual',
      },
    };
  });

/** The entry that says how estimates look; null where nothing is estimated. */
export const estimateEntry = (
  title: string,
  { series }: RadarModel,
  theme: ChartTheme,
): LegendEntry | null =>
  series.some(({ kinds, config }) => !config.isMostlyActual && kinds.includes(ESTIMATE))
    ? {
        key: '\u0000estimate',
        title: capitalized(title),
        swatch: { type: 'area', glyph: null, color: theme.axisText, show: 'estimate' },
      }
    : null;
