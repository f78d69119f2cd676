import { flushSync } from 'react-dom';

const measures = new WeakMap<Element, () => void>();
let observer: ResizeObserver | undefined;

/** First all are measured, then all is drawn that follows from it: the browser lays the page out once. */
function measureAll(entries: readonly ResizeObserverEntry[]): void {
  flushSync(() => {
    for (const measure of new Set(entries.map(({ target }) => measures.get(target)))) measure?.();
  });
}

/**
 * Measures an element before it is first painted, and before it is painted with another size; one that
 * `content-visibility` leaves out, when it comes into view. What the measure sets is drawn in the same frame.
 * @returns ends it
 */
export function measureBeforePaint(element: Element, measure: () => void): () => void {
  observer ??= new ResizeObserver(measureAll);
  measures.set(element, measure);
  observer.observe(element);
  return () => {
    measures.delete(element);
    observer?.unobserve(element);
  };
}
