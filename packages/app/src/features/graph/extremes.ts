import type { ChartPoint } from '@tavoite/charts';
import {
  type FiscalStart,
  type MonthRange,
  monthOf,
  periodLabel,
  quarterLabel,
  type TimeGrouping,
  yearOf,
} from '@tavoite/model';

/** With fewer, the graph beside them says it at a glance. */
const FEWEST = 3;

/** A period and its value. */
export interface Extreme {
  readonly month: number;
  readonly value: number;
}

/**
 * The periods of the highest and of the lowest value among whole ones of a range; null with fewer than
 * three, or where all are alike.
 */
export function extremesOf(
  points: readonly ChartPoint[],
  range: MonthRange,
): { readonly highest: Extreme; readonly lowest: Extreme } | null {
  const known = points.flatMap((point): Extreme[] =>
    point.kind !== 'missing' &&
    !point.coverage &&
    point.month >= range.start &&
    point.month <= range.end
      ? [{ month: point.month, value: point.value }]
      : [],
  );
  const [first] = known;
  if (first === undefined || known.length < FEWEST) return null;
  const highest = known.reduce((best, one) => (one.value > best.value ? one : best), first);
  const lowest = known.reduce((best, one) => (one.value < best.value ? one : best), first);
  return highest.value === lowest.value ? null : { highest, lowest };
}

/** A period as the axis of the graph names it; with its year where the range has several. */
export function extremeName(
  { month }: Extreme,
  range: MonthRange,
  {
    grouping,
    fiscalStart,
    shortMonths,
  }: {
    grouping: TimeGrouping;
    fiscalStart: FiscalStart;
    /** January first. */
    shortMonths: readonly string[];
  },
): string {
  if (grouping === 'fiscal')
    return periodLabel({ start: month, end: month }, grouping, fiscalStart);
  const [name = '', year = ''] =
    grouping === 'quarter'
      ? quarterLabel(month, fiscalStart).split('/')
      : [shortMonths[monthOf(month) - 1], String(yearOf(month))];
  return yearOf(range.start) === yearOf(range.end) ? name : `${name} ${year}`;
}
