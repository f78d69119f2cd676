import type { DateRange, Target } from '@tavoite/model';
import { useCallback, useEffect } from 'react';
import { writeText } from '../../core/addresses.js';
import { useAppDispatch } from '../../core/hooks.js';
import { toastShown } from '../../core/toasts.js';
import { OPENING, type SearchChange } from '../../core/useSearch.js';
import { selectGroups, selectLoadedTarget } from './selectors.js';
import { targetCall } from './slice.js';
import { useStrategySelector } from './state.js';

/** Query parameter that opens a target's details. */
const TARGET_ID = 'target_id';

export interface TargetDialogState {
  /** Id of the target in the address; null while no dialog is open. */
  id: number | null;
  /** null while it is being loaded. */
  target: Target | null;
  open: (id: number) => void;
  /** Takes it out of the address. */
  close: () => void;
}

/**
 * The dialog that the address names. The target comes from the loaded groups, or from the server
 * when its group is not there. An unknown id closes the dialog; the saga of the call reports why.
 */
export function useTargetDialog(
  parameters: URLSearchParams,
  change: SearchChange,
  period: DateRange | null,
): TargetDialogState {
  const dispatch = useAppDispatch();
  const parameter = parameters.get(TARGET_ID);
  const id = parameter !== null && /^[1-9]\d{0,9}$/.test(parameter) ? Number(parameter) : null;
  const loaded = useStrategySelector((state) => selectLoadedTarget(state, id));
  const groupsStatus = useStrategySelector((state) => selectGroups(state).status);
  const fetched = useStrategySelector((state) => state.strategy.target);
  const groupsDone = groupsStatus === 'fulfilled' || groupsStatus === 'rejected';

  const close = useCallback(() => {
    change((search) => {
      writeText(search, TARGET_ID, null);
      return search;
    });
    dispatch(targetCall.reset());
  }, [change, dispatch]);

  const open = useCallback(
    (chosen: number) =>
      change((search) => {
        writeText(search, TARGET_ID, String(chosen));
        return search;
      }, OPENING),
    [change],
  );

  const missing = id !== null && loaded === null && groupsDone;
  const [start, end] = [period?.start_date, period?.end_date];
  useEffect(() => {
    if (!missing || !start || !end) return;
    dispatch(targetCall.request({ id, period: { start_date: start, end_date: end } }));
  }, [missing, id, start, end, dispatch]);

  const malformed = parameter !== null && parameter !== '' && id === null;
  useEffect(() => {
    if (!malformed) return;
    dispatch(toastShown('error', { key: 'target-not-found' }));
    close();
  }, [malformed, close, dispatch]);

  const failed = missing && fetched.status === 'rejected';
  useEffect(() => {
    if (failed) close();
  }, [failed, close]);

  const own = fetched.data?.id === id ? fetched.data : null;
  return { id, target: loaded ?? own, open, close };
}
