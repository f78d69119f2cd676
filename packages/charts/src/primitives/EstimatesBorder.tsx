import type { ReactElement } from 'react';
import type { ChartTheme } from '../theme/theme.js';

export interface EstimatesBorderProps {
  /** Where estimates begin, in pixels. */
  readonly x: number;
  /** Upper end of the line. */
  readonly top: number;
  /** Lower end of the line. */
  readonly bottom: number;
  /** What follows it, in a word; empty for none. */
  readonly word: string;
  /** Left end of the word. */
  readonly wordX: number;
  /** Baseline of the word. */
  readonly wordY: number;
  /** Its colours. */
  readonly theme: ChartTheme;
}

/** The border between actual values and estimates, with a word for what follows; renders a `<g>`. */
export const EstimatesBorder = (props: EstimatesBorderProps): ReactElement => {
  const { x, top, bottom, word, wordX, wordY, theme } = props;
  return (
    <g className="tavoite-chart-border">
      <path
        className="tavoite-chart-stroke"
        d={`M${Math.round(x) + 0.5},${top}V${bottom}`}
        stroke={theme.axisText}
        strokeOpacity={0.6}
        strokeDasharray="2 3"
        fill="none"
      />
      {word === '' ? null : (
        <text
          x={wordX}
          y={wordY}
          fill={theme.axisText}
          fontStyle="italic"
          stroke={theme.surface}
          strokeWidth={3}
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {word}
        </text>
      )}
    </g>
  );
};
