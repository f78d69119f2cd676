import type { DrawnSeries } from './model.js';
import type { SeriesShapes } from './shapes.js';

/** A rectangle in the chart's pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A drawn series in pixels. */
export interface SeriesLayout extends SeriesShapes {
  readonly series: DrawnSeries;
}
