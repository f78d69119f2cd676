/** The languages of the interface. */
export const LOCALES = ['en', 'fi'] as const;
export type Locale = (typeof LOCALES)[number];

/** Shown in place of a number that is not known. */
export const NO_VALUE = '–';

const NO_BREAK_SPACE = '\u00a0';
const MINUS_SIGN = '\u2212';
const MAX_DECIMALS = 20;
/** Of whole numbers, such as people or deliveries. */
const INT_DECIMALS = 0;
const DECIMALS = 2;
/** A file has two more than the screen, so that its sums stay right. */
const MORE_IN_FILES = 2;

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

/** Decimals of a value by its `value_numeric_type`: the one rule, on screen, in pictures and in files. */
export const decimalsOfType = (type: string | null | undefined): number =>
  type === 'int' ? INT_DECIMALS : DECIMALS;

/** What decides how the values of a term or target are written. */
export interface ValueNaming {
  readonly unit: string;
  readonly measurement_type_prefix: string;
  readonly value_numeric_type: string;
}

/** The unit that is written after values, with its prefix: `k€`; empty for none. */
export const writtenUnit = ({
  measurement_type_prefix,
  unit,
}: Pick<ValueNaming, 'measurement_type_prefix' | 'unit'>): string =>
  `${measurement_type_prefix}${unit}`.trim();

/** `Revenue (k€)`; a title that names its unit already, such as `Margin %` or `Kate-%`, stays as it is. */
export const titleWithUnit = (title: string, unit: string): string => {
  const endings = [` ${unit}`, `-${unit}`, `(${unit})`];
  const isNamed = unit === '' || endings.some((ending) => title.endsWith(ending));
  return isNamed ? title : `${title} (${unit})`;
};

/** How the values of a term or target are written. */
export const valueFormat = (
  { unit, measurement_type_prefix, value_numeric_type }: ValueNaming,
  locale: Locale,
): UnitFormat => ({ locale, unit, prefix: measurement_type_prefix, type: value_numeric_type });

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
  const decimalsAsked = format.decimals ?? decimalsOfType(format.type);
  const decimals = Math.min(MAX_DECIMALS, Math.max(0, Math.trunc(decimalsAsked)));
  const { whole, fraction } = roundedDigits(Math.abs(value), decimals);
  const isZero = /^0*$/.test(whole + fraction);
  const sign = value < 0 && !isZero ? MINUS_SIGN : '';
  const point = fraction === '' ? '' : format.locale === 'fi' ? ',' : '.';
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE) + point + fraction;
}

/** A number of things: `2 448`, alike in all languages. */
export const writtenCount = (count: number): string =>
  formatNumber(count, { locale: 'en', decimals: 0 });

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
  const unit = writtenUnit({
    measurement_type_prefix: format.prefix ?? '',
    unit: format.unit ?? '',
  });
  return number === NO_VALUE || unit === '' ? number : `${number}${NO_BREAK_SPACE}${unit}`;
}

/** Decimals of a change in percent. */
const CHANGE_DECIMALS = 1;

/** What decides how two values that are compared are written. */
export interface ChangeFormat extends UnitFormat {
  /** Unit of a difference of percentages, such as "pp". */
  readonly points: string;
}

/** Whether values are in percent: their differences are in points. */
export const isPercentage = ({ unit }: Pick<UnitFormat, 'unit'>): boolean => unit?.trim() === '%';

/** The value as it is written, as a number: 4.326 is 4.33. */
function asWritten(value: number, format: NumberFormat): number {
  const { whole, fraction } = roundedDigits(
    Math.abs(value),
    format.decimals ?? decimalsOfType(format.type),
  );
  return Math.sign(value) * Number(`${whole}.${fraction}`);
}

/**
 * How much larger a value is than another one, as a reader finds it from the two as they are written:
 * 4.33 − 3.00 is 1.33, also where 4.326 − 2.999 is meant. null without one of the values.
 */
export const writtenDifference = (
  value: number | null,
  compared: number | null,
  format: NumberFormat,
): number | null =>
  value === null || compared === null
    ? null
    : // Written digits, without the noise of their binary fractions.
      Number(writtenNumber(asWritten(value, format) - asWritten(compared, format)));

/** How a difference is written: that of percentages in points. */
export const differenceFormat = (format: ChangeFormat): UnitFormat =>
  isPercentage(format) ? { ...format, unit: format.points, prefix: '' } : format;

/** How much larger a value is than another one, with its sign and unit: `+12 k€`, `−0.30 pp`. */
export function formatDifference(
  value: number | null,
  compared: number | null,
  format: ChangeFormat,
): string | null {
  const difference = writtenDifference(value, compared, format);
  return difference === null
    ? null
    : withSign(difference, formatWithUnit(difference, differenceFormat(format)));
}

/**
 * How a value changed from another one, with its sign: `+6.4 %`, and for percentages `−0.30 pp`. null
 * where that says nothing true: without one of the values, and in percent of zero or less.
 */
export function formatChange(
  value: number | null,
  compared: number | null,
  format: ChangeFormat,
): string | null {
  if (value === null || compared === null) return null;
  // Both are written beside it: a reader who subtracts them finds it.
  if (isPercentage(format)) return formatDifference(value, compared, format);
  if (compared <= 0) return null;
  const change = ((value - compared) / compared) * 100;
  const text = formatPercent(change, { locale: format.locale, decimals: CHANGE_DECIMALS });
  return withSign(change, text);
}

/** The same, but the difference where a percentage says nothing true; null without one of the values. */
export const formatChangeOrDifference = (
  value: number | null,
  compared: number | null,
  format: ChangeFormat,
): string | null =>
  formatChange(value, compared, format) ?? formatDifference(value, compared, format);

/** A written change with a plus where it grew; one that is written as zero has no sign. */
export const withSign = (value: number | null, text: string): string =>
  value !== null && value > 0 && /[1-9]/.test(text) ? `+${text}` : text;

const THOUSAND = 1000;

/** What a thousand of a unit is called where that is a unit of its own. */
const THOUSAND_OF = new Map([
  ['kWh', 'MWh'],
  ['MWh', 'GWh'],
  ['GWh', 'TWh'],
  ['kg', 't'],
]);

/** The same unit a thousand times larger: `M€` for `k€`, `GWh` for `MWh`; null for none that is usual. */
function thousandOf(format: UnitFormat): UnitFormat | null {
  const unit = format.unit ?? '';
  const prefix = format.prefix ?? '';
  const larger = THOUSAND_OF.get(writtenUnit({ measurement_type_prefix: prefix, unit }));
  if (larger !== undefined) return { ...format, prefix: '', unit: larger };
  return prefix === 'k' && unit !== '' ? { ...format, prefix: 'M' } : null;
}

/**
 * A value as a headline: from a thousand on, it is written in the larger unit, `172.99 M€`
 * for 172 986.40 k€ and `22.37 GWh` for 22 368.77 MWh; with two decimals, whatever its size, so that headlines
 * below each other compare. What has no such unit stays as it is.
 * @param scale decides the unit in place of the value, so that what stands beside a headline is written as it
 * is; too little to be written in that unit, a value has its own
 */
export function headlineFormat(
  value: number | null,
  format: UnitFormat,
  scale: number | null = value,
): { readonly value: number | null; readonly format: UnitFormat } {
  const larger = thousandOf(format);
  if (larger === null || value === null || scale === null) return { value, format };
  const scaled = value / THOUSAND;
  const isLittle = scaled !== 0 && Number(scaled.toFixed(DECIMALS)) === 0;
  if (Math.abs(scale) < THOUSAND || isLittle) return { value, format };
  return headlineFormat(scaled, { ...larger, decimals: DECIMALS }, scale / THOUSAND);
}

/** More digits than any figure is known to, and fewer than computing leaves noise in. */
const SIGNIFICANT_DIGITS = 13;

/** A number as written to the clipboard: all digits, without the noise of binary fractions. */
export const writtenNumber = (value: number): string =>
  String(Number(value.toPrecision(SIGNIFICANT_DIGITS)));

/**
 * A number as written to a text file: whole numbers whole, others with at most two decimals more than on
 * screen; a ratio's twelve would be noise.
 * @param decimals those that the screen shows
 */
export function fileNumber(value: number, decimals: number): string {
  const asked = decimals === 0 ? 0 : Math.min(MAX_DECIMALS, decimals + MORE_IN_FILES);
  const { whole, fraction } = roundedDigits(Math.abs(value), asked);
  const kept = fraction.replace(/0+$/, '');
  const digits = kept === '' ? whole : `${whole}.${kept}`;
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}
