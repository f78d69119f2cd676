import { isBranchOpen, type OpenBranches } from '@tavoite/model';
import { readOpenBranches, writeOpenBranches } from '../../core/openBranches.js';
import type { LoadedMap } from './map.js';

/** Name of the query parameter: keys of the terms that are open, in each of their places. */
export const OPENED_TERMS = 'opened-terms';

export const readOpened = (search: URLSearchParams): OpenBranches =>
  readOpenBranches(search, OPENED_TERMS);

/** The address with other open terms. */
export const writeOpened = (before: URLSearchParams, opened: OpenBranches): URLSearchParams =>
  writeOpenBranches(before, OPENED_TERMS, opened);

/** Paths of the rows that are open. */
export function openPaths({ rows }: LoadedMap, opened: OpenBranches): Set<string> {
  const paths = new Set<string>();
  for (const [path, { key, children }] of rows) {
    if (children.length > 0 && isBranchOpen(opened, key)) paths.add(path);
  }
  return paths;
}

/** Whether every row that can be opened is open. */
export function areAllOpen({ rows }: LoadedMap, opened: OpenBranches): boolean {
  for (const { key, children } of rows.values()) {
    if (children.length > 0 && !isBranchOpen(opened, key)) return false;
  }
  return true;
}

/** Opens a term that is closed, closes one that is open. */
export function withToggled({ all, keys }: OpenBranches, key: string): OpenBranches {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { all, keys: next };
}

/** Opens whatever a row is below. */
export function withOpenedAbove(
  { rows }: LoadedMap,
  opened: OpenBranches,
  path: string,
): OpenBranches {
  let next = opened;
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const above = rows.get(path.slice(0, end));
    if (above && !isBranchOpen(next, above.key)) next = withToggled(next, above.key);
  }
  return next;
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
