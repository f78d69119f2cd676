import fc from 'fast-check';
import { anyFormulaText } from '../../test/formulas.js';
import type { Formula } from './ast.js';
import { evaluateFormula, ScratchColumns } from './evaluate.js';
import { parseFormula } from './parse.js';

type Value = number | null;

/** Evaluates one period of a formula given as text; null is a missing value. */
function value(text: string, inputs: Record<string, Value> = {}): Value {
  const columns = new Map(
    Object.entries(inputs).map(([key, input]) => [key, Float64Array.of(input ?? Number.NaN)]),
  );
  const result = evaluateFormula(
    parseFormula(text),
    (key) => columns.get(key),
    new ScratchColumns(1),
  );
  const only = result[0] as number;
  return Number.isNaN(only) ? null : only;
}

/** The rules once more, value by value, written apart from the columns. */
function reference(formula: Formula, inputs: Record<string, Value>): Value {
  const sound = (x: number): Value => (Number.isFinite(x) ? x : null);
  const add = (a: Value, b: Value) => (a === null ? b : b === null ? a : sound(a + b));
  const both = (a: Value, b: Value, apply: (a: number, b: number) => number) =>
    a === null || b === null ? null : sound(apply(a, b));
  const of = (part: Formula) => reference(part, inputs);
  switch (formula.kind) {
    case 'number':
      return formula.value;
    case 'term':
      return inputs[formula.key] ?? null;
    case 'negation': {
      const operand = of(formula.operand);
      return operand === null ? null : -operand;
    }
    case 'comparison':
      return both(of(formula.left), of(formula.right), (a, b) => {
        const holds = {
          '<': a < b,
          '<=': a <= b,
          '>': a > b,
          '>=': a >= b,
          '=': a === b,
          '<>': a !== b,
        };
        return holds[formula.operator] ? 1 : 0;
      });
    case 'chain':
      return formula.rest.reduce<Value>((left, { operator, operand }) => {
        const right = of(operand);
        if (operator === '+') return add(left, right);
        if (operator === '-') return add(left, right === null ? null : -right);
        return both(left, right, (a, b) => (operator === '*' ? a * b : a / b));
      }, of(formula.first));
    case 'call': {
      const operands = formula.operands.map(of);
      const present = operands.filter((operand) => operand !== null);
      const [first = null, second = null, third = null] = operands;
      const sum = present.reduce<Value>(add, null);
      switch (formula.name) {
        case 'sum':
          return sum;
        case 'avg':
          return sum === null ? null : sum / present.length;
        case 'min':
          return present.length === 0 ? null : Math.min(...present);
        case 'max':
          return present.length === 0 ? null : Math.max(...present);
        case 'abs':
          return first === null ? null : Math.abs(first);
        case 'round':
          return first; // Checked by its own examples.
        case 'if':
          return first === null ? null : first !== 0 ? second : third;
      }
    }
  }
}

describe('evaluateFormula', () => {
  it.each<[string, Record<string, Value>, Value]>([
    ['1 + 2 * 3', {}, 7],
    ['(1 + 2) * 3', {}, 9],
    ['8 - 3 - 2', {}, 3],
    ['8 / 4 / 2', {}, 1],
    ['-2 * 3', {}, -6],
    ['2 * -3', {}, -6],
    ['--2', {}, 2],
    ['+2', {}, 2],
    ['1.5e3 + .5', {}, 1500.5],
    ['3 > 2', {}, 1],
    ['3 <> 3', {}, 0],
    ['2 != 3', {}, 1],
    ['2 == 2', {}, 1],
    ['if(a > 10, a, 10)', { a: 12 }, 12],
    ['if(a > 10, a, 10)', { a: 8 }, 10],
    ['if(a < 0, 1)', { a: 8 }, null],
    ['min(3, a, 2)', { a: -1 }, -1],
    ['max(3, a, 2)', { a: 9 }, 9],
    ['avg(1, 2, 6)', {}, 3],
    ['sum(1, 2, 3)', {}, 6],
    ['abs(-4)', {}, 4],
    ['round(2.5)', {}, 3],
    ['round(-2.5)', {}, -3],
    ['round(1.005, 2)', {}, 1.01],
    ['round(1234.5, -2)', {}, 1200],
    ['round(123456789012345680000, 2)', {}, 123456789012345680000],
  ])('%s with %j is %p', (text, inputs, expected) => {
    expect(value(text, inputs)).toBe(expected);
  });

  it.each<[string, Value]>([
    ['a + 5', 5],
    ['5 + a', 5],
    ['a - 5', -5],
    ['5 - a', 5],
    ['a + a', null],
    ['a * 5', null],
    ['5 * a', null],
    ['a / 5', null],
    ['5 / a', null],
    ['5 / 0', null],
    ['0 / 0', null],
    ['1e308 * 10', null],
    ['-a', null],
    ['a > 1', null],
    ['a = a', null],
    ['abs(a)', null],
    ['round(a)', null],
    ['round(1.25, a)', null],
    ['if(a, 1, 2)', null],
    ['if(1, a, 2)', null],
    ['if(0, a, 2)', 2],
    ['sum(a, 1, unknown, 2)', 3],
    ['avg(a, 1, 2)', 1.5],
    ['min(a, 3)', 3],
    ['max(a, -3)', -3],
    ['sum(a, a)', null],
    ['avg(a)', null],
    ['min(a, a)', null],
  ])('with a missing a, %s is %p', (text, expected) => {
    expect(value(text, { a: null })).toBe(expected);
  });

  it('agrees with a plain reading of the rules, column-wise', () => {
    const input = fc.option(
      fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double({ noNaN: true, min: -1e6, max: 1e6 })),
      { freq: 3 },
    );
    fc.assert(
      fc.property(
        anyFormulaText(['a', 'b', 'c']).filter((text) => !text.includes('round')),
        fc.array(fc.record({ a: input, b: input, c: input }), { minLength: 1, maxLength: 5 }),
        (text, periods) => {
          const formula = parseFormula(text);
          const column = (key: 'a' | 'b' | 'c') =>
            Float64Array.from(periods, (period) => period[key] ?? Number.NaN);
          const inputs = new Map([
            ['a', column('a')],
            ['b', column('b')],
            ['c', column('c')],
          ]);
          const before = JSON.stringify([...inputs].map(([, values]) => [...values]));
          const result = evaluateFormula(
            formula,
            (key) => inputs.get(key),
            new ScratchColumns(periods.length),
          );
          const expected = periods.map((period) => reference(formula, period) ?? Number.NaN);
          // A sign on zero is not a difference anyone sees.
          expect([...result].map((x) => x + 0)).toEqual(expected.map((x) => x + 0));
          expect(JSON.stringify([...inputs].map(([, values]) => [...values]))).toBe(before);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
