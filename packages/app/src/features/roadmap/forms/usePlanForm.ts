import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../../api/errors.js';
import { useAppDispatch } from '../../../core/hooks.js';
import { useDraft } from '../../drafts/index.js';
import { formClosed } from '../plans.js';
import { selectShownPlan } from '../selectors.js';
import { useRoadmapSelector } from '../state.js';

/** A form of something on a plan. */
export interface PlanForm<Values> {
  values: Values;
  change: (change: Partial<Values>) => void;
  /** Something differs from `began`. */
  isChanged: boolean;
  /** What was typed was kept from before. */
  isKept: boolean;
  /** It was sent once: what is wrong is said. */
  isTried: boolean;
  setTried: (isTried: boolean) => void;
  isPending: boolean;
  error: ApiFailure | null;
  /** Forgets what was typed. */
  close: () => void;
}

/**
 * What is typed in a form of a plan, and what becomes of it: it closes once the server has taken it.
 *
 * @param name of the thing on the plan, such as `milestone/new`
 * @param began values at first
 */
export function usePlanForm<Values extends object>(
  roadmap: number,
  name: string,
  began: Values,
  onClose: () => void,
): PlanForm<Values> {
  const dispatch = useAppDispatch();
  const { values, isChanged, change, forget, isKept } = useDraft(
    `roadmap/${roadmap}/${name}`,
    began,
  );
  const [isTried, setTried] = useState(false);
  const form = useRoadmapSelector((state) => selectShownPlan(state).form);
  const close = () => {
    forget();
    onClose();
  };
  const saved = useRef(close);
  saved.current = close;
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
  return {
    values,
    isChanged,
    change,
    isKept,
    isTried,
    setTried,
    isPending: form?.status === 'pending',
    error: form?.error ?? null,
    close,
  };
}
