import type { FormulaPart } from '../utils/writtenFormula.js';

/** Height that a card has for its content, at the usual size of text; it is fixed. */
const CONTENT_PX = 166;

const TITLE_LINE_PX = 20;
/** A longer title may take two lines. */
const MOST_OF_A_LINE = 26;
/** The value, and below it the share where that has a line of its own. */
const VALUE_PX = 28;
const SHARE_PX = 16;
/** A target that is alone, or what stands in its place; one of several, and what is between them. */
const ALONE_PX = 42;
const TARGET_PX = 24;
const GAP_PX = 4;
/** Between title, value, targets and what is below. */
const GAPS_PX = 3 * GAP_PX;
const FORMULA_LINE_PX = 16;
const MOST_FORMULA_LINES = 3;
/** A line of links. */
export const LINKS_PX = 22;

/** Width of the value's letters, of those of its change, and of their line. */
const VALUE_LETTER_PX = 10.7;
const CHANGE_LETTER_PX = 6.5;
const LINE_PX = 250;

/** Whether the change has room beside the value. */
export const isInOneLine = (value: string, change: string): boolean =>
  value.length * VALUE_LETTER_PX + change.length * CHANGE_LETTER_PX <= LINE_PX;

/** Letters that a line of links has room for. */
const LINE_LETTERS = 42;
/** Between names, and for how many follow. */
const BETWEEN = 2;
const MORE = 4;

/**
 * How many names a line has room for, the first at least.
 * @param lead letters before the first
 * @param own letters that each takes besides its name
 */
export function namesInLine(titles: readonly string[], lead: number, own = 0): number {
  let count = 0;
  let used = lead;
  for (const { length } of titles) {
    used += own + length + BETWEEN;
    const isLast = count === titles.length - 1;
    if (count > 0 && used + (isLast ? 0 : MORE) > LINE_LETTERS) break;
    count += 1;
  }
  return count;
}

/** Letters of a line of a formula: it has no edges between names. */
const FORMULA_LETTERS = 46;

/** How many parts of a formula begin within so many lines; an operand is not broken. */
export function partsInLines(parts: readonly FormulaPart[], lines: number): number {
  const whole = parts.map(({ text, operand }) =>
    operand === null ? text : text.replaceAll(' ', '\u00a0'),
  );
  let [end, line, used] = [0, 1, 0];
  for (const { length } of whole.join('').split(' ')) {
    const inLine = used === 0 ? length : used + 1 + length;
    const isBroken = used > 0 && inLine > FORMULA_LETTERS;
    if (isBroken) line += 1;
    if (line > lines) break;
    used = isBroken ? length : inLine;
    end += length + 1;
  }
  let start = 0;
  const isIn = whole.map(({ length }) => {
    start += length;
    return start - length < end;
  });
  return isIn.filter(Boolean).length;
}

export interface CardContent {
  title: string;
  /** The share has a line of its own. */
  hasShareLine: boolean;
  /** Lines of targets. */
  targets: number;
  hasUses: boolean;
  hasGraphs: boolean;
}

/** How many lines a formula has room for, and whether there is any for what uses the term. */
export function roomIn({ title, hasShareLine, targets, hasUses, hasGraphs }: CardContent) {
  const head = TITLE_LINE_PX * (title.length > MOST_OF_A_LINE ? 2 : 1);
  const value = VALUE_PX + (hasShareLine ? SHARE_PX : 0);
  const aims = targets > 1 ? targets * (TARGET_PX + GAP_PX) - GAP_PX : ALONE_PX;
  const below = CONTENT_PX - head - value - aims - GAPS_PX - (hasGraphs ? LINKS_PX : 0);
  const showsUses = hasUses && below >= LINKS_PX;
  const left = below - (showsUses ? LINKS_PX : 0);
  const lines = Math.floor(left / FORMULA_LINE_PX);
  return { showsUses, formulaLines: Math.min(MOST_FORMULA_LINES, Math.max(0, lines)) };
}
