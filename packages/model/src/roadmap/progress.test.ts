import fc from 'fast-check';
import { expectedProgress, isDue, isLate, type PlannedWork, weightedProgress } from './progress.js';

const anyWork: fc.Arbitrary<PlannedWork> = fc
  .tuple(fc.nat(600), fc.nat(36), fc.nat(100))
  .map(([startMonth, more, progress]) => ({ startMonth, endMonth: startMonth + more, progress }));

it('weighs each task by its months', () => {
  const work = (months: number, progress: number) => ({
    startMonth: 10,
    endMonth: 9 + months,
    progress,
  });
  expect(weightedProgress([work(1, 100), work(3, 0)])).toBe(25);
  expect(weightedProgress([work(2, 50), work(2, 100)])).toBe(75);
  expect(weightedProgress([])).toBeNull();
});

it('is whole, within that of the tasks, and neither done nor unbegun by rounding', () => {
  fc.assert(
    fc.property(fc.array(anyWork, { minLength: 1 }), (tasks) => {
      const progress = weightedProgress(tasks) ?? Number.NaN;
      const all = tasks.map((task) => task.progress);
      expect(Number.isInteger(progress)).toBe(true);
      expect(progress).toBeGreaterThanOrEqual(Math.min(...all));
      expect(progress).toBeLessThanOrEqual(Math.max(...all));
      expect(progress === 100).toBe(all.every((one) => one === 100));
      expect(progress === 0).toBe(all.every((one) => one === 0));
    }),
  );
});

it('is late when its last month has passed and something is left', () => {
  expect(isLate({ endMonth: 9, progress: 99 }, 10)).toBe(true);
  expect(isLate({ endMonth: 9, progress: 100 }, 10)).toBe(false);
  expect(isLate({ endMonth: 10, progress: 0 }, 10)).toBe(false);
});

it('is due in its last month while something is left', () => {
  expect(isDue({ endMonth: 10, progress: 99 }, 10)).toBe(true);
  expect(isDue({ endMonth: 10, progress: 100 }, 10)).toBe(false);
  expect(isDue({ endMonth: 11, progress: 0 }, 10)).toBe(false);
});

it('expects as much as months have passed', () => {
  const span = (startMonth: number, endMonth: number) => ({ startMonth, endMonth });
  // The current month has not passed.
  expect(expectedProgress([span(1, 4)], 3)).toBe(50);
  expect(expectedProgress([span(1, 2), span(3, 4)], 3)).toBe(50);
  expect(expectedProgress([span(5, 6)], 3)).toBe(0);
  expect(expectedProgress([span(1, 2)], 30)).toBe(100);
  expect(expectedProgress([], 3)).toBeNull();
});
