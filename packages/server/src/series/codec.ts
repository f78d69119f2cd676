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

/** Reads a stored column. Throws when the bytes are not whole months or the bitmap is too short. */
export function unpackSeries(packed: PackedSeries): MonthlyColumn {
  const months = packed.values.length / BYTES_PER_MONTH;
  if (!Number.isInteger(months) || packed.verified.length * 8 < months)
    throw new RangeError(
      `Stored series is damaged: ${packed.values.length} value bytes, ${packed.verified.length} bitmap bytes`,
    );
  const values = new Float64Array(months);
  const bytes = Buffer.from(values.buffer);
  packed.values.copy(bytes);
  if (!HOST_IS_LITTLE_ENDIAN) bytes.swap64();
  const verified = new Uint8Array(months);
  for (let i = 0; i < months; i += 1) {
    if (!Number.isFinite(values[i])) values[i] = Number.NaN;
    else verified[i] = ((packed.verified[i >> 3] as number) >> (i & 7)) & 1;
  }
  return { firstMonth: packed.firstMonth, values, verified };
}
