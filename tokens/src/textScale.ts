/// <reference lib="dom" />

/** The root font size that `pixels` are designed for. */
const DESIGNED_ROOT_PX = 16;

/** A designed length in the unit that grows with the reader's text. */
export const rem = (pixels: number): string => `${pixels / DESIGNED_ROOT_PX}rem`;

const listeners = new Set<() => void>();
let now = 1;

function measure(): void {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const next = root > 0 ? root / DESIGNED_ROOT_PX : 1;
  if (next === now) return;
  now = next;
  for (const listener of listeners) listener();
}

/** An element that is as large as the text tells when the reader's text size has changed. */
function watch(): () => void {
  measure();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const probe = document.createElement('div');
  probe.setAttribute('aria-hidden', 'true');
  Object.assign(probe.style, {
    position: 'absolute',
    top: '0',
    width: '1rem',
    height: '0',
    visibility: 'hidden',
    pointerEvents: 'none',
  });
  document.body.append(probe);
  const observer = new ResizeObserver(measure);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

let stop: (() => void) | undefined;

/** How much larger than designed the reader's text is: 1 at a root font size of 16 px, 2 at 32 px. */
export const textScale = (): number => now;

/**
 * Calls when the reader's text size changes, for geometry that follows it.
 *
 * @returns what ends it
 */
export function onTextScaleChange(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}
