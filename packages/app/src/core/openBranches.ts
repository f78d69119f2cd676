import { readList, writeList } from './addresses.js';

/** Instead of a list that would be longer: all but those that are marked after it. */
const ALL = '*';
const CLOSED = '-';

/** Which branches of a tree are open: those listed, or all but those listed. */
export interface OpenBranches {
  all: boolean;
  keys: ReadonlySet<string>;
}

export const NONE_OPEN: OpenBranches = { all: false, keys: new Set() };
export const ALL_OPEN: OpenBranches = { all: true, keys: new Set() };

/** The open branches that a query parameter names. */
export function readOpenBranches(search: URLSearchParams, name: string): OpenBranches {
  const items = readList(search, name);
  if (!items.includes(ALL)) return { all: false, keys: new Set(items) };
  const closed = items.filter((item) => item.startsWith(CLOSED));
  return { all: true, keys: new Set(closed.map((item) => item.slice(CLOSED.length))) };
}

/** The address with other open branches. */
export function writeOpenBranches(
  before: URLSearchParams,
  name: string,
  { all, keys }: OpenBranches,
): URLSearchParams {
  const after = new URLSearchParams(before);
  writeList(after, name, all ? [ALL, ...[...keys].map((key) => CLOSED + key)] : keys);
  return after;
}

export const isBranchOpen = ({ all, keys }: OpenBranches, key: string): boolean =>
  all !== keys.has(key);
