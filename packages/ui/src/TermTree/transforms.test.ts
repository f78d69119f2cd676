import { zoomIdentity } from 'd3-zoom';
import fc from 'fast-check';
import {
  areaOf,
  beginTransform,
  fitTransform,
  keptInSight,
  LEAST_CARD_SCALE,
  leastScale,
} from './transforms.js';

const bounds = { left: -900, top: 0, right: 2400, bottom: 1300 };
const size = { width: 1200, height: 700 };

test('wherever the tree is moved, part of it stays in sight, and no farther than needed', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e5, max: 1e5, noNaN: true }),
      fc.double({ min: -1e5, max: 1e5, noNaN: true }),
      fc.double({ min: 0.02, max: 2, noNaN: true }),
      (x, y, k) => {
        const moved = zoomIdentity.translate(x, y).scale(k);
        const kept = keptInSight(moved, bounds, size);
        expect(kept.k).toBe(moved.k);
        const seen = areaOf(kept, size, 0);
        const across = (Math.min(seen.right, bounds.right) - Math.max(seen.left, bounds.left)) * k;
        const down = (Math.min(seen.bottom, bounds.bottom) - Math.max(seen.top, bounds.top)) * k;
        expect(across).toBeGreaterThan(Math.min(119, ((bounds.right - bounds.left) * k) / 2 - 1));
        expect(down).toBeGreaterThan(Math.min(119, ((bounds.bottom - bounds.top) * k) / 2 - 1));
        const again = keptInSight(kept, bounds, size);
        expect(again.x).toBeCloseTo(kept.x, 6);
        expect(again.y).toBeCloseTo(kept.y, 6);
      },
    ),
  );
});

test('a tree in sight stays where it is', () => {
  const here = zoomIdentity.translate(40, 20).scale(0.5);
  expect(keptInSight(here, bounds, size)).toEqual(here);
});

it('fits no tree of cards smaller than their titles can be read', () => {
  const high = { left: 0, top: 0, right: 1000, bottom: 90_000 };
  expect(fitTransform(high, size, leastScale(true)).k).toBe(LEAST_CARD_SCALE);
  // What has no list is seen whole all the same.
  expect(fitTransform(high, size, leastScale(false)).k).toBeLessThan(0.03);
});

describe('the beginning of a tree', () => {
  const root = { left: 350, top: 0, right: 650, bottom: 200 };
  const begin = (left: number, right: number, first = root) =>
    beginTransform({ left, top: 0, right, bottom: 2000 }, { top: root, first }, size, 1);

  it('has the root in the very middle where that leaves the rest in sight', () => {
    expect(begin(16, 972).x + 500).toBe(600);
  });

  it('has a tree in the middle that would be out of sight then', () => {
    expect(begin(16, 1140).x + (16 + 1140) / 2).toBe(600);
  });

  it('has the left edge of a wider one, or what is shown first', () => {
    expect(begin(16, 2000).x).toBe(24 - 16);
    const far = { left: 1500, top: 248, right: 1800, bottom: 448 };
    expect(begin(16, 2000, far).x + 1650).toBe(600);
  });
});
