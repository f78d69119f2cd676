import { panelsIn } from './inside.js';
import { layoutTree } from './layout.js';

interface Node {
  path: string;
  children: Node[];
}

it('draws the panels that can be told from what is on them', () => {
  const children = ['a', 'b', 'c'].map((path) => ({ path, children: [] }));
  const layout = layoutTree<Node>([{ path: 'root', children }], new Set(['root']), 2);
  expect(layout.panels).toHaveLength(1);
  expect(panelsIn(layout, layout.bounds, 1)).toContain('a12 12');
  expect(panelsIn(layout, layout.bounds, 0.05)).not.toContain('a');
  expect(panelsIn(layout, layout.bounds, 0.05)).toContain('z');
  expect(panelsIn(layout, layout.bounds, 0.01)).toBe('');
});
