import { readList, writeList } from '../../core/addresses.js';
import type { LoadedMap } from './map.js';

/** Name of the query parameter. */
const OPENED_TERMS = 'opened-terms';
/** In place of a list that would be too long for an address: all but those marked after it. */
const ALL = '*';
const CLOSED = '-';

/** Which terms are open, in each of their places: those listed, or all but those listed. */
export interface OpenedTerms {
  all: boolean;
  keys: ReadonlySet<string>;
}

export const NONE_OPENED: OpenedTerms = { all: false, keys: new Set() };
export const ALL_OPENED: OpenedTerms = { all: true, keys: new Set() };

export function readOpened(search: URLSearchParams): OpenedTerms {
  const items = readList(search, OPENED_TERMS);
  if (!items.includes(ALL)) return { all: false, keys: new Set(items) };
  const closed = items.filter((item) => item.startsWith(CLOSED));
  return { all: true, keys: new Set(closed.map((item) => item.slice(CLOSED.length))) };
}

/** The address with other open terms. */
export function writeOpened(before: URLSearchParams, { all, keys }: OpenedTerms): URLSearchParams {
  const after = new URLSearchParams(before);
  const items = all ? [ALL, ...[...keys].map((key) => CLOSED + key)] : keys;
  writeList(after, OPENED_TERMS, items);
  return after;
}

const isOpen = ({ all, keys }: OpenedTerms, key: string): boolean => all !== keys.has(key);

/** Paths of the rows that are open. */
export function openPaths({ rows }: LoadedMap, opened: OpenedTerms): Set<string> {
  const paths = new Set<string>();
  for (const [path, { key, children }] of rows) {
    if (children.length > 0 && isOpen(opened, key)) paths.add(path);
  }
  return paths;
}

/** Whether every row that can be opened is open. */
export function areAllOpen({ rows }: LoadedMap, opened: OpenedTerms): boolean {
  for (const { key, children } of rows.values()) {
    if (children.length > 0 && !isOpen(opened, key)) return false;
  }
  return true;
}

/** Opens a term that is closed, closes one that is open. */
export function withToggled({ all, keys }: OpenedTerms, key: string): OpenedTerms {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { all, keys: next };
}

/** The one path that is in only one of two sets; null when they are the same. */
export function toggledPath(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): string | null {
  for (const path of after) if (!before.has(path)) return path;
  for (const path of before) if (!after.has(path)) return path;
  return null;
}
