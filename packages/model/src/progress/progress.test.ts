import fc from 'fast-check';
import type { TargetValues } from '../index.js';
import {
  changeOf,
  changeRankOf,
  effectOfChange,
  gapOf,
  progressOf,
  progressText,
  rankOf,
  standingOf,
  targetProgress,
} from '../index.js';

const NBSP = '\u00a0';
const text = (value: string): string => value.replaceAll(' ', NBSP);

function target(values: Partial<TargetValues>): TargetValues {
  return {
    current_value: 50,
    target_value: 100,
    compare_value: null,
    reversed_target: false,
    data_available_for_current_value: true,
    ...values,
  };
}

const shown = (values: Partial<TargetValues>): string =>
  progressText(targetProgress(target(values)), 'en');

describe('percent done', () => {
  test.each([
    [75, 100, false, '75.00 %'],
    [250, 100, false, '250.00 %'],
    [-25, 100, false, '−25.00 %'],
    [0, 100, false, '0.00 %'],
    [50, 40, true, '80.00 %'],
    [40, 50, true, '125.00 %'],
    [2_140_013.69, 2_000_000, false, '107.00 %'],
  ])(
    'current %p of target %p, reversed %p, is %s',
    (current_value, target_value, reversed, done) => {
      expect(shown({ current_value, target_value, reversed_target: reversed })).toBe(text(done));
    },
  );

  test('is written with a comma in Finnish', () => {
    expect(progressText(targetProgress(target({ current_value: 33.333 })), 'fi')).toBe(
      text('33,33 %'),
    );
  });

  test.each([
    ['no current value', { current_value: null }],
    ['no target value', { target_value: null }],
    ['a current value that is not available', { data_available_for_current_value: false }],
    ['a current value that is not a number', { current_value: Number.NaN }],
    ['an infinite target', { target_value: Number.POSITIVE_INFINITY }],
    ['a target of 0', { target_value: 0 }],
    ['a reversed target of 0', { target_value: 0, reversed_target: true }],
    ['a reversed target with a current value of 0', { current_value: 0, reversed_target: true }],
    ['both negative', { current_value: -20, target_value: -10 }],
    ['both negative, reversed', { current_value: -20, target_value: -10, reversed_target: true }],
    ['a negative target', { current_value: 20, target_value: -10 }],
  ])('%s is shown as –', (_, values) => {
    expect(shown(values)).toBe('–');
  });

  test.each([
    [99.994, '99.99 %'],
    [99.996, '99.99 %'],
    [99.9999999, '99.99 %'],
    [100, '100.00 %'],
    [100.001, '100.00 %'],
  ])('%p of 100 is %s', (current_value, done) => {
    expect(shown({ current_value })).toBe(text(done));
  });

  const anyValue = fc
    .double({ min: -1e12, max: 1e12, noNaN: true })
    .map((value) => (Math.abs(value) < 1e-9 ? 0 : value));

  test('never says 100.00 % or more while not achieved, nor less when achieved', () => {
    fc.assert(
      fc.property(anyValue, anyValue, fc.boolean(), (current, goal, reversed) => {
        const progress = progressOf(current, goal, reversed);
        const number = Number.parseFloat(
          progressText(progress, 'en').replace('−', '-').replaceAll(NBSP, ''),
        );
        if (progress.ratio !== null) expect(number >= 100).toBe(progress.achieved);
      }),
    );
  });

  test('a value near its goal never rounds up to it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e9, noNaN: true }),
        fc.double({ min: 1e-12, max: 1e-3, noNaN: true }),
        (goal, short) => {
          const current = goal * (1 - short);
          fc.pre(current / goal < 1);
          expect(shown({ current_value: current, target_value: goal })).not.toBe(text('100.00 %'));
        },
      ),
    );
  });

  test('achieved is exactly "at least as good as the target"', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: -1000, max: 1000 }),
        fc.boolean(),
        (current, goal, reversed) => {
          const better = reversed ? current <= goal : current >= goal;
          expect(progressOf(current, goal, reversed).achieved).toBe(better);
        },
      ),
    );
  });
});

describe('achieved without a ratio', () => {
  test.each([
    ['reversed, current 0', 0, 100, true, true],
    ['target 0 reached', 5, 0, false, true],
    ['target 0 missed', -5, 0, false, false],
    ['reversed target 0 reached', 0, 0, true, true],
    ['reversed target 0 missed', 5, 0, true, false],
    ['both negative, better', -5, -10, false, true],
    ['both negative, worse', -20, -10, false, false],
    ['both negative reversed, better', -20, -10, true, true],
    ['both negative reversed, worse', -5, -10, true, false],
    ['a profit where a loss was the target', 5, -10, false, true],
  ])('%s', (_, current_value, target_value, reversed_target, achieved) => {
    const progress = targetProgress(target({ current_value, target_value, reversed_target }));
    expect(progress).toMatchObject({
      ratio: null,
      achieved,
      colour: achieved ? 'green' : 'red',
      fill: achieved ? 1 : 0,
      red_ground: !achieved,
    });
  });
});

describe('the meter', () => {
  test.each([
    [49.999, 'red'],
    [50, 'yellow'],
    [89.999, 'yellow'],
    [90, 'green'],
    [100, 'green'],
    [300, 'green'],
    [-10, 'red'],
  ])('at %p percent is %s', (current_value, colour) => {
    expect(targetProgress(target({ current_value })).colour).toBe(colour);
  });

  test('takes its colour from the unrounded value', () => {
    const almost = targetProgress(target({ current_value: 89.9999 }));
    expect(progressText(almost, 'en')).toBe(text('90.00 %'));
    expect(almost.colour).toBe('yellow');
  });

  test.each([
    [0, true],
    [-3, true],
    [0.001, false],
    [100, false],
  ])('with a current value of %p has a red ground: %p', (current_value, red_ground) => {
    expect(targetProgress(target({ current_value })).red_ground).toBe(red_ground);
  });

  test.each([
    { current_value: null },
    { current_value: 0, data_available_for_current_value: false },
    { target_value: null },
  ])('is grey, empty and on no red ground with %p', (values) => {
    expect(targetProgress(target(values))).toMatchObject({
      has_data: false,
      colour: 'none',
      fill: 0,
      red_ground: false,
      achieved: false,
      compare_at: null,
    });
  });

  test('is filled between nothing and all of it', () => {
    expect(targetProgress(target({ current_value: 25 })).fill).toBe(0.25);
    expect(targetProgress(target({ current_value: 250 })).fill).toBe(1);
    expect(targetProgress(target({ current_value: -250 })).fill).toBe(0);
  });
});

describe('the compare value', () => {
  test('is what the percentage from compare is of, else the target', () => {
    const compared = targetProgress(target({ compare_value: 80 }));
    expect(progressText(compared.from_compare, 'en')).toBe(text('62.50 %'));
    expect(progressText(targetProgress(target({})).from_compare, 'en')).toBe(text('50.00 %'));
    const zero = targetProgress(target({ compare_value: 0 }));
    expect(progressText(zero.from_compare, 'en')).toBe('–');
  });

  test('is reversed as the target is', () => {
    const compared = targetProgress(target({ compare_value: 40, reversed_target: true }));
    expect(progressText(compared.from_compare, 'en')).toBe(text('80.00 %'));
  });

  test('is known without a target value', () => {
    const compared = targetProgress(target({ target_value: null, compare_value: 80 }));
    expect(progressText(compared.from_compare, 'en')).toBe(text('62.50 %'));
  });

  test.each([
    [80, false, 0.8],
    [120, false, 1.2],
    [100, false, null],
    [null, false, null],
    [200, true, 0.5],
    [0, true, null],
  ])('of %p, reversed %p, is marked at %p', (compare_value, reversed_target, at) => {
    expect(targetProgress(target({ compare_value, reversed_target })).compare_at).toBe(at);
  });
});

describe('the standing', () => {
  test.each([
    [{ current_value: 90 }, 'close'],
    [{ current_value: 99.999 }, 'close'],
    [{ current_value: 89.999 }, 'behind'],
    [{ current_value: 100 }, 'achieved'],
    [{ current_value: 250 }, 'achieved'],
    [{ current_value: 0, reversed_target: true }, 'achieved'],
    [{ current_value: 5, target_value: 0, reversed_target: true }, 'behind'],
    [{ current_value: null }, 'no-data'],
    [{ target_value: null }, 'no-data'],
  ])('of %j is %s', (values, standing) => {
    expect(standingOf(target(values))).toBe(standing);
  });
});

describe('the rank', () => {
  test.each([
    [{ current_value: 90 }, 0.9],
    [{ current_value: -20 }, -0.2],
    [{ current_value: 0, reversed_target: true }, Number.POSITIVE_INFINITY],
    [{ current_value: -5, target_value: 0 }, Number.NEGATIVE_INFINITY],
    [{ current_value: null }, null],
  ])('of %j is %p', (values, rank) => {
    expect(rankOf(target(values))).toBe(rank);
  });

  test.each([
    [{ current_value: 90, compare_value: 100 }, -0.1],
    [{ current_value: 90, compare_value: 100, reversed_target: true }, 0.1],
    [{ compare_value: null }, null],
  ])('of the change of %j is %p', (values, rank) => {
    expect(changeRankOf(target(values))).toBe(rank);
  });
});

describe('the gap to the target', () => {
  test.each([
    [{ current_value: 90 }, 10],
    [{ current_value: 100 }, null],
    [{ current_value: 130 }, null],
    [{ current_value: 130, reversed_target: true }, 30],
    [{ current_value: -20 }, 120],
    [{ current_value: -20, target_value: -10 }, 10],
    [{ current_value: 3, target_value: 0, reversed_target: true }, 3],
    [{ current_value: 5.23, target_value: 6.554 }, 1.32],
    [{ current_value: 99.999 }, null],
    [{ current_value: null }, null],
    [{ target_value: null }, null],
    [{ current_value: 90, data_available_for_current_value: false }, null],
  ])('of %j is %p', (values, gap) => {
    expect(gapOf(target(values), { locale: 'en' })).toBe(gap);
  });
});

test.each([
  [1, false, 'better'],
  [-1, false, 'worse'],
  [1, true, 'worse'],
  [-1, true, 'better'],
  [0, false, null],
  [null, true, null],
])('a change of %p of a target, reversed %p, is %p', (change, reversed_target, effect) => {
  expect(effectOfChange(change, { reversed_target })).toBe(effect);
});

describe('the change against the compare value', () => {
  test.each([
    [{ current_value: 110, compare_value: 100 }, 0.1],
    [{ current_value: 90, compare_value: 100 }, -0.1],
    [{ current_value: -10, compare_value: -20 }, 0.5],
    [{ current_value: 10, compare_value: 0 }, null],
    [{ current_value: 10, compare_value: null }, null],
    [{ current_value: null, compare_value: 5 }, null],
    [{ compare_value: 5, data_available_for_current_value: false }, null],
  ])('of %j is %p', (values, change) => {
    const found = changeOf(target(values));
    if (change === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(change, 10);
  });
});
