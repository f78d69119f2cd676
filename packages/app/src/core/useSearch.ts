import { useCallback, useReducer } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { searchText } from './addresses.js';

/**
 * Changes the query of the address. It replaces the present entry of the history, which keeps its state,
 * unless `replace` is false: a step that *back* undoes.
 */
export type SearchChange = (
  change: (before: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean; state?: unknown },
) => void;

/** The query of the address, and how to change it. The address is the state of the screen. */
export function useSearch(): [string, SearchChange] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [, drawNow] = useReducer((count: number) => count + 1, 0);
  // The router announces a change when there is time; a switch that was clicked must not wait, and
  // the next click has to start from it.
  const current = window.location.pathname === pathname ? window.location.search : search;
  const change = useCallback<SearchChange>(
    (apply, options) => {
      // Read when it happens: two changes in one event both count.
      const after = apply(new URLSearchParams(window.location.search));
      const state = window.history.state?.usr;
      navigate({ search: searchText(after), hash }, { replace: true, state, ...options });
      drawNow();
    },
    [navigate, hash],
  );
  return [current, change];
}

/** For `change`: *back* undoes it. */
export const STEP = { replace: false, state: null } as const;

/** For `change`: a step that `useClosing` undoes as well. */
export const OPENING = { replace: false, state: { isOpenedHere: true } } as const;

/** Whether the address came from the history, or was the first: all that it does not say is default. */
export function useIsReturn(): boolean {
  const { search } = useLocation();
  const type = useNavigationType();
  // A change that the router has yet to announce is none of the history.
  return type === 'POP' && search === window.location.search;
}
