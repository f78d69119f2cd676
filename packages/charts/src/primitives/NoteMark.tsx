import type { ReactElement } from 'react';
import type { ChartTheme } from '../theme/theme.js';

export interface NoteMarkProps {
  /** Where its tip points, in pixels. */
  readonly x: number;
  /** Where its tip ends. */
  readonly bottom: number;
  /** How much was written; a number is drawn from 2 on. */
  readonly count: number;
  /** Its colours. */
  readonly theme: ChartTheme;
}

const WIDTH_PX = 16;
const HEIGHT_PX = 13;
const TIP_PX = 4;
const RADIUS_PX = 3;
const MAX_SHOWN = 9;

/** A speech bubble over a period about which something was written; renders SVG without a root. */
export function NoteMark({ x, bottom, count, theme }: NoteMarkProps): ReactElement {
  const half = WIDTH_PX / 2;
  const top = bottom - TIP_PX - HEIGHT_PX;
  const low = bottom - TIP_PX;
  const r = RADIUS_PX;
  const outline =
    `M${x - half + r},${top}h${WIDTH_PX - 2 * r}q${r},0 ${r},${r}v${HEIGHT_PX - 2 * r}q0,${r} ${-r},${r}` +
    `H${x + TIP_PX}L${x},${bottom}L${x - TIP_PX},${low}H${x - half + r}q${-r},0 ${-r},${-r}v${-(HEIGHT_PX - 2 * r)}q0,${-r} ${r},${-r}Z`;
  return (
    <g className="tavoite-chart-note">
      <path d={outline} fill={theme.surface} stroke={theme.axisText} strokeWidth={1.25} />
      {count > 1 ? (
        <text
          x={x}
          y={top + HEIGHT_PX / 2}
          dy="0.35em"
          textAnchor="middle"
          fontSize={10}
          fontWeight={600}
          fill={theme.axisText}
        >
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </text>
      ) : (
        <path
          d={`M${x - 4},${top + 4.5}h8m-8,4h5`}
          stroke={theme.axisText}
          strokeWidth={1.25}
          fill="none"
        />
      )}
    </g>
  );
}
