import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { RESIZE_DEBOUNCE_MS } from '../constants.js';

/**
 * Measures an element: at once when `version` changes, and half a second after its width has come
 * to rest. `settling` is true in between, when what was measured no longer fits.
 * @param measure must be the same function at every render
 */
export const useSettledLayout = <Layout>(
  ref: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => Layout,
  version: string,
): { layout: Layout | null; settling: boolean } => {
  const [layout, setLayout] = useState<Layout | null>(null);
  const [settling, setSettling] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what is drawn.
  useLayoutEffect(() => {
    setSettling(false);
    if (ref.current) setLayout(measure(ref.current));
  }, [ref, measure, version]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version was measured just now.
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let width = element.offsetWidth;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      setSettling(true);
      clearTimeout(timer);
      timer = setTimeout(() => {
        setSettling(false);
        setLayout(measure(element));
      }, RESIZE_DEBOUNCE_MS);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [ref, measure, version]);

  return { layout, settling };
};
