import { wholeMonthsIn, widthsIn } from './widths.js';

it('has the specified widths where there is room', () => {
  expect(widthsIn(1200, 1)).toEqual({ title: 300, month: 150, row: 36, isNarrow: false });
});

it('shows three whole months beside the title on a phone', () => {
  const { title, month, isNarrow } = widthsIn(334, 1);
  expect(isNarrow).toBe(true);
  expect(title + 3 * month).toBeCloseTo(334);
});

it('gives longer values more room, in whole months', () => {
  const { title, month } = widthsIn(334, 1, () => 13);
  expect(month).toBeGreaterThan(widthsIn(334, 1).month);
  expect(title + 2 * month).toBeCloseTo(334);
});

it('has room for the longest value, even where the frame has not', () => {
  expect(widthsIn(334, 1, () => 60).month).toBeGreaterThan(334);
});

it('grows with the text of the reader', () => {
  expect(widthsIn(1000, 2)).toMatchObject({ title: 216, row: 92, isNarrow: true });
  expect(widthsIn(334, 2)).toMatchObject({ title: 167, isNarrow: true });
});

it('counts the months that are seen whole', () => {
  const whole = (width: number, longest?: () => number) =>
    wholeMonthsIn(width, widthsIn(width, 1, longest));
  expect(whole(1200)).toBe(6);
  expect(whole(1199)).toBe(5);
  expect(whole(334)).toBe(3);
  expect(whole(334, () => 13)).toBe(2);
  expect(whole(334, () => 60)).toBe(1);
});

it('holds a year of months in a wide frame where they are compact', () => {
  const widths = widthsIn(1176, 1, () => 9, 'compact');
  expect(widths).toMatchObject({ title: 300, row: 36, isNarrow: false });
  expect(wholeMonthsIn(1176, widths)).toBe(12);
  // No strip is left after the last of them.
  expect(widths.title + 12 * widths.month).toBeCloseTo(1176);
  expect(
    wholeMonthsIn(
      1176,
      widthsIn(1176, 1, () => 13, 'compact'),
    ),
  ).toBe(8);
});

it('fills a wide frame with whole months of about the specified width', () => {
  const widths = widthsIn(1170, 1, undefined, 'filled');
  expect(widths).toEqual({ title: 300, month: 145, row: 36, isNarrow: false });
  expect(wholeMonthsIn(1170, widths)).toBe(6);
});
