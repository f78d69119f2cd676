import { useCallback, useInsertionEffect, useRef } from 'react';

/** A callback that stays the same and runs the newest one given: for memoised children. */
export function useLatest<Arguments extends unknown[]>(
  callback: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
