import type { ReactElement } from 'react';
import { FONT_SIZE } from '../theme/text.js';
import { LineTitle, titlesAt } from './LineTitle.js';

export interface ThresholdProps {
  /** Height of the line in the chart's pixels. */
  readonly y: number;
  /** Left end of the line. */
  readonly left: number;
  /** Right end of the line. */
  readonly right: number;
  /** Name of the line, written at its end; empty for none. */
  readonly title: string;
  /** Colour of line and name. */
  readonly color: string;
  /** Painted behind the title, so that it reads on top of marks. */
  readonly surface: string;
}

/** A level that values are held against, with its name at the right end; renders a `<g>`. */
export function Threshold(props: ThresholdProps): ReactElement {
  const { y, left, right, title, color, surface } = props;
  const { above, below } = titlesAt(y);
  const titleY = above > FONT_SIZE ? above : below;
  return (
    <g className="tavoite-chart-threshold">
      <path
        className="tavoite-chart-stroke"
        d={`M${left},${Math.round(y) + 0.5}H${right}`}
        stroke={color}
        strokeWidth={1}
        fill="none"
      />
      {title === '' ? null : (
        <LineTitle x={right - 2} y={titleY} title={title} color={color} surface={surface} />
      )}
    </g>
  );
}
