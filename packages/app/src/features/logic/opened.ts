import { openablePaths } from '@tavoite/ui';
import { readList, writeList } from '../../core/addresses.js';
import { type LogicNode, ROOT_PATH, type RootNode } from './tree.js';

/** Name of the query parameter: open terms by key, as in the data map. */
const OPENED_TERMS = 'opened-terms';
/** All are open but those marked after it: what is shorter is written. */
const ALL = '*';
const CLOSED = '-';
/** The root is open unless it is marked as closed. */
const CLOSED_ROOT = CLOSED + ROOT_PATH;
/** Servers and proxies take addresses of 8,000 characters, with dates and all. */
const MAX_CHARACTERS = 4_000;

/** What an address says of open nodes, to tell whether it says something else. */
export const openedText = (search: string): string =>
  new URLSearchParams(search).get(OPENED_TERMS) ?? '';

/** Paths of the open nodes; what the address names and the tree does not have is left out. */
export function readOpened(search: string, root: RootNode): Set<string> {
  const items = readList(new URLSearchParams(search), OPENED_TERMS);
  const openable = openablePaths<LogicNode>([root]);
  const all = items.includes(ALL);
  const opened = all ? new Set(openable) : new Set([ROOT_PATH]);
  for (const item of items) {
    if (item === CLOSED_ROOT) opened.delete(ROOT_PATH);
    else if (all && item.startsWith(CLOSED)) opened.delete(item.slice(CLOSED.length));
    else if (!all && openable.has(item)) opened.add(item);
  }
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
  const items =
    closed.length < opened.length ? [ALL, ...closed.map((path) => CLOSED + path)] : opened;
  const after = new URLSearchParams(before);
  writeList(after, OPENED_TERMS, [
    ...(paths.has(ROOT_PATH) ? [] : [CLOSED_ROOT]),
    ...fitting(items),
  ]);
  return after;
}
