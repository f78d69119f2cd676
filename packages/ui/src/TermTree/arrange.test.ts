import { arrangeTree, mapWidth } from './arrange.js';
import { columnsIn, openablePaths } from './layout.js';

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

it('leaves a strip for the map beside as many cards as fit, or one fewer', () => {
  expect(mapWidth(340)).toBe(0);
  for (let width = 720; width < 3_000; width += 1) {
    const strip = mapWidth(width);
    expect(strip).toBeGreaterThanOrEqual(40);
    expect(columnsIn(width) - columnsIn(width - strip)).toBeLessThanOrEqual(1);
  }
  // Two cards side by side also on a small laptop.
  expect(columnsIn(756 - mapWidth(756))).toBe(2);
});
