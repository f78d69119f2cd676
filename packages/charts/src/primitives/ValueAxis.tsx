import type { ReactElement } from 'react';
import { FONT_SIZE } from '../theme/text.js';
import type { AxisSide } from '../types.js';

export interface ValueAxisProps {
  /** On which side of the plot the labels are. */
  readonly side: AxisSide;
  /** From the lowest; `rank` counts from 0, tells them apart, and lets the n-th label change its place and text. */
  readonly ticks: ReadonlyArray<{
    readonly rank: number;
    readonly y: number;
    readonly label: string;
  }>;
  /** Its unit, or what it measures, written over it; empty for nothing. */
  readonly unit: string;
  /** The edge of the plot where the labels are. */
  readonly x: number;
  /** Baseline of the unit's text. */
  readonly unitY: number;
  /** The chart's outer edge on this side, where the unit is written. */
  readonly edge: number;
  /** Colour of the labels. */
  readonly color: string;
}

const GAP_PX = 8;
/** From the middle of a line of text down to its baseline, in em. */
const MIDDLE_EM = 0.35;

/** Labels of a value axis; renders a `<g>` of texts. */
export function ValueAxis(props: ValueAxisProps): ReactElement {
  const left = props.side === 'left';
  const x = left ? props.x - GAP_PX : props.x + GAP_PX;
  return (
    <g className="tavoite-chart-axis" fill={props.color} textAnchor={left ? 'end' : 'start'}>
      {props.ticks.map(({ rank, y, label }) =>
        label === '' ? null : (
          <text key={rank} x={x} y={y + FONT_SIZE * MIDDLE_EM}>
            {label}
          </text>
        ),
      )}
      {props.unit === '' ? null : (
        <text
          className="tavoite-chart-unit"
          x={props.edge}
          y={props.unitY}
          textAnchor={left ? 'start' : 'end'}
        >
          {props.unit}
        </text>
      )}
    </g>
  );
}
