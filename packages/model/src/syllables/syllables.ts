/** Shorter words fit where menus and cards are narrow. */
const LONG_WORD = 13;
/** Those that are long in narrow columns, where several stand side by side. */
export const NARROW_WORD = 8;
/** Letters that stay together on either side. */
const AROUND = ['(?<=\\p{L}{3})', '(?=\\p{L}{3})'] as const;
/** Where a Finnish syllable begins: at the last consonant before a vowel. */
const CONSONANT_AND_VOWEL = '(?=[bcdfghjklmnpqrstvwxzšž][aeiouyäöå])';
/** Vowels of both kinds meet only where two words of a compound do. */
const WORD_OF_A_COMPOUND = '(?<=[äöy])(?=[aou])|(?<=[aou])(?=[äöy])';
const SYLLABLE = new RegExp(
  `${AROUND[0]}(?:${CONSONANT_AND_VOWEL}|${WORD_OF_A_COMPOUND})${AROUND[1]}`,
  'iu',
);

/**
 * The text in parts between which a long word may be broken, by the Finnish rule.
 *
 * @param long letters that make a word long
 */
export const syllablesOf = (text: string, long = LONG_WORD): string[] => {
  const words = new RegExp(`\\p{L}{${long},}`, 'gu');
  const parts: string[] = [''];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    const [first = '', ...more] = word.split(SYLLABLE);
    parts.push(`${parts.pop()}${text.slice(end, index)}${first}`, ...more);
    end = index + word.length;
  }
  parts.push(`${parts.pop()}${text.slice(end)}`);
  return parts;
};
