import { MOBILE_QUERY, useMediaQuery } from '@tavoite/ui';
import { useAppDispatch } from '../../core/hooks.js';
import { type SearchChange, STEP } from '../../core/useSearch.js';
import { sizeRemembered, viewRemembered } from './slice.js';
import { useStrategySelector } from './state.js';
import { useRemembered } from './useRemembered.js';
import {
  readSize,
  readView,
  type TargetsView,
  type TreeSize,
  writeAllBehind,
  writeSize,
  writeView,
} from './view.js';

/** Where objectives stand in rows, the figures of a tree would begin below the first screen. */
const LIST_QUERY = '(max-width: 1100px)';

/** How the targets are shown, and how to choose. */
export interface ViewChoice {
  view: TargetsView;
  choose: (view: TargetsView) => void;
  /** Shows all that are behind in the list, the worst first. */
  showBehind: () => void;
  /** Figures stand before the objectives: in the list, and wherever there is one column. */
  figuresFirst: boolean;
}

/** Whether a wide tree is drawn so that it fits, and how to choose; full size is in the address. */
export function useTreeSize(
  parameters: URLSearchParams,
  change: SearchChange,
): [fitted: boolean, choose: (fitted: boolean) => void] {
  const dispatch = useAppDispatch();
  const last = useStrategySelector((state) => state.strategy.remembered.size);
  const remember = (size: TreeSize | null) => dispatch(sizeRemembered(size));
  const size = useRemembered(readSize(parameters), last, {
    remember,
    write: (value) => change((before) => writeSize(before, value)),
  });
  const choose = (fitted: boolean) => {
    const next = fitted ? null : 'full';
    remember(next);
    change((before) => writeSize(before, next), STEP);
  };
  return [size === null, choose];
}

/** The view that the address names, else that of the last visit, else a tree, on narrow screens a list. */
export function useTargetsView(parameters: URLSearchParams, change: SearchChange): ViewChoice {
  const dispatch = useAppDispatch();
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const last = useStrategySelector((state) => state.strategy.remembered.view);
  const remember = (next: TargetsView | null) => dispatch(viewRemembered(next));
  const chosen = useRemembered(readView(parameters), last, {
    remember,
    write: (view) => change((before) => writeView(before, view)),
  });
  const suggested = useMediaQuery(LIST_QUERY) ? 'list' : 'tree';
  const view = chosen ?? suggested;
  const writtenOf = (next: TargetsView) => (next === suggested ? null : next);
  return {
    view,
    choose: (next) => {
      const written = writtenOf(next);
      remember(written);
      change((before) => writeView(before, written), STEP);
    },
    showBehind: () => {
      const written = writtenOf('list');
      remember(written);
      change((before) => writeAllBehind(before, written), STEP);
    },
    figuresFirst: isNarrow || view === 'list',
  };
}
