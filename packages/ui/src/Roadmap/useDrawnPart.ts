import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { HEAD_HEIGHT_PX, NARROW_FRAME_PX } from './styles.js';

/** Drawn beyond each edge, so that small scrolls draw nothing new. */
const OVERSCAN_PX = 160;
/** Always drawn beyond each edge, so that Tab finds the next main task. */
const MIN_PX = 8;
/** Taken for the frame's height until it is known, so that the first picture has its rows. */
const FIRST_HEIGHT_PX = 800;
/** Taken for the size of the text until it is known. */
const FIRST_FONT_PX = 13;

/**
 * The part of the body to draw, in body pixels: what is in view and a little more; whether the frame
 * is narrow; the size of its text in px.
 */
export function useDrawnPart(frame: RefObject<HTMLElement | null>) {
  const [drawn, setDrawn] = useState({ top: 0, bottom: FIRST_HEIGHT_PX - HEAD_HEIGHT_PX });
  const [look, setLook] = useState({ isNarrow: false, fontSize: FIRST_FONT_PX });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const follow = () => {
      const top = Math.max(0, element.scrollTop);
      const bottom = top + element.clientHeight - HEAD_HEIGHT_PX;
      setDrawn((before) =>
        before.top <= Math.max(0, top - MIN_PX) && before.bottom >= bottom + MIN_PX
          ? before
          : { top: top - OVERSCAN_PX, bottom: bottom + OVERSCAN_PX },
      );
    };
    const observer = new ResizeObserver(() => {
      const isNarrow = element.clientWidth < NARROW_FRAME_PX;
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
      // At once: a frame later it would be seen to jump.
      flushSync(() =>
        setLook((before) =>
          before.isNarrow === isNarrow && before.fontSize === fontSize
            ? before
            : { isNarrow, fontSize },
        ),
      );
      follow();
    });
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [frame]);
  return { ...drawn, ...look };
}
