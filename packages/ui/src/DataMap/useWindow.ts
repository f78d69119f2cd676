import { type Ref, type RefObject, useCallback, useEffect, useState } from 'react';
import type { Cell } from './selection.js';
import {
  HEADER_HEIGHT_PX,
  MONTH_WIDTH_PX,
  NARROW_FRAME_PX,
  NARROW_MONTH_WIDTH_PX,
  NARROW_TITLE_WIDTH_PX,
  ROW_HEIGHT_PX,
  TITLE_WIDTH_PX,
} from './styles.js';
import { type Span, spanOf } from './window.js';

/** Rows and months drawn together while scrolling. */
const ROW_STEP = 4;
const COLUMN_STEP = 2;

interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

const same = (a: Span, b: Span) => a.first === b.first && a.end === b.end;

/** Follows the scroll position of the frame and tells which rows and months to draw. */
export function useWindow(
  own: RefObject<HTMLDivElement | null>,
  outer: Ref<HTMLDivElement> | undefined,
  rowCount: number,
  monthCount: number,
) {
  const [view, setView] = useState<View>({ left: 0, top: 0, width: 0, height: 0 });
  const isNarrow = view.width > 0 && view.width < NARROW_FRAME_PX;
  const title = isNarrow ? NARROW_TITLE_WIDTH_PX : TITLE_WIDTH_PX;
  const month = isNarrow ? NARROW_MONTH_WIDTH_PX : MONTH_WIDTH_PX;

  const rowsAt = useCallback(
    (at: View) => spanOf(at.top, at.height - HEADER_HEIGHT_PX, ROW_HEIGHT_PX, rowCount, ROW_STEP),
    [rowCount],
  );
  const columnsAt = useCallback(
    (at: View) => spanOf(at.left, at.width - title, month, monthCount, COLUMN_STEP),
    [monthCount, title, month],
  );

  useEffect(() => {
    const frame = own.current;
    if (!frame) return;
    const measure = () => {
      const next = {
        left: frame.scrollLeft,
        top: frame.scrollTop,
        width: frame.clientWidth,
        height: frame.clientHeight,
      };
      setView((before) =>
        before.width === next.width &&
        before.height === next.height &&
        same(rowsAt(before), rowsAt(next)) &&
        same(columnsAt(before), columnsAt(next))
          ? before
          : next,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    frame.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', measure);
    };
  }, [own, rowsAt, columnsAt]);

  const frameRef = useCallback(
    (frame: HTMLDivElement | null): void => {
      own.current = frame;
      if (typeof outer === 'function') outer(frame);
      else if (outer) outer.current = frame;
    },
    [own, outer],
  );

  /** Scrolls as little as needed to show the cell beside the titles and under the dates. */
  const reveal = useCallback(
    (cell: Cell) => {
      const frame = own.current;
      if (!frame) return;
      const top = cell.row * ROW_HEIGHT_PX;
      const lowest = top + ROW_HEIGHT_PX + HEADER_HEIGHT_PX - frame.clientHeight;
      if (frame.scrollTop > top) frame.scrollTop = top;
      else if (frame.scrollTop < lowest) frame.scrollTop = lowest;
      if (cell.column === 0) return;
      const left = (cell.column - 1) * month;
      const furthest = left + month + title - frame.clientWidth;
      if (frame.scrollLeft > left) frame.scrollLeft = left;
      else if (frame.scrollLeft < furthest) frame.scrollLeft = furthest;
    },
    [own, month, title],
  );

  return {
    frameRef,
    rowSpan: rowsAt(view),
    columnSpan: columnsAt(view),
    widths: { title, month },
    reveal,
  };
}
