import { WORDS } from './words.js';

/** Shorter words are part of too many others. */
const LEAST_LETTERS = 3;
/** Endings of cases, of the plural and of possessives, after a stem. */
const ENDING =
  /^(?:n|t|(?:i|oi|öi|ei)?(?:t?[aä]|tt[aä]|ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ks[ei]|n[aä]|d?en|t?ten|hin|siin)|[eo]?j[aä]|öjä|[oeö]?jen|[aeiouyäö]n|h[aeiouyäö]n|seen|i?tt[aä]in)?(?:mme|nne|ns[aä]|[ns]i)?$/;

/** What a compound may begin with, or go on with: words and their genitives. */
const beginnings = new Set<string>();
/** What its last word may begin with, before an ending. */
const stems = new Set<string>();

for (const entry of WORDS.trim().split(/\s+/)) {
  const [word = '', stem = /[uy]s$/.test(word) ? `${word.slice(0, -1)}kse` : word] =
    entry.split('/');
  beginnings.add(word);
  if (/[aeiouyäöå]$/.test(stem)) beginnings.add(`${stem}n`);
  for (const form of [word, stem]) {
    stems.add(form);
    // Before plurals and some cases these vowels go: `hinta`, `hintoja`.
    const short = form.replace(/[aäei]$/, '');
    if (short.length > LEAST_LETTERS) stems.add(short);
  }
}

function isLast(text: string): boolean {
  // An ending that makes another word: `keskiluokkalainen`.
  if (text.endsWith('inen')) return false;
  for (let end = text.length; end >= LEAST_LETTERS; end -= 1)
    if (stems.has(text.slice(0, end)) && ENDING.test(text.slice(end))) return true;
  return false;
}

/** The fewest words that a text is made of, when all of them are known. */
function wordsOf(text: string): string[] | null {
  if (isLast(text)) return [text];
  let fewest: string[] | null = null;
  for (let end = text.length - LEAST_LETTERS; end >= LEAST_LETTERS; end -= 1) {
    const word = text.slice(0, end);
    const rest = beginnings.has(word) ? wordsOf(text.slice(end)) : null;
    if (rest && (fewest === null || rest.length + 1 < fewest.length)) fewest = [word, ...rest];
  }
  return fewest;
}

/**
 * The words of a Finnish compound, as it is written: `Henkilöstö`, `kulut`. A compound of which not every word is
 * known, as any other word, stays whole: a wrong joint reads worse than a syllable.
 */
export function compoundWords(compound: string): string[] {
  let start = 0;
  return (wordsOf(compound.toLowerCase()) ?? [compound]).map((word) => {
    start += word.length;
    return compound.slice(start - word.length, start);
  });
}
