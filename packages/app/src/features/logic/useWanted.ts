import { useCallback, useRef } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { termsSeen } from './slice.js';

/** Collects the keys that nodes ask for while React draws them, and asks for them together. */
export function useWanted(): (key: string) => void {
  const dispatch = useAppDispatch();
  const wanted = useRef(new Set<string>());
  return useCallback(
    (key) => {
      if (wanted.current.size === 0) {
        queueMicrotask(() => {
          const keys = [...wanted.current];
          wanted.current.clear();
          dispatch(termsSeen(keys));
        });
      }
      wanted.current.add(key);
    },
    [dispatch],
  );
}
