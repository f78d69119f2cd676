import fc from 'fast-check';
import { isUnusual, rangeMissed, usualRange } from './unusual.js';

const STEADY = [100, 102, 98, 101, 99, 100, 103, 97, 100, 101, 99, 100];

it('says nothing of fewer than six months', () => {
  expect(usualRange([1, 2, 3, 4, 5])).toBeNull();
  expect(isUnusual(1e9, null, null)).toBe(false);
});

it('takes what is within a tenth of steady figures as usual', () => {
  const usual = usualRange(STEADY);
  expect(isUnusual(109, usual, null)).toBe(false);
  expect(isUnusual(112, usual, null)).toBe(true);
  expect(isUnusual(-100, usual, null)).toBe(true);
});

it('is not widened by one outlier', () => {
  const usual = usualRange([...STEADY.slice(1), 100_000]);
  expect(isUnusual(1000, usual, null)).toBe(true);
});

it('takes a peak that returns each year as usual', () => {
  const usual = usualRange(STEADY);
  expect(isUnusual(200, usual, 195)).toBe(false);
  expect(isUnusual(200, usual, 100)).toBe(true);
});

it('takes any figure that stays as it was as usual', () => {
  const figure = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(figure, fc.integer({ min: 6, max: 24 }), (value, months) => {
      expect(isUnusual(value, usualRange(Array(months).fill(value)), null)).toBe(false);
    }),
  );
});

it('looks at a figure beside the twelve months before it', () => {
  const values = [5, ...STEADY, 130, null, 131];
  expect(rangeMissed(values, 13)).toEqual(usualRange(STEADY));
  expect(rangeMissed(values, 12)).toBeNull();
  expect(rangeMissed(values, 14)).toBeNull();
  expect(rangeMissed(values, 99)).toBeNull();
  // Fewer than six are known before it.
  expect(rangeMissed([1, 1, null, null, 1, 1, 1, 900], 7)).toBeNull();
});
