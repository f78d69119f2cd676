import { useCallback, useRef } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { termsSeen } from './slice.js';

/** Collects the keys that nodes need while React draws them, and requests them together. */
export function useNeededTerms(): (key: string) => void {
  const dispatch = useAppDispatch();
  const needed = useRef(new Set<string>());
  return useCallback(
    (key) => {
      if (needed.current.size === 0) {
        queueMicrotask(() => {
          const keys = [...needed.current];
          needed.current.clear();
          dispatch(termsSeen(keys));
        });
      }
      needed.current.add(key);
    },
    [dispatch],
  );
}
