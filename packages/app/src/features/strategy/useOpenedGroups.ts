import { useAppDispatch } from '../../core/hooks.js';
import { type SearchChange, STEP } from '../../core/useSearch.js';
import { openableIds, openedOf, openIds, readOpenedGroups, writeOpenedGroups } from './opened.js';
import { openedRemembered } from './slice.js';
import { useStrategySelector } from './state.js';
import { type GroupTree, idsBelow } from './tree.js';
import { useRemembered } from './useRemembered.js';

/** The open groups, and how to open and close them. */
export interface OpenedState {
  open: ReadonlySet<number>;
  /** Every group that can be opened is. */
  isAllOpen: boolean;
  toggle: (id: number) => void;
  openAll: () => void;
  closeAll: () => void;
}

/**
 * The groups that the address names as open, else those of the last visit, else the main targets. What is
 * opened and closed goes into the address.
 */
export function useOpenedGroups(
  parameters: URLSearchParams,
  change: SearchChange,
  tree: GroupTree,
): OpenedState {
  const dispatch = useAppDispatch();
  const last = useStrategySelector((state) => state.strategy.remembered.opened);
  const opened = useRemembered(readOpenedGroups(parameters), last, {
    remember: (value) => dispatch(openedRemembered(value)),
    write: (value) => change((before) => writeOpenedGroups(before, value)),
  });
  const open = openIds(tree, opened);
  const show = (ids: Iterable<number>) => {
    const next = openedOf(tree, new Set(ids));
    dispatch(openedRemembered(next));
    change((before) => writeOpenedGroups(before, next), STEP);
  };
  return {
    open,
    isAllOpen: openableIds(tree).every((id) => open.has(id)),
    toggle: (id) => {
      // What is open below it is forgotten with it.
      const closed = new Set([id, ...idsBelow(tree, id)]);
      show(open.has(id) ? [...open].filter((one) => !closed.has(one)) : [...open, id]);
    },
    openAll: () => show(openableIds(tree)),
    closeAll: () => show([]),
  };
}
