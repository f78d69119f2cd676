import type { ReactElement } from 'react';

export interface GridProps {
  /** Heights of the lines in pixels. */
  readonly ys: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly color: string;
}

/** Horizontal grid lines; renders one `<path>`. */
export function Grid({ ys, left, right, color }: GridProps): ReactElement {
  // Half a pixel aside, so that a line of one pixel covers one row of pixels.
  const d = ys.map((y) => `M${left},${Math.round(y) + 0.5}H${right}`).join('');
  return <path className="tavoite-chart-grid" d={d} stroke={color} fill="none" />;
}
