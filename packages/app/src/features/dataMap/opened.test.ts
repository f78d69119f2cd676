import { ALL_OPEN, NONE_OPEN } from '@tavoite/model';
import { searchText } from '../../core/addresses.js';
import { indexMap } from './map.js';
import {
  areAllOpen,
  openPaths,
  readOpened,
  toggledPath,
  withToggled,
  writeOpened,
} from './opened.js';

const term = (key: string) => ({
  key,
  title: key,
  unit: '',
  value_numeric_type: 'int' as const,
  values: [],
  verified: '',
});

/** a → (b → d, c), e → (b → d) */
const map = indexMap({
  months: [],
  terms: ['a', 'b', 'c', 'd', 'e'].map(term),
  rows: [0, 1, 3, 2, 4, 1, 3],
  levels: [0, 1, 2, 1, 0, 1, 2],
});

const read = (query: string) => readOpened(new URLSearchParams(query));
const write = (opened: typeof ALL_OPEN, before = '') =>
  searchText(writeOpened(new URLSearchParams(before), opened));

it.each(['?opened-terms=a,b', '?opened-terms=*', '?opened-terms=*,-b,-a', ''])(
  'writes %j as it reads it',
  (query) => {
    expect(write(read(query))).toBe(query);
  },
);

it('leaves the rest of the address alone', () => {
  expect(write(NONE_OPEN, '?keys=a&opened-terms=*')).toBe('?keys=a');
});

const opened = (query: string) =>
  [...openPaths(map, read(query))].map((path) => [path, map.rows.get(path)?.key]);

it('opens a term in each of its places', () => {
  expect(opened('opened-terms=b')).toEqual([
    ['/0/1', 'b'],
    ['/4/1', 'b'],
  ]);
});

it('opens all, and all but some; terms without children never open', () => {
  expect([...openPaths(map, ALL_OPEN)]).toEqual(['/0', '/0/1', '/4', '/4/1']);
  expect(opened('opened-terms=*,-b')).toEqual([
    ['/0', 'a'],
    ['/4', 'e'],
  ]);
});

it('knows when all are open, however it is written', () => {
  expect(areAllOpen(map, ALL_OPEN)).toBe(true);
  expect(areAllOpen(map, read('opened-terms=a,b,e'))).toBe(true);
  expect(areAllOpen(map, read('opened-terms=a,b'))).toBe(false);
  expect(areAllOpen(map, read('opened-terms=*,-e'))).toBe(false);
});

it('takes a click for a change of one term', () => {
  const some = read('opened-terms=*,-e');
  const before = openPaths(map, some);
  const after = new Set([...before].filter((path) => path !== '/0'));
  expect(toggledPath(before, after)).toBe('/0');
  expect(toggledPath(after, before)).toBe('/0');
  expect(toggledPath(before, before)).toBeNull();
  expect(write(withToggled(some, 'a'))).toBe('?opened-terms=*,-e,-a');
  expect(write(withToggled(some, 'e'))).toBe('?opened-terms=*');
});
