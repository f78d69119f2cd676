/** The languages of the interface. */
export const LOCALES = ['en', 'fi'] as const;
export type Locale = (typeof LOCALES)[number];

/** Shown in place of a number that is not known. */
export const NO_VALUE = '–';

const NO_BREAK_SPACE = '\u00a0';
const MINUS_SIGN = '\u2212';
const MAX_DECIMALS = 20;

export interface NumberFormat {
  readonly locale: Locale;
  /** `int` shows no decimals, anything else two. */
  readonly type?: string | null | undefined;
  /** Number of decimals, 0 to 20, in place of what `type` says. */
  readonly decimals?: number | undefined;
}

export interface UnitFormat extends NumberFormat {
  readonly unit?: string | null | undefined;
  /** `measurement_type_prefix`: goes before the unit (`k` and `€` are `k€`); it scales nothing. */
  readonly prefix?: string | null | undefined;
}

/** The digits before and after the decimal sign. */
interface Digits {
  readonly whole: string;
  readonly fraction: string;
}

/**
 * Rounds as people do on paper, half away from zero, on the decimals that the number shows: 1.005
 * with two decimals is 1.01. Done on digits, because the first use of `Intl.NumberFormat` holds a
 * page up longer than drawing a chart does.
 */
function roundedDigits(absolute: number, decimals: number): Digits {
  const written = String(absolute);
  if (written.includes('e')) return digitsOfExtreme(absolute, decimals);
  const [whole = '', fraction = ''] = written.split('.');
  const kept = whole + fraction.slice(0, decimals).padEnd(decimals, '0');
  const roundsUp = (fraction[decimals] ?? '0') >= '5';
  const digits = roundsUp ? String(BigInt(kept) + 1n).padStart(kept.length, '0') : kept;
  const point = digits.length - decimals;
  return { whole: digits.slice(0, point), fraction: digits.slice(point) };
}

/** Numbers that JavaScript writes with an exponent: below a millionth, or from 1e21 on. */
function digitsOfExtreme(absolute: number, decimals: number): Digits {
  const formatter = new Intl.NumberFormat('en', {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const [whole = '', fraction = ''] = formatter.format(absolute).split('.');
  return { whole, fraction };
}

/**
 * A number in writing: thousands parted by a no-break space, decimal point in English and comma in
 * Finnish, a real minus sign, never "−0". `–` for null, undefined and what is not finite.
 */
export function formatNumber(value: number | null | undefined, format: NumberFormat): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NO_VALUE;
  const decimalsAsked = format.decimals ?? (format.type === 'int' ? 0 : 2);
  const decimals = Math.min(MAX_DECIMALS, Math.max(0, Math.trunc(decimalsAsked)));
  const { whole, fraction } = roundedDigits(Math.abs(value), decimals);
  const isZero = /^0*$/.test(whole + fraction);
  const sign = value < 0 && !isZero ? MINUS_SIGN : '';
  const point = fraction === '' ? '' : format.locale === 'fi' ? ',' : '.';
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE) + point + fraction;
}

/** A percentage in writing, `12.50 %`; the value is in percent (12.5), not a share (0.125). */
export function formatPercent(
  percent: number | null | undefined,
  format: Pick<NumberFormat, 'locale' | 'decimals'>,
): string {
  return formatWithUnit(percent, { ...format, unit: '%' });
}

/** A number with its unit, `12 k€`, joined by a no-break space; a missing number has no unit. */
export function formatWithUnit(value: number | null | undefined, format: UnitFormat): string {
  const number = formatNumber(value, format);
  const unit = `${format.prefix ?? ''}${format.unit ?? ''}`.trim();
  return number === NO_VALUE || unit === '' ? number : `${number}${NO_BREAK_SPACE}${unit}`;
}

/** More digits than any figure is known to, and fewer than computing leaves noise in. */
const SIGNIFICANT_DIGITS = 13;

/** A number as written to files and the clipboard: all digits, without the noise of binary fractions. */
export const writtenNumber = (value: number): string =>
  String(Number(value.toPrecision(SIGNIFICANT_DIGITS)));
