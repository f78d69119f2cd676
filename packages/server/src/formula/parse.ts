import { MAX_FORMULA_CHARACTERS } from '@tavoite/model';
import {
  type ComparisonOperator,
  FORMULA_FUNCTIONS,
  type Formula,
  type FormulaChain,
  type FormulaFunction,
} from './ast.js';
import { FormulaError } from './errors.js';
import { type Token, tokenize } from './tokenize.js';

/** Levels of parentheses, calls and signs; far above any real formula, far below the call stack. */
export const MAX_FORMULA_DEPTH = 200;

const COMPARISONS: Readonly<Record<string, ComparisonOperator>> = {
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '=': '=',
  '==': '=',
  '<>': '<>',
  '!=': '<>',
};

const LEVEL_OPERATORS = { additive: ['+', '-'], multiplicative: ['*', '/'] } as const;

function isFunction(name: string): name is FormulaFunction {
  return Object.hasOwn(FORMULA_FUNCTIONS, name);
}

class Parser {
  private readonly tokens: Token[];
  private next = 0;
  private depth = 0;

  constructor(text: string) {
    this.tokens = tokenize(text);
  }

  parse(): Formula {
    if (this.tokens.length === 0) throw new FormulaError('formula_empty', 0);
    const formula = this.comparison();
    const left = this.tokens[this.next];
    if (left !== undefined) throw this.unexpected(left);
    return formula;
  }

  /** Comparisons bind loosest and do not chain: `a < b < c` is refused. */
  private comparison(): Formula {
    const left = this.chain('additive');
    const operator = COMPARISONS[this.symbol() ?? ''];
    if (operator === undefined) return left;
    this.next += 1;
    return { kind: 'comparison', operator, left, right: this.chain('additive') };
  }

  private chain(level: FormulaChain['level']): Formula {
    const operand = () => (level === 'additive' ? this.chain('multiplicative') : this.unary());
    const start = operand();
    const rest: FormulaChain['rest'][number][] = [];
    for (;;) {
      const operator = LEVEL_OPERATORS[level].find((symbol) => symbol === this.symbol());
      if (operator === undefined) break;
      this.next += 1;
      rest.push({ operator, operand: operand() });
    }
    if (rest.length === 0) return start;
    // `(a + b) + c` is the same as `a + b + c`: one flat chain.
    return start.kind === 'chain' && start.level === level
      ? { ...start, rest: [...start.rest, ...rest] }
      : { kind: 'chain', level, first: start, rest };
  }

  private unary(): Formula {
    const symbol = this.symbol();
    if (symbol !== '-' && symbol !== '+') return this.primary();
    const token = this.take();
    return this.nested(token, () => {
      const operand = this.unary();
      return symbol === '-' ? { kind: 'negation', operand } : operand;
    });
  }

  private primary(): Formula {
    const token = this.take();
    switch (token.kind) {
      case 'number':
        return { kind: 'number', value: Number(token.text) };
      case 'key':
        return { kind: 'term', key: token.text, position: token.position };
      case 'name':
        return this.symbol() === '('
          ? this.call(token)
          : { kind: 'term', key: token.text, position: token.position };
      case 'symbol':
        if (token.text !== '(') throw this.unexpected(token);
        return this.nested(token, () => {
          const inner = this.comparison();
          this.close(token);
          return inner;
        });
    }
  }

  private call(nameToken: Token): Formula {
    const name = nameToken.text.toLowerCase();
    if (!isFunction(name))
      throw new FormulaError('formula_unknown_function', nameToken.position, {
        name: nameToken.text,
      });
    const opening = this.take();
    const operands = this.nested(opening, () => {
      const found: Formula[] = [];
      if (this.symbol() !== ')') {
        found.push(this.comparison());
        while (this.symbol() === ',') {
          this.next += 1;
          found.push(this.comparison());
        }
      }
      this.close(opening);
      return found;
    });
    const { least, most } = FORMULA_FUNCTIONS[name];
    if (operands.length < least || (most !== null && operands.length > most))
      throw new FormulaError('formula_wrong_argument_count', nameToken.position, {
        name,
        found: operands.length,
        range: most === null ? `≥ ${least}` : least === most ? least : `${least}–${most}`,
      });
    return { kind: 'call', name, operands };
  }

  private nested<T>(token: Token, read: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_FORMULA_DEPTH)
      throw new FormulaError('formula_too_deep', token.position, { limit: MAX_FORMULA_DEPTH });
    const result = read();
    this.depth -= 1;
    return result;
  }

  private symbol(): string | undefined {
    const token = this.tokens[this.next];
    return token?.kind === 'symbol' ? token.text : undefined;
  }

  private take(): Token {
    const token = this.tokens[this.next];
    if (token === undefined) {
      const last = this.tokens.at(-1);
      throw new FormulaError('formula_unexpected_end', last?.position ?? 0);
    }
    this.next += 1;
    return token;
  }

  private close(opening: Token): void {
    const token = this.tokens[this.next];
    if (token === undefined)
      throw new FormulaError('formula_unclosed_parenthesis', opening.position);
    if (token.kind !== 'symbol' || token.text !== ')') throw this.unexpected(token);
    this.next += 1;
  }

  private unexpected(token: Token): FormulaError {
    const at = this.tokens.indexOf(token);
    const [before, after] = [this.tokens[at - 1], this.tokens[at + 1]];
    // `1,5` is how a Finn writes 1.5.
    if (token.text === ',' && isWholeNumber(before) && isWholeNumber(after)) {
      if (before.end === token.position && token.end === after.position)
        return new FormulaError('formula_decimal_comma', token.position, {
          number: `${before.text}.${after.text}`,
        });
    }
    return new FormulaError('formula_unexpected_token', token.position, { found: token.text });
  }
}

function isWholeNumber(token: Token | undefined): token is Token {
  return token?.kind === 'number' && /^\d+$/.test(token.text);
}

/**
 * Parses a formula: `+ - * / ( )`, signs, numbers with a decimal point, comparisons, functions, and
 * term keys, bare (`net_sales`) or in brackets (`[4100]`). Throws FormulaError.
 */
export function parseFormula(text: string): Formula {
  if (text.length > MAX_FORMULA_CHARACTERS)
    throw new FormulaError('formula_too_long', MAX_FORMULA_CHARACTERS, {
      limit: MAX_FORMULA_CHARACTERS,
    });
  return new Parser(text).parse();
}

/**
 * Reads a text that is either a term key or a formula: a text that is exactly a known key means that
 * term, so that the key `4100` needs no brackets. Throws FormulaError.
 */
export function parseKeyOrFormula(text: string, isKey: (key: string) => boolean): Formula {
  const key = text.trim();
  return isKey(key) ? { kind: 'term', key, position: 0 } : parseFormula(text);
}
