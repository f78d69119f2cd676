/** What the initials of an owner need at the end of a bar, with the air before them. */
const INITIALS_EM = 1.9;

/** First letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [...new Set([words[0], words.at(-1)])]
    .map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '')
    .join('');
}

/**
 * Whether initials have room behind a name.
 *
 * @param room what is seen of the bar, in px
 * @param needed width of the bar with its name, in px
 * @param font size of the name in px
 */
export const hasInitials = (room: number, needed: number, font: number): boolean =>
  room >= needed + INITIALS_EM * font;
