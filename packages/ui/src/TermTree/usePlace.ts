import { textScale } from '@tavoite/tokens';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Place } from './arrange.js';

/** Where nothing is laid out, as in tests. */
const UNKNOWN: Place = { width: 1_200, height: 600 };

/**
 * The size of an element, measured at the usual size of text; null until it has been measured, which is
 * before anything is painted.
 */
export function usePlace(frame: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const width = (element.clientWidth || UNKNOWN.width) / textScale();
      const height = (element.clientHeight || UNKNOWN.height) / textScale();
      setPlace((last) =>
        last?.width === width && last.height === height ? last : { width, height },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return place;
}
