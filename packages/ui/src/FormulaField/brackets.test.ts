import { bracketsAt } from './brackets.js';

it.each([
  ['(a + b) * 2', 0, { at: 0, partner: 6 }],
  ['(a + b) * 2', 1, { at: 0, partner: 6 }],
  ['(a + b) * 2', 7, { at: 6, partner: 0 }],
  ['((a) + b', 1, { at: 0, partner: null }],
  ['((a) + b', 2, { at: 1, partner: 3 }],
  ['a)', 2, { at: 1, partner: null }],
  ['[4100 (old)] / 2', 1, { at: 0, partner: 11 }],
  ['[4100 (old)] / 2', 7, { at: 6, partner: null }],
  ['(a]', 3, { at: 2, partner: null }],
  ['a + b', 2, null],
  ['', 0, null],
])('in %p the bracket at %i is %p', (formula, caret, pair) => {
  expect(bracketsAt(formula, caret)).toEqual(pair);
});
