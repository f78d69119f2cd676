import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Width of an element in whole pixels, kept up to date. Null before the first measurement, which
 * comes before the first paint; `initial` takes its place where nothing can be measured.
 */
export function useWidth(
  element: RefObject<HTMLElement | null>,
  initial?: number | undefined,
): number | null {
  const [width, setWidth] = useState<number | null>(initial ?? null);
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
  return width;
}
