import { FormulaError } from './errors.js';
import { type Token, tokenize } from './tokenize.js';

const BARE = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;

/** A key as formulas name it: in brackets where it would be read as something else. */
const written = (key: string): string => (BARE.test(key) ? key : `[${key.replaceAll(']', ']]')}]`);

const isNamed = (key: string, token: Token, next: Token | undefined): boolean =>
  token.text === key && (token.kind === 'key' || (token.kind === 'name' && next?.text !== '('));

/** The formula with another key for a term; all else, spaces too, stays as it was written. */
export function renameInFormula(text: string, from: string, to: string): string {
  // A target's formula may be a bare key, whatever it looks like.
  if (text.trim() === from) return to;
  let tokens: Token[];
  try {
    tokens = tokenize(text);
  } catch (error) {
    // One that cannot be read names no terms.
    if (error instanceof FormulaError) return text;
    throw error;
  }
  let renamed = '';
  let copied = 0;
  for (const [i, token] of tokens.entries()) {
    if (!isNamed(from, token, tokens[i + 1])) continue;
    renamed += text.slice(copied, token.position) + written(to);
    copied = token.end;
  }
  return renamed + text.slice(copied);
}
