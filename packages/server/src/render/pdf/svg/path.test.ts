import { pathOperators } from './path.js';

const operators = (d: string): string => pathOperators(d).trim();

/** The numbers of a path's curves. */
const curves = (d: string): number[][] =>
  [...operators(d).matchAll(/([-\d. ]+) c\b/g)].map(([, list = '']) =>
    list.trim().split(' ').map(Number),
  );

it('writes lines, from the page and from the point before', () => {
  expect(operators('M1.5,2L3,4H5V6Z')).toBe('1.5 2 m 3 4 l 5 4 l 5 6 l h');
  expect(operators('M1,2m1,1l3,-4h-1v.5z')).toBe('1 2 m 2 3 m 5 -1 l 4 -1 l 4 -0.5 l h');
});

it('goes on from where a closed path began', () => {
  expect(operators('M1,2L9,9zl1,1')).toBe('1 2 m 9 9 l h 2 3 l');
});

it('writes numbers as a PDF can have them', () => {
  expect(operators('M1.23456,2e-7L-0.001,100000.126')).toBe('1.23 0 m 0 100000.13 l');
});

it('writes curves with one control by two, which is the same curve', () => {
  expect(operators('M0,0Q3,0 3,3')).toBe('0 0 m 2 0 3 1 3 3 c');
  expect(operators('M1,1q3,0 3,3')).toBe('1 1 m 3 1 4 2 4 4 c');
  expect(operators('M1,1c1,0 2,1 2,2')).toBe('1 1 m 2 1 3 2 3 3 c');
});

it.each([
  ['half circles, as marks have them', 'M2,5a3,3 0 1,0 6,0a3,3 0 1,0 -6,0z', 4],
  ['half circles, as d3 writes them', 'M8,5A3,3,0,1,1,2,5A3,3,0,1,1,8,5Z', 4],
  ['the long way round', 'M8,5A3,3,0,1,1,5,2', 3],
  ['the short way', 'M8,5A3,3,0,0,0,5,2', 1],
])('keeps %s on their circle', (_, d, count) => {
  const found = curves(d);
  expect(found).toHaveLength(count);
  let [x0, y0] = d.slice(1, 4).split(',').map(Number) as [number, number];
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] of found) {
    const middle = [(x0 + 3 * (x1 + x2) + x3) / 8, (y0 + 3 * (y1 + y2) + y3) / 8] as const;
    for (const [x, y] of [[x3, y3], middle] as const)
      expect(Math.hypot(x - 5, y - 5)).toBeCloseTo(3, 1);
    [x0, y0] = [x3, y3];
  }
});
