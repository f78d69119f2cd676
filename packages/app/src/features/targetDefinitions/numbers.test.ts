import type { TargetFields } from '@tavoite/model';
import { withDecimalPoints } from './numbers.js';

const read = (formula: string) =>
  withDecimalPoints({ formula, target_formula: formula, compare_formula: null } as TargetFields);

it.each([
  ['1,95', '1.95'],
  [' -0,5 ', '-0.5'],
  ['\u22121,5', '-1.5'],
  ['1 200 000', '1200000'],
  ['1\u00a0200,5', '1200.5'],
])('takes %j for a number', (typed, formula) => {
  expect(read(typed)).toMatchObject({ formula, target_formula: formula, compare_formula: null });
});

it.each(['', '1.95', '100', '1,5 * sales', 'max(1,2)', '1,2,3', '1 2', 'sales'])(
  'leaves %j as it is',
  (typed) => expect(read(typed)).toMatchObject({ formula: typed, target_formula: typed }),
);
