import { currentMonth, type FigureSheet, formatMonth, type Language } from '@tavoite/model';

/** A figure: of a term, in a month (`YYYY-MM`). */
export interface FigurePlace {
  readonly key: string;
  readonly month: string;
}

/** Whether the sheet has figures of the month, all of them verified. */
export function isClosedIn({ months, terms }: FigureSheet, month: string): boolean {
  const at = months.indexOf(month);
  const entered = terms.filter(({ values }) => (values[at] ?? null) !== null);
  return entered.length > 0 && entered.every(({ verified }) => verified[at] === '1');
}

/** The month that is worked on: the last one that has ended or, once that is closed, the one that runs. */
export function monthOfWork(sheet: FigureSheet | null): string {
  const now = currentMonth();
  const last = formatMonth(now - 1);
  return sheet && isClosedIn(sheet, last) ? formatMonth(now) : last;
}

/** Whether a term lacks a figure of a month, by its index, although it had one in the month before. */
export function isMissingIn(
  { values }: { readonly values: readonly (number | null)[] },
  month: number,
): boolean {
  if ((values[month] ?? null) !== null) return false;
  if (month === 0) return values.some((value) => value !== null);
  return (values[month - 1] ?? null) !== null;
}

/** How a month that lacks nothing stands. */
export type MonthStanding =
  /** It is not among the months of the sheet. */
  | 'unseen'
  /** It has no figures. */
  | 'empty'
  /** It has ended: to close it is what comes next. */
  | 'ready'
  /** It runs, and all that it has are estimates. */
  | 'estimated'
  /** It runs, and some of it is actual already. */
  | 'running';

/** How a month stands in which no figure is missing. */
export function standingIn({ months, terms }: FigureSheet, month: string): MonthStanding {
  const at = months.indexOf(month);
  if (at === -1) return 'unseen';
  const entered = terms.filter(({ values }) => (values[at] ?? null) !== null);
  if (entered.length === 0) return 'empty';
  if (month !== formatMonth(currentMonth())) return 'ready';
  return entered.some(({ verified }) => verified[at] === '1') ? 'running' : 'estimated';
}

/** With the capital letter that a sentence begins with. */
export const asSentence = (words: string, language: Language): string =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1);
