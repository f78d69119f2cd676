import { MOBILE_QUERY, useMediaQuery } from '@tavoite/ui';
import { useAppDispatch } from '../../core/hooks.js';
import { type SearchChange, STEP } from '../../core/useSearch.js';
import { viewRemembered } from './slice.js';
import { useStrategySelector } from './state.js';
import { useRemembered } from './useRemembered.js';
import { readView, type TargetsView, writeView } from './view.js';

/** Where objectives stand in rows, the figures of a tree would begin below the first screen. */
const LIST_QUERY = '(max-width: 1100px)';

/** How the targets are shown, and how to choose. */
export interface ViewChoice {
  view: TargetsView;
  choose: (view: TargetsView) => void;
  /** Figures stand before the objectives: in the list, and wherever there is one column. */
  figuresFirst: boolean;
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
  return {
    view,
    choose: (next) => {
      const written = next === suggested ? null : next;
      remember(written);
      change((before) => writeView(before, written), STEP);
    },
    figuresFirst: isNarrow || view === 'list',
  };
}
