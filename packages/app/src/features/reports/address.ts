import type { DateRange } from '@tavoite/model';
import { searchText, writeRange, writeText } from '../../core/addresses.js';
import { type ItemRef, itemOfKey, keyOfItem } from './items.js';

/** Name of the query parameter of the open dialog: it is there again after signing in, or reloading. */
const OPEN = 'open';

/** What is open over the page. */
export type OpenDialog =
  | { kind: 'graphs' }
  | { kind: 'report'; id: number | null }
  | { kind: 'content'; item: ItemRef }
  | { kind: 'send' | 'schedule'; id: number };

export function readDialog(search: URLSearchParams): OpenDialog | null {
  const value = search.get(OPEN) ?? '';
  if (value === 'new-graphs') return { kind: 'graphs' };
  if (value === 'new-report') return { kind: 'report', id: null };
  const [, kind, number] = /^(report|send|schedule)-(\d+)$/.exec(value) ?? [];
  if (kind && number) return { kind: kind as 'report' | 'send' | 'schedule', id: Number(number) };
  const item = itemOfKey(value);
  return item && { kind: 'content', item };
}

function nameOf(dialog: OpenDialog): string {
  switch (dialog.kind) {
    case 'graphs':
      return 'new-graphs';
    case 'content':
      return keyOfItem(dialog.item);
    default:
      return dialog.id === null ? 'new-report' : `${dialog.kind}-${dialog.id}`;
  }
}

/** The address with another dialog open, or none. */
export function writeDialog(before: URLSearchParams, dialog: OpenDialog | null): URLSearchParams {
  const after = new URLSearchParams(before);
  writeText(after, OPEN, dialog && nameOf(dialog));
  return after;
}

/** Where what was sent of a report is shown, among the reports of these months. */
export function sendsAddress(report: number, range: DateRange | null): string {
  const search = new URLSearchParams();
  writeRange(search, range);
  return `/reports${searchText(writeDialog(search, { kind: 'send', id: report }))}`;
}
