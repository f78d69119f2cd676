import { isFiltered, NO_FILTER, readRoadmapAddress, writeRoadmapAddress } from './address.js';
import { matcherOf } from './view.js';

const read = (search: string) => readRoadmapAddress(new URLSearchParams(search));

it('keeps in the address how the tasks stand that are looked for', () => {
  const { filter } = read('state=late&owner=3');
  expect(filter).toEqual({ text: '', owner: 3, target: null, state: 'late' });
  expect(isFiltered(filter)).toBe(true);
  expect(read('state=lost').filter.state).toBeNull();
  const after = writeRoadmapAddress(new URLSearchParams('roadmap=7'), { filter });
  expect(after.toString()).toBe('roadmap=7&owner=3&state=late');
  expect(writeRoadmapAddress(after, { filter: NO_FILTER }).toString()).toBe('roadmap=7');
});

it('keeps the order of the list in the address', () => {
  expect(read('sort=end').sort).toEqual({ by: 'end', order: 'ascending' });
  expect(read('sort=-end').sort).toEqual({ by: 'end', order: 'descending' });
  expect(read('sort=targets').sort).toBeNull();
  const after = writeRoadmapAddress(new URLSearchParams('view=list'), {
    sort: { by: 'owner', order: 'descending' },
  });
  expect(after.toString()).toBe('view=list&sort=-owner');
  expect(writeRoadmapAddress(after, { sort: null }).toString()).toBe('view=list');
});

it('looks for tasks that stand so, and fit the rest', () => {
  const standing = { statesOf: new Map([[1, new Set(['late'] as const)]]) };
  const late = matcherOf({ ...NO_FILTER, state: 'late' }, new Map(), standing);
  expect([1, 2].filter((id) => late({ id, title: 'Pilot' }))).toEqual([1]);
  const words = matcherOf({ ...NO_FILTER, state: 'late', text: 'x' }, new Map(), standing);
  expect(words({ id: 1, title: 'Pilot' })).toBe(false);
});
