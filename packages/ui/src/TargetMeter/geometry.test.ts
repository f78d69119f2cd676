import type { TargetValues } from '@tavoite/model';
import { targetProgress } from '@tavoite/model';
import fc from 'fast-check';
import { meterGeometry } from './geometry.js';

const geometry = (values: Partial<TargetValues>) =>
  meterGeometry(
    targetProgress({
      current_value: 50,
      target_value: 100,
      compare_value: null,
      reversed_target: false,
      data_available_for_current_value: true,
      ...values,
    }),
  );

test('the target is the end of the bar', () => {
  expect(geometry({})).toEqual({
    fill: 0.5,
    target: null,
    compare: null,
    compareBeyond: null,
    isCompareClose: false,
  });
});

test('a lower compare value is marked on the same scale', () => {
  expect(geometry({ compare_value: 80 })).toMatchObject({ fill: 0.5, target: null, compare: 0.8 });
});

test('a higher compare value becomes the end of the bar, and the target is marked inside', () => {
  expect(geometry({ compare_value: 125 })).toMatchObject({ fill: 0.4, target: 0.8, compare: 1 });
});

test('a compare value far above is marked at the edge', () => {
  const far = geometry({ compare_value: 1000 });
  expect(far).toMatchObject({ compare: 1, compareBeyond: 'end' });
  expect(far.target).toBeCloseTo(2 / 3);
});

test('a compare value below zero is marked at the start', () => {
  expect(geometry({ compare_value: -10 })).toMatchObject({ compare: 0, compareBeyond: 'start' });
});

test('a mark near the end of what is filled leaves no crumb of it', () => {
  expect(geometry({ current_value: 98, compare_value: 95 }).isCompareClose).toBe(true);
  expect(geometry({ current_value: 93, compare_value: 96 }).isCompareClose).toBe(true);
  expect(geometry({ current_value: 98, compare_value: 80 }).isCompareClose).toBe(false);
  expect(geometry({ current_value: 0, compare_value: 2 }).isCompareClose).toBe(false);
});

test('a compare value just above the target is at the end of the bar, with no mark of the target beside it', () => {
  expect(geometry({ current_value: 93, compare_value: 101 })).toMatchObject({
    fill: 0.93,
    target: null,
    compare: 1,
  });
});

test('a value above its target fills the bar up to the compare value', () => {
  expect(geometry({ current_value: 110, compare_value: 125 }).fill).toBeCloseTo(0.88);
  expect(geometry({ current_value: 300 }).fill).toBe(1);
});

test('an achieved target without a ratio fills the bar', () => {
  expect(geometry({ current_value: 0, reversed_target: true, compare_value: 80 }).fill).toBe(1);
});

test('everything stays on the bar', () => {
  const value = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { nil: null });
  fc.assert(
    fc.property(value, value, value, fc.boolean(), (current, goal, compare, reversed_target) => {
      const {
        fill,
        target,
        compare: mark,
      } = geometry({
        current_value: current,
        target_value: goal,
        compare_value: compare,
        reversed_target,
      });
      for (const place of [fill, target ?? 0, mark ?? 0]) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(1);
      }
    }),
  );
});
