import type { MonthNumber } from '@tavoite/model';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFoldable } from './fold.js';
import {
  BASE_FONT_PX,
  FOLDED_EM,
  leftOf,
  MARK_PX,
  monthWidthOf,
  type Sizes,
  wholeMonths,
} from './geometry.js';
import { diamondBeyond } from './milestones.js';
import { titleWidthOf } from './styles/index.js';
import type { RoadmapMilestone, RoadmapZoom } from './types.js';
import { READY_PX } from './usePinnedTitles.js';

/** Drawn beyond each edge, so that small scrolls draw nothing new. */
const OVERSCAN_PX = 160;
/** Always drawn beyond each edge. */
const MIN_PX = 8;
/** Taken for the frame's size until it is known, so that the first picture has all it needs. */
const FIRST_WIDTH_PX = 1440;
const FIRST_HEIGHT_PX = 700;
/** A frame narrower than this has titles above the rows, not next to them. */
const NARROW_FRAME_EM = 46;
/** How far the current month is from the left: some past months are visible, and more of the future. */
const TODAY_AT = 1 / 4;

/** What the frame tells without being asked again. */
export interface Look {
  isNarrow: boolean;
  /** In px; known of a narrow frame only. */
  width: number;
  /** Size of its text in px. */
  font: number;
  /**
   * Width of a month in px with which the period, or a whole number of its months, fills the frame; 0
   * where another width does as well.
   */
  fill: number;
  /** Width of the column of titles in px; 0 where they are above the rows. */
  titleWidth: number;
}

export const FIRST_LOOK: Look = {
  isNarrow: false,
  width: 0,
  font: BASE_FONT_PX,
  fill: 0,
  titleWidth: titleWidthOf(BASE_FONT_PX),
};

export interface Timeline {
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  currentMonth: MonthNumber;
  sizes: Sizes;
  /** Width of what covers the timeline on the left, in px. */
  titleWidth: number;
  /** Where the line of today is, in px of the timeline. */
  today: number;
  /** Last months of the bars that are late; null until they are known. */
  lateEnds: readonly MonthNumber[] | null;
}

/**
 * Where a frame of this width is scrolled to when it opens: the current month is in view, and so are the
 * ends of late bars, as far as they have room before it.
 */
export function openingLeft(frameWidth: number, timeline: Timeline): number {
  const { firstMonth, lastMonth, currentMonth, sizes, titleWidth } = timeline;
  const month = Math.min(lastMonth, Math.max(firstMonth, currentMonth));
  const room = Math.max(0, frameWidth - titleWidth - sizes.month);
  const usual = Math.round((room * TODAY_AT) / sizes.month);
  // The month after the current one stays in view, too.
  const most = Math.max(usual, Math.floor(room / sizes.month) - 1);
  const late = (timeline.lateEnds ?? []).map((end) => month - end).filter((one) => one <= most);
  // Of one month alone, hardly a name is seen.
  const needed = late.map((one) => Math.min(one + 1, most));
  const left = leftOf(month - Math.max(usual, ...needed), firstMonth, sizes);
  const width = leftOf(lastMonth + 1, firstMonth, sizes) + titleWidth + 1;
  return Math.max(0, Math.min(left, width - frameWidth));
}

/** Measures the frame; null while it is not on screen. */
function lookOf(element: HTMLElement, months: number, zoom: RoadmapZoom): Look | null {
  const width = element.clientWidth;
  const font = Number.parseFloat(getComputedStyle(element).fontSize);
  if (width === 0 || !(font > 0)) return null;
  const isNarrow = width < NARROW_FRAME_EM * font;
  const least = monthWidthOf(font, zoom);
  const titles = isNarrow ? 0 : titleWidthOf(font);
  // The border at the end, and what a diamond of the last month has beyond it.
  const room = width - titles - 1 - diamondBeyond(least);
  const look = { isNarrow, width: isNarrow ? width : 0, font };
  if (months * least < room) return { ...look, fill: room / months, titleWidth: titles };
  if (zoom !== 'month') return { ...look, fill: 0, titleWidth: titles };
  // No part of a month at the edge says nothing: the titles have the pixels that no month does.
  const { month, rest } = wholeMonths(room, least);
  return { ...look, fill: month, titleWidth: isNarrow ? 0 : titles + rest };
}

const sameLook = (a: Look, b: Look) =>
  a.isNarrow === b.isNarrow &&
  a.width === b.width &&
  a.font === b.font &&
  a.fill === b.fill &&
  a.titleWidth === b.titleWidth;

/**
 * How the frame looks. It is measured before the first picture: later the change would be seen.
 *
 * @param needsWidth what stays in view sideways is as wide as the frame
 */
export function useLook(
  frame: RefObject<HTMLElement | null>,
  needsWidth: boolean,
  months: number,
  zoom: RoadmapZoom,
): Look {
  const [look, setLook] = useState<Look>(FIRST_LOOK);
  const measure = useRef(() => {});
  measure.current = () => {
    const element = frame.current;
    const now = element && lookOf(element, months, zoom);
    if (!now) return;
    // Set without React, and only where it is used: all that is drawn would get new styles.
    if (needsWidth || now.isNarrow)
      element.style.setProperty('--frame-width', `${element.clientWidth}px`);
    if (!sameLook(now, look)) setLook(now);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what needs the width has come or gone
  useLayoutEffect(() => measure.current(), [needsWidth, months, zoom]);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => flushSync(() => measure.current()));
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return look;
}

/** Around the name of a month at the left edge, at least. */
const NAME_AIR_PX = 8;

/**
 * Marks the cells of months whose names may have to stick, and those of which too little is in view
 * for their names. Set without React, as it scrolls.
 */
function markMonths(head: HTMLElement, left: number) {
  for (const cell of head.querySelectorAll<HTMLElement>('[data-parts] .head-cell')) {
    const start = Number.parseFloat(cell.style.left);
    const inView = start + Number.parseFloat(cell.style.width) - left;
    const name = cell.firstElementChild as HTMLElement;
    cell.toggleAttribute('data-sticky', start < left + READY_PX && inView > 0);
    cell.toggleAttribute('data-cut', start < left && inView < name.offsetWidth + NAME_AIR_PX);
  }
}

/**
 * Cuts the names of milestones to what is in view of them, in two lines where that is readable, and hides
 * those without their diamonds.
 */
function markMilestones(head: HTMLElement, left: number, right: number, font: number) {
  for (const mark of head.querySelectorAll<HTMLElement>('.milestone')) {
    const start = Number.parseFloat(mark.style.left);
    const end = start + Number.parseFloat(mark.style.width);
    const { before, twoLines } = mark.dataset;
    const room = before ? end - MARK_PX - left : right - start - MARK_PX;
    mark.toggleAttribute(
      'data-cut',
      before ? end > right + MARK_PX / 2 : start < left - MARK_PX / 2,
    );
    const isWhole = room >= end - start - MARK_PX;
    const seen = Math.max(0, room - NAME_AIR_PX);
    mark.style.setProperty('--in-view', isWhole ? null : `${seen}px`);
    const name = mark.firstElementChild;
    name?.toggleAttribute(
      'data-folded',
      twoLines !== undefined || (!isWhole && isFoldable(name.textContent, seen, font * FOLDED_EM)),
    );
  }
}

/** What depends on how far it is scrolled in the head. */
function markHead(
  head: HTMLElement,
  frame: HTMLElement,
  { titleWidth, sizes }: Pick<Timeline, 'titleWidth' | 'sizes'>,
) {
  const left = frame.scrollLeft;
  markMonths(head, left);
  markMilestones(head, left, left + frame.clientWidth - titleWidth, sizes.milestoneFont);
}

/**
 * The part of the plan to draw, in px of rows and months: what is in view and a little more. Opens
 * on the current month, and keeps the month at its left edge when its range or scale changes.
 *
 * @param head what stays at the top while the rows scroll
 * @param milestones what is drawn in it
 */
export function useWindow(
  frame: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  timeline: Timeline,
  milestones: readonly RoadmapMilestone[],
) {
  const { firstMonth, currentMonth, lastMonth, sizes, titleWidth } = timeline;
  const isKnown = timeline.lateEnds !== null;
  const latest = useRef(timeline);
  latest.current = timeline;
  const [part, setPart] = useState(() => {
    const left = openingLeft(FIRST_WIDTH_PX, timeline);
    return {
      top: 0,
      bottom: FIRST_HEIGHT_PX,
      left: left - MIN_PX,
      right: left + FIRST_WIDTH_PX - titleWidth,
    };
  });
  const follow = useCallback(() => {
    const element = frame.current;
    if (!element || element.clientWidth === 0) return;
    const top = Math.max(0, element.scrollTop);
    const bottom = top + element.clientHeight - (head.current?.offsetHeight ?? 0);
    const left = element.scrollLeft;
    const right = left + element.clientWidth - latest.current.titleWidth;
    const { today } = latest.current;
    // Set without React: only what goes to today is hidden meanwhile.
    const seesToday = today >= left && today <= right;
    // Else the focus would be lost with it.
    if (seesToday && document.activeElement?.matches('.today-button'))
      element.focus({ preventScroll: true });
    element.toggleAttribute('data-sees-today', seesToday);
    element.toggleAttribute('data-months-before', left > 0);
    if (head.current) markHead(head.current, element, latest.current);
    setPart((before) =>
      before.top <= Math.max(0, top - MIN_PX) &&
      before.bottom >= bottom + MIN_PX &&
      before.left <= Math.max(0, left - MIN_PX) &&
      before.right >= right
        ? before
        : {
            top: top - OVERSCAN_PX,
            bottom: bottom + OVERSCAN_PX,
            left: left - OVERSCAN_PX,
            right: right + OVERSCAN_PX,
          },
    );
  }, [frame, head]);
  const goToToday = useCallback(() => {
    const element = frame.current;
    if (!element) return;
    element.scrollLeft = openingLeft(element.clientWidth, latest.current);
  }, [frame]);

  const before = useRef<Timeline | null>(null);
  const openedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: bars have come, and which of them are late is known
  useLayoutEffect(() => {
    const element = frame.current;
    const was = before.current;
    before.current = latest.current;
    if (!element) return;
    // Until someone has scrolled, today is what it opens on, also when the frame turns out otherwise.
    const isOpening = was === null || element.scrollLeft === openedAt.current;
    if (isOpening || (was.titleWidth === 0) !== (titleWidth === 0)) {
      goToToday();
      openedAt.current = element.scrollLeft;
      if (was !== null) follow();
    } else if (was.firstMonth !== firstMonth || was.sizes.month !== sizes.month) {
      const leftmost = was.firstMonth + element.scrollLeft / was.sizes.month;
      element.scrollLeft = (leftmost - firstMonth) * sizes.month;
      follow();
    }
  }, [frame, firstMonth, sizes, titleWidth, isKnown, goToToday, follow]);

  // Cells that were not there as it scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn has changed
  useLayoutEffect(() => {
    if (frame.current && head.current) markHead(head.current, frame.current, { titleWidth, sizes });
  }, [frame, head, part, sizes, titleWidth, milestones]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    // Grows with the text even where the frame itself does not.
    const row = head.current?.lastElementChild;
    if (row) observer.observe(row);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [frame, head, follow]);

  const hasToday = currentMonth >= firstMonth && currentMonth <= lastMonth;
  return { part, goToToday: hasToday ? goToToday : null };
}
