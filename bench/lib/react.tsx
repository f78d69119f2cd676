import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Draws into the element and returns when the DOM is made, as all competitors do. */
export function drawNow(element: HTMLElement, content: ReactNode): void {
  const root = createRoot(element);
  flushSync(() => root.render(content));
}
