import { arrowPath } from './arrowPath.js';

const ROW = 40;

it.each([
  ['far behind, a row below', { x: 100, y: 20 }, { x: 200, y: 60 }, 'M100 20H102V60H197'],
  ['in the next month of its row', { x: 100, y: 20 }, { x: 104, y: 20 }, 'M100 20H102V20H102'],
  ['in the next month, a row below', { x: 100, y: 20 }, { x: 104, y: 60 }, 'M100 20H102V60H102'],
  ['too early, a row below', { x: 100, y: 20 }, { x: 50, y: 60 }, 'M100 20H102V40H42V60H47'],
  ['too early, a row above', { x: 100, y: 60 }, { x: 50, y: 20 }, 'M100 60H102V40H42V20H47'],
])('leads to a bar that is %s', (_, from, to, expected) => {
  expect(arrowPath(from, to, ROW).line).toBe(expected);
});

it('has a tip, a small one between bars that follow each other at once', () => {
  const from = { x: 100, y: 20 };
  expect(arrowPath(from, { x: 104, y: 20 }, ROW).tip).toBe('M100 16.5L104 20L100 23.5Z');
  expect(arrowPath(from, { x: 108, y: 60 }, ROW).tip).toBe('M102 56L108 60L102 64Z');
  expect(arrowPath(from, { x: 50, y: 60 }, ROW).tip).not.toBe('');
});
