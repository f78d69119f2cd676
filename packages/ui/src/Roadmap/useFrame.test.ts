import { sizesOf } from './geometry.js';
import { openingLeft } from './useFrame.js';

const FIRST = 24_000;
const NOW = FIRST + 16;
const sizes = sizesOf(13);

describe('where a roadmap opens', () => {
  /** The first month in view. */
  const opensAt = (width: number, lateEnds: number[] | null, currentMonth = NOW) =>
    openingLeft(width, {
      firstMonth: FIRST,
      lastMonth: FIRST + 23,
      currentMonth,
      sizes,
      titleWidth: 0,
      today: 0,
      lateEnds,
    }) /
      sizes.month +
    FIRST;

  it('is shortly before the current month', () => {
    expect(opensAt(336, null)).toBe(NOW - 1);
    expect(opensAt(336, [])).toBe(NOW - 1);
    expect(opensAt(336, [], FIRST)).toBe(FIRST);
  });

  it('is early enough for what is late, as long as the next month is in view', () => {
    // Two months of it have room, but for that of the first.
    expect(opensAt(336, [NOW - 1])).toBe(NOW - 2);
    expect(opensAt(336, [NOW - 3, NOW - 1])).toBe(NOW - 3);
    // There is no room for the first of them, but for the second.
    expect(opensAt(336, [NOW - 9, NOW - 1])).toBe(NOW - 2);
    expect(opensAt(1000, [FIRST + 7], FIRST + 8)).toBe(FIRST + 4);
  });
});
