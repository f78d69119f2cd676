import type { MonthNumber } from '../types.js';

/** Something written about a month, or about several. */
export interface ChartNote {
  /** First month that it is about. */
  readonly start: MonthNumber;
  /** Last month that it is about. */
  readonly end: MonthNumber;
  /** Its number where the text is elsewhere; notes without one are counted. */
  readonly number?: number | undefined;
}

/** A mark: all notes that end in the same period, over the periods that they are about. */
export interface NoteSpan {
  /** Place of the first period. */
  readonly from: number;
  /** Place of the last period, at which the mark is. */
  readonly to: number;
  /** How much was written. */
  readonly count: number;
  /** The numbers of the notes, rising. */
  readonly numbers: readonly number[];
}

/** Where a note is among the periods; null outside all of them. */
function placed(months: readonly MonthNumber[], { start, end }: ChartNote) {
  const first = months[0];
  const last = months.at(-1);
  if (first === undefined || last === undefined) return null;
  // Periods are of one length, that of the first two; the last one may be shorter.
  const length = (months[1] ?? last + 1) - first;
  if (!(end >= start) || end < first || start >= last + length) return null;
  const placeOf = (month: MonthNumber) => months.findLastIndex((begin) => begin <= month);
  return { from: Math.max(0, placeOf(start)), to: placeOf(end) };
}

/**
 * The marks of notes, from left to right. Notes that reach beyond the periods are marked as far as
 * they are inside.
 * @param months first month of each period that holds data, rising
 */
export function noteSpans(
  months: readonly MonthNumber[],
  notes: readonly ChartNote[] | undefined,
): NoteSpan[] {
  const spans = new Map<number, NoteSpan>();
  for (const note of notes ?? []) {
    const place = placed(months, note);
    if (place === null) continue;
    const before = spans.get(place.to);
    const numbers = [
      ...(before?.numbers ?? []),
      ...(note.number === undefined ? [] : [note.number]),
    ];
    spans.set(place.to, {
      from: Math.min(place.from, before?.from ?? place.from),
      to: place.to,
      count: (before?.count ?? 0) + 1,
      numbers: numbers.sort((a, b) => a - b),
    });
  }
  return [...spans.values()].sort((a, b) => a.to - b.to);
}

/** How much was written about each period, by its place. */
export function noteCounts(
  months: readonly MonthNumber[],
  notes: readonly ChartNote[] | undefined,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const note of notes ?? []) {
    const place = placed(months, note);
    if (place === null) continue;
    for (let index = place.from; index <= place.to; index += 1)
      counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return counts;
}

/** Numbers in few characters: `1`, `1, 4`, `1–3`. */
export function numbersText(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
