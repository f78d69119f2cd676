import type { ReactElement } from 'react';
import { textWidth } from '../kernel/text.js';
import type { ChartTheme } from '../theme/theme.js';

export interface NoteMarkProps {
  /** Where its tip points, in pixels. */
  readonly x: number;
  /** Where its tip ends. */
  readonly bottom: number;
  /** Where a line to the mark begins, over the periods that the note is about too. */
  readonly startX?: number | undefined;
  /** How much was written; a number is drawn from 2 on. */
  readonly count: number;
  /** Written in place of the count: the numbers of the notes. */
  readonly label?: string | undefined;
  /** Its colours. */
  readonly theme: ChartTheme;
}

const WIDTH_PX = 16;
const HEIGHT_PX = 13;
const TIP_PX = 4;
const RADIUS_PX = 3;
const MAX_SHOWN = 9;
const TEXT_PX = 10;
const PADDING_PX = 4;
/** Down to the first period, at the start of the line. */
const END_PX = 3;

/** A speech bubble over a period about which something was written; renders SVG without a root. */
export function NoteMark(props: NoteMarkProps): ReactElement {
  const { x, startX = x, bottom, count, label = '', theme } = props;
  const text = label !== '' ? label : count > MAX_SHOWN ? `${MAX_SHOWN}+` : `${count}`;
  const width = Math.max(WIDTH_PX, Math.ceil(textWidth(text, TEXT_PX)) + 2 * PADDING_PX);
  const half = width / 2;
  const top = bottom - TIP_PX - HEIGHT_PX;
  const low = bottom - TIP_PX;
  const r = RADIUS_PX;
  const outline =
    `M${x - half + r},${top}h${width - 2 * r}q${r},0 ${r},${r}v${HEIGHT_PX - 2 * r}q0,${r} ${-r},${r}` +
    `H${x + TIP_PX}L${x},${bottom}L${x - TIP_PX},${low}H${x - half + r}q${-r},0 ${-r},${-r}v${-(HEIGHT_PX - 2 * r)}q0,${-r} ${r},${-r}Z`;
  return (
    <g className="tavoite-chart-note">
      {startX < x ? (
        <path
          d={`M${startX},${bottom + END_PX}V${bottom}H${x}`}
          stroke={theme.axisText}
          strokeWidth={1.25}
          fill="none"
        />
      ) : null}
      <path d={outline} fill={theme.surface} stroke={theme.axisText} strokeWidth={1.25} />
      {label !== '' || count > 1 ? (
        <text
          x={x}
          y={top + HEIGHT_PX / 2}
          dy="0.35em"
          textAnchor="middle"
          fontSize={TEXT_PX}
          fontWeight={600}
          fill={theme.axisText}
        >
          {text}
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
