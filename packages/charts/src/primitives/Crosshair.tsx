import type { ReactElement } from 'react';
import type { ChartTheme } from '../theme/theme.js';

export interface CrosshairPoint {
  readonly key: string;
  /** In the chart's pixels: on the line, or beside it in the middle of a bar. */
  readonly x: number;
  readonly y: number;
  readonly color: string;
  /** The point that the keyboard cursor is on. */
  readonly current: boolean;
}

export interface CrosshairProps {
  /** Where the line is, in the chart's pixels. */
  readonly x: number;
  /** Upper end of the line. */
  readonly top: number;
  /** Lower end of the line. */
  readonly bottom: number;
  /** The points that the line crosses, each with a ring in its colour. */
  readonly points: readonly CrosshairPoint[];
  /** Colours of the line and of the rings. */
  readonly theme: ChartTheme;
}

const RADIUS_PX = 4;
const CURRENT_RADIUS_PX = 6;

/** The cursor on a period: a line and a ring around each of its points; renders a `<g>`. */
export function Crosshair({ x, top, bottom, points, theme }: CrosshairProps): ReactElement {
  return (
    <g className="tavoite-chart-crosshair" pointerEvents="none">
      <path
        d={`M${Math.round(x) + 0.5},${top}V${bottom}`}
        stroke={theme.cursor}
        strokeWidth={1}
        strokeOpacity={0.55}
        fill="none"
      />
      {points.map(({ key, x: pointX, y, color, current }) => (
        <circle
          key={key}
          cx={pointX}
          cy={y}
          r={current ? CURRENT_RADIUS_PX : RADIUS_PX}
          fill={theme.surface}
          stroke={current ? theme.cursor : color}
          strokeWidth={2}
          data-current={current || undefined}
        />
      ))}
    </g>
  );
}
