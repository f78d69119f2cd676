import {
  type DateRange,
  datesToRange,
  type MonthRange,
  rangeToDates,
  TIME_GROUPINGS,
  type TimeGrouping,
} from '@tavoite/model';

/*
 * What the addresses of screens contain: one reader and one writer for each, so that every link leads to
 * what it shows. Invalid parts of an address are ignored.
 */

const START = 'start-date';
const END = 'end-date';
/** Names of the query parameters with a range. */
export const RANGE_PARAMETERS = [START, END] as const;
/** More than these would not fit an address that servers and proxies take. */
const MAX_LIST = 500;

/** Query parameters with the commas of lists left as they are. */
export function searchText(parameters: URLSearchParams): string {
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** `start-date` and `end-date` as whole months; null unless both are dates in order. */
export function readRange(search: URLSearchParams): MonthRange | null {
  return datesToRange(search.get(START) ?? '', search.get(END) ?? '');
}

/** Whether there is a range at all, be it nonsense. */
export const hasRange = (search: URLSearchParams): boolean => search.has(START) || search.has(END);

export function writeRange(search: URLSearchParams, range: MonthRange | DateRange | null): void {
  const dates = range && ('start' in range ? rangeToDates(range) : range);
  writeText(search, START, dates?.start_date ?? null);
  writeText(search, END, dates?.end_date ?? null);
}

/** A comma list without blanks and repetitions. */
export function readList(search: URLSearchParams, name: string): string[] {
  const items = (search.get(name) ?? '').split(',').map((item) => item.trim());
  return [...new Set(items)].filter((item) => item !== '').slice(0, MAX_LIST);
}

export function writeList(search: URLSearchParams, name: string, items: Iterable<string>): void {
  const text = [...items].join(',');
  writeText(search, name, text === '' ? null : text);
}

/** `true`, `1` and a bare name count as yes. */
export function readFlag(search: URLSearchParams, name: string): boolean {
  const value = search.get(name);
  return value === '' || value === '1' || value === 'true';
}

/** Sets a parameter; null removes it. */
export function writeText(search: URLSearchParams, name: string, value: string | null): void {
  if (value === null) search.delete(name);
  else search.set(name, value);
}

/** The parameters in the address of a graph page. */
export interface GraphParameters {
  /** null: the page's own default. */
  range: MonthRange | null;
  grouping: TimeGrouping;
  cumulative: boolean;
  /** Keys that the legend hides. */
  filteredKeys: string[];
  noAnimation: boolean;
  /** Terms that are open in the data map of this view. */
  openedTerms: string[];
  /** Numbers instead of the graph. */
  numbers: boolean;
}

const isGrouping = (text: string | null): text is TimeGrouping =>
  (TIME_GROUPINGS as readonly (string | null)[]).includes(text);

export function readGraphParameters(search: URLSearchParams): GraphParameters {
  const grouping = search.get('grouping');
  return {
    range: readRange(search),
    grouping: isGrouping(grouping) ? grouping : 'month',
    cumulative: readFlag(search, 'cumulative'),
    filteredKeys: readList(search, 'filtered-keys'),
    noAnimation: readFlag(search, 'no-animation'),
    openedTerms: readList(search, 'opened-terms'),
    numbers: search.get('view') === 'numbers',
  };
}

/** The address with some of its parameters changed; defaults are not written, other ones stay. */
export function writeGraphParameters(
  before: URLSearchParams,
  change: Partial<GraphParameters>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  const flag = (name: string, on: boolean) => writeText(after, name, on ? 'true' : null);
  if (change.range !== undefined) writeRange(after, change.range);
  if (change.grouping !== undefined) {
    writeText(after, 'grouping', change.grouping === 'month' ? null : change.grouping);
  }
  if (change.cumulative !== undefined) flag('cumulative', change.cumulative);
  if (change.filteredKeys !== undefined) writeList(after, 'filtered-keys', change.filteredKeys);
  if (change.noAnimation !== undefined) flag('no-animation', change.noAnimation);
  if (change.openedTerms !== undefined) writeList(after, 'opened-terms', change.openedTerms);
  if (change.numbers !== undefined) writeText(after, 'view', change.numbers ? 'numbers' : null);
  return after;
}

/** Address of a graph page. */
export function graphAddress(path: string, parameters: Partial<GraphParameters> = {}): string {
  return path + searchText(writeGraphParameters(new URLSearchParams(), parameters));
}

/** Address of the data map; `keys` are root term keys, none for all. */
export function dataMapAddress(
  keys: readonly string[],
  range?: MonthRange | DateRange,
  openedTerms: readonly string[] = [],
): string {
  const search = new URLSearchParams();
  writeList(search, 'keys', keys);
  if (range) writeRange(search, range);
  writeList(search, 'opened-terms', openedTerms);
  return `/data-map${searchText(search)}`;
}

/** Name of the query parameter with the id of the organisation that a link was copied in. */
export const LINKED_ORGANIZATION = 'org';

/** Name of the query parameter with the data map's root term keys. */
export const DATA_MAP_KEYS = 'keys';
