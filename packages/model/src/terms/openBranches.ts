/** Instead of a list that would be longer: all but those that are marked after it. */
const ALL = '*';
const CLOSED = '-';

/** Which branches of a tree are open: those listed, or all but those listed. */
export interface OpenBranches {
  readonly all: boolean;
  readonly keys: ReadonlySet<string>;
}

export const NONE_OPEN: OpenBranches = { all: false, keys: new Set() };
export const ALL_OPEN: OpenBranches = { all: true, keys: new Set() };

/** The open branches that a list in an address, or in what was saved from one, names. */
export function openBranchesOf(items: readonly string[]): OpenBranches {
  if (!items.includes(ALL)) return { all: false, keys: new Set(items) };
  const closed = items.filter((item) => item.startsWith(CLOSED));
  return { all: true, keys: new Set(closed.map((item) => item.slice(CLOSED.length))) };
}

/** The same as such a list. */
export const listOfOpenBranches = ({ all, keys }: OpenBranches): string[] =>
  all ? [ALL, ...[...keys].map((key) => CLOSED + key)] : [...keys];

export const isBranchOpen = ({ all, keys }: OpenBranches, key: string): boolean =>
  all !== keys.has(key);
