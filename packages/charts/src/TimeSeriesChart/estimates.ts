import type { PeriodScale } from '../kernel/scale.js';
import { textWidth } from '../kernel/text.js';
import { FONT_SIZE } from '../theme/text.js';
import type { Box } from './places.js';

/** The border between actual values and estimates, in pixels. */
export interface EstimatesLayout {
  /** The border itself. */
  readonly x: number;
  /** Its upper end. */
  readonly top: number;
  /** The word of what follows; empty where it has no room behind the border. */
  readonly word: string;
  /** Left end of the word. */
  readonly wordX: number;
  /** Baseline of the word. */
  readonly wordY: number;
}

const GAP_PX = 5;
/** From the plot's upper edge to the baseline of the word over it, and inside it. */
const OVER_PX = 5;
const INSIDE_PX = FONT_SIZE + 2;

/** Where the border and its word are: over the plot, or inside where something is in the way. */
export function estimatesLayout(
  from: number | null,
  word: string,
  {
    periods,
    plot,
    end,
    taken,
  }: {
    readonly periods: PeriodScale;
    readonly plot: Box;
    /** How far to the right the word may reach. */
    readonly end: number;
    /** What is written or marked above the plot: left and right end of each. */
    readonly taken: ReadonlyArray<readonly [number, number]>;
  },
): EstimatesLayout | null {
  if (from === null) return null;
  const x = periods.start(from);
  const wordX = x + GAP_PX;
  const width = textWidth(word, FONT_SIZE);
  // Before the border, it would be read as the name of the actual values there.
  const text = wordX + width <= end ? word : '';
  const isFree = taken.every(([left, right]) => right < wordX || left > wordX + width);
  return {
    x,
    top: isFree && text !== '' ? plot.top - OVER_PX - FONT_SIZE : plot.top,
    word: text,
    wordX,
    wordY: isFree ? plot.top - OVER_PX : plot.top + INSIDE_PX,
  };
}
