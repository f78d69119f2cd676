import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Section 9: a task's details open after hovering so long. */
const DELAY_MS = 250;
/** A pointer that has dragged opens nothing until it has gone so far. */
const REST_PX = 24;
/** The pointer may cross the gap between bar and details this long without closing them. */
const GRACE_MS = 120;

/** The bar whose details are shown, by the ids of its main task and its own. */
export interface ShownTask {
  mainTask: number;
  task: number;
  open: boolean;
  /** The pointer rests on it: a hint is shown, not all of the details. */
  isHint: boolean;
  /** Where the plan begins in the window, in px: the details are not to cover what is above it. */
  top: number;
  /** Likewise, what stays in view above and before the months: not to be covered by a hint. */
  clear: { top: number; left: number };
}

const barOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLButtonElement>('[data-task]') : null;

/**
 * One panel for all bars. A pointer that rests on a bar opens a hint, which closes when the pointer
 * has left both; a click opens all of the details, which stay until a click or Escape closes them.
 *
 * @param frame the whole plan
 * @param mainTaskAt id of the main task at an index
 */
export function useTaskDetails(
  frame: RefObject<HTMLElement | null>,
  mainTaskAt: (index: number) => number | undefined,
) {
  const [shown, setShown] = useState<ShownTask | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  const dropped = useRef<{ x: number; y: number } | null>(null);
  /** The bar that the pointer has moved on since it came to it. */
  const pointed = useRef<HTMLButtonElement | null>(null);
  const latest = useRef({ shown, mainTaskAt });
  latest.current = { shown, mainTaskAt };
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (milliseconds: number, action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, milliseconds);
  };
  const open = (bar: HTMLButtonElement, hovering: boolean) => {
    const index = Number(bar.closest<HTMLElement>('[data-index]')?.dataset.index);
    const mainTask = latest.current.mainTaskAt(index);
    if (mainTask === undefined) return;
    byHover.current = hovering;
    anchor.current = bar;
    const box = frame.current?.getBoundingClientRect();
    const head = frame.current?.querySelector('.head')?.getBoundingClientRect();
    const title = frame.current?.querySelector('.group > .corner')?.getBoundingClientRect();
    const top = box?.top ?? 0;
    setShown({
      mainTask,
      task: Number(bar.dataset.task),
      open: true,
      isHint: hovering,
      top,
      clear: { top: head?.bottom ?? top, left: title?.right ?? 0 },
    });
  };
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setShown((before) => (before?.open ? { ...before, open: false } : before));
  }, []);
  const isOpenAt = (bar: HTMLButtonElement) =>
    latest.current.shown?.open === true && anchor.current === bar;
  const leave = () => {
    clearTimeout(timer.current);
    if (byHover.current) later(GRACE_MS, close);
  };
  const keepFocus = (event: Event) => {
    // Hovering must not take the focus away from where the user is typing.
    if (byHover.current) event.preventDefault();
  };
  return {
    shown,
    anchor,
    onOpenChange: (next: boolean) => {
      if (next) return;
      byHover.current = false;
      close();
    },
    close,
    /** A drag has ended here: what is under the pointer now was not asked for. */
    onDropped: (x: number, y: number) => {
      clearTimeout(timer.current);
      dropped.current = { x, y };
    },
    /** For the element around all bars. */
    bars: {
      // Whatever the press turns into, the details must not open and get in its way.
      onPointerDown: () => {
        clearTimeout(timer.current);
        dropped.current = null;
      },
      onPointerOver: (event: PointerEvent<HTMLElement>) => {
        const bar = barOf(event.target);
        if (bar && event.pointerType === 'mouse' && isOpenAt(bar)) clearTimeout(timer.current);
      },
      // Only a pointer that moves has come to a bar: bars also come to a pointer that rests, when
      // what covered them closes or the page scrolls.
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const bar = barOf(event.target);
        if (!bar || event.pointerType !== 'mouse' || event.buttons !== 0) return;
        if (pointed.current === bar) return;
        const from = dropped.current;
        if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) < REST_PX) return;
        dropped.current = null;
        pointed.current = bar;
        const pinned = latest.current.shown?.open && !byHover.current;
        if (!pinned && !isOpenAt(bar)) later(DELAY_MS, () => open(bar, true));
      },
      onPointerOut: (event: PointerEvent<HTMLElement>) => {
        const bar = barOf(event.target);
        if (!bar || event.pointerType !== 'mouse' || bar.contains(event.relatedTarget as Node))
          return;
        pointed.current = null;
        leave();
      },
      onClick: (event: { target: EventTarget; detail: number }) => {
        const bar = barOf(event.target);
        // The click at the end of a drag is a part of it.
        if (!bar || (event.detail > 0 && dropped.current)) return;
        clearTimeout(timer.current);
        if (!isOpenAt(bar)) open(bar, false);
        // A click on what hovering opened pins it.
        else if (byHover.current) {
          byHover.current = false;
          setShown((before) => before && { ...before, isHint: false });
        } else close();
      },
    },
    panel: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: leave,
      onOpenAutoFocus: keepFocus,
      onCloseAutoFocus: keepFocus,
    },
  };
}
