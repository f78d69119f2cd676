import type { ReactElement } from 'react';

export interface GridProps {
  /** Heights of the lines in pixels. */
  readonly ys: readonly number[];
  /** Left end of the lines. */
  readonly left: number;
  /** Right end of the lines. */
  readonly right: number;
  /** Colour of the lines. */
  readonly color: string;
}

/** Horizontal grid lines; renders one `<path>`. */
export function Grid({ ys, left, right, color }: GridProps): ReactElement {
  // Half a pixel aside, so that a line of one pixel covers one row of pixels.
  const d = ys.map((y) => `M${left},${Math.round(y) + 0.5}H${right}`).join('');
  return <path className="tavoite-chart-grid" d={d} stroke={color} fill="none" />;
}
