import { type CardContent, isInOneLine, namesInLine, partsInLines, roomIn } from './room.js';

const room = (content: Partial<CardContent> = {}) =>
  roomIn({
    title: 'Net sales',
    hasShareLine: false,
    targets: 1,
    hasUses: true,
    hasGraphs: true,
    ...content,
  });

it('has a line for the formula beside a target, what uses the term and graphs', () => {
  expect(room()).toEqual({ showsUses: true, formulaLines: 1 });
  expect(room({ targets: 0 })).toEqual({ showsUses: true, formulaLines: 1 });
});

it('gives the formula what others leave, three lines at most', () => {
  expect(room({ hasGraphs: false }).formulaLines).toBe(2);
  expect(room({ hasGraphs: false, hasUses: false }).formulaLines).toBe(3);
});

it('leaves the formula out first, then what uses the term', () => {
  const longTitle = 'Net sales of machines and services';
  expect(room({ targets: 2 })).toEqual({ showsUses: true, formulaLines: 0 });
  expect(room({ title: longTitle })).toEqual({ showsUses: true, formulaLines: 0 });
  expect(room({ title: longTitle, hasShareLine: true })).toEqual({
    showsUses: false,
    formulaLines: 0,
  });
});

it('knows whether a change fits beside its value', () => {
  expect(isInOneLine('−146.90 k€', '−122.7 %')).toBe(true);
  expect(isInOneLine('−118 240.50 k€', '−1 122.7 % on a year before')).toBe(false);
});

it('names the first in any case, and others as far as the line has room', () => {
  expect(namesInLine(['EBITDA', 'Operating margin %'], 7)).toBe(2);
  expect(namesInLine(['Revenue per employee', 'Personnel turnover %'], 7)).toBe(1);
  expect(namesInLine(['EBITDA', 'Gross margin %', 'Net sales', 'Costs'], 7)).toBe(2);
  expect(namesInLine(['A name that alone is longer than all of the line'], 7)).toBe(1);
  expect(namesInLine([], 7)).toBe(0);
});

it('counts the parts of a formula that begin in sight, with operands whole', () => {
  const parts = [
    { text: '=\u00a0', operand: null },
    { text: 'Gross profit', operand: 0 },
    { text: ' −\u00a0', operand: null },
    { text: 'Depreciation of machines and buildings', operand: 1 },
    { text: ' −\u00a0', operand: null },
    { text: 'Rent', operand: 2 },
  ];
  // The sign before what is not in sight any more is the end of the first line.
  expect([1, 2, 3].map((lines) => partsInLines(parts, lines))).toEqual([3, 5, 6]);
  expect(partsInLines([], 1)).toBe(0);
});
