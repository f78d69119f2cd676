import type { Formula } from './ast.js';

/** How tightly a part binds; a part is put in parentheses where its surroundings bind tighter. */
const BINDING = { comparison: 1, additive: 2, multiplicative: 3, negation: 4, atom: 5 } as const;

/** A title that would read as several parts of the formula is kept together by brackets. */
const AMBIGUOUS_TITLE = /[+*/()<>=[\],]|(^|\s)-|-(\s|$)|^[\d.]+$/;

function showTitle(title: string): string {
  return AMBIGUOUS_TITLE.test(title) ? `[${title.replaceAll(']', ']]')}]` : title;
}

function bindingOf(formula: Formula): number {
  switch (formula.kind) {
    case 'comparison':
      return BINDING.comparison;
    case 'chain':
      return BINDING[formula.level];
    case 'negation':
      return BINDING.negation;
    default:
      return BINDING.atom;
  }
}

/**
 * Prints a formula with titles in place of keys and no needless parentheses. Titles that hold
 * operators are kept together by square brackets.
 */
export function formatFormula(formula: Formula, titleOf: (key: string) => string): string {
  const print = (part: Formula, tightest: number): string => {
    const text = printBare(part);
    return bindingOf(part) < tightest ? `(${text})` : text;
  };
  const printBare = (part: Formula): string => {
    switch (part.kind) {
      case 'number':
        return String(part.value);
      case 'term':
        return showTitle(titleOf(part.key));
      case 'negation':
        return `-${print(part.operand, BINDING.negation)}`;
      case 'comparison':
        return `${print(part.left, BINDING.additive)} ${part.operator} ${print(part.right, BINDING.additive)}`;
      case 'call':
        return `${part.name}(${part.operands.map((operand) => print(operand, 0)).join(', ')})`;
      case 'chain': {
        const level = BINDING[part.level];
        // The right side of an operator binds tighter: `a - (b - c)` keeps its parentheses.
        const rest = part.rest.map(
          ({ operator, operand }) => ` ${operator} ${print(operand, level + 1)}`,
        );
        return print(part.first, level) + rest.join('');
      }
    }
  };
  return print(formula, 0);
}
