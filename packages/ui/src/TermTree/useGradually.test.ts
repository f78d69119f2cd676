import * as fc from 'fast-check';
import { stepTowards } from './useGradually.js';

const paths = fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map(String), { maxLength: 40 });

it('comes to what is wanted, never by more than the given number at once', () => {
  fc.assert(
    fc.property(paths, paths, fc.integer({ min: 1, max: 12 }), (before, wanted, most) => {
      let shown: ReadonlySet<string> = new Set(before);
      for (let steps = 0; steps <= 40; steps += 1) {
        const next = stepTowards(shown, wanted, most);
        if (next === shown) break;
        expect([...next].filter((path) => !shown.has(path)).length).toBeLessThanOrEqual(most);
        shown = next;
      }
      expect([...shown].sort()).toEqual([...wanted].sort());
    }),
  );
});

it('takes the most urgent first and is done when nothing is missing', () => {
  expect([...stepTowards(new Set(), ['b', 'a', 'c'], 2)]).toEqual(['b', 'a']);
  const shown = new Set(['a', 'b']);
  expect(stepTowards(shown, ['b', 'a'], 2)).toBe(shown);
});
