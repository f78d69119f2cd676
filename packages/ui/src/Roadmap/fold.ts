import { textWidth } from '@tavoite/model';

/** Where a line may end. */
const SPACE = /[^\S\u00a0]+/;

/**
 * Whether a name that is too long for its room is better in two lines: where the first of them holds
 * whole words. The second may end within one, as a single line would.
 *
 * @param room for a line, in px
 * @param font size of its letters, in px
 */
export function isFoldable(name: string, room: number, font: number): boolean {
  const [first, ...others] = name.split(SPACE).filter(Boolean);
  return first !== undefined && others.length > 0 && textWidth(first, font) <= room;
}

/**
 * The least room for a line, in px, in which two lines hold the whole name; that of one line where it
 * is a single word.
 *
 * @param font size of its letters in two lines, in px
 */
export function foldedWidth(name: string, font: number): number {
  const words = name.split(SPACE).filter(Boolean);
  const widthOf = (part: readonly string[]) => textWidth(part.join(' '), font);
  return Math.min(
    ...words.map((_, at) => Math.max(widthOf(words.slice(0, at)), widthOf(words.slice(at)))),
  );
}
