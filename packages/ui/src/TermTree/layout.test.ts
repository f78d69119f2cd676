import { hierarchy, tree } from 'd3-hierarchy';
import fc from 'fast-check';
import {
  layoutTree,
  linesIn,
  NODE_HEIGHT_PX,
  NODE_WIDTH_PX,
  nodesIn,
  type Rectangle,
} from './layout.js';

interface Node {
  path: string;
  children: Node[];
}

/** Trees of up to a few hundred nodes with unique paths, and a set of expanded ones. */
const forest = fc
  .tuple(fc.array(fc.nat({ max: 999_999 }), { maxLength: 300 }), fc.infiniteStream(fc.boolean()))
  .map(([parents, booleans]) => {
    const nodes: Node[] = parents.map((_, index) => ({ path: String(index), children: [] }));
    const roots: Node[] = [];
    parents.forEach((parent, index) => {
      const node = nodes[index] as Node;
      const above = index === 0 ? undefined : nodes[parent % (index + 1)];
      if (above && above !== node) above.children.push(node);
      else roots.push(node);
    });
    const expanded = new Set(
      nodes.filter(() => booleans.next().value as boolean).map((node) => node.path),
    );
    return { roots, expanded };
  });

const rectangle = fc
  .tuple(
    fc.integer({ min: -9000, max: 9000 }),
    fc.integer({ min: -500, max: 4000 }),
    fc.nat(4000),
    fc.nat(2000),
  )
  .map(
    ([left, top, width, height]): Rectangle => ({
      left,
      top,
      right: left + width,
      bottom: top + height,
    }),
  );

function shownPaths(roots: Node[], expanded: ReadonlySet<string>): string[] {
  return roots.flatMap((node) => [
    node.path,
    ...(expanded.has(node.path) ? shownPaths(node.children, expanded) : []),
  ]);
}

it('places exactly the roots and the children of expanded nodes, in reading order', () => {
  fc.assert(
    fc.property(forest, ({ roots, expanded }) => {
      const layout = layoutTree(roots, expanded);
      expect(layout.nodes.map((node) => node.path)).toEqual(shownPaths(roots, expanded));
    }),
  );
});

it('lets no two nodes overlap and puts children one level under their parent', () => {
  fc.assert(
    fc.property(forest, ({ roots, expanded }) => {
      const layout = layoutTree(roots, expanded);
      for (const level of layout.levels) {
        for (let position = 1; position < level.length; position += 1) {
          const before = layout.nodes[level[position - 1] as number];
          const node = layout.nodes[level[position] as number];
          expect((node?.x ?? 0) - (before?.x ?? 0)).toBeGreaterThanOrEqual(NODE_WIDTH_PX);
        }
      }
      for (const node of layout.nodes) {
        const parent = layout.nodes[node.parent];
        expect(node.depth).toBe(parent ? parent.depth + 1 : 0);
      }
    }),
  );
});

it('places nodes where the tidy tree of d3 does', () => {
  fc.assert(
    fc.property(forest, ({ roots, expanded }) => {
      const above: Node = { path: '', children: roots };
      const isOpen = (node: Node) => node === above || expanded.has(node.path);
      const root = hierarchy(above, (node) => (isOpen(node) ? node.children : []));
      const [, ...points] = tree<Node>()
        .nodeSize([NODE_WIDTH_PX + 40, 1])
        .separation(() => 1)(root)
        .descendants();
      const { nodes } = layoutTree(roots, expanded);
      const xOf = new Map(nodes.map(({ path, x }) => [path, x + NODE_WIDTH_PX / 2]));
      expect(xOf.size).toBe(points.length);
      for (const { data, x } of points) expect(xOf.get(data.path)).toBeCloseTo(x, 6);
    }),
  );
});

it('draws the line from a node over the middles of all its children', () => {
  fc.assert(
    fc.property(forest, ({ roots, expanded }) => {
      const { nodes, branches } = layoutTree(roots, expanded);
      const drawn = branches.flat().map(({ depth, childrenX }) => [depth, ...childrenX]);
      const wanted = nodes.flatMap(({ depth }, index) => {
        const below = nodes.filter(({ parent }) => parent === index);
        return below.length > 0 ? [[depth, ...below.map(({ x }) => x + NODE_WIDTH_PX / 2)]] : [];
      });
      expect(drawn).toEqual(wanted.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)));
    }),
  );
});

it('finds exactly the nodes that touch a rectangle', () => {
  fc.assert(
    fc.property(forest, rectangle, ({ roots, expanded }, area) => {
      const layout = layoutTree(roots, expanded);
      const touching = layout.nodes.flatMap(({ x, y }, index) =>
        x <= area.right &&
        x + NODE_WIDTH_PX >= area.left &&
        y <= area.bottom &&
        y + NODE_HEIGHT_PX >= area.top
          ? [index]
          : [],
      );
      expect(nodesIn(layout, area).sort((a, b) => a - b)).toEqual(touching);
    }),
  );
});

it('draws every stem of a child whose stem is in the rectangle', () => {
  fc.assert(
    fc.property(forest, rectangle, ({ roots, expanded }, area) => {
      const layout = layoutTree(roots, expanded);
      const path = linesIn(layout, area);
      for (const { parent, x, y } of layout.nodes) {
        const middle = x + NODE_WIDTH_PX / 2;
        const inside =
          middle >= area.left && middle <= area.right && y >= area.top && y <= area.bottom;
        if (parent >= 0 && inside) expect(path).toContain(`M${middle} `);
      }
    }),
  );
});

it('lays out twenty thousand children of one node', () => {
  const children = Array.from({ length: 20_000 }, (_, index) => ({
    path: `0/${index}`,
    children: [],
  }));
  const layout = layoutTree<Node>([{ path: '0', children }], new Set(['0']));
  expect(layout.nodes).toHaveLength(20_001);
  expect(nodesIn(layout, { left: 0, top: 0, right: 1000, bottom: 800 }).length).toBeLessThan(10);
});
