import { FormulaError } from './errors.js';

export interface Token {
  /**
   * name: a bare name, a term key, or a function when a parenthesis follows; key: a term key in
   * square brackets, of which `text` is the key.
   */
  readonly kind: 'number' | 'name' | 'key' | 'symbol';
  readonly text: string;
  readonly position: number;
  /** The offset behind it. */
  readonly end: number;
}

const SPACE = /\s+/uy;
const NAME = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
// A second point or a letter glued to a number is taken along, so that `1.2.3` and `2x` are one bad number.
const NUMBER = /(?:\d|\.\d)(?:[eE][+-]\d|[\p{L}\p{N}_.])*/uy;
const VALID_NUMBER = /^(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const SYMBOL = /<=|>=|<>|!=|==|[-+*/(),<>=]/y;
// Inside brackets a closing bracket of the key itself is written twice.
const BRACKETED = /\[([^\]]*(?:\]\][^\]]*)*)\]/y;

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function readToken(text: string, position: number): Token {
  if (text[position] === '[') {
    const match = matchAt(BRACKETED, text, position);
    if (match === null) throw new FormulaError('formula_unclosed_bracket', position);
    const key = (match[1] ?? '').replaceAll(']]', ']').trim();
    if (key === '') throw new FormulaError('formula_empty_key', position);
    return { kind: 'key', text: key, position, end: position + match[0].length };
  }
  const number = matchAt(NUMBER, text, position)?.[0];
  if (number !== undefined) {
    if (!VALID_NUMBER.test(number) || !Number.isFinite(Number(number)))
      throw new FormulaError('formula_bad_number', position, { found: number });
    return { kind: 'number', text: number, position, end: position + number.length };
  }
  const name = matchAt(NAME, text, position)?.[0];
  if (name !== undefined)
    return { kind: 'name', text: name, position, end: position + name.length };
  const symbol = matchAt(SYMBOL, text, position)?.[0];
  if (symbol !== undefined)
    return { kind: 'symbol', text: symbol, position, end: position + symbol.length };
  const found = String.fromCodePoint(text.codePointAt(position) ?? 0);
  throw new FormulaError('formula_unexpected_character', position, { found });
}

/** Splits a formula into tokens; throws FormulaError at the first character that fits nothing. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < text.length) {
    const space = matchAt(SPACE, text, position);
    if (space !== null) {
      position += space[0].length;
      continue;
    }
    const token = readToken(text, position);
    tokens.push(token);
    position = token.end;
  }
  return tokens;
}
