import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../../core/hooks.js';
import type { SearchChange } from '../../core/useSearch.js';
import { isSameOpened, readOpenedGroups, writeOpenedGroups } from './opened.js';
import { selectOpened } from './selectors.js';
import { groupsAsked } from './slice.js';
import { type StrategyAppState, useStrategySelector } from './state.js';

/**
 * Keeps the address and the open groups in step: an address decides which ones are open, and what is
 * opened or closed on the screen is written into the address. An address that names no groups leaves
 * those open that were open before.
 */
export function useOpenedGroups(search: string, change: SearchChange): void {
  const dispatch = useAppDispatch();
  const store = useStore<StrategyAppState>();
  const opened = useStrategySelector(selectOpened);
  /** The open groups in the address when it was last read. */
  const seen = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice has to be written into the address
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const asked = readOpenedGroups(parameters);
    const said = asked && String(asked);
    const isNew = seen.current !== said;
    seen.current = said;
    // Not the rendered ones: another effect may have changed them since.
    const shown = selectOpened(store.getState());
    if (isSameOpened(asked ?? [], shown)) return;
    if (isNew && asked !== null) dispatch(groupsAsked(asked));
    else {
      change((before) => {
        const after = writeOpenedGroups(before, shown);
        const written = readOpenedGroups(after);
        seen.current = written && String(written);
        return after;
      });
    }
  }, [search, opened, change, dispatch, store]);
}
