export type Sign = '+' | '−';

/** A key as it stands in a formula: a word, or anything between square brackets. */
const KEY = String.raw`(?:\[[^\]]*\]|[\p{L}_][\p{L}\p{M}\p{N}_]*)`;
const SUM = new RegExp(String.raw`^\s*[-+]?\s*${KEY}(?:\s*[-+]\s*${KEY})*\s*$`, 'u');
const PART = new RegExp(String.raw`([-+]?)\s*(${KEY})`, 'gu');

/** The terms of a plain sum or difference in their order; null for all other formulas, and for none. */
export function partsOfSum(formula: string | null): { sign: Sign; key: string }[] | null {
  if (formula === null || !SUM.test(formula)) return null;
  return [...formula.matchAll(PART)].map(([, sign, written = '']) => ({
    sign: sign === '-' ? '−' : '+',
    key: written.startsWith('[') ? written.slice(1, -1) : written,
  }));
}
