import { textWidth } from '@tavoite/model';
import { FONT_PX, SMALL_FONT_PX } from './pictureTypes.js';
import { fittedLines } from './svgParts.js';

/** Between a bar's edge and its words. */
const INSET_PX = 6;
/** Less than so many letters of a line say nothing. */
const MIN_LETTERS = 3;

interface Line {
  line: string;
  size: number;
  /** Below the top of the bar. */
  baseline: number;
}

export interface BarWords {
  lines: readonly Line[];
  x: number;
  anchor: 'start' | 'end';
  /** Where the bar and its words end: from there the row is free. */
  end: number;
}

interface Room {
  /** Left edge and width of the bar. */
  x: number;
  width: number;
  /** Where the row is free beside it. */
  from: number;
  to: number;
}

const oneLine = (line: string, size: number): Line[] => [
  { line, size, baseline: size === FONT_PX ? 16 : 15 },
];

/**
 * The words of a bar: in one line, smaller in two, beside the bar, or as much of them as it has room
 * for. On paper nothing else says them.
 */
export function barWords(words: string, { x, width, from, to }: Room): BarWords {
  const end = x + width;
  const within = width - 2 * INSET_PX;
  const inside = { x: x + INSET_PX, anchor: 'start', end } as const;
  if (textWidth(words, FONT_PX) <= within) return { ...inside, lines: oneLine(words, FONT_PX) };
  const small = fittedLines(words, within, SMALL_FONT_PX, 2);
  const isReadable = small.every((line) => line.length >= MIN_LETTERS);
  const [first = '', second] = small;
  const lines =
    second === undefined
      ? oneLine(first, SMALL_FONT_PX)
      : small.map((line, index) => ({ line, size: SMALL_FONT_PX, baseline: 10 + index * 10 }));
  if (isReadable && !small.at(-1)?.endsWith('…')) return { ...inside, lines };
  for (const size of [FONT_PX, SMALL_FONT_PX]) {
    const needed = INSET_PX + textWidth(words, size);
    const beside = oneLine(words, size);
    if (end + needed <= to)
      return { lines: beside, x: end + INSET_PX, anchor: 'start', end: end + needed };
    if (x - needed >= from) return { lines: beside, x: x - INSET_PX, anchor: 'end', end };
  }
  return { ...inside, lines: isReadable ? lines : [] };
}
