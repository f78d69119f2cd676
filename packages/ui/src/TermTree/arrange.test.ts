import { arrangeWhole, readingColumns } from './arrange.js';
import { openablePaths } from './paths.js';

interface Node {
  path: string;
  children: Node[];
}

const place = { width: 1_150, height: 620 };
/** A root with so many children, each with parts. */
const treeOf = (children: number, parts: number): Node => ({
  path: 'root',
  children: Array.from({ length: children }, (_, child) => ({
    path: `${child}`,
    children: Array.from({ length: parts }, (_, part) => ({
      path: `${child}/${part}`,
      children: [],
    })),
  })),
});

it.each([
  [1_170, 3],
  [756, 2],
  [340, 1],
])('puts as many cards side by side for reading as fit at full size in %s px', (width, columns) => {
  expect(readingColumns({ width, height: 600 })).toBe(columns);
});

it('puts more of them side by side where a tree is seen whole, so that they are larger', () => {
  const tree = treeOf(13, 2);
  const { columns, scale } = arrangeWhole<Node>([tree], new Set(['root']), place);
  expect(columns).toBe(5);
  expect(scale).toBeGreaterThan(0.55);
});

it('says of a tree of many cards how small they would be', () => {
  const tree = treeOf(60, 2);
  const open = openablePaths([tree]);
  expect(arrangeWhole<Node>([tree], open, place).scale).toBeLessThan(0.3);
});
