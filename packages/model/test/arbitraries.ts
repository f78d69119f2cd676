import fc from 'fast-check';
import type { MonthRange } from '../src/index.js';
import { FISCAL_STARTS, monthNumber } from '../src/index.js';

/** Months from 1900 to 2199, the years which the API takes. */
export const anyMonth = fc.integer({ min: monthNumber(1900, 1), max: monthNumber(2199, 12) });

/** Ranges of 1 to 120 months. */
export const anyRange: fc.Arbitrary<MonthRange> = fc
  .tuple(anyMonth, fc.integer({ min: 0, max: 119 }))
  .map(([start, more]) => ({ start, end: start + more }));

/** Every month in which a fiscal year may start. */
export const anyFiscalStart = fc.constantFrom(...FISCAL_STARTS);
