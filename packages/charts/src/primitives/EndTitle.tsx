import type { ReactElement } from 'react';
import { FONT_SIZE, LINE_HEIGHT } from '../theme/text.js';

export interface EndTitleProps {
  /** Left end of the text in the chart's pixels. */
  readonly x: number;
  /** Baseline of its first line. */
  readonly y: number;
  /** From the top; the last one is what the others introduce. */
  readonly lines: readonly string[];
  /** A thin line to it from what it is the title of, as a path; empty for none. */
  readonly leader: string;
  /** Colour of that line, and of the rule before the text. */
  readonly leaderColor: string;
  /** Colour of the text. */
  readonly color: string;
}

/** Thinner than the line that it comes from. */
const LEADER_PX = 1;
/** A rule before the text, in the colour of what it is the title of, and from there to the text. */
const RULE_PX = 2;
const RULE_GAP_PX = 5;

/** What stands beside the end of a line, where nothing else is drawn; renders a `<g>`. */
export const EndTitle = (props: EndTitleProps): ReactElement => {
  const { x, y, lines, leader, leaderColor, color } = props;
  return (
    <g>
      {leader === '' ? null : (
        <path
          className="tavoite-chart-stroke"
          d={leader}
          stroke={leaderColor}
          strokeWidth={LEADER_PX}
          fill="none"
        />
      )}
      <path
        className="tavoite-chart-stroke"
        d={`M${x - RULE_GAP_PX},${y - FONT_SIZE + 1}v${lines.length * LINE_HEIGHT - RULE_GAP_PX}`}
        stroke={leaderColor}
        strokeWidth={RULE_PX}
      />
      <text fill={color} fontSize={FONT_SIZE}>
        {lines.map((line, i) => (
          <tspan
            key={line}
            x={x}
            y={y + i * LINE_HEIGHT}
            fontWeight={i < lines.length - 1 ? undefined : 600}
          >
            {i < lines.length - 1 ? `${line} ` : line}
          </tspan>
        ))}
      </text>
    </g>
  );
};
