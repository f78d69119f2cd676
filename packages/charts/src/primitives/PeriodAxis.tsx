import { Fragment, type ReactElement } from 'react';
import { FONT_SIZE, LINE_HEIGHT } from '../theme/text.js';

export interface PeriodAxisProps {
  /** Labels with their places. */
  readonly ticks: ReadonlyArray<{
    readonly index: number;
    readonly x: number;
    readonly textX: number;
    readonly yearEnd?: number | undefined;
    readonly label: string;
    readonly year: string;
    readonly coverage: string;
  }>;
  /** Whether the years have their own line. */
  readonly hasYears: boolean;
  /** That line is the end of the periods' names, and as heavy as its beginning. */
  readonly breaksYears?: boolean | undefined;
  /** Left end of the axis. */
  readonly left: number;
  /** Right end of the axis. */
  readonly right: number;
  /** The plot's lower edge. */
  readonly y: number;
  /** Colour of the labels. */
  readonly color: string;
  /** Colour of the line and its ticks. */
  readonly lineColor: string;
}

const TICK_PX = 4;
const TEXT_TOP_PX = 6;

/** Baseline of the first line of labels under a plot that ends at a height. */
export const tickBaseline = (bottom: number): number => bottom + TEXT_TOP_PX + FONT_SIZE;

/** The axis of periods: a line, ticks, and up to three lines of text; renders a `<g>`. */
export function PeriodAxis(props: PeriodAxisProps): ReactElement {
  const y = Math.round(props.y) + 0.5;
  const first = tickBaseline(props.y);
  const marks = props.ticks.map((tick) => `M${Math.round(tick.x) + 0.5},${y}v${TICK_PX}`).join('');
  return (
    <g className="tavoite-chart-axis" fill={props.color} textAnchor="middle">
      <path d={`M${props.left},${y}H${props.right}${marks}`} stroke={props.lineColor} fill="none" />
      {props.ticks.map((tick) => (
        <Fragment key={tick.index}>
          <text x={tick.textX} y={first} data-tick={tick.index}>
            {tick.label}
          </text>
          {tick.year === '' ? null : (
            <text
              {...(tick.yearEnd === undefined
                ? { x: tick.textX, y: first + LINE_HEIGHT }
                : { x: tick.yearEnd, y: first, textAnchor: 'end' })}
              fontWeight={props.breaksYears ? undefined : 600}
              data-tick-year={tick.index}
            >
              {tick.year}
            </text>
          )}
          {tick.coverage === '' ? null : (
            <text
              x={tick.textX}
              y={first + (tick.year === '' ? 1 : 2) * LINE_HEIGHT}
              fontStyle="italic"
            >
              {tick.coverage}
            </text>
          )}
        </Fragment>
      ))}
    </g>
  );
}
