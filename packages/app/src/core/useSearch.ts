import { useCallback, useReducer } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchText } from './addresses.js';

/** Changes the query of the address; a step that should not be gone back to replaces. */
export type SearchChange = (
  change: (before: URLSearchParams) => URLSearchParams,
  options?: { replace?: boolean },
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
      navigate({ search: searchText(after), hash }, { replace: options?.replace ?? true });
      drawNow();
    },
    [navigate, hash],
  );
  return [current, change];
}
