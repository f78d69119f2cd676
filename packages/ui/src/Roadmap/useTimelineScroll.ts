import type { MonthNumber } from '@tavoite/model';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { leftOf, type Sizes } from './geometry.js';

/** How far the current month is from the left: some past months are visible, and more of the future. */
const TODAY_AT = 1 / 4;

interface Timeline {
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  currentMonth: MonthNumber;
  sizes: Sizes;
  /** Width of what covers the timeline on the left, in px. */
  titleWidth: number;
}

/**
 * Opens the timeline on the current month, and keeps the month at its left edge when its range or
 * the size of the text changes.
 *
 * @returns scrolls to the current month
 */
export function useTimelineScroll(frame: RefObject<HTMLElement | null>, timeline: Timeline) {
  const { firstMonth, lastMonth, currentMonth, sizes, titleWidth } = timeline;
  const latest = useRef(timeline);
  latest.current = timeline;
  const goToToday = useCallback(() => {
    const element = frame.current;
    if (!element) return;
    const now = latest.current;
    const month = Math.min(now.lastMonth, Math.max(now.firstMonth, now.currentMonth));
    const room = element.clientWidth - now.titleWidth - now.sizes.month;
    element.scrollLeft = leftOf(month, now.firstMonth, now.sizes) - Math.max(0, room * TODAY_AT);
  }, [frame]);

  const before = useRef<Timeline | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    const was = before.current;
    before.current = latest.current;
    if (!element) return;
    // Until someone has scrolled, today is what it opens on, also when the frame turns out narrow.
    if (was === null || was.titleWidth !== titleWidth) goToToday();
    else if (was.firstMonth !== firstMonth || was.sizes.month !== sizes.month) {
      const leftmost = was.firstMonth + element.scrollLeft / was.sizes.month;
      element.scrollLeft = (leftmost - firstMonth) * sizes.month;
    }
  }, [frame, firstMonth, sizes, titleWidth, goToToday]);

  const hasToday = currentMonth >= firstMonth && currentMonth <= lastMonth;
  return hasToday ? goToToday : null;
}
