import { arrangeTree } from './arrange.js';
import { openablePaths } from './layout.js';

interface Node {
  path: string;
  children: Node[];
}

const place = { width: 1_200, height: 600 };
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

it('puts as many cards side by side as fit at full size', () => {
  const tree = treeOf(14, 2);
  const { layout, columns } = arrangeTree<Node>([tree], new Set(['root']), place);
  expect(columns).toBe(3);
  expect(layout.bounds.right).toBeLessThanOrEqual(place.width);
});

it('makes a tree wider that would be too high for names when seen whole', () => {
  const tree = treeOf(60, 2);
  const open = openablePaths([tree]);
  const { layout, columns } = arrangeTree<Node>([tree], open, place);
  expect(columns).toBeGreaterThan(3);
  const scale = place.height / (layout.bounds.bottom - layout.bounds.top);
  expect(scale).toBeGreaterThan(0.07);
});

it('keeps a single column, and very many terms, as they are', () => {
  const tree = treeOf(60, 2);
  const phone = { width: 340, height: 400 };
  expect(arrangeTree<Node>([tree], openablePaths([tree]), phone).columns).toBe(1);
  const many = treeOf(200, 2);
  expect(arrangeTree<Node>([many], openablePaths([many]), place).columns).toBe(3);
});

it('puts two cards side by side also on a small laptop', () => {
  const tree = treeOf(14, 2);
  const laptop = { width: 756, height: 600 };
  expect(arrangeTree<Node>([tree], new Set(['root']), laptop).columns).toBe(2);
});
