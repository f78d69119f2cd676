import { useMemo } from 'react';
import { useClosing } from '../../core/useClosing.js';
import { OPENING, useSearch } from '../../core/useSearch.js';
import { type OpenDialog, readDialog, writeDialog } from './address.js';

/**
 * The dialog that the address names, and how to open another or none. *Back* closes a dialog that was
 * opened on the page, and closing it goes back; one dialog that leads to another takes its place.
 */
export function useDialog(): [OpenDialog | null, (dialog: OpenDialog | null) => void] {
  const [search, change] = useSearch();
  const dialog = useMemo(() => readDialog(new URLSearchParams(search)), [search]);
  const close = useClosing(() => change((before) => writeDialog(before, null)));
  const open = (next: OpenDialog | null) => {
    const isOpen = readDialog(new URLSearchParams(window.location.search)) !== null;
    if (next === null) close();
    else change((before) => writeDialog(before, next), isOpen ? undefined : OPENING);
  };
  return [dialog, open];
}
