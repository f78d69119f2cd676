import {
  seriesColorName,
  seriesColorNames,
  type ThemeName,
  type TokenName,
  themeValues,
  token,
} from '@tavoite/tokens';

/** What charts are painted with, as text for SVG attributes. */
export interface ChartTheme {
  /** The ground that a chart is drawn on. */
  readonly surface: string;
  /** Titles. */
  readonly text: string;
  /** Labels of axes and legend. */
  readonly axisText: string;
  /** Lines of the axes. */
  readonly axis: string;
  /** Lines behind the values. */
  readonly grid: string;
  /** The line through the point that is looked at. */
  readonly cursor: string;
  /** Series of targets, and thresholds. */
  readonly target: string;
  /** Series that others are compared with. */
  readonly compare: string;
  /** The product's own colour. */
  readonly accent: string;
  /** Typeface of all texts. */
  readonly fontFamily: string;
  /**
   * The colour of the series at a position: its own, `#rrggbb`, `target`, `compare`, `earlier` or a
   * name of the palette (`data-3`), or else the palette's by position.
   */
  series(index: number, own?: string | undefined): string;
}

/** The only form of free colour let into an SVG attribute. */
const HEX = /^#[0-9a-f]{6}$/i;

function chartTheme(read: (name: TokenName) => string): ChartTheme {
  return {
    surface: read('color-surface'),
    text: read('color-text'),
    axisText: read('color-chart-text'),
    axis: read('color-chart-axis'),
    grid: read('color-chart-grid'),
    cursor: read('color-chart-cursor'),
    target: read('color-chart-target'),
    compare: read('color-chart-compare'),
    accent: read('color-accent'),
    fontFamily: read('font-family-sans'),
    series: (index, own) => {
      if (own !== undefined && HEX.test(own)) return own;
      if (own === 'target' || own === 'compare' || own === 'earlier')
        return read(`color-chart-${own}`);
      const named = seriesColorNames.find((name) => name === own);
      return read(named ?? seriesColorName(index));
    },
  };
}

/** Custom properties: a change of theme repaints the chart without rendering it again. */
export const browserTheme: ChartTheme = chartTheme(token);

/** Literal colours, for pictures drawn without a style sheet. */
export const literalTheme = (name: ThemeName): ChartTheme =>
  chartTheme((tokenName) => themeValues[name][tokenName]);
