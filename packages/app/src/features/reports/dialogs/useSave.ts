import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { type SaveRequest, saveCall } from '../slice.js';
import { useReportsSelector } from '../state.js';

export interface Saving {
  isSaving: boolean;
  save: (request: SaveRequest) => void;
}

/** Saves what a dialog holds; `onSaved` is called once the server has taken it. */
export function useSave(onSaved: () => void): Saving {
  const dispatch = useAppDispatch();
  const { status } = useReportsSelector((state) => state.reports.saving);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || status === 'pending' || status === 'idle') return;
    isAsked.current = false;
    if (status === 'fulfilled') saved.current();
  }, [status]);
  useEffect(() => {
    dispatch(saveCall.reset());
  }, [dispatch]);
  return {
    isSaving: status === 'pending',
    save(request) {
      dispatch(saveCall.reset());
      isAsked.current = true;
      dispatch(saveCall.request(request));
    },
  };
}
