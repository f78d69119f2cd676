import { formulaLine, formulaParts, writtenFormula } from './writtenFormula.js';

it.each([
  ['[Operating profit, budget]', 'Operating profit, budget'],
  ['Revenue', 'Revenue'],
  ['Fixed costs', 'Fixed costs'],
  ['Gross profit - Fixed costs', 'Gross_profit −_Fixed_costs'],
  ['E-commerce * 12 / Revenue', 'E-commerce ×_12 /_Revenue'],
  ['[Profit, budget] - [Costs, budget]', '[Profit,_budget] −_[Costs,_budget]'],
  [
    'Costs + Investments in new machines and buildings',
    'Costs +_Investments in new machines and buildings',
  ],
])('writes %s as %s, broken before operators where the parts are short', (formula, written) => {
  expect(writtenFormula(formula, 'en')).toBe(written.replaceAll('_', '\u00a0'));
});

it('writes numbers as figures are, but not those of titles', () => {
  const formula = '(Electricity - Renewable 2030) * 0.25 / 1000000 + [Plan 2026, 1500 - 2]';
  expect(writtenFormula(formula, 'fi')).toBe(
    '(Electricity −_Renewable_2030) ×_0,25 /_1_000_000 +_[Plan_2026,_1500_-_2]'.replaceAll(
      '_',
      '\u00a0',
    ),
  );
  expect(writtenFormula('Hours * 1.5', 'en')).toBe('Hours ×\u00a01.5');
});

it('keeps the sign of equality with what follows', () => {
  expect(formulaLine('Sales - Costs', 'en')).toBe('=\u00a0Sales −\u00a0Costs');
});

it('sets operands apart, also where one has the name of another in its own', () => {
  const line = formulaLine('[Sales, other] - Sales * 2', 'en');
  const parts = formulaParts(line, ['Sales, other', 'Gone', 'Sales']);
  expect(parts.map(({ text, operand }) => [text.replaceAll('\u00a0', '_'), operand])).toEqual([
    ['=_[', null],
    ['Sales, other', 0],
    ['] −_', null],
    ['Sales', 2],
    [' ×_2', null],
  ]);
  expect(formulaParts('', [])).toEqual([]);
});
