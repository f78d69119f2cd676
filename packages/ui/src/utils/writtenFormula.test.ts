import { writtenFormula } from './writtenFormula.js';

it.each([
  ['[Operating profit, budget]', 'Operating profit, budget'],
  ['Revenue', 'Revenue'],
  ['Gross profit - Fixed costs', 'Gross profit − Fixed costs'],
  ['E-commerce * 12 / Revenue', 'E-commerce × 12 / Revenue'],
  ['[Profit, budget] - [Costs, budget]', '[Profit, budget] − [Costs, budget]'],
])('writes %s as %s', (formula, written) => {
  expect(writtenFormula(formula)).toBe(written);
});
