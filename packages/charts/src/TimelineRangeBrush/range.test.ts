import fc from 'fast-check';
import { type BrushPart, clampRange, moveByKey, moveTo } from './range.js';

const bounds = { start: 24_000, end: 24_059 };
const month = fc.integer({ min: 23_900, max: 24_200 });
const range = fc.tuple(month, month).map(([a, b]) => clampRange({ start: a, end: b }, bounds));
const part = fc.constantFrom<BrushPart>('start', 'end', 'window');

describe('moveTo', () => {
  it('keeps a month at least, within the bounds, and the window its length', () => {
    fc.assert(
      fc.property(part, month, range, (moved, to, before) => {
        const after = moveTo(moved, to, before, bounds);
        expect(after.start).toBeGreaterThanOrEqual(bounds.start);
        expect(after.end).toBeLessThanOrEqual(bounds.end);
        expect(after.end).toBeGreaterThanOrEqual(after.start);
        if (moved === 'window') expect(after.end - after.start).toBe(before.end - before.start);
        if (moved === 'start') expect(after.end).toBe(before.end);
        if (moved === 'end') expect(after.start).toBe(before.start);
      }),
    );
  });
});

describe('moveByKey', () => {
  const year = { start: 24_012, end: 24_023 };

  it('moves by months and years and to the bounds', () => {
    expect(moveByKey('ArrowLeft', 'start', year, bounds)).toEqual({ start: 24_011, end: 24_023 });
    expect(moveByKey('PageUp', 'end', year, bounds)).toEqual({ start: 24_012, end: 24_035 });
    expect(moveByKey('End', 'window', year, bounds)).toEqual({ start: 24_048, end: 24_059 });
    expect(moveByKey('Home', 'start', year, bounds)).toEqual({ start: 24_000, end: 24_023 });
  });

  it('does not let the ends cross, and leaves other keys alone', () => {
    expect(moveByKey('End', 'start', year, bounds)).toEqual({ start: 24_023, end: 24_023 });
    expect(moveByKey('Enter', 'start', year, bounds)).toBeNull();
  });
});
