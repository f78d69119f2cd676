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

const formatters = new Map<number, Intl.NumberFormat>();

function formatterFor(decimals: number): Intl.NumberFormat {
  const whole = Math.min(MAX_DECIMALS, Math.max(0, Math.trunc(decimals)));
  let formatter = formatters.get(whole);
  if (!formatter) {
    formatter = new Intl.NumberFormat('en', {
      useGrouping: true,
      minimumFractionDigits: whole,
      maximumFractionDigits: whole,
      signDisplay: 'negative',
    });
    formatters.set(whole, formatter);
  }
  return formatter;
}

/**
 * A number in writing: thousands parted by a no-break space, decimal point in English and comma in
 * Finnish, a real minus sign, never "−0". `–` for null, undefined and what is not finite.
 */
export function formatNumber(value: number | null | undefined, format: NumberFormat): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NO_VALUE;
  const decimals = format.decimals ?? (format.type === 'int' ? 0 : 2);
  return formatterFor(decimals)
    .formatToParts(value)
    .map((part) => {
      switch (part.type) {
        case 'group':
          return NO_BREAK_SPACE;
        case 'decimal':
          return format.locale === 'fi' ? ',' : '.';
        case 'minusSign':
          return MINUS_SIGN;
        default:
          return part.value;
      }
    })
    .join('');
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
