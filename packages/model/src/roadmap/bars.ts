import type { MonthNumber } from '../calendar/months.js';

/** Where a bar is: whole months, both ends included, in a row of a main task. */
export interface TaskPlace {
  readonly mainTask: number;
  /** From 0. */
  readonly rowIndex: number;
  readonly startMonth: MonthNumber;
  readonly endMonth: MonthNumber;
}

const isSameRow = (a: TaskPlace, b: TaskPlace): boolean =>
  a.mainTask === b.mainTask && a.rowIndex === b.rowIndex;

/** Whether two bars share a month of a row, which no plan may hold. */
export function barsOverlap(a: TaskPlace, b: TaskPlace): boolean {
  return isSameRow(a, b) && a.startMonth <= b.endMonth && b.startMonth <= a.endMonth;
}

/** The bars that overlap another one of the list, in the order of rows and months. */
export function overlappingBars<B extends TaskPlace>(bars: readonly B[]): B[] {
  const sorted = [...bars].sort(
    (a, b) => a.mainTask - b.mainTask || a.rowIndex - b.rowIndex || a.startMonth - b.startMonth,
  );
  const found = new Set<B>();
  // Of the bars so far in the row, the one that ends last: whoever overlaps any, overlaps it.
  let last: B | undefined;
  for (const bar of sorted) {
    if (last !== undefined && isSameRow(last, bar)) {
      if (barsOverlap(last, bar)) found.add(last).add(bar);
      if (last.endMonth > bar.endMonth) continue;
    }
    last = bar;
  }
  return sorted.filter((bar) => found.has(bar));
}

/**
 * A row of the bar's main task in which its months are free: its own, else the first one. It is
 * `rowCount`, a row more, when all are taken.
 * @param others the bars of the plan without this one
 */
export function freeRow(bar: TaskPlace, others: readonly TaskPlace[], rowCount: number): number {
  const taken = new Set(
    others
      .filter((other) => barsOverlap({ ...bar, rowIndex: other.rowIndex }, other))
      .map(({ rowIndex }) => rowIndex),
  );
  if (bar.rowIndex < rowCount && !taken.has(bar.rowIndex)) return bar.rowIndex;
  let row = 0;
  while (row < rowCount && taken.has(row)) row += 1;
  return row;
}
