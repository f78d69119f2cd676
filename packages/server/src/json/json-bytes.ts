import { Yielder } from '../series/yielder.js';
import { JsonText } from './json-text.js';
import type { List } from './list-answer.js';

const SLICE_BYTES = 64 * 1024;
/** UTF-8 takes at most this many bytes per UTF-16 unit. */
const BYTES_PER_CHARACTER = 3;
/** Characters of the longest number: `-1.7976931348623157e+308`. */
const MAX_NUMBER_BYTES = 24;
/** Most figures have at most four decimals: these are written as whole numbers of such parts. */
const PARTS = 10_000;

/** How many digits of a number are written. */
interface Rounding {
  readonly digits: number;
  /** Half of the last digit, as a share of the largest number that has them. */
  readonly noise: number;
  /** Numbers of parts below have no more digits. */
  readonly maxParts: number;
}
const roundingTo = (digits: number): Rounding => ({
  digits,
  noise: 0.5 * 10 ** -digits,
  maxParts: 10 ** digits,
});
/** A double always keeps 15 digits. */
const EXACT = roundingTo(15);
/** More digits of a share of a sum would take half of an answer's bytes and say nothing. */
const SHARE = roundingTo(12);
const NINE_DIGITS = 1e9;
const ZERO = 0x30;
const POINT = 0x2e;
const MINUS = 0x2d;
const COMMA = 0x2c;
const QUOTE = 0x22;

const NULL = Buffer.from('null');
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');

/**
 * The number with the 15 digits that a double always keeps. Sums of decimal fractions leave noise
 * behind them (`1464881.0499999998`), which says nothing about the figures.
 */
function withoutNoise(value: number, { digits }: Rounding = EXACT): number {
  const rounded = Number(value.toPrecision(digits));
  // The largest doubles would be rounded beyond themselves.
  return Number.isFinite(rounded) ? rounded : value;
}

/** A value as answers give it, with one zero. */
export const roundValue = (value: number): number => withoutNoise(value) + 0;

/** A share × 100 as answers give it. */
export function roundShare(value: number): number {
  return withoutNoise(value, SHARE);
}

/** Whether the number has few enough digits to be without noise, as most figures do; found out quickly. */
function isShort(value: number): boolean {
  const parts = Math.round(value * PARTS);
  return parts / PARTS === value && Math.abs(parts) < EXACT.maxParts;
}

/**
 * The value with its numbers without noise; what has none is not copied. Faster than a function that
 * `JSON.stringify` would call for every part.
 */
function quiet(value: unknown): unknown {
  if (typeof value === 'number') return isShort(value) ? value : withoutNoise(value);
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  if (Array.isArray(value)) {
    let copy: unknown[] | null = null;
    for (let i = 0; i < value.length; i++) {
      const part = quiet(value[i]);
      if (part === value[i]) continue;
      copy ??= [...value];
      copy[i] = part;
    }
    return copy ?? value;
  }
  const parts = value as Record<string, unknown>;
  let copy: Record<string, unknown> | null = null;
  for (const name in parts) {
    const part = quiet(parts[name]);
    if (part === parts[name]) continue;
    copy ??= { ...parts };
    copy[name] = part;
  }
  return copy ?? value;
}

/** A value as JSON, its numbers without noise. */
export const jsonText = (value: unknown): string => JSON.stringify(quiet(value));

/**
 * JSON being written as bytes. Arrays of numbers take most of the time of large answers; written
 * digit by digit they take a third of what strings would.
 */
export class JsonBytes {
  private readonly full: Buffer[] = [];
  private buffer = Buffer.allocUnsafe(SLICE_BYTES);
  private length = 0;
  private readonly digits = new Uint8Array(MAX_NUMBER_BYTES);

  /** Any text that is JSON already. */
  text(text: string): void {
    this.reserve(text.length * BYTES_PER_CHARACTER);
    this.length += this.buffer.write(text, this.length);
  }

  /** Bytes that are JSON already, for what repeats often. */
  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    const { buffer } = this;
    let { length } = this;
    // A loop beats a call of set() for the few bytes that these are.
    for (let i = 0; i < bytes.length; i += 1) buffer[length++] = bytes[i] as number;
    this.length = length;
  }

  /** A number without the noise of sums behind its 15th digit; null for a missing value. */
  number(value: number | undefined): void {
    this.rounded(value, EXACT);
  }

  /** A share × 100 with the digits of `roundShare`; null for a missing one. */
  share(value: number | undefined): void {
    this.rounded(value, SHARE);
  }

  private rounded(value: number | undefined, rounding: Rounding): void {
    if (value === undefined || !Number.isFinite(value)) {
      this.raw(NULL);
      return;
    }
    this.reserve(MAX_NUMBER_BYTES);
    const parts = Math.round(value * PARTS);
    const distance = Math.abs(parts / PARTS - value);
    if (Math.abs(parts) < rounding.maxParts && distance <= Math.abs(value) * rounding.noise)
      this.decimal(parts);
    else this.digitsOf(value, rounding);
  }

  /** A number with many decimals, or a very large or small one. */
  private digitsOf(value: number, rounding: Rounding): void {
    let text = value.toPrecision(rounding.digits);
    let end = text.length;
    if (text.includes('e') || !text.includes('.')) {
      text = String(withoutNoise(value, rounding));
      end = text.length;
    } else while (text.charCodeAt(end - 1) === ZERO) end -= 1;
    if (text.charCodeAt(end - 1) === POINT) end -= 1;
    for (let i = 0; i < end; i += 1) this.buffer[this.length++] = text.charCodeAt(i);
  }

  /** An array of numbers and nulls. */
  numbers(values: Float64Array): void {
    this.text('[');
    for (let i = 0; i < values.length; i += 1) {
      if (i > 0) this.comma();
      this.number(values[i]);
    }
    this.text(']');
  }

  /** An array of shares and nulls. */
  shares(values: Float64Array): void {
    this.text('[');
    for (let i = 0; i < values.length; i += 1) {
      if (i > 0) this.comma();
      this.share(values[i]);
    }
    this.text(']');
  }

  flag(flag: boolean): void {
    this.raw(flag ? TRUE : FALSE);
  }

  /** Flags as a text of `1` and `0`: a fifth of the bytes of an array. */
  flags(flags: Uint8Array): void {
    this.reserve(flags.length + 2);
    this.buffer[this.length++] = QUOTE;
    for (const flag of flags) this.buffer[this.length++] = ZERO + flag;
    this.buffer[this.length++] = QUOTE;
  }

  /** All that was written. */
  bytes(): Buffer {
    return Buffer.concat([...this.full, this.buffer.subarray(0, this.length)]);
  }

  /** All that was written, as the answer that the writer says it is. */
  answer<Answer>(): JsonText<Answer> {
    return new JsonText(this.bytes());
  }

  private comma(): void {
    this.reserve(1);
    this.buffer[this.length++] = COMMA;
  }

  /** Makes room for `bytes` in one piece. */
  private reserve(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    this.full.push(this.buffer.subarray(0, this.length));
    this.buffer = Buffer.allocUnsafe(Math.max(bytes, SLICE_BYTES));
    this.length = 0;
  }

  /** Ten-thousandths as a decimal number without zeros at its end. */
  private decimal(parts: number): void {
    const { buffer, digits } = this;
    let { length } = this;
    if (parts < 0) buffer[length++] = MINUS;
    const size = Math.abs(parts);
    const whole = Math.floor(size / PARTS);
    let fraction = size - whole * PARTS;
    let count = 0;
    // Nine digits at a time are small integers, which divide several times faster.
    let rest = whole;
    for (; rest >= NINE_DIGITS; rest = Math.floor(rest / NINE_DIGITS)) {
      let low = (rest % NINE_DIGITS) | 0;
      for (let i = 0; i < 9; i += 1) {
        const tens = (low / 10) | 0;
        digits[count++] = ZERO + (low - tens * 10);
        low = tens;
      }
    }
    let high = rest | 0;
    do {
      const tens = (high / 10) | 0;
      digits[count++] = ZERO + (high - tens * 10);
      high = tens;
    } while (high > 0);
    while (count > 0) buffer[length++] = digits[--count] as number;
    if (fraction > 0) buffer[length++] = POINT;
    for (let place = PARTS / 10; fraction > 0; place /= 10) {
      const digit = (fraction / place) | 0;
      buffer[length++] = ZERO + digit;
      fraction -= digit * place;
    }
    this.length = length;
  }
}

/** The list envelope around items that are described one by one, giving way to other requests. */
export async function jsonList<T, Item>(
  items: readonly T[],
  describe: (item: T) => Item,
): Promise<JsonText<List<Item>>> {
  const json = new JsonBytes();
  const yielder = new Yielder();
  json.text(`{"count":${items.length},"next":null,"previous":null,"results":[`);
  for (const [i, item] of items.entries()) {
    if (yielder.due) await yielder.rest();
    json.text(`${i === 0 ? '' : ','}${jsonText(describe(item))}`);
  }
  json.text(']}');
  return json.answer();
}
