import { monthNumber } from '@tavoite/model';
import fc from 'fast-check';
import {
  barBox,
  barRow,
  dayAt,
  edgeAt,
  leftOf,
  monthAt,
  monthsIn,
  monthsMoved,
  rowAt,
  sizesOf,
  wholeMonths,
} from './geometry.js';
import type { RoadmapTask } from './types.js';

const SIZES = sizesOf(13);

const task = (id: number, startMonth: number, endMonth: number, rowIndex = 0): RoadmapTask => ({
  id,
  title: `Task ${id}`,
  rowIndex,
  startMonth,
  endMonth,
  progress: 0,
});
const row = [task(1, 10, 12), task(2, 15, 16), task(3, 13, 14, 1)];

it('snaps to whole months', () => {
  expect(
    [0, 0.4, 0.6, -0.4, -0.6, 2].map((part) => monthsMoved(part * SIZES.month, SIZES)),
  ).toEqual([0, 0, 1, 0, -1, 2]);
});

it.each([
  ['the first day of November', monthNumber(2026, 11), 1, 1 / 30],
  ['its last', monthNumber(2026, 11), 30, 1],
  ['the last day of a February', monthNumber(2027, 2), 28, 1],
  ['the middle, without a day,', monthNumber(2026, 12), undefined, 1 / 2],
])('has the end of %s in its month', (_, month, day, share) => {
  const x = dayAt(month, day, month - 2, SIZES);
  expect(x / SIZES.month).toBeCloseTo(2 + share);
});

const anySizes = fc
  .tuple(
    fc.double({ min: 8, max: 60, noNaN: true }),
    fc.constantFrom('month' as const, 'quarter' as const, 'year' as const),
    fc.constantFrom('comfortable' as const, 'compact' as const),
  )
  .map(([font, zoom, density]) => sizesOf(font, zoom, density));
const anyMonth = fc.integer({ min: 0, max: 60_000 });

it('finds the month at any place of a column, and the column of any month, at any size', () => {
  fc.assert(
    fc.property(anySizes, anyMonth, anyMonth, fc.nat(999), (sizes, first, month, part) => {
      const left = leftOf(month, first, sizes);
      const inside = left + Math.floor((part / 1000) * sizes.month);
      expect(monthAt(inside, first, sizes)).toBe(month);
      const { left: bar, width } = barBox({ startMonth: month, endMonth: month }, first, sizes);
      expect(monthAt(bar, first, sizes)).toBe(month);
      expect(monthAt(bar + width - 1, first, sizes)).toBe(month);
    }),
  );
});

it('finds the row of any bar, which is high enough for its text', () => {
  fc.assert(
    fc.property(anySizes, fc.nat(50), (sizes, rowIndex) => {
      const { top, height } = barRow(rowIndex, sizes);
      expect(rowAt(top, sizes)).toBe(rowIndex);
      expect(rowAt(top + height - 1, sizes)).toBe(rowIndex);
      expect(height).toBeGreaterThan(sizes.font * 1.5);
      expect(barRow(rowIndex + 1, sizes).top).toBe(top + sizes.row);
    }),
  );
});

describe('edgeAt', () => {
  const first = barBox(row[0] as RoadmapTask, 10, SIZES);
  const { top, height } = barRow(0, SIZES);
  const at = (x: number, y = top + height / 2) => {
    const found = edgeAt({ x, y }, row, 10, SIZES);
    return found && [found.task.id, found.edge];
  };

  it('is the edge within reach on either side', () => {
    const right = first.left + first.width;
    expect([at(right - 2), at(right + 2), at(right - 13), at(right + 13)]).toEqual([
      [1, 'end'],
      [1, 'end'],
      null,
      null,
    ]);
    expect([at(first.left + 2), at(first.left - 2)]).toEqual([
      [1, 'start'],
      [1, 'start'],
    ]);
  });

  it('is that of the bar which the point is on, where two meet', () => {
    const next = { ...(row[1] as RoadmapTask), startMonth: 13 };
    const { left } = barBox(next, 10, SIZES);
    const y = top + 4;
    const found = (x: number) => edgeAt({ x, y }, [row[0] as RoadmapTask, next], 10, SIZES);
    expect(found(left + 5)?.task.id).toBe(2);
    expect(found(left - 5)?.task.id).toBe(1);
  });

  it('is of the row at the point', () => {
    expect(at(first.left, barRow(1, SIZES).top + 1)).toBeNull();
    expect(at(first.left, 0)).toBeNull();
  });
});

it('makes a bar as wide as its months at any zoom, and lets neighbours not touch', () => {
  fc.assert(
    fc.property(anySizes, anyMonth, anyMonth, fc.nat(60), (sizes, first, month, more) => {
      const { left, width } = barBox({ startMonth: month, endMonth: month + more }, first, sizes);
      expect(width).toBeGreaterThan(0);
      expect(monthAt(left, first, sizes)).toBe(month);
      expect(monthAt(left + width, first, sizes)).toBe(month + more);
      const next = month + more + 1;
      expect(barBox({ startMonth: next, endMonth: next }, first, sizes).left).toBeGreaterThan(
        left + width,
      );
    }),
  );
});

it('draws all months in view, and none beyond the timeline', () => {
  fc.assert(
    fc.property(
      anySizes,
      anyMonth,
      fc.nat(240),
      fc.nat(9_000),
      fc.nat(3_000),
      (sizes, first, count, left, width) => {
        const range = { firstMonth: first, lastMonth: first + count };
        const { startMonth, endMonth } = monthsIn(left, left + width, range, sizes);
        for (let month = first; month <= range.lastMonth; month += 1) {
          const x = leftOf(month, first, sizes);
          const isInView = x <= left + width && x + sizes.month > left;
          expect(month >= startMonth && month <= endMonth).toBe(isInView);
        }
        expect(startMonth).toBeGreaterThanOrEqual(first);
        expect(endMonth).toBeLessThanOrEqual(range.lastMonth);
      },
    ),
  );
});

it('fits whole months into a place, none narrower than it may be', () => {
  expect(wholeMonths(929, 64)).toEqual({ month: 66, rest: 5 });
  expect(wholeMonths(40, 64)).toEqual({ month: 64, rest: 0 });
  fc.assert(
    fc.property(
      fc.integer({ min: 64, max: 4_000 }),
      fc.integer({ min: 9, max: 64 }),
      (room, least) => {
        const { month, rest } = wholeMonths(room, least);
        expect(month).toBeGreaterThanOrEqual(least);
        expect((room - rest) % month).toBe(0);
        expect(rest).toBeLessThan(room / month);
      },
    ),
  );
});
