import { useMemo } from 'react';
import { useSearch } from '../../core/useSearch.js';
import { type OpenDialog, readDialog, writeDialog } from './address.js';

/** The dialog that the address names, and how to open another or none. */
export function useDialog(): [OpenDialog | null, (dialog: OpenDialog | null) => void] {
  const [search, change] = useSearch();
  const dialog = useMemo(() => readDialog(new URLSearchParams(search)), [search]);
  return [dialog, (next) => change((before) => writeDialog(before, next))];
}
