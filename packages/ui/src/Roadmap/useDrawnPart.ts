import { type RefObject, useEffect, useState } from 'react';
import {
  HEAD_HEIGHT_PX,
  NARROW_FRAME_PX,
  NARROW_TITLE_WIDTH_PX,
  TITLE_WIDTH_PX,
} from './styles.js';

/** Drawn beyond each edge, so that small scrolls draw nothing new. */
const OVERSCAN_PX = 160;
/** Always drawn beyond each edge, so that Tab finds the next main task. */
const LEAST_PX = 8;
/** Taken for the frame's height until it is known, so that the first picture has its rows. */
const FIRST_HEIGHT_PX = 800;

/** The part of the body to draw, in body pixels: what is in view and a little more. */
export function useDrawnPart(frame: RefObject<HTMLElement | null>) {
  const [drawn, setDrawn] = useState({ top: 0, bottom: FIRST_HEIGHT_PX - HEAD_HEIGHT_PX });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const follow = () => {
      const top = Math.max(0, element.scrollTop);
      const bottom = top + element.clientHeight - HEAD_HEIGHT_PX;
      setDrawn((before) =>
        before.top <= Math.max(0, top - LEAST_PX) && before.bottom >= bottom + LEAST_PX
          ? before
          : { top: top - OVERSCAN_PX, bottom: bottom + OVERSCAN_PX },
      );
    };
    const observer = new ResizeObserver(() => {
      // Written at once: a frame later it would be seen to jump.
      const isNarrow = element.clientWidth < NARROW_FRAME_PX;
      const width = isNarrow ? NARROW_TITLE_WIDTH_PX : TITLE_WIDTH_PX;
      element.style.setProperty('--title-width', `${width}px`);
      element.toggleAttribute('data-narrow', isNarrow);
      follow();
    });
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [frame]);
  return drawn;
}
