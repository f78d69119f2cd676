import { textWidth } from '@tavoite/model';

/** Size of a name in two lines, against one in one line. */
export const FOLDED_EM = 0.9;

/**
 * Whether a name that is too long for its room is better in two lines: where none of its words would
 * be cut in them.
 *
 * @param room for a line, in px
 * @param font size of the name in one line, in px
 */
export function isFoldable(name: string, room: number, font: number): boolean {
  const words = name.split(/\s+/).filter(Boolean);
  return words.length > 1 && words.every((word) => textWidth(word, font * FOLDED_EM) <= room);
}
