import { effectOfKey } from './keys.js';
import { layoutTree } from './layout.js';

interface Node {
  path: string;
  children: Node[];
}
const leaf = (path: string): Node => ({ path, children: [] });
const roots = [
  { path: 'a', children: [leaf('a/1'), { path: 'a/2', children: [leaf('a/2/1')] }] },
  leaf('b'),
];
const expanded = new Set(['a']);
const layout = layoutTree<Node>(roots, expanded);
const press = (key: string, path: string) => effectOfKey(key, path, layout, expanded);

it.each([
  ['ArrowDown', 'a', { type: 'focus', path: 'a/1' }],
  ['ArrowDown', 'a/2', { type: 'focus', path: 'b' }],
  ['ArrowDown', 'b', null],
  ['ArrowUp', 'b', { type: 'focus', path: 'a/2' }],
  ['ArrowUp', 'a', null],
  ['ArrowRight', 'a', { type: 'focus', path: 'a/1' }],
  ['ArrowRight', 'a/2', { type: 'expand', path: 'a/2' }],
  ['ArrowRight', 'a/1', null],
  ['ArrowLeft', 'a', { type: 'collapse', path: 'a' }],
  ['ArrowLeft', 'a/2', { type: 'focus', path: 'a' }],
  ['ArrowLeft', 'b', null],
  ['Home', 'b', { type: 'focus', path: 'a' }],
  ['End', 'a', { type: 'focus', path: 'b' }],
  ['Enter', 'a', { type: 'collapse', path: 'a' }],
  ['Enter', 'a/2', { type: 'expand', path: 'a/2' }],
  ['Enter', 'b', { type: 'enter', path: 'b' }],
  ['x', 'a', null],
  ['ArrowDown', 'unknown', null],
] as const)('%s on %s', (key, path, effect) => {
  expect(press(key, path)).toEqual(effect);
});
