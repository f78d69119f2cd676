import { ACTUAL, ESTIMATE, PARTIAL } from '../kernel/columns.js';
import type { PeriodScale } from '../kernel/scale.js';
import { textWidth } from '../kernel/text.js';
import { FONT_SIZE } from '../theme/text.js';
import type { Box, NoteLayout } from './layout.js';
import type { DrawnSeries } from './model.js';

/** The border between actual values and estimates, in pixels. */
export interface EstimatesLayout {
  /** The border itself. */
  readonly x: number;
  /** Its upper end. */
  readonly top: number;
  /** The word of what follows; empty for none. */
  readonly word: string;
  /** Left end of the word. */
  readonly wordX: number;
  /** Baseline of the word. */
  readonly wordY: number;
}

type Values = Pick<DrawnSeries, 'config' | 'column'>;

const isOwn = ({ config }: Values) => config.targetOf === undefined;

/**
 * The position from which on every known value is an estimate, with actual ones before it; null where
 * there is none. Targets say nothing of it: they are no estimates.
 */
export function estimatesFrom(series: readonly Values[], length: number): number | null {
  const own = series.filter(isOwn);
  const has = (i: number, ...kinds: number[]) =>
    own.some(({ column }) => kinds.includes(column.kinds[i] ?? -1));
  let last = length - 1;
  let areFollowing = false;
  while (last >= 0 && !has(last, ACTUAL, PARTIAL)) {
    areFollowing ||= has(last, ESTIMATE);
    last -= 1;
  }
  return last >= 0 && areFollowing ? last + 1 : null;
}

/** Whether any estimate is on the side of actual values, which a border does not explain. */
export const hasEstimatesBefore = (series: readonly Values[], border: number | null): boolean =>
  series.filter(isOwn).some(({ column }) => {
    const first = column.kinds.indexOf(ESTIMATE);
    return first >= 0 && (border === null || first < border);
  });

const GAP_PX = 5;
/** From the plot's upper edge to the baseline of the word over it, and inside it. */
const OVER_PX = 5;
const INSIDE_PX = FONT_SIZE + 2;
/** Half of a mark that was made above the plot, about. */
const NOTE_HALF_PX = 16;

/** Where the border and its word are: over the plot, or inside where a mark is in the way. */
export function estimatesLayout(
  from: number | null,
  word: string,
  {
    periods,
    plot,
    notes,
  }: { readonly periods: PeriodScale; readonly plot: Box; readonly notes: readonly NoteLayout[] },
): EstimatesLayout | null {
  if (from === null) return null;
  const x = periods.start(from);
  const width = textWidth(word, FONT_SIZE);
  const fits = x + GAP_PX + width <= plot.right;
  // Where only little is estimated, the word ends with the plot.
  const wordX = fits ? x + GAP_PX : plot.right - width;
  const isFree = notes.every(
    ({ startX, x: noteX }) => noteX + NOTE_HALF_PX < wordX || startX - NOTE_HALF_PX > wordX + width,
  );
  return {
    x,
    top: isFree && fits && word !== '' ? plot.top - OVER_PX - FONT_SIZE : plot.top,
    word,
    wordX,
    wordY: isFree ? plot.top - OVER_PX : plot.top + INSIDE_PX,
  };
}
