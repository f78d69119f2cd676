/** A month as it is named in a heading; the year may stand elsewhere, such as over several months. */
export interface WrittenMonth {
  /** 1 (January) to 12. */
  readonly month: number;
  /** null where the text has none. */
  readonly year: number | null;
}

/** What a word begins with that names a month, in English and in Finnish. */
const NAMES: readonly (readonly string[])[] = [
  ['jan', 'tammi'],
  ['feb', 'helmi'],
  ['mar', 'maalis'],
  ['apr', 'huhti'],
  ['may', 'touko'],
  ['jun', 'kesä'],
  ['jul', 'heinä'],
  ['aug', 'elo'],
  ['sep', 'syys'],
  ['oct', 'loka'],
  ['nov', 'marras'],
  ['dec', 'joulu'],
];
const ENDINGS =
  /^(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember|k|kuu|kuun|kuuta|kuussa|k\.kuu)?$/;

const CENTURY = 2000;

const IN_DIGITS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:-\d{1,2})?$/,
  /^(?:\d{1,2}\.)?(?<month>\d{1,2})[./-](?<year>\d{4})$/,
];
const IN_WORDS = [
  /^(?<name>\p{L}+)[\s.,'’/-]*(?<year>\d{4}|\d{2})?$/u,
  /^(?<year>\d{4})[\s.,/-]*(?<name>\p{L}+)\.?$/u,
];

const isMonth = (month: number) => month >= 1 && month <= NAMES.length;

function monthNamed(word: string): number {
  const at = NAMES.findIndex((names) =>
    names.some((name) => word.startsWith(name) && ENDINGS.test(word.slice(name.length))),
  );
  return at + 1;
}

/**
 * Reads a month as people and spreadsheets write it: `2026-01`, `1/2026`, `31.1.2026`, `tammi.26`,
 * `tammikuu 2026`, `Jan-26`, `January`.
 *
 * @returns null for what names no month
 */
export function parseWrittenMonth(text: string): WrittenMonth | null {
  const trimmed = text.trim().toLowerCase();
  for (const pattern of IN_DIGITS) {
    const parts = pattern.exec(trimmed)?.groups;
    const month = Number(parts?.month);
    if (isMonth(month)) return { month, year: Number(parts?.year) };
  }
  for (const pattern of IN_WORDS) {
    const { name = '', year } = pattern.exec(trimmed)?.groups ?? {};
    const month = monthNamed(name);
    if (!isMonth(month)) continue;
    if (year === undefined) return { month, year: null };
    return { month, year: year.length === 2 ? CENTURY + Number(year) : Number(year) };
  }
  return null;
}
