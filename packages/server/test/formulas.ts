import fc from 'fast-check';
import type { Formula } from '../src/formula/ast.js';
import { parseFormula } from '../src/formula/parse.js';

/** A term key as it is written in a formula, whatever it holds. */
export function bracketed(key: string): string {
  return `[${key.replaceAll(']', ']]')}]`;
}

/** Texts of formulas over the given keys, of every part of the language. */
export function anyFormulaText(keys: readonly string[]): fc.Arbitrary<string> {
  const { text } = fc.letrec<{ text: string }>((tie) => {
    const part = tie('text');
    return {
      text: fc.oneof(
        { maxDepth: 4, depthIdentifier: 'formula' },
        fc.constantFrom(...keys).map(bracketed),
        fc
          .oneof(fc.integer({ min: 0, max: 20 }), fc.double({ min: 0, max: 5, noNaN: true }))
          .map(String),
        fc
          .tuple(part, fc.constantFrom('+', '-', '*', '/', '<', '<=', '>', '>=', '=', '<>'), part)
          .map(([left, operator, right]) => `(${left}) ${operator} (${right})`),
        fc
          .tuple(part, fc.constantFrom('+', '-', '*', '/'), fc.constantFrom(...keys))
          .filter(([left]) => !/[<>=]/.test(left))
          .map(([left, operator, key]) => `${left} ${operator} ${bracketed(key)}`),
        part.map((operand) => `-(${operand})`),
        part.map((operand) => `abs(${operand})`),
        fc
          .tuple(part, fc.integer({ min: -2, max: 4 }))
          .map(([x, digits]) => `round(${x}, ${digits})`),
        fc
          .tuple(
            fc.constantFrom('sum', 'avg', 'min', 'max'),
            fc.array(part, { minLength: 1, maxLength: 3 }),
          )
          .map(([name, operands]) => `${name}(${operands.join(', ')})`),
        fc.tuple(part, part, part).map((operands) => `if(${operands.join(', ')})`),
      ),
    };
  });
  return text;
}

export function anyFormula(keys: readonly string[]): fc.Arbitrary<Formula> {
  return anyFormulaText(keys).map(parseFormula);
}
