import type { ReactElement } from 'react';
import { textWidth } from '../kernel/text.js';
import { FONT_SIZE, SEMIBOLD } from '../theme/text.js';

export interface LineTitleProps {
  /** Right end of the text in the chart's pixels. */
  readonly x: number;
  /** Baseline of the text. */
  readonly y: number;
  /** Name of the line. */
  readonly title: string;
  /** Colour of the text. */
  readonly color: string;
  /** Painted behind the title, so that it reads on top of marks. */
  readonly surface: string;
}

/** From a line to the baseline of the name above it. */
const TITLE_GAP_PX = 5;

/** Baselines of a name over a line and under it. */
export const titlesAt = (y: number): { readonly above: number; readonly below: number } => ({
  above: y - TITLE_GAP_PX,
  below: y + FONT_SIZE + 2,
});

const PADDING_PX = 3;

/** The name of a line at its right end, on a label that marks shine through; renders a `<g>`. */
export const LineTitle = ({ x, y, title, color, surface }: LineTitleProps): ReactElement => {
  const width = textWidth(title, FONT_SIZE) * SEMIBOLD;
  return (
    <g>
      <rect
        x={x - width - PADDING_PX}
        y={y - FONT_SIZE}
        width={width + 2 * PADDING_PX}
        height={FONT_SIZE + PADDING_PX}
        rx={PADDING_PX}
        fill={surface}
        fillOpacity={0.55}
      />
      <text
        x={x}
        y={y}
        textAnchor="end"
        fill={color}
        stroke={surface}
        strokeWidth={3}
        strokeLinejoin="round"
        paintOrder="stroke"
        fontWeight={600}
      >
        {title}
      </text>
    </g>
  );
};
