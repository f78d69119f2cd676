import fc from 'fast-check';
import { sumChange, wideChange } from '../../test/fixtures/figures.js';
import { changeRows, effectOf, foldedRow, waterfall } from './rows.js';

const anySteps = fc.array(fc.option(fc.integer({ min: -1000, max: 1000 })), { maxLength: 30 });

test('each bar begins where the one before ended, and all lie inside the width', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const { bars, zero } = waterfall(steps);
      expect(bars).toHaveLength(steps.length);
      let at = zero;
      steps.forEach((step, i) => {
        const bar = bars[i];
        if (step === null || !bar) {
          expect(step === null && bar === null).toBe(true);
          return;
        }
        const [from, to] =
          step >= 0 ? [bar.start, bar.start + bar.length] : [bar.start + bar.length, bar.start];
        expect(from).toBeCloseTo(at, 6);
        expect(Math.min(from, to)).toBeGreaterThanOrEqual(-1e-6);
        expect(Math.max(from, to)).toBeLessThanOrEqual(100 + 1e-6);
        at = to;
      });
    }),
  );
});

test('the largest contributions come first, and folding the rest loses nothing', () => {
  const rows = changeRows(sumChange, 'en');
  expect(rows.map(({ contribution }) => contribution)).toEqual([1300, -590, 200, -50]);
  const many = changeRows(wideChange, 'en');
  const folded = foldedRow(many.slice(12), 'others');
  const sum = many.slice(0, 12).reduce((total, row) => total + (row.contribution ?? 0), 0);
  expect(sum + (folded?.contribution ?? 0)).toBe(wideChange.change);
  expect(foldedRow([], 'others')).toBeNull();
});

test.each([
  [5, 'more', 'better'],
  [-5, 'more', 'worse'],
  [5, 'less', 'worse'],
  [-5, 'less', 'better'],
  [5, null, null],
  [0, 'more', null],
  [null, 'more', null],
] as const)('a change of %p where %p is aimed at is %p', (value, aim, effect) => {
  expect(effectOf(value, aim)).toBe(effect);
});
