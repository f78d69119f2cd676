import type { Term } from '@tavoite/model';

export type Sign = '+' | '−';

/** A key as it stands in a formula: a word, or anything between square brackets. */
const KEY = String.raw`(?:\[[^\]]*\]|[\p{L}_][\p{L}\p{M}\p{N}_]*)`;
const SUM = new RegExp(String.raw`^\s*[-+]?\s*${KEY}(?:\s*[-+]\s*${KEY})*\s*$`, 'u');
const PART = new RegExp(String.raw`([-+]?)\s*(${KEY})`, 'gu');

const keyOf = (written: string) => (written.startsWith('[') ? written.slice(1, -1) : written);

/**
 * Whether more of a term makes the term above larger or smaller, where that is a plain sum or difference
 * of terms; null for all other formulas, and for terms that theirs does not name once.
 */
export function signUnder({ formula }: Pick<Term, 'formula'>, key: string): Sign | null {
  if (formula === null || !SUM.test(formula)) return null;
  const parts = [...formula.matchAll(PART)].filter(([, , written = '']) => keyOf(written) === key);
  const [part] = parts;
  if (part === undefined || parts.length > 1) return null;
  return part[1] === '-' ? '−' : '+';
}
