import { type Locale, NO_VALUE } from './numbers.js';

/** Spaces of all kinds and apostrophes, which part thousands and say nothing. */
const FILLERS = /[\s\u00a0\u202f\u2009'’]/g;
const MINUS_SIGNS = /[\u2212\u2013]/g;

/** Text before and after a number that is no part of it: a currency, a percent sign. */
const UNITS = /^[€$£]|(?:[€$£%]|k€|M€|eur)$/i;

/** Digits in groups of three, by what parts them. */
const GROUPED = { ',': /^\d{1,3}(?:,\d{3})+$/, '.': /^\d{1,3}(?:\.\d{3})+$/ };

/** The digits with a point as their decimal mark; undefined where they are written like no number. */
function withPoint(digits: string, locale: Locale): string | undefined {
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (last < 0) return digits;
  const mark = digits[last] as ',' | '.';
  const other = mark === ',' ? '.' : ',';
  const marks = digits.split(mark).length - 1;
  const isGrouped = GROUPED[mark].test(digits);
  // `1.234.567`, and in English `1,234`: only thousands.
  if (isGrouped && (marks > 1 || (mark === ',' && locale === 'en')))
    return digits.replaceAll(mark, '');
  if (marks > 1) return undefined;
  const [whole = '', fraction = ''] = [digits.slice(0, last), digits.slice(last + 1)];
  if (whole.includes(other)) {
    if (!GROUPED[other].test(whole)) return undefined;
    return `${whole.replaceAll(other, '')}.${fraction}`;
  }
  return `${whole}.${fraction}`;
}

/**
 * Reads a number as people write it and spreadsheets copy it: `1 234,5`, `1,234.5`, `−12`, `(12)`,
 * `12 %`, `1.2E+3`. Where the decimal mark is not clear from the number, `locale` decides: `1,234` is
 * a thousand in English and one in Finnish.
 *
 * @returns null for an empty text and for `–`; undefined for what is no number
 */
export function parseNumber(text: string, locale: Locale): number | null | undefined {
  const bare = text.replace(FILLERS, '').replace(MINUS_SIGNS, '-');
  if (bare === '' || bare === '-' || text.trim() === NO_VALUE) return null;
  const bracketed = /^\((.+)\)$/.exec(bare)?.[1];
  const signed = (bracketed ?? bare).replace(UNITS, '');
  const match = /^([+-]?)(\d[\d.,]*|[.,]\d+)(?:e([+-]?\d{1,3}))?$/i.exec(signed);
  if (!match) return undefined;
  const [, sign = '', digits = '', exponent = '0'] = match;
  const plain = withPoint(digits, locale);
  if (plain === undefined) return undefined;
  const size = Number(`${plain}e${exponent}`);
  if (!Number.isFinite(size)) return undefined;
  const isNegative = (sign === '-') !== (bracketed !== undefined);
  return isNegative && size !== 0 ? -size : size;
}
