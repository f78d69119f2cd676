import fc from 'fast-check';
import { bendPath, branchesPath, CONNECTOR_HEIGHT_PX, stemLength } from './geometry.js';

test('stems grow by 5 px a parent from 60 px and leave room for the branches', () => {
  expect([0, 1, 2, 7].map(stemLength)).toEqual([60, 65, 70, 95]);
  expect(stemLength(50)).toBe(100);
});

test('a child right below is joined by a straight line', () => {
  expect(branchesPath(200, [200], 60)).toBe('M200 0V120');
});

test('half a pixel aside is no bend', () => {
  expect(branchesPath(507, [506.5], 60)).toBe('M507 0V120');
});

test('a child aside is joined by a line with two rounded corners', () => {
  expect(branchesPath(200, [100], 60)).toBe('M200 0V52Q200 60 192 60H108Q100 60 100 68V120');
});

test('corners shrink where there is no room for them', () => {
  expect(bendPath({ from: { x: 0, y: 0 }, to: { x: 6, y: 20 }, bendY: 10 })).toBe(
    'M0 0V7Q0 10 3 10H3Q6 10 6 13V20',
  );
  expect(bendPath({ from: { x: 0, y: 0 }, to: { x: 50, y: 20 }, bendY: 0 })).toBe('M0 0V0H50V20');
});

test('every branch starts at the parent, ends at its child and stays between them', () => {
  const x = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(x, fc.array(x, { minLength: 1, maxLength: 8 }), fc.nat(30), (parent, xs, order) => {
      const path = branchesPath(parent, xs, stemLength(order));
      const branches = path.split('M').slice(1);
      expect(branches).toHaveLength(xs.length);
      branches.forEach((branch, i) => {
        expect(branch.startsWith(`${parent} 0V`)).toBe(true);
        expect(branch.endsWith(`V${CONNECTOR_HEIGHT_PX}`)).toBe(true);
        const across = [...branch.matchAll(/H(-?[\d.]+)/g)].map((match) => Number(match[1]));
        const [low, high] = [Math.min(parent, xs[i] ?? 0), Math.max(parent, xs[i] ?? 0)];
        expect(across.every((at) => at >= low && at <= high)).toBe(true);
      });
    }),
  );
});
