import { withoutStacked } from './levels.js';
import { fittingScale, fullWidth, isTooWide } from './useFit.js';

interface Node {
  children?: readonly Node[];
}
const leaf: Node = {};
const widthOf = (...nodes: Node[]) => fullWidth(nodes, ({ children }) => children);

test('groups have 400 px each and 25 px between them, or what is open below them', () => {
  expect(widthOf()).toBe(0);
  expect(widthOf(leaf)).toBe(400);
  expect(widthOf(leaf, leaf, leaf, leaf)).toBe(1675);
  expect(widthOf({ children: [leaf, { children: [leaf, leaf] }] }, leaf)).toBe(1675);
});

test('a tree is drawn smaller until it fits, while its cards can be read', () => {
  expect(fittingScale(1675, 1675)).toBe(1);
  expect(fittingScale(1675, 1170)).toBe(0.698);
  expect(1675 * fittingScale(1675, 1170)).toBeLessThanOrEqual(1170);
  expect(fittingScale(3375, 1170)).toBe(0.6);
  expect(fittingScale(1675, 0)).toBe(1);
});

test('where that is not enough, groups with nothing below them stand below each other', () => {
  const branch: Node = { children: [leaf, leaf] };
  const root: Node = { children: [branch, branch, branch, leaf] };
  const childrenOf = ({ children }: Node) => children;
  expect(isTooWide(fullWidth([root], childrenOf), 1170)).toBe(true);
  expect(fullWidth([root], withoutStacked(childrenOf))).toBe(1675);
  expect(isTooWide(1675, 1170)).toBe(false);
  expect(isTooWide(1675, 0)).toBe(false);
});
