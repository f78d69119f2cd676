import fc from 'fast-check';
import { anyFormula } from '../../test/formulas.js';
import { evaluateFormula, ScratchColumns } from './evaluate.js';
import { linearFactors } from './linear.js';
import { parseFormula } from './parse.js';

const factors = (text: string) => {
  const found = linearFactors(parseFormula(text));
  return found && Object.fromEntries(found);
};

it.each([
  ['a', { a: 1 }],
  ['a + b - c', { a: 1, b: 1, c: -1 }],
  ['a - (b - a)', { a: 2, b: -1 }],
  ['-(a + 3) * 2 / 4', { a: -0.5 }],
  ['(1 + 1) * sum(a, -b, 7)', { a: 2, b: -2 }],
  ['a - a', { a: 0 }],
  ['12', {}],
])('finds the factors of %s', (text, expected) => {
  expect(factors(text)).toEqual(expected);
});

it.each([
  'a * b',
  'a / b',
  '1 / a',
  'a / 0',
  'abs(a)',
  'avg(a, b)',
  'a > b',
  'round(a)',
  'a + b * c',
])('finds none in %s', (text) => {
  expect(factors(text)).toBeNull();
});

it('tells how much a formula changes when its terms do, missing ones counting as nothing', () => {
  const anyInput = fc.option(fc.integer({ min: -1000, max: 1000 }));
  const keys = ['a', 'b', 'c'] as const;
  const anyInputs = fc.record({ a: anyInput, b: anyInput, c: anyInput });
  const valueWith = (formula: Parameters<typeof linearFactors>[0], inputs: object) => {
    const columns = new Map(
      Object.entries(inputs).map(([key, value]) => [key, Float64Array.of(value ?? Number.NaN)]),
    );
    return evaluateFormula(formula, (key) => columns.get(key), new ScratchColumns(1))[0] as number;
  };
  let compared = 0;
  fc.assert(
    fc.property(anyFormula(keys), anyInputs, anyInputs, (formula, before, now) => {
      const found = linearFactors(formula);
      const change = valueWith(formula, now) - valueWith(formula, before);
      if (found === null || Number.isNaN(change)) return;
      compared += 1;
      const factored = keys.map(
        (key) => (found.get(key) ?? 0) * ((now[key] ?? 0) - (before[key] ?? 0)),
      );
      const sum = factored.reduce((a, b) => a + b, 0);
      const size = factored.reduce((a, b) => a + Math.abs(b), Math.abs(change));
      expect(Math.abs(change - sum)).toBeLessThanOrEqual(1e-9 * size + 1e-9);
    }),
    { numRuns: 2000 },
  );
  expect(compared).toBeGreaterThan(200);
});
