import { useCallback, useMemo, useSyncExternalStore } from 'react';

const listOf = (query: string): MediaQueryList | null =>
  typeof window !== 'undefined' && 'matchMedia' in window ? window.matchMedia(query) : null;

/** Whether a media query holds, live; false on the server. */
export const useMediaQuery = (query: string): boolean => {
  // Made once: the query is read at each render, and making a list of it takes much longer than asking one.
  const list = useMemo(() => listOf(query), [query]);
  const subscribe = useCallback(
    (notify: () => void) => {
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  );
};
