import { signUnder } from './sign.js';

it.each([
  ['sales - costs', 'sales', '+'],
  ['sales - costs', 'costs', '−'],
  ['-costs + sales', 'costs', '−'],
  ['sales-costs', 'costs', '−'],
  ['[4100 (old)] - [4200]', '4200', '−'],
  ['[4100 (old)] - [4200]', '4100 (old)', '+'],
  ['myynti − costs', 'costs', null],
  // Named twice, in a product, in brackets, or not at all.
  ['sales - costs - costs', 'costs', null],
  ['sales / costs * 100', 'costs', null],
  ['sales - (costs - freight)', 'freight', null],
  ['sum(sales)', 'sales', null],
  ['sales - costs', 'freight', null],
  [null, 'costs', null],
])('in %p, %p counts as %p', (formula, key, sign) => {
  expect(signUnder({ formula }, key)).toBe(sign);
});
