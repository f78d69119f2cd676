import fc from 'fast-check';
import {
  COLUMN_PX,
  columnsIn,
  LEVEL_GAP_PX,
  NARROW_PANEL_PADDING_PX,
  NODE_HEIGHT_PX,
  NODE_WIDTH_PX,
  PANEL_GAP_PX,
  PANEL_PADDING_PX,
  type Rectangle,
  ROW_GAP_PX,
  rectangleOf,
} from './geometry.js';
import { linesIn, nodesIn } from './inside.js';
import { layoutTree } from './layout.js';
import { pathsAbove } from './paths.js';
import { contains } from './transforms.js';

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
      for (const { items } of layout.rows) {
        for (let position = 1; position < items.length; position += 1) {
          const before = layout.nodes[items[position - 1] as number];
          const node = layout.nodes[items[position] as number];
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

it('places each node over its first child, and over nothing that belongs to another', () => {
  fc.assert(
    fc.property(forest, ({ roots, expanded }) => {
      const { nodes } = layoutTree(roots, expanded);
      let right = 0;
      nodes.forEach(({ x }, index) => {
        // Right of all before it, but where it is the first child.
        expect(x).toBe(right);
        if (nodes[index + 1]?.parent !== index) right += COLUMN_PX;
      });
    }),
  );
});

it('lets the lines of no two parents overlap', () => {
  fc.assert(
    fc.property(forest, ({ roots, expanded }) => {
      for (const { items } of layoutTree(roots, expanded).branches)
        items.slice(1).forEach(({ left }, index) => {
          expect(left).toBeGreaterThan(items[index]?.right ?? 0);
        });
    }),
  );
});

it.each([
  [300, 1],
  [719, 2],
  [1043, 3],
  [1172, 3],
  [9000, 8],
])('puts as many cards side by side as %s px have room for', (width, columns) => {
  expect(columnsIn(width)).toBe(columns);
});

it('draws the line from a node over the middles of all its children', () => {
  fc.assert(
    fc.property(forest, ({ roots, expanded }) => {
      const { nodes, branches } = layoutTree(roots, expanded);
      const drawn = branches
        .flatMap(({ items }) => items)
        .map(({ top, childrenX }) => [top, ...childrenX]);
      const wanted = nodes.flatMap(({ y }, index) => {
        const below = nodes.filter(({ parent }) => parent === index);
        return below.length > 0
          ? [[y + NODE_HEIGHT_PX, ...below.map(({ x }) => x + NODE_WIDTH_PX / 2)]]
          : [];
      });
      expect(drawn).toEqual(wanted.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)));
    }),
  );
});

describe('rows of children', () => {
  const single = fc
    .tuple(forest, fc.integer({ min: 1, max: 5 }))
    .map(([{ roots, expanded }, columns]) => ({
      roots: [{ path: 'root', children: roots }],
      expanded: new Set([...expanded, 'root']),
      columns,
    }));

  it('are as long as there are columns, and nothing overlaps', () => {
    fc.assert(
      fc.property(single, ({ roots, expanded, columns }) => {
        const { nodes } = layoutTree(roots, expanded, columns);
        expect(nodes.map(({ path }) => path)).toEqual(shownPaths(roots, expanded));
        nodes.forEach((one, index) => {
          for (const other of nodes.slice(index + 1)) {
            const isApart =
              Math.abs(one.x - other.x) >= NODE_WIDTH_PX - 1e-6 ||
              Math.abs(one.y - other.y) >= NODE_HEIGHT_PX;
            expect(isApart).toBe(true);
          }
          const parent = nodes[one.parent];
          if (parent) expect(one.y).toBeGreaterThan(parent.y);
        });
        const heights = new Map<number, number>();
        for (const { y, depth } of nodes)
          if (depth === 1) heights.set(y, (heights.get(y) ?? 0) + 1);
        for (const count of heights.values()) expect(count).toBeLessThanOrEqual(columns);
      }),
    );
  });

  it('keep all that is open within the columns, but for the indentation', () => {
    fc.assert(
      fc.property(single, ({ roots, expanded, columns }) => {
        for (const { x, depth } of layoutTree(roots, expanded, columns).nodes.slice(1))
          expect(x).toBeLessThanOrEqual(depth * PANEL_PADDING_PX + (columns - 1) * COLUMN_PX);
      }),
    );
  });

  it('lie on panels, each with all that is below a node and around those inside it', () => {
    fc.assert(
      fc.property(single, ({ roots, expanded, columns }) => {
        const { nodes, panels, branches, bounds } = layoutTree(roots, expanded, columns);
        const stems = new Map(branches.flatMap(({ items }) => items.map((one) => [one.bar, one])));
        for (const panel of panels) {
          const stem = stems.get(panel.top);
          const parent = nodes.findIndex(
            ({ x, y }) =>
              x + NODE_WIDTH_PX / 2 === stem?.parentX && y + NODE_HEIGHT_PX === stem.top,
          );
          const depth = nodes[parent]?.depth ?? Number.NaN;
          const after = nodes.findIndex((node, index) => index > parent && node.depth <= depth);
          const end = after < 0 ? nodes.length : after;
          nodes.forEach((node, index) => {
            const { left, top, right, bottom } = rectangleOf(node);
            const isOn =
              left > panel.left && right < panel.right && top > panel.top && bottom < panel.bottom;
            expect(isOn).toBe(index > parent && index < end);
          });
          expect(contains(bounds, panel)).toBe(true);
        }
      }),
    );
  });

  it('of a single column indent every level', () => {
    fc.assert(
      fc.property(forest, ({ roots, expanded }) => {
        fc.pre(roots.length > 0);
        const tree = [{ path: 'root', children: roots }];
        const { nodes } = layoutTree(tree, new Set([...expanded, 'root']), 1);
        for (const { x, depth } of nodes.slice(1)) expect(x).toBe(depth * NARROW_PANEL_PADDING_PX);
      }),
    );
  });

  it('have the root over their middle', () => {
    const children = ['a', 'b', 'c'].map((path) => ({ path, children: [] }));
    const layout = layoutTree<Node>([{ path: 'root', children }], new Set(['root']), 2);
    expect(layout.nodes[0]?.x).toBe((layout.bounds.right - NODE_WIDTH_PX) / 2);
  });

  it('are broken also below what has a long row of its own, which stands alone', () => {
    const leaf = (path: string): Node => ({ path, children: [] });
    const long: Node = { path: 'b', children: ['b1', 'b2', 'b3'].map(leaf) };
    const root = { path: 'root', children: [leaf('a'), long, leaf('c')] };
    const { nodes } = layoutTree<Node>([root], new Set(['root', 'b']), 2);
    const yOf = new Map(nodes.map(({ path, y }) => [path, y]));
    const rows = [['root'], ['a'], ['b'], ['b1', 'b2'], ['b3'], ['c']];
    const below = PANEL_GAP_PX + PANEL_PADDING_PX;
    // Those of one level are nearer to each other than to what they are below.
    const gaps = [0, below, ROW_GAP_PX, below, ROW_GAP_PX, 2 * ROW_GAP_PX];
    let y = 0;
    rows.forEach((row, index) => {
      y += (gaps[index] ?? 0) + (index > 0 ? NODE_HEIGHT_PX : 0);
      expect(row.map((path) => yOf.get(path))).toEqual(row.map(() => y));
    });
  });

  it('have more air below those that hang on lines', () => {
    const leaf = (path: string): Node => ({ path, children: [] });
    const open: Node = { path: 'a', children: ['a1', 'a2'].map(leaf) };
    const root = { path: 'root', children: [open, leaf('b'), leaf('c')] };
    const { nodes } = layoutTree<Node>([root], new Set(['root', 'a']), 3);
    const yOf = new Map(nodes.map(({ path, y }) => [path, y]));
    expect(yOf.get('b')).toBe(yOf.get('a'));
    const down = (yOf.get('c') ?? 0) - (yOf.get('a2') ?? 0);
    expect(down).toBe(NODE_HEIGHT_PX + ROW_GAP_PX + LEVEL_GAP_PX);
  });
});

it.each([Number.POSITIVE_INFINITY, 2])(
  'finds exactly the nodes that touch a rectangle, of rows of %s',
  (columns) => {
    fc.assert(
      fc.property(forest, rectangle, ({ roots, expanded }, area) => {
        const layout = layoutTree(roots, expanded, columns);
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
  },
);

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

it('names the paths above a node', () => {
  const low: Node = { path: 'low', children: [] };
  const top: Node = { path: 'top', children: [{ path: 'middle', children: [low] }] };
  expect(pathsAbove([top], 'low')).toEqual(['top', 'middle']);
  expect(pathsAbove([top], 'top')).toEqual([]);
  expect(pathsAbove([top], 'none')).toBeNull();
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
