import { listColumns } from './listColumns.js';

const place = { width: 1_150, height: 600 };
/** A root, terms with parts each, and parts of the last part. */
const nodesOf = (terms: number, parts: number) => [
  { node: { title: 'Root' }, depth: 0 },
  ...Array.from({ length: terms }, (_, term) => [
    { node: { title: `Term ${term}` }, depth: 1 },
    ...Array.from({ length: parts }, (_, part) => ({
      node: { title: `Part ${part}` },
      depth: 2,
    })),
  ]).flat(),
];

it('puts a few names in one column, in high rows', () => {
  const { columns, rowPx } = listColumns(nodesOf(13, 0), place);
  expect(columns).toHaveLength(1);
  expect(rowPx).toBe(36);
});

it('names what is above the first of a column that goes on with a branch', () => {
  const nodes = nodesOf(4, 9);
  const { columns, rowPx } = listColumns(nodes, place);
  expect(columns.map(({ nodes }) => nodes.length)).toEqual([21, 20]);
  expect(columns.map(({ way }) => way)).toEqual([[], []]);
  expect(rowPx).toBe(27);
  const [, split] = listColumns(nodesOf(3, 13), place).columns;
  expect(split?.nodes[0]?.node.title).toBe('Part 6');
  expect(split?.way).toEqual(['Term 1']);
});

it('keeps every name, in order, in as many columns as there is room for', () => {
  const nodes = nodesOf(60, 4);
  const { columns, rowPx } = listColumns(nodes, place);
  expect(columns).toHaveLength(3);
  expect(rowPx).toBe(24);
  expect(columns.flatMap((column) => column.nodes)).toEqual(nodes);
});

it('is one column where a finger scrolls it', () => {
  const { columns, rowPx } = listColumns(nodesOf(13, 0), { width: 340, height: 400 }, 40);
  expect(columns).toHaveLength(1);
  expect(rowPx).toBe(40);
});
