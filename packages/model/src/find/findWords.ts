/** The words of what someone looks for, in small letters; none for blanks. */
export const searchWords = (query: string, locale: string): string[] =>
  query.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);

/** Whether a text has all of the words, in any order and also within longer ones. */
export function hasWords(text: string, words: readonly string[], locale: string): boolean {
  if (words.length === 0) return true;
  const small = text.toLocaleLowerCase(locale);
  return words.every((word) => small.includes(word));
}

/** Those whose texts have every word of a query; all of them for blanks. */
export function withWords<One>(
  all: readonly One[],
  query: string,
  locale: string,
  textOf: (one: One) => string,
): readonly One[] {
  const words = searchWords(query, locale);
  return words.length === 0 ? all : all.filter((one) => hasWords(textOf(one), words, locale));
}

/** Where a part of a text begins and ends, as indexes of its characters. */
export type TextPart = readonly [start: number, end: number];

/** Where the words stand in a text that has all of them, in order and apart; nowhere in another text. */
export function partsFound(text: string, words: readonly string[], locale: string): TextPart[] {
  const small = text.toLocaleLowerCase(locale);
  // Few letters become two when they are made small: then places are not the same.
  if (small.length !== text.length || !hasWords(text, words, locale)) return [];
  const all: [number, number][] = [];
  for (const word of words)
    for (let at = small.indexOf(word); at !== -1; at = small.indexOf(word, at + word.length))
      all.push([at, at + word.length]);
  all.sort(([a], [b]) => a - b);
  const parts: [number, number][] = [];
  for (const [start, end] of all) {
    const last = parts.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else parts.push([start, end]);
  }
  return parts;
}
