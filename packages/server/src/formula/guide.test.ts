import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMULA_FUNCTIONS, type Formula } from './ast.js';
import { parseFormula } from './parse.js';

const GUIDE = join(__dirname, '../../../app/src/features/help/guide');

/** The formulas in the table of the guide: the first cell of each row. */
const written = (language: string): string[] =>
  [...readFileSync(join(GUIDE, language, 'terms.md'), 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(
    ([, formula]) => formula ?? '',
  );

/** Names of the functions and signs of the operators that a formula uses. */
function usedIn(formula: Formula): string[] {
  switch (formula.kind) {
    case 'number':
    case 'term':
      return [];
    case 'negation':
      return usedIn(formula.operand);
    case 'chain':
      return [
        ...usedIn(formula.first),
        ...formula.rest.flatMap(({ operator, operand }) => [operator, ...usedIn(operand)]),
      ];
    case 'comparison':
      return [formula.operator, ...usedIn(formula.left), ...usedIn(formula.right)];
    case 'call':
      return [formula.name, ...formula.operands.flatMap(usedIn)];
  }
}

/** A value for each operator: the types find one that is missing here. */
const OPERATORS: Record<
  Extract<Formula, { kind: 'comparison' }>['operator'] | '+' | '-' | '*' | '/',
  true
> = {
  '+': true,
  '-': true,
  '*': true,
  '/': true,
  '<': true,
  '<=': true,
  '>': true,
  '>=': true,
  '=': true,
  '<>': true,
};

test.each(['en', 'fi'])(
  'the guide in %s shows every function and operator, and no other',
  (language) => {
    const used = written(language).flatMap((text) => usedIn(parseFormula(text)));
    expect([...new Set(used)].sort()).toEqual(
      [...Object.keys(FORMULA_FUNCTIONS), ...Object.keys(OPERATORS)].sort(),
    );
  },
);

test('both languages show the same formulas', () => {
  expect(written('fi')).toEqual(written('en'));
});
