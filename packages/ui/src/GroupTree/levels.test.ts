import { leafCount, openParents } from './levels.js';

interface Node {
  id: number;
  children?: Node[];
}
const idOf = (node: Node) => node.id;
const childrenOf = (node: Node) => node.children;

const tree: Node[] = [
  { id: 1, children: [{ id: 11, children: [{ id: 111 }, { id: 112 }] }, { id: 12 }] },
  { id: 2 },
  {
    id: 3,
    children: [
      { id: 31, children: [{ id: 311 }] },
      { id: 32, children: [] },
    ],
  },
];

test('open parents are numbered level by level', () => {
  expect([...openParents(tree, childrenOf, idOf)]).toEqual([
    [1, 0],
    [3, 1],
    [11, 0],
    [31, 1],
  ]);
  expect(openParents([], childrenOf, idOf).size).toBe(0);
});

test('a node is as wide as what is open below it', () => {
  expect(tree.map((node) => leafCount(node, childrenOf))).toEqual([3, 1, 2]);
});
