import { type RefObject, useEffect, useState } from 'react';
import { NARROW_FRAME_PX, NARROW_TITLE_WIDTH_PX, TITLE_WIDTH_PX } from './styles.js';

/** Drawn beyond each edge; the visible part moves in steps of it. */
const OVERSCAN_PX = 200;

/** The part of the body that is in view, in body pixels and in coarse steps, and the width of the titles. */
export function useVisibleHeight(
  frame: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
) {
  const [view, setView] = useState({ top: 0, bottom: 0, titleWidth: TITLE_WIDTH_PX });
  useEffect(() => {
    const element = frame.current;
    const inner = body.current;
    if (!element || !inner) return;
    const measure = () => {
      const step = Math.floor(Math.max(0, element.scrollTop) / OVERSCAN_PX) * OVERSCAN_PX;
      const next = {
        top: Math.max(0, step - OVERSCAN_PX),
        bottom: step + 2 * OVERSCAN_PX + element.clientHeight,
        titleWidth: element.clientWidth < NARROW_FRAME_PX ? NARROW_TITLE_WIDTH_PX : TITLE_WIDTH_PX,
      };
      setView((before) =>
        before.top === next.top &&
        before.bottom === next.bottom &&
        before.titleWidth === next.titleWidth
          ? before
          : next,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [frame, body]);
  return view;
}
