import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchText } from '../../core/addresses.js';
import { useSearch } from '../../core/useSearch.js';
import { type OpenDialog, readDialog, writeDialog } from './address.js';

/** In the state of an entry of the history: the page without the dialog is the entry before. */
const OPENED_HERE = { isOpenedHere: true };

const isOpenedHere = () =>
  (window.history.state as { usr?: { isOpenedHere?: boolean } | null } | null)?.usr
    ?.isOpenedHere === true;

/**
 * The dialog that the address names, and how to open another or none. *Back* closes a dialog that was
 * opened on the page, and closing it goes back.
 */
export function useDialog(): [OpenDialog | null, (dialog: OpenDialog | null) => void] {
  const [search, change] = useSearch();
  const navigate = useNavigate();
  const dialog = useMemo(() => readDialog(new URLSearchParams(search)), [search]);
  // The history goes back when it has time; asking twice would leave the page.
  const leaving = useRef<string | null>(null);
  const open = (next: OpenDialog | null) => {
    const before = new URLSearchParams(window.location.search);
    if (readDialog(before) === null && next !== null) {
      leaving.current = null;
      navigate({ search: searchText(writeDialog(before, next)) }, { state: OPENED_HERE });
    } else if (next === null && isOpenedHere()) {
      const { key } = window.history.state as { key: string };
      if (leaving.current !== key) navigate(-1);
      leaving.current = key;
    } else change((now) => writeDialog(now, next));
  };
  return [dialog, open];
}
