import { useRef } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { itemsCall } from './slice.js';

/** Addresses of pictures run out: for one that could not be loaded they are asked for again once, not for ever. */
export function usePictureRenewal(source: string | null | undefined): () => void {
  const dispatch = useAppDispatch();
  const failed = useRef<string | null>(null);
  return () => {
    const path = source?.split('?')[0] ?? null;
    if (failed.current === path) return;
    failed.current = path;
    dispatch(itemsCall.request());
  };
}
