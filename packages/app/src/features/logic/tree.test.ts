import { aTarget, aTerm } from '../../../test/fixtures.js';
import { behindBelow, logicTree, type TermNode, withFold } from './tree.js';

type Terms = Parameters<typeof logicTree>[0];

/** Nodes as nested titles, copies marked. */
const nested = (nodes: readonly TermNode[]): unknown =>
  Object.fromEntries(
    nodes.map(({ title, isCopy, children }) => [
      isCopy ? `${title} (copy)` : title,
      nested(children),
    ]),
  );

const shown = (terms: Terms) => nested(logicTree(terms, 'Pohjola Oy')?.terms ?? []);

const named = (id: number, title: string, changes: Partial<Terms[number]> = {}) =>
  aTerm(id, `key-${id}`, { title, ...changes });

it('is the organisation with the terms of the top level, each with those below it', () => {
  const tree = logicTree(
    [named(1, 'Profit'), named(2, 'Sales', { parent: 1 }), named(3, 'Headcount')],
    'Pohjola Oy',
  );
  expect(tree).toMatchObject({ kind: 'root', title: 'Pohjola Oy' });
  expect(nested(tree?.terms ?? [])).toEqual({ Profit: { Sales: {} }, Headcount: {} });
});

it('leaves out what ends in a percent sign at the top level, with what is below it, but nowhere else', () => {
  expect(
    shown([
      named(1, 'Margin %'),
      named(2, 'Margin % '),
      named(3, 'Below the margin', { parent: 1 }),
      named(4, '% of sales'),
      named(5, 'Returns %', { parent: 4 }),
    ]),
  ).toEqual({ '% of sales': { 'Returns %': {} } });
});

it('shows a term under its additional parents too, with all that is below it', () => {
  const terms = [
    named(1, 'A'),
    named(2, 'B'),
    named(3, 'C', { parent: 1, additional_parents: [2, 1, 3] }),
    named(4, 'D', { parent: 3 }),
  ];
  expect(shown(terms)).toEqual({ A: { C: { D: {} } }, B: { 'C (copy)': { 'D (copy)': {} } } });
});

it('gives every place a path of its own, which lasts while terms are added', () => {
  const terms = [
    named(1, 'A'),
    named(2, 'B', { parent: 1 }),
    named(3, 'C', { parent: 2, additional_parents: [1] }),
    named(4, 'D', { parent: 3 }),
  ];
  const pathsOf = (list: Terms) => {
    const paths: string[] = [];
    const walk = (nodes: readonly TermNode[]) => {
      for (const node of nodes) {
        paths.push(node.path);
        walk(node.children);
      }
    };
    walk(logicTree(list, '')?.terms ?? []);
    return paths;
  };
  const before = pathsOf(terms);
  expect(before).toHaveLength(6);
  expect(new Set(before).size).toBe(6);
  expect(pathsOf([named(9, 'New', { parent: 1 }), ...terms])).toEqual(
    expect.arrayContaining(before),
  );
});

it('survives circles: a term is never below itself, one that hangs on nothing else is not shown', () => {
  expect(
    shown([
      named(1, 'A', { additional_parents: [2] }),
      named(2, 'B', { parent: 1 }),
      named(3, 'Lost', { parent: 4 }),
      named(4, 'Lost too', { parent: 3 }),
    ]),
  ).toEqual({ A: { B: {} } });
});

it('shows a term whose parent is not there at the top level', () => {
  expect(shown([named(1, 'Orphan', { parent: 99, additional_parents: [98] })])).toEqual({
    Orphan: {},
  });
});

it('is no tree without a term to show', () => {
  expect(logicTree([], 'Pohjola Oy')).toBeNull();
  expect(logicTree([named(1, 'Margin %')], 'Pohjola Oy')).toBeNull();
});

it('takes 20,000 terms, wide or deep', () => {
  const wide = Array.from({ length: 20_000 }, (_, i) =>
    named(i + 1, `T${i}`, { parent: i === 0 ? null : Math.floor((i - 1) / 12) + 1 }),
  );
  const count = (terms: Terms) => {
    let nodes = 0;
    const open = [...(logicTree(terms, '')?.terms ?? [])];
    for (let node = open.pop(); node; node = open.pop()) {
      nodes += 1;
      open.push(...node.children);
    }
    return nodes;
  };
  expect(count(wide)).toBe(20_000);
  const deep = Array.from({ length: 5_000 }, (_, i) =>
    named(i + 1, `T${i}`, { parent: i === 0 ? null : i }),
  );
  expect(count(deep)).toBe(5_000);
});

describe('the fold', () => {
  const folded = (terms: Terms) => {
    const tree = logicTree(terms, 'Pohjola Oy');
    return (
      tree && withFold(tree, (count) => `More terms (${count})`).children.map(({ title }) => title)
    );
  };
  const budgets = [3, 4, 5, 6].map((id) => named(id, `Budget ${id}`));
  const profit = [named(1, 'Profit'), named(2, 'Sales', { parent: 1 })];

  it('comes last, for terms that lead no further and have no target', () => {
    const backlog = named(7, 'Backlog', { targets: [1] });
    const terms = [...budgets, ...profit, backlog];
    expect(folded(terms)).toEqual(['Profit', 'Backlog', 'More terms (4)']);
    const tree = logicTree(terms, '');
    expect(tree?.terms).toHaveLength(6);
    const more = tree && withFold(tree, (count) => `More terms (${count})`).children.at(-1);
    expect(more?.children.map(({ title }) => title)).toEqual(budgets.map(({ title }) => title));
  });

  it('is not made for few terms, nor where there is nothing else', () => {
    expect(folded([...profit, ...budgets.slice(1)])).not.toContain('More terms (3)');
    expect(folded(budgets)).toEqual(budgets.map(({ title }) => title));
  });
});

it('counts the targets below a node that are behind, each once, without its own', () => {
  const tree = logicTree(
    [
      named(1, 'Profit', { targets: [1] }),
      named(2, 'Sales', { parent: 1, targets: [2, 3] }),
      named(3, 'Service', { parent: 2, additional_parents: [1], targets: [4] }),
    ],
    'Pohjola Oy',
  );
  const targets = [1, 2, 4].map((id) => aTarget({ id, current_value: 20 }));
  const byId = new Map([...targets, aTarget({ id: 3, current_value: 100 })].map((t) => [t.id, t]));
  const [profit] = tree?.terms ?? [];
  expect(profit && behindBelow(profit, byId).map(({ id }) => id)).toEqual([2, 4]);
});
