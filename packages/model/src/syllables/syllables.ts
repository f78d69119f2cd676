/** Shorter words fit where menus and cards are narrow. */
const LONG_WORD = 13;
/** Those that are long in narrow columns, where several stand side by side. */
export const NARROW_WORD = 8;
/** Even there, what is shorter than this fits on a line of its own. */
const LONG_PART = 12;
/** Stands in no text. */
const BREAK = '\0';
/**
 * Where a Finnish syllable begins, with three letters on either side: at the last consonant before a vowel, and where
 * vowels of both kinds meet, as they do only between the words of a compound.
 */
const SYLLABLE =
  /(?<=\p{L}{3})(?:(?=[b-df-hj-np-tv-xzšž][aeiouyäöå])|(?<=[äöy])(?=[aou])|(?<=[aou])(?=[äöy]))(?=\p{L}{3})/iu;

/** A word in parts between which it may be broken. */
type PartWord = (word: string) => string[];

export const syllablesOf: PartWord = (word) => word.split(SYLLABLE);

let partCompound: PartWord = (word) => [word];

/**
 * Says how compounds are taken apart: by `compoundWords`, which is large and therefore not there from the
 * beginning. Until then every word is broken between its syllables.
 */
export const setCompounds = (part: PartWord): void => {
  partCompound = part;
};

/**
 * The text in parts between which a long word may be broken: between the words of a Finnish compound. Where it
 * is none, or one of its words is long itself, between syllables. A browser takes the last break for which there
 * is room, so that syllables beside joints would win. A `%` stays with what is before it.
 *
 * @param long letters that make a word long
 * @param longPart letters that make a part of one long, which is then broken between its syllables
 */
export const hyphenate = (
  text: string,
  long = LONG_WORD,
  longPart = Math.max(long, LONG_PART),
): string[] =>
  text
    .replaceAll(' %', '\u00a0%')
    .replaceAll('-%', '-\u2060%')
    .replace(new RegExp(`\\p{L}{${long},}`, 'gu'), (word) =>
      partCompound(word)
        .flatMap((part) => (part.length < longPart ? part : syllablesOf(part)))
        .join(BREAK),
    )
    .split(BREAK);
