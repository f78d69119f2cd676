import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BASE_FONT_PX } from './geometry.js';

/** Drawn beyond each edge, so that small scrolls draw nothing new. */
const OVERSCAN_PX = 160;
/** Always drawn beyond each edge. */
const MIN_PX = 8;
/** Taken for the frame's height until it is known, so that the first picture has its rows. */
const FIRST_HEIGHT_PX = 700;
/** A frame narrower than this has titles above the rows, not next to them. */
const NARROW_FRAME_EM = 46;

interface Look {
  isNarrow: boolean;
  /** In px; known of a narrow frame only. */
  width: number;
  /** Size of its text in px. */
  font: number;
}

/** Measures the frame; null while it is not on screen. */
function lookOf(element: HTMLElement): Look | null {
  const width = element.clientWidth;
  const font = Number.parseFloat(getComputedStyle(element).fontSize);
  if (width === 0 || !(font > 0)) return null;
  // Set without React: a change of the frame's width must not cause a render.
  element.style.setProperty('--frame-width', `${width}px`);
  const isNarrow = width < NARROW_FRAME_EM * font;
  return { isNarrow, width: isNarrow ? width : 0, font };
}

const sameLook = (a: Look, b: Look) =>
  a.isNarrow === b.isNarrow && a.width === b.width && a.font === b.font;

/**
 * How the frame looks, and the part of the body to draw, in body pixels: what is in view and a
 * little more.
 *
 * @param head what stays at the top while the rows scroll
 */
export function useFrame(
  frame: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
) {
  const [drawn, setDrawn] = useState({ top: 0, bottom: FIRST_HEIGHT_PX });
  const [look, setLook] = useState<Look>({ isNarrow: false, width: 0, font: BASE_FONT_PX });
  const measure = useRef(() => {});
  measure.current = () => {
    const now = frame.current && lookOf(frame.current);
    if (now && !sameLook(now, look)) setLook(now);
  };
  // Before the first picture: later it would be seen to jump.
  useLayoutEffect(() => measure.current(), []);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const follow = () => {
      const top = Math.max(0, element.scrollTop);
      const bottom = top + element.clientHeight - (head.current?.offsetHeight ?? 0);
      setDrawn((before) =>
        before.top <= Math.max(0, top - MIN_PX) && before.bottom >= bottom + MIN_PX
          ? before
          : { top: top - OVERSCAN_PX, bottom: bottom + OVERSCAN_PX },
      );
    };
    const observer = new ResizeObserver(() => {
      flushSync(() => measure.current());
      follow();
    });
    observer.observe(element);
    // Grows with the text even where the frame itself does not.
    const milestones = head.current?.lastElementChild;
    if (milestones) observer.observe(milestones);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [frame, head]);
  return { ...drawn, ...look };
}
