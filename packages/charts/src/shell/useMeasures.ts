import { onTextScaleChange, textScale } from '@tavoite/tokens';
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';

const asDesigned = () => 1;

export interface Measures {
  /**
   * Width to draw for, in whole pixels as designed. Null before the first measurement, which comes
   * before the first paint.
   */
  readonly width: number | null;
  /** What a designed pixel is on the screen: all of a chart grows with the reader's text. */
  readonly scale: number;
}

/**
 * The room that an element has for a chart, kept up to date.
 *
 * @param initial takes the place of the width where nothing can be measured
 */
export function useMeasures(
  element: RefObject<HTMLElement | null>,
  initial?: number | undefined,
): Measures {
  const [width, setWidth] = useState<number | null>(initial ?? null);
  const scale = useSyncExternalStore(onTextScaleChange, textScale, asDesigned);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => {
      const measured = Math.floor(target.clientWidth);
      if (measured > 0) setWidth(measured);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return { width: width === null ? null : Math.floor(width / scale), scale };
}
