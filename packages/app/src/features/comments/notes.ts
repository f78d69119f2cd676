import { type Comment, type MonthNumber, monthOfDate } from '@tavoite/model';
import { useMemo } from 'react';
import { useMaybeCommentsSelector } from './state.js';

/** The month at which a comment is marked: its last. */
const monthOf = ({ end_date }: Comment): MonthNumber => monthOfDate(end_date) ?? Number.NaN;

/** The open comments of the page; none before they are loaded. */
const useOpenComments = (): readonly Comment[] | null => {
  const list = useMaybeCommentsSelector((state) => state.pageComments?.data?.comments);
  return useMemo(() => list?.filter(({ resolved }) => resolved === null) ?? null, [list]);
};

/** How many open comments there are on each month of the page. */
export function useMonthNotes(): ReadonlyMap<MonthNumber, number> | undefined {
  const open = useOpenComments();
  return useMemo(() => {
    if (open === null) return undefined;
    const counts = new Map<MonthNumber, number>();
    for (const comment of open) {
      const month = monthOf(comment);
      counts.set(month, (counts.get(month) ?? 0) + 1);
    }
    return counts;
  }, [open]);
}

/** How many open comments there are on a term's value in a month. */
export function useValueNotes(): (key: string, month: MonthNumber) => number {
  const open = useOpenComments();
  return useMemo(() => {
    const counts = new Map<string, number>();
    const place = (key: string, month: MonthNumber) => `${month} ${key}`;
    for (const comment of open ?? []) {
      if (comment.term === null) continue;
      const at = place(comment.term, monthOf(comment));
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    return (key, month) => counts.get(place(key, month)) ?? 0;
  }, [open]);
}
