import { writtenFormula } from './writtenFormula.js';

it.each([
  ['[Operating profit, budget]', 'Operating profit, budget'],
  ['Revenue', 'Revenue'],
  ['Gross profit - Fixed costs', 'Gross profit − Fixed costs'],
  ['E-commerce * 12 / Revenue', 'E-commerce × 12 / Revenue'],
  ['[Profit, budget] - [Costs, budget]', '[Profit, budget] − [Costs, budget]'],
])('writes %s as %s', (formula, written) => {
  expect(writtenFormula(formula, 'en')).toBe(written);
});

it('writes numbers as figures are, but not those of titles', () => {
  const formula = '(Electricity - Renewable 2030) * 0.25 / 1000000 + [Plan 2026, 1500 - 2]';
  expect(writtenFormula(formula, 'fi')).toBe(
    '(Electricity − Renewable 2030) × 0,25 / 1\u00a0000\u00a0000 + [Plan 2026, 1500 - 2]',
  );
  expect(writtenFormula('Hours * 1.5', 'en')).toBe('Hours × 1.5');
});
