import type { OpenBranches } from '@tavoite/model';
import { openablePaths } from '@tavoite/ui';
import { readOpenBranches, writeOpenBranches } from '../../core/openBranches.js';
import { type LogicNode, ROOT_PATH, type RootNode } from './tree.js';

/** Name of the query parameter: open terms by key, as in the data map. */
const OPENED_TERMS = 'opened-terms';
/** The root is open unless it is marked as closed. */
const CLOSED_ROOT = `-${ROOT_PATH}`;
/** Servers and proxies take addresses of 8,000 characters, with dates and all. */
const MAX_CHARACTERS = 4_000;

/** The open nodes of an address as text, to see whether they have changed. */
export const openedText = (search: string): string =>
  new URLSearchParams(search).get(OPENED_TERMS) ?? '';

/** Paths of the open nodes; what the address names and the tree does not have is left out. */
export function readOpened(search: string, root: RootNode): Set<string> {
  const { all, keys } = readOpenBranches(new URLSearchParams(search), OPENED_TERMS);
  const openable = openablePaths<LogicNode>([root]);
  const opened = new Set(all ? openable : [...keys].filter((path) => openable.has(path)));
  if (all) for (const path of keys) opened.delete(path);
  else opened.add(ROOT_PATH);
  if (keys.has(all ? ROOT_PATH : CLOSED_ROOT)) opened.delete(ROOT_PATH);
  return opened;
}

function fitting(items: readonly string[]): string[] {
  let length = 0;
  return items.filter((item) => {
    length += encodeURIComponent(item).length + 1;
    return length <= MAX_CHARACTERS;
  });
}

/** The address with these nodes open; of very many single ones, those that were opened first. */
export function writeOpened(
  before: URLSearchParams,
  paths: ReadonlySet<string>,
  root: RootNode,
): URLSearchParams {
  const openable = openablePaths<LogicNode>([root]);
  const opened = [...paths].filter((path) => path !== ROOT_PATH && openable.has(path));
  const closed = [...openable].filter((path) => path !== ROOT_PATH && !paths.has(path));
  const isRootClosed = !paths.has(ROOT_PATH);
  // The shorter list is written.
  const branches: OpenBranches =
    closed.length < opened.length
      ? { all: true, keys: new Set([...(isRootClosed ? [ROOT_PATH] : []), ...fitting(closed)]) }
      : { all: false, keys: new Set([...(isRootClosed ? [CLOSED_ROOT] : []), ...fitting(opened)]) };
  return writeOpenBranches(before, OPENED_TERMS, branches);
}
