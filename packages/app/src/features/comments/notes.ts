import type { ChartNote } from '@tavoite/charts';
import { type Comment, type MonthNumber, type MonthRange, monthOfDate } from '@tavoite/model';
import { useMemo } from 'react';
import { useMaybeCommentsSelector } from './state.js';

/** The months that a comment is about. */
function monthsOf({ start_date, end_date }: Comment): MonthRange | null {
  const [start, end] = [monthOfDate(start_date), monthOfDate(end_date)];
  return start === null || end === null ? null : { start, end };
}

/** The open comments of the page; none before they are loaded. */
const useOpenComments = (): readonly Comment[] | null => {
  const list = useMaybeCommentsSelector((state) => state.pageComments?.data?.comments);
  return useMemo(() => list?.filter(({ resolved }) => resolved === null) ?? null, [list]);
};

/** The months that the open comments of the page are about. */
export function useMonthNotes(): readonly ChartNote[] | undefined {
  const open = useOpenComments();
  return useMemo(() => open?.flatMap((comment) => monthsOf(comment) ?? []), [open]);
}

/** How many open comments there are on a term's value in a month. */
export function useValueNotes(): (key: string, month: MonthNumber) => number {
  const open = useOpenComments();
  return useMemo(() => {
    const byTerm = new Map<string, MonthRange[]>();
    for (const comment of open ?? []) {
      const months = monthsOf(comment);
      if (comment.term === null || months === null) continue;
      byTerm.set(comment.term, [...(byTerm.get(comment.term) ?? []), months]);
    }
    return (key, month) =>
      byTerm.get(key)?.filter(({ start, end }) => start <= month && month <= end).length ?? 0;
  }, [open]);
}
