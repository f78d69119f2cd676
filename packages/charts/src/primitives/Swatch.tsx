import type { ReactElement } from 'react';
import { glyphPath, targetGlyphPath } from '../kernel/glyphs.js';
import { browserTheme, type ChartTheme } from '../theme/theme.js';
import type { SeriesType } from '../types.js';
import {
  EARLIER_LINE_PX,
  ESTIMATE_DASH,
  PARTIAL_DASH,
  PARTIAL_OPACITY,
  PARTIAL_OUTLINE,
  strokeDash,
  TARGET_LINE_PX,
} from './marks.js';

export interface SwatchProps {
  /** How the series is drawn. */
  readonly type: SeriesType;
  /** Number of the mark of its points; null for none. */
  readonly glyph: number | null;
  /** Colour of the series. */
  readonly color: string;
  /** Colours of the ground and the texture. */
  readonly theme: ChartTheme;
  /** Which forms of the series to show. */
  readonly show: 'actual' | 'estimate' | 'both' | 'partial';
  /** A target: its line is thinner. */
  readonly isTarget?: boolean | undefined;
  /** Values of a year before: bars are narrower, lines thinner. */
  readonly isEarlier?: boolean | undefined;
  /** Number of the line's stroke; see `ChartSeries`. */
  readonly stroke?: number | undefined;
}

export const SWATCH_WIDTH = 24;
export const SWATCH_HEIGHT = 14;
const MIDDLE = SWATCH_HEIGHT / 2;
const TOP = 1.5;
const FOOT = SWATCH_HEIGHT - 1.5;

/** Diagonals that fill a face between two edges. */
function texture(left: number, right: number): string {
  const height = FOOT - TOP;
  let d = '';
  for (let x = left - height + 2; x < right; x += 4) {
    const clipLeft = Math.max(0, left - x);
    const clipRight = Math.max(0, x + height - right);
    if (clipLeft + clipRight >= height) continue;
    d += `M${x + clipLeft},${FOOT - clipLeft}L${x + height - clipRight},${TOP + clipRight}`;
  }
  return d;
}

/**
 * A small picture of how a series is drawn: its form, colour, mark, and how its estimates differ.
 * Renders a `<g>` of 24 × 14 pixels.
 */
export function Swatch(props: SwatchProps): ReactElement {
  const { type, glyph, color, theme, show, stroke, isTarget, isEarlier = false } = props;
  const split = show === 'both' ? SWATCH_WIDTH / 2 : show === 'estimate' ? 0 : SWATCH_WIDTH;
  if (type === 'bar' || type === 'stacked') {
    return <BarSwatch {...{ type, glyph, color, theme, show, isEarlier }} />;
  }
  const isThin = isTarget || isEarlier;
  // On whole pixels, thin as it is: between two it would be paler than the line in the plot.
  const y = type === 'area' ? 4.5 : isThin ? MIDDLE - 0.5 : MIDDLE;
  return (
    <g>
      {type === 'area' && split > 0 ? (
        <rect
          className="tavoite-chart-face"
          y={y}
          width={split}
          height={FOOT - y}
          fill={color}
          fillOpacity={show === 'partial' ? 0.1 : 0.25}
        />
      ) : null}
      {type === 'area' && split < SWATCH_WIDTH ? (
        <path
          className="tavoite-chart-ink"
          d={`M${split + 1},${FOOT}l7,-7M${split + 5},${FOOT}l7,-7`}
          stroke={color}
          strokeWidth={1}
        />
      ) : null}
      <path
        className="tavoite-chart-stroke"
        d={`M0,${y}H${split}`}
        stroke={color}
        strokeWidth={isTarget ? TARGET_LINE_PX : isEarlier ? EARLIER_LINE_PX : 2}
        strokeDasharray={show === 'partial' ? PARTIAL_DASH : strokeDash(stroke)}
        strokeLinecap={show === 'partial' ? 'round' : undefined}
      />
      <path
        className="tavoite-chart-stroke"
        d={`M${split},${y}H${SWATCH_WIDTH}`}
        stroke={color}
        strokeWidth={2}
        strokeDasharray={ESTIMATE_DASH}
      />
      {glyph === null ? null : (
        <path
          className={show === 'estimate' ? 'tavoite-chart-glyph-open' : 'tavoite-chart-glyph'}
          data-target={isTarget || undefined}
          d={(isTarget ? targetGlyphPath : glyphPath)(glyph, SWATCH_WIDTH / 2, y)}
          fill={show === 'estimate' ? theme.surface : color}
          stroke={show === 'estimate' ? color : theme.surface}
          strokeWidth={1.2}
          paintOrder="stroke"
        />
      )}
    </g>
  );
}

function BarSwatch({ type, glyph, color, theme, show, isEarlier }: SwatchProps): ReactElement {
  const height = FOOT - TOP;
  if (isEarlier && show === 'actual') {
    return (
      <rect
        className="tavoite-chart-face"
        x={8}
        y={TOP - 0.5}
        width={8}
        height={height + 1}
        rx={1}
        fill={color}
      />
    );
  }
  if (show === 'partial') {
    return (
      <rect
        className="tavoite-chart-partial"
        x={1}
        y={TOP}
        width={SWATCH_WIDTH - 2}
        height={height}
        rx={1.5}
        fill={color}
        fillOpacity={PARTIAL_OPACITY}
        stroke={color}
        strokeWidth={1.25}
        strokeDasharray={PARTIAL_OUTLINE}
      />
    );
  }
  const solid = show === 'estimate' ? null : { x: 1, width: show === 'both' ? 12 : 22 };
  const open = show === 'actual' ? null : show === 'both' ? [14.5, 23] : [1.5, 22.5];
  const [openLeft = 0, openRight = 0] = open ?? [];
  return (
    <g>
      {solid ? (
        <>
          <rect
            className="tavoite-chart-face"
            {...solid}
            y={TOP - 0.5}
            height={height + 1}
            rx={2}
            fill={color}
          />
          {theme === browserTheme && glyph !== null ? (
            <path
              className="tavoite-chart-inset"
              d={glyphPath(glyph, solid.x + solid.width / 2, MIDDLE)}
            />
          ) : null}
        </>
      ) : null}
      {open ? (
        <>
          <rect
            className="tavoite-chart-outline"
            x={openLeft}
            width={openRight - openLeft}
            y={TOP}
            height={height}
            rx={1.5}
            fill={theme.surface}
            stroke={color}
          />
          <path
            className="tavoite-chart-ink"
            d={texture(openLeft, openRight)}
            stroke={color}
            strokeWidth={type === 'stacked' ? 1 : 1.8}
          />
        </>
      ) : null}
    </g>
  );
}
