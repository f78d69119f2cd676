import { useEffect, useRef } from 'react';
import type { ApiFailure } from '../../../api/errors.js';
import { useAppDispatch } from '../../../core/hooks.js';
import { formClosed } from '../plans.js';
import { selectShownPlan } from '../selectors.js';
import { useRoadmapSelector } from '../state.js';

export interface SavedForm {
  isPending: boolean;
  error: ApiFailure | null;
}

/** What becomes of a form that was saved; it closes once the server has taken it. */
export function useSavedForm(roadmap: number, onSaved: () => void): SavedForm {
  const dispatch = useAppDispatch();
  const form = useRoadmapSelector((state) => selectShownPlan(state).form);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  const isDone = form?.status === 'done';
  useEffect(() => {
    if (isDone) saved.current();
  }, [isDone]);
  useEffect(
    () => () => {
      dispatch(formClosed(roadmap));
    },
    [dispatch, roadmap],
  );
  return { isPending: form?.status === 'pending', error: form?.error ?? null };
}
