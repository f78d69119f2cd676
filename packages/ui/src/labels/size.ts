import type { Locale } from '@tavoite/model';

const KILO = 1000;
const MEGA = 1_000_000;

/** A file's size for readers, such as "12 kB" or "1.4 MB"; Finnish "12 kt", "1,4 Mt". */
export const size = (bytes: number, locale: Locale): string => {
  const [value, unit] =
    bytes < MEGA ? [Math.ceil(bytes / KILO), 'kilobyte'] : [bytes / MEGA, 'megabyte'];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  // English has a space here that a line could end at.
  return format.format(value).replace(' ', '\u00a0');
};
