import { STANDINGS, type Standing } from '@tavoite/model';
import type { TargetSort } from '@tavoite/ui';
import { writeText } from '../../core/addresses.js';

/** How the targets are shown. */
export const TARGETS_VIEWS = ['tree', 'list'] as const;
export type TargetsView = (typeof TARGETS_VIEWS)[number];

const VIEW = 'view';
const STANDING = 'standing';
const SIZE = 'size';
const SORT = 'sort';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** The view of an address; null when it names none. */
export const readView = (search: URLSearchParams): TargetsView | null =>
  oneOf(TARGETS_VIEWS, search.get(VIEW));

export function writeView(search: URLSearchParams, view: TargetsView | null): URLSearchParams {
  writeText(search, VIEW, view);
  return search;
}

/** How large a tree is drawn that is wider than the screen, where it is not to fit. */
export type TreeSize = 'full';

export const readSize = (search: URLSearchParams): TreeSize | null =>
  oneOf(['full'], search.get(SIZE));

export function writeSize(search: URLSearchParams, size: TreeSize | null): URLSearchParams {
  writeText(search, SIZE, size);
  return search;
}

/** The standing that an address shows alone; null for all. */
export const readStanding = (search: URLSearchParams): Standing | null =>
  oneOf(STANDINGS, search.get(STANDING));

export function writeStanding(search: URLSearchParams, value: Standing | null): URLSearchParams {
  writeText(search, STANDING, value);
  return search;
}

/** Orders of the list by their names in an address: the worst first, or with a `-` the best. */
const SORTS: Readonly<Record<string, TargetSort>> = {
  progress: { by: 'progress', first: 'worst' },
  '-progress': { by: 'progress', first: 'best' },
  change: { by: 'change', first: 'worst' },
  '-change': { by: 'change', first: 'best' },
};

/** What an address sorts the list by; null for group by group. */
export function readSort(search: URLSearchParams): TargetSort | null {
  const name = search.get(SORT) ?? '';
  return Object.hasOwn(SORTS, name) ? (SORTS[name] ?? null) : null;
}

export function writeSort(search: URLSearchParams, sort: TargetSort | null): URLSearchParams {
  writeText(search, SORT, sort && `${sort.first === 'best' ? '-' : ''}${sort.by}`);
  return search;
}

/** All that are behind in the list, the worst first. */
export const writeAllBehind = (search: URLSearchParams, view: TargetsView | null) =>
  writeSort(writeStanding(writeView(search, view), 'behind'), { by: 'progress', first: 'worst' });
