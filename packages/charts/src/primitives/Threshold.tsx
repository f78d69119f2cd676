import type { ReactElement } from 'react';
import { FONT_SIZE } from '../theme/text.js';

export interface ThresholdProps {
  /** Height of the line in the chart's pixels. */
  readonly y: number;
  /** Left end of the line. */
  readonly left: number;
  /** Right end of the line. */
  readonly right: number;
  /** Name of the line, written at its end. */
  readonly title: string;
  /** Colour of line and name. */
  readonly color: string;
  /** Painted around the title, so that it reads on top of marks. */
  readonly surface: string;
}

const TITLE_GAP_PX = 5;

/** A level that values are held against, with its name at the right end; renders a `<g>`. */
export function Threshold(props: ThresholdProps): ReactElement {
  const { y, left, right, title, color, surface } = props;
  const above = y - TITLE_GAP_PX > FONT_SIZE;
  return (
    <g className="tavoite-chart-threshold">
      <path
        className="tavoite-chart-stroke"
        d={`M${left},${Math.round(y) + 0.5}H${right}`}
        stroke={color}
        strokeWidth={1.5}
        fill="none"
      />
      <text
        x={right - 2}
        y={above ? y - TITLE_GAP_PX : y + FONT_SIZE + 2}
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
}
