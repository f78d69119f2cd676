import type { MonthRange } from '@tavoite/model';

/** What of a range is moved: one end, or all of it. */
export type BrushPart = 'start' | 'end' | 'window';

const hold = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** A range put into its bounds; at least one month stays. */
export function clampRange(range: MonthRange, bounds: MonthRange): MonthRange {
  const start = hold(Math.min(range.start, range.end), bounds.start, bounds.end);
  return { start, end: hold(Math.max(range.start, range.end), start, bounds.end) };
}

/**
 * A part of a range moved to a month. An end stops at the other end and at the bounds; the window
 * keeps its length and stops at the bounds.
 */
export function moveTo(
  part: BrushPart,
  month: number,
  range: MonthRange,
  bounds: MonthRange,
): MonthRange {
  switch (part) {
    case 'start':
      return { ...range, start: hold(month, bounds.start, range.end) };
    case 'end':
      return { ...range, end: hold(month, range.start, bounds.end) };
    case 'window': {
      const length = range.end - range.start;
      const start = hold(month, bounds.start, bounds.end - length);
      return { start, end: start + length };
    }
  }
}

/** Months that Page Up and Page Down go. */
const YEAR = 12;

/**
 * Where a key takes a part, as keys of a slider do: arrows a month, Page Up and Page Down a year, Home
 * and End to the bounds.
 * @returns null for other keys
 */
export function moveByKey(
  key: string,
  part: BrushPart,
  range: MonthRange,
  bounds: MonthRange,
): MonthRange | null {
  const month = part === 'end' ? range.end : range.start;
  const target = {
    ArrowRight: month + 1,
    ArrowUp: month + 1,
    ArrowLeft: month - 1,
    ArrowDown: month - 1,
    PageUp: month + YEAR,
    PageDown: month - YEAR,
    Home: bounds.start,
    End: bounds.end,
  }[key];
  return target === undefined ? null : moveTo(part, target, range, bounds);
}
