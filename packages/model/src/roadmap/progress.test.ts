import fc from 'fast-check';
import { monthNumber } from '../calendar/months.js';
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

it('expects as much as has passed of the months at the end of today', () => {
  const november = monthNumber(2026, 11);
  const span = (startMonth: number, endMonth: number) => ({
    startMonth: november + startMonth,
    endMonth: november + endMonth,
  });
  const tasks = [span(-1, 0), span(1, 2)];
  // On its last day a month has passed; without a day, half of it.
  expect(expectedProgress(tasks, november, 30)).toBe(50);
  expect(expectedProgress(tasks, november, 15)).toBe(38);
  expect(expectedProgress(tasks, november)).toBe(38);
  expect(expectedProgress([span(0, 0)], november, 3)).toBe(10);
  expect(expectedProgress([span(1, 2)], november, 30)).toBe(0);
  expect(expectedProgress([span(-9, -8)], november, 1)).toBe(100);
  expect(expectedProgress([], november, 1)).toBeNull();
});
