import { endianness } from 'node:os';
import type { MonthNumber } from '@tavoite/model';

/** Consecutive months of one term. */
export interface MonthlyColumn {
  /** Month of the first entry. */
  readonly firstMonth: MonthNumber;
  /** One entry per month, NaN where there is no value. */
  readonly values: Float64Array;
  /** 1 where the month's value is verified, else 0; 0 wherever the value is missing. */
  readonly verified: Uint8Array;
}

/** A column as the `series` table keeps it. */
export interface PackedSeries {
  readonly firstMonth: MonthNumber;
  /** Little-endian float64 per month, NaN for a missing one. */
  readonly values: Buffer;
  /** One bit per month, lowest bit first. */
  readonly verified: Buffer;
}

const BYTES_PER_MONTH = Float64Array.BYTES_PER_ELEMENT;
const HOST_IS_LITTLE_ENDIAN = endianness() === 'LE';

/** Packs a column for storage; months without a value at either end are cut off. */
export function packSeries(column: MonthlyColumn): PackedSeries {
  let start = 0;
  let end = column.values.length;
  while (start < end && !Number.isFinite(column.values[start])) start += 1;
  while (end > start && !Number.isFinite(column.values[end - 1])) end -= 1;
  const values = Buffer.alloc((end - start) * BYTES_PER_MONTH);
  const verified = Buffer.alloc(Math.ceil((end - start) / 8));
  for (let i = 0; i < end - start; i += 1) {
    const value = column.values[start + i] as number;
    const present = Number.isFinite(value);
    values.writeDoubleLE(present ? value : Number.NaN, i * BYTES_PER_MONTH);
    if (present && column.verified[start + i] === 1)
      verified[i >> 3] = (verified[i >> 3] as number) | (1 << (i & 7));
  }
  return { firstMonth: column.firstMonth + start, values, verified };
}

/** A packed column whose bytes are written as text: two hexadecimal digits each. */
export interface SeriesText {
  readonly firstMonth: MonthNumber;
  readonly values: string;
  readonly verified: string;
}

/** Reads a stored column. Throws when the bytes are not whole months or the bitmap is too short. */
export function unpackSeries({ firstMonth, values, verified }: PackedSeries): MonthlyColumn {
  const [column] = unpackAll([
    { firstMonth, values: values.toString('hex'), verified: verified.toString('hex') },
  ]);
  return column as MonthlyColumn;
}

/**
 * Reads stored columns, each a part of one piece of memory: with a separate piece for each, the
 * garbage collector would take as long as all the rest. Throws as `unpackSeries`.
 */
export function unpackAll(stored: readonly SeriesText[]): MonthlyColumn[] {
  const lengths = stored.map(({ values }) => values.length / 2 / BYTES_PER_MONTH);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const values = new Float64Array(Math.ceil(all));
  const bytes = Buffer.from(values.buffer);
  const verified = new Uint8Array(values.length);
  let end = 0;
  const places = stored.map((series, i) => {
    const months = lengths[i] as number;
    const digits = series.verified.length;
    if (!Number.isInteger(months) || digits * 4 < months)
      throw new RangeError(
        `Stored series is damaged: ${months * BYTES_PER_MONTH} value bytes, ${digits / 2} bitmap bytes`,
      );
    const start = end;
    end += months;
    bytes.write(series.values, start * BYTES_PER_MONTH, 'hex');
    setVerified(verified, start, end, series.verified);
    return [start, end] as const;
  });
  if (!HOST_IS_LITTLE_ENDIAN) bytes.swap64();
  for (let i = 0; i < values.length; i += 1)
    if (!Number.isFinite(values[i])) {
      values[i] = Number.NaN;
      verified[i] = 0;
    }
  return places.map(([from, to], i) => ({
    firstMonth: (stored[i] as SeriesText).firstMonth,
    values: values.subarray(from, to),
    verified: verified.subarray(from, to),
  }));
}

/** Bits of the bitmap's text to flags from `start` to `end`. */
function setVerified(flags: Uint8Array, start: number, end: number, text: string): void {
  for (let i = 0, at = 0; start + i < end; i += 8, at += 2) {
    const byte = Number.parseInt(text.slice(at, at + 2), 16);
    for (let bit = 0; bit < 8 && start + i + bit < end; bit += 1)
      flags[start + i + bit] = (byte >> bit) & 1;
  }
}
