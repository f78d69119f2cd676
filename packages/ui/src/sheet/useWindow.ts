import {
  type Ref,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTextScale } from '../utils/useTextScale.js';
import type { Cell } from './cells.js';
import { HEADER_HEIGHT_PX, HEADING_HEIGHT_PX } from './measures.js';
import { topsOf } from './tops.js';
import { type SheetFit, type SheetWidths, wholeMonthsIn, widthsIn } from './widths.js';
import { type Span, spanOf } from './window.js';

/** Rows and months drawn ahead while scrolling. */
const ROWS_AHEAD = 6;
const COLUMNS_AHEAD = 2;

const NOTHING: Span = { first: 0, end: 0 };

interface View {
  left: number;
  top: number;
  width: number;
  height: number;
  rows: Span;
  columns: Span;
}

const START: View = { left: 0, top: 0, width: 0, height: 0, rows: NOTHING, columns: NOTHING };

/** What a view is of. */
interface Sheet {
  rowCount: number;
  monthCount: number;
  /** What a designed pixel is on the screen. */
  scale: number;
  /** Counts the characters of the longest value; undefined where they are not known. */
  longest: (() => number) | undefined;
  density: SheetFit | undefined;
  /** Indices of rows that are headings, rising: these are lower. */
  headings: readonly number[];
}

const NO_HEADINGS: readonly number[] = [];

const rowTops = (
  { row }: Pick<SheetWidths, 'row'>,
  { headings, scale }: Pick<Sheet, 'headings' | 'scale'>,
) => topsOf(row, headings, HEADING_HEIGHT_PX * scale);

/** The view with the rows and months to draw for it. */
function withSpans(view: View, sheet: Sheet): View {
  const { rowCount, monthCount, scale, longest, density } = sheet;
  const { left, top, width, height } = view;
  const widths = widthsIn(width, scale, longest, density);
  const { title, month } = widths;
  const inView = height - HEADER_HEIGHT_PX * scale;
  const { rowAt } = rowTops(widths, sheet);
  const first = rowAt(Math.max(0, top));
  const seen = inView > 0 ? rowAt(Math.max(0, top + inView - 0.01)) + 1 - first : 0;
  return {
    ...view,
    rows: spanOf(view.rows, first, seen, 1, rowCount, ROWS_AHEAD),
    columns: spanOf(view.columns, left, width - title, month, monthCount, COLUMNS_AHEAD),
  };
}

/**
 * Marks on the frame on which sides something is hidden: months behind the titles and after the end of what
 * is in view, rows behind the dates and below.
 */
function markHidden(
  frame: HTMLElement,
  { title, month }: SheetWidths,
  monthCount: number,
  height: number,
) {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = frame;
  frame.toggleAttribute('data-months-before', scrollLeft > 0);
  const isAfter = clientWidth > 0 && title + monthCount * month - scrollLeft - clientWidth > 1;
  frame.toggleAttribute('data-months-after', isAfter);
  frame.toggleAttribute('data-rows-before', scrollTop > 0);
  const isBelow = clientHeight > 0 && height - scrollTop - clientHeight > 1;
  frame.toggleAttribute('data-rows-after', isBelow);
}

/** Follows the frame's scroll position and returns which rows and months to draw. */
export function useWindow(
  own: RefObject<HTMLDivElement | null>,
  outer: Ref<HTMLDivElement> | undefined,
  rowCount: number,
  monthCount: number,
  longest?: () => number,
  density?: SheetFit,
  headings: readonly number[] = NO_HEADINGS,
) {
  const [view, setView] = useState(START);
  const scale = useTextScale();
  const sheet = { rowCount, monthCount, scale, longest, density, headings };
  const drawn = withSpans(view, sheet);
  const widths = widthsIn(view.width, scale, longest, density);
  const { month, row } = widths;
  const { topOf } = useMemo(() => rowTops({ row }, { headings, scale }), [row, headings, scale]);
  const whole = wholeMonthsIn(view.width, widths);
  const height = HEADER_HEIGHT_PX * scale + topOf(rowCount);
  const latest = useRef({ view: drawn, sheet, widths, height });
  latest.current = { view: drawn, sheet, widths, height };

  useLayoutEffect(() => {
    const frame = own.current;
    if (!frame) return;
    const follow = (width: number, height: number) => {
      const { widths, sheet, height: all } = latest.current;
      markHidden(frame, widths, sheet.monthCount, all);
      const before = latest.current.view;
      const next = withSpans(
        { ...before, left: frame.scrollLeft, top: frame.scrollTop, width, height },
        latest.current.sheet,
      );
      const isSame =
        width === before.width &&
        height === before.height &&
        next.rows === before.rows &&
        next.columns === before.columns;
      return isSame ? null : next;
    };
    const onResize = () => {
      const next = follow(frame.clientWidth, frame.clientHeight);
      if (next) setView(next);
    };
    const onScroll = () => {
      const next = follow(latest.current.view.width, latest.current.view.height);
      // Drawn in the frame that shows the new position, so that nothing is missing in it.
      if (next) flushSync(() => setView(next));
    };
    const observer = new ResizeObserver(onResize);
    observer.observe(frame);
    frame.addEventListener('scroll', onScroll, { passive: true });
    onResize();
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', onScroll);
    };
  }, [own]);

  // More months or rows, or wider ones, are hidden without any scrolling.
  useLayoutEffect(() => {
    const { widths } = latest.current;
    if (own.current) markHidden(own.current, { ...widths, month }, monthCount, height);
  }, [own, month, monthCount, height]);

  const frameRef = useCallback(
    (frame: HTMLDivElement | null): void => {
      own.current = frame;
      if (typeof outer === 'function') outer(frame);
      else if (outer) outer.current = frame;
    },
    [own, outer],
  );

  /**
   * Scrolls just enough to show the cell next to the titles and below the dates, by whole months: a
   * figure without its first digits reads as another one.
   */
  const reveal = useCallback(
    (cell: Cell) => {
      const frame = own.current;
      if (!frame) return;
      const top = topOf(cell.row);
      const lowest = topOf(cell.row + 1) + HEADER_HEIGHT_PX * scale - frame.clientHeight;
      if (frame.scrollTop > top) frame.scrollTop = top;
      else if (frame.scrollTop < lowest) frame.scrollTop = lowest;
      if (cell.column === 0) return;
      const left = (cell.column - 1) * month;
      const furthest = (cell.column - whole) * month;
      if (frame.scrollLeft > left) frame.scrollLeft = left;
      else if (frame.scrollLeft < furthest) frame.scrollLeft = furthest;
    },
    [own, month, whole, topOf, scale],
  );

  return {
    frameRef,
    rowSpan: drawn.rows,
    columnSpan: drawn.columns,
    widths: { ...widths, whole, view: view.width },
    topOf,
    reveal,
  };
}
