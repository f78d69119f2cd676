import { bisectRight, range as integers } from 'd3-array';
import { scaleBand } from 'd3-scale';
import type { Extent } from './extent.js';

/** Maps a value to a pixel; zero-length and unusable domains are made usable. */
export interface ValueScale {
  (value: number): number;
  readonly domain: Extent;
  readonly range: Extent;
  /** The pixel of zero, or of the end of the domain nearest to zero: where bars and areas start. */
  readonly baseline: number;
}

/**
 * A linear scale from values to pixels. `range` may run downwards, as the y axis does. Arithmetic in
 * place of d3's scale, which gives the same: it runs for every point of every update, and d3's took a
 * tenth longer to update a chart of long series: see ADR 0011.
 */
export function valueScale(domain: Extent, range: Extent): ValueScale {
  const [a, b] = domain;
  const usable: Extent =
    Number.isFinite(a) && Number.isFinite(b) && a !== b
      ? [a, b]
      : Number.isFinite(a)
        ? [a, a + 1]
        : [0, 1];
  const [from, to] = range;
  const factor = (to - from) / (usable[1] - usable[0]);
  const scale = (value: number): number => from + (value - usable[0]) * factor;
  const low = Math.min(...usable);
  const high = Math.max(...usable);
  const baseline = scale(Math.min(high, Math.max(low, 0)));
  return Object.assign(scale, { domain: usable, range, baseline });
}

/** Positions of periods on the x axis: equal slots, one for each period, in order of time. */
export interface PeriodScale {
  /** Width of a slot in pixels. */
  readonly step: number;
  readonly count: number;
  /** Left edge of a slot. */
  start(index: number): number;
  /** Middle of a slot: where points, ticks and the cursor stand. */
  center(index: number): number;
  /** The slot under a pixel, held within the first and the last one; -1 without slots. */
  indexAt(x: number): number;
}

/** Equal slots for `count` periods between two pixels. */
export function periodScale(count: number, range: Extent): PeriodScale {
  const periods = integers(count);
  const band = scaleBand(periods, range);
  // Looked up once each: every series asks for every period.
  const starts = periods.map((index) => band(index) ?? Number.NaN);
  const centers = starts.map((start) => start + band.bandwidth() / 2);
  return {
    step: band.step(),
    count,
    start: (index) => starts[index] ?? Number.NaN,
    center: (index) => centers[index] ?? Number.NaN,
    indexAt: (x) => (count === 0 ? -1 : Math.max(0, bisectRight(starts, x) - 1)),
  };
}

/** Positions of months on a timeline: a month covers the pixels from its start to the next one's. */
export interface MonthScale {
  /** Left edge of a month. */
  (month: number): number;
  /** The month under a pixel, within the scale's months. */
  monthAt(x: number): number;
  /** The month edge nearest to a pixel: the start of the month given. */
  edgeAt(x: number): number;
  /** Width of a month in pixels. */
  readonly step: number;
}

/** Maps whole months, `first` to `last` both included, to the pixels between two edges. */
export function monthScale(first: number, last: number, range: Extent): MonthScale {
  const months = Math.max(1, last - first + 1);
  const [left, right] = range;
  const step = (right - left) / months;
  const hold = (month: number, most: number) => Math.min(most, Math.max(first, month));
  return Object.assign((month: number) => left + (month - first) * step, {
    step,
    monthAt: (x: number) => hold(first + Math.floor((x - left) / step), first + months - 1),
    edgeAt: (x: number) => hold(first + Math.round((x - left) / step), first + months),
  });
}
