import { monthNumber } from '@tavoite/model';
import {
  dataMapAddress,
  type GraphParameters,
  graphAddress,
  readGraphParameters,
  readList,
  readRange,
  writeGraphParameters,
} from './addresses.js';

const range = { start: monthNumber(2025, 3), end: monthNumber(2026, 2) };

const everything: GraphParameters = {
  range,
  grouping: 'fiscal',
  cumulative: true,
  filteredKeys: ['a', 'b'],
  noAnimation: true,
  openedTerms: ['c'],
  numbers: true,
};

test('an address is read as it was written', () => {
  const address = graphAddress('/sales', everything);
  expect(address).toBe(
    '/sales?start-date=2025-03-01&end-date=2026-02-28&grouping=fiscal&cumulative=true&filtered-keys=a,b&no-animation=true&opened-terms=c&view=numbers',
  );
  expect(readGraphParameters(new URL(address, 'http://tavoite.test').searchParams)).toEqual(
    everything,
  );
});

test('defaults are not written, and take out what was there', () => {
  expect(graphAddress('/sales', readGraphParameters(new URLSearchParams()))).toBe('/sales');
  const before = new URLSearchParams('grouping=quarter&cumulative=true&other=kept');
  const after = writeGraphParameters(before, { grouping: 'month', cumulative: false });
  expect(after.toString()).toBe('other=kept');
});

test('a change leaves the other parameters alone', () => {
  const before = new URLSearchParams('start-date=2025-03-01&end-date=2026-02-28');
  expect(readRange(writeGraphParameters(before, { grouping: 'quarter' }))).toEqual(range);
});

test.each([
  'start-date=2025-03-01',
  'start-date=2025-03-01&end-date=nonsense',
  'start-date=2026-03-01&end-date=2025-03-31',
  'start-date=2025-02-30&end-date=2025-03-31',
])('a range that is none counts as not given: %s', (query) => {
  expect(readRange(new URLSearchParams(query))).toBeNull();
});

test('nonsense counts as not given', () => {
  const search = new URLSearchParams('grouping=week&cumulative=perhaps&filtered-keys=,%20,');
  expect(readGraphParameters(search)).toEqual(readGraphParameters(new URLSearchParams()));
});

test('lists lose blanks and repetitions, and have an end', () => {
  expect(readList(new URLSearchParams('keys= a,,b ,a'), 'keys')).toEqual(['a', 'b']);
  const many = Array.from({ length: 2000 }, (_, index) => `k${index}`).join(',');
  expect(readList(new URLSearchParams({ keys: many }), 'keys')).toHaveLength(500);
});

test('markup in a list stays text', () => {
  const address = graphAddress('/sales', { filteredKeys: ['<img src=x>', 'a&b=c'] });
  expect(address).not.toMatch(/[<>]/);
  const { filteredKeys } = readGraphParameters(
    new URL(address, 'http://tavoite.test').searchParams,
  );
  expect(filteredKeys).toEqual(['<img src=x>', 'a&b=c']);
});

test('the data map of some terms', () => {
  expect(dataMapAddress([])).toBe('/data-map');
  expect(dataMapAddress(['4100', 'net sales'], range)).toBe(
    '/data-map?keys=4100,net+sales&start-date=2025-03-01&end-date=2026-02-28',
  );
});
