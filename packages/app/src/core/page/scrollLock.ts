import { createContext, useContext, useLayoutEffect } from 'react';

/** Set by the shell: whether the page on screen does its own vertical scrolling. */
export const ScrollLock = createContext<(locked: boolean) => void>(() => undefined);

/** The page fills the window and scrolls inside of itself; the content wrapper does not scroll. */
export function useScrollLock(): void {
  const lock = useContext(ScrollLock);
  useLayoutEffect(() => {
    lock(true);
    return () => lock(false);
  }, [lock]);
}
