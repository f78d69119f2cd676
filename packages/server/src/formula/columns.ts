/*
 * Arithmetic on columns: one entry per period, NaN for a missing value. The rules for missing values
 * live here and nowhere else:
 *
 * - `+` and `-` take a missing side as nothing: null + x = x, null - x = -x, null + null = null.
 * - `*`, `/`, a sign, a comparison, abs and round of a missing value are missing.
 * - Division by 0, and any result too large for a number, is missing.
 * - sum, avg, min and max skip missing values; of missing values only, they are missing.
 * - A comparison gives 1 or 0; `if` takes 0 as false and is missing where its condition is.
 */

export type Column = Float64Array;

function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN;
}

type Apply = (into: Column, right: Column) => void;

/** Each operator, applied in place: `into[i] = into[i] operator right[i]`. */
export const binaryOperators: Readonly<
  Record<'+' | '-' | '*' | '/' | '<' | '<=' | '>' | '>=' | '=' | '<>', Apply>
> = {
  '+': (into, right) => {
    for (let i = 0; i < into.length; i += 1) {
      const a = into[i] as number;
      const b = right[i] as number;
      if (Number.isNaN(a)) into[i] = b;
      else if (!Number.isNaN(b)) into[i] = finite(a + b);
    }
  },
  '-': (into, right) => {
    for (let i = 0; i < into.length; i += 1) {
      const a = into[i] as number;
      const b = right[i] as number;
      if (Number.isNaN(a)) into[i] = -b;
      else if (!Number.isNaN(b)) into[i] = finite(a - b);
    }
  },
  '*': (into, right) => {
    for (let i = 0; i < into.length; i += 1)
      into[i] = finite((into[i] as number) * (right[i] as number));
  },
  '/': (into, right) => {
    for (let i = 0; i < into.length; i += 1)
      into[i] = finite((into[i] as number) / (right[i] as number));
  },
  '<': comparison((a, b) => a < b),
  '<=': comparison((a, b) => a <= b),
  '>': comparison((a, b) => a > b),
  '>=': comparison((a, b) => a >= b),
  '=': comparison((a, b) => a === b),
  '<>': comparison((a, b) => a !== b),
};

function comparison(holds: (a: number, b: number) => boolean): Apply {
  return (into, right) => {
    for (let i = 0; i < into.length; i += 1) {
      const a = into[i] as number;
      const b = right[i] as number;
      into[i] = Number.isNaN(a) || Number.isNaN(b) ? Number.NaN : holds(a, b) ? 1 : 0;
    }
  };
}

export function negate(into: Column): void {
  for (let i = 0; i < into.length; i += 1) into[i] = -(into[i] as number);
}

export function absolute(into: Column): void {
  for (let i = 0; i < into.length; i += 1) into[i] = Math.abs(into[i] as number);
}

/** Keeps the smaller (sign -1) or larger (sign 1) of both, skipping missing values. */
export function keepExtreme(into: Column, right: Column, sign: -1 | 1): void {
  for (let i = 0; i < into.length; i += 1) {
    const a = into[i] as number;
    const b = right[i] as number;
    if (Number.isNaN(a) || (b - a) * sign > 0) into[i] = b;
  }
}

/** Adds 1 to `counts` wherever `column` has a value. */
export function countPresent(counts: Column, column: Column): void {
  for (let i = 0; i < column.length; i += 1)
    if (!Number.isNaN(column[i] as number)) counts[i] = (counts[i] as number) + 1;
}

/** `into` is the condition and becomes the result; no `otherwise` means missing. */
export function choose(into: Column, then: Column, otherwise: Column | null): void {
  for (let i = 0; i < into.length; i += 1) {
    const condition = into[i] as number;
    if (Number.isNaN(condition)) continue;
    into[i] =
      condition !== 0 ? (then[i] as number) : otherwise ? (otherwise[i] as number) : Number.NaN;
  }
}

/** Rounds half away from zero to the digits after the point; negative digits round to tens. */
export function roundTo(into: Column, digits: Column | null): void {
  for (let i = 0; i < into.length; i += 1)
    into[i] = rounded(into[i] as number, digits === null ? 0 : (digits[i] as number));
}

function rounded(value: number, digits: number): number {
  if (Number.isNaN(value) || Number.isNaN(digits)) return Number.NaN;
  const scale = 10 ** Math.max(-15, Math.min(15, Math.trunc(digits)));
  const scaled = Math.abs(value) * scale;
  // Beyond 2^52 there is nothing after the point left to round.
  if (!(scaled < 2 ** 52)) return value;
  // 1.005 × 100 is 100.49999999999999 in binary: one unit of rounding error is forgiven.
  return Math.sign(value) * (Math.round(scaled * (1 + Number.EPSILON)) / scale);
}
