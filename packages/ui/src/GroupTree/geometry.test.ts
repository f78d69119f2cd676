import fc from 'fast-check';
import {
  BAR_PX,
  branchesPath,
  CONNECTOR_HEIGHT_PX,
  elbow,
  hangingPath,
  STEM_PX,
  stemLength,
} from './geometry.js';

test('stems grow by 5 px a parent from 60 px and leave room for the branches', () => {
  expect([0, 1, 2, 7].map(stemLength)).toEqual([60, 65, 70, 95]);
  expect(stemLength(50)).toBe(100);
});

test('a child right below is joined by a straight line', () => {
  expect(branchesPath(200, [200], 60)).toBe('M200 0V60V120');
});

test('half a pixel aside is no bend', () => {
  expect(branchesPath(507, [506.5], 60)).toBe('M507 0V60V120');
});

test('a child aside is joined by a line around a corner', () => {
  expect(branchesPath(200, [100], 60)).toBe('M200 0V60H108Q100 60 100 68V120');
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

test('an elbow runs sideways, then up or down, around a corner that it has room for', () => {
  expect(elbow({ x: 100, y: 80 }, { x: 200, y: 0 })).toBe('H192Q200 80 200 72V0');
  expect(elbow({ x: 100, y: 2 }, { x: 96, y: 62 })).toBe('H100Q96 2 96 6V62');
  expect(elbow({ x: 100, y: 2 }, { x: 100.5, y: 62 })).toBe('V62');
});

test('what hangs from the bar of objectives has the stem of a connecting line', () => {
  expect(hangingPath(300, [300])).toBe(`M300 ${BAR_PX}V${BAR_PX + STEM_PX}`);
  expect(hangingPath(300, [100, 500]).split('M')).toHaveLength(3);
});
