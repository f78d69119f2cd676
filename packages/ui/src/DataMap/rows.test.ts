import fc from 'fast-check';
import { blockOf, cellAfterKey } from '../sheet/cells.js';
import { spanOf } from '../sheet/window.js';
import { longestValue } from './extras.js';
import { type DataMapNode, expandablePaths, shownRows, withUnusualBelow } from './rows.js';
import { blockAsText } from './selection.js';

const node = (
  path: string,
  children: DataMapNode[] = [],
  values: (number | null)[] = [],
): DataMapNode => ({
  path,
  title: path,
  unit: '€',
  values,
  verified: values.map(() => true),
  children,
});

const roots = [node('a', [node('a/b', [node('a/b/c')]), node('a/d')]), node('e')];

describe('shownRows', () => {
  it('shows the roots, then the children of what is open, with levels and parents', () => {
    expect(shownRows(roots, new Set()).map((row) => row.node.path)).toEqual(['a', 'e']);
    expect(
      shownRows(roots, expandablePaths(roots)).map(
        ({ node: { path }, level, parent, position, siblings }) => [
          path,
          level,
          parent,
          position,
          siblings,
        ],
      ),
    ).toEqual([
      ['a', 0, -1, 1, 2],
      ['a/b', 1, 0, 1, 2],
      ['a/b/c', 2, 1, 1, 1],
      ['a/d', 1, 0, 2, 2],
      ['e', 0, -1, 2, 2],
    ]);
  });

  it('does not show the children of an open node under a closed one', () => {
    expect(shownRows(roots, new Set(['a/b'])).map((row) => row.node.path)).toEqual(['a', 'e']);
  });
});

describe('withUnusualBelow', () => {
  const usual = [100, 101, 102, 100, 99, 98, 100, 101, 102, 100, 99, 98, 100];
  const odd = [...usual.slice(0, -1), 900];
  const tree = [
    node('a', [node('a/b', [node('a/b/c', [], odd)], usual), node('a/d', [], usual)], usual),
    node('e', [node('e/f', [], usual)], odd),
  ];

  it('finds all rows above an unusual value of the month', () => {
    expect(withUnusualBelow(tree, 12)).toEqual(new Set(['a', 'a/b']));
    expect(withUnusualBelow(tree, 11)).toEqual(new Set());
  });
});

describe('spanOf', () => {
  it('covers every item in view, inside the list and not many more, wherever one scrolls', () => {
    const at = fc.record({
      offset: fc.integer({ min: -200, max: 200_000 }),
      length: fc.integer({ min: 0, max: 3000 }),
      count: fc.nat(5000),
    });
    fc.assert(
      fc.property(
        fc.array(at, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 16 }),
        (places, size, ahead) => {
          let drawn = { first: 0, end: 0 };
          for (const { offset, length, count } of places) {
            drawn = spanOf(drawn, offset, length, size, count, ahead);
            const { first, end } = drawn;
            expect(first).toBeGreaterThanOrEqual(0);
            expect(end).toBeLessThanOrEqual(count);
            expect(first).toBeLessThanOrEqual(end);
            const seen = (index: number) =>
              index >= 0 &&
              index < count &&
              index * size < offset + length &&
              (index + 1) * size > offset;
            for (const index of [
              Math.floor(offset / size),
              Math.ceil((offset + length) / size) - 1,
            ]) {
              if (seen(index)) {
                expect(index).toBeGreaterThanOrEqual(first);
                expect(index).toBeLessThan(end);
              }
            }
            expect(end - first).toBeLessThanOrEqual(2 * (length / size + 2 + ahead));
          }
        },
      ),
    );
  });

  it('draws nothing new for a small scroll, and ahead in the direction of a larger one', () => {
    const start = spanOf({ first: 0, end: 0 }, 0, 100, 10, 1000, 4);
    expect(start).toEqual({ first: 0, end: 10 });
    const down = spanOf(start, 5, 100, 10, 1000, 4);
    expect(down).toEqual({ first: 0, end: 15 });
    expect(spanOf(down, 50, 100, 10, 1000, 4)).toBe(down);
    const far = spanOf(down, 500, 100, 10, 1000, 4);
    expect(far).toEqual({ first: 50, end: 64 });
    expect(spanOf(far, 495, 100, 10, 1000, 4)).toEqual({ first: 45, end: 60 });
  });
});

describe('selection', () => {
  it.each([
    ['ArrowDown', false, { row: 2, column: 1 }],
    ['ArrowUp', false, { row: 0, column: 1 }],
    ['ArrowLeft', false, { row: 1, column: 0 }],
    ['ArrowRight', false, { row: 1, column: 2 }],
    ['PageDown', false, { row: 4, column: 1 }],
    ['PageUp', false, { row: 0, column: 1 }],
    ['Home', false, { row: 1, column: 0 }],
    ['End', true, { row: 4, column: 3 }],
    ['a', false, null],
  ] as const)('%s leads to the right cell', (key, control, expected) => {
    expect(cellAfterKey(key, control, { row: 1, column: 1 }, 5, 4, 10)).toEqual(expected);
  });

  it('copies numbers with all digits but no noise, gaps as nothing, and guards titles', () => {
    const rows = shownRows(
      [node('=1+1', [], [-12.5, null, 1e6]), node('b\tc', [], [1, 2, 0.1 + 0.2])],
      new Set(),
    );
    const all = blockOf({ anchor: { row: 1, column: 3 }, focus: { row: 0, column: 0 } });
    expect(blockAsText(rows, all, ',')).toBe("'=1+1\t-12,5\t\t1000000\nb c\t1\t2\t0,3");
  });
});

it('knows the longest value of all rows, those that are closed included', () => {
  const terms = [node('a', [node('a/b', [], [5, -123_456, null])], [1, 99])];
  expect(longestValue(terms, String)).toBe('-123456'.length);
  expect(longestValue([node('empty')], String)).toBe(1);
});
