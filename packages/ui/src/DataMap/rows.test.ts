import fc from 'fast-check';
import { type DataMapNode, expandablePaths, shownRows } from './rows.js';
import { blockAsText, blockOf, cellAfterKey } from './selection.js';
import { spanOf } from './window.js';

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

describe('spanOf', () => {
  it('covers every item in view, inside the list, for any scroll position', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -200, max: 200_000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 300 }),
        fc.nat(5000),
        fc.integer({ min: 1, max: 16 }),
        (offset, length, size, count, step) => {
          const { first, end } = spanOf(offset, length, size, count, step);
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
          expect(end - first).toBeLessThanOrEqual(length / size + 4 * step + 2);
        },
      ),
    );
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

  it('copies numbers untouched, gaps as nothing and guards titles', () => {
    const rows = shownRows(
      [node('=1+1', [], [-12.5, null, 1e6]), node('b\tc', [], [1, 2, 3])],
      new Set(),
    );
    const all = blockOf({ anchor: { row: 1, column: 3 }, focus: { row: 0, column: 0 } });
    expect(blockAsText(rows, all, ',')).toBe("'=1+1\t-12,5\t\t1000000\nb c\t1\t2\t3");
  });
});
