import { type NodePlace, placeAfter, placeId } from './places.js';

const PLACES: NodePlace[] = [
  { over: 'a', edge: 'before' },
  { over: 'a', edge: 'into', isRepeated: true },
  { over: 'b', edge: 'before' },
  { over: 'b', edge: 'after' },
];

it.each([
  ['before a', 1, 'before b'],
  ['before b', 1, 'after b'],
  ['before b', -1, 'before a'],
  // At the ends it stays.
  ['after b', 1, 'after b'],
  ['before a', -1, 'before a'],
  // From nowhere, to the first.
  [null, 1, 'before a'],
  ['before x', -1, 'before a'],
] as const)('steps from %s by %i to %s', (from, step, to) => {
  const place = placeAfter(PLACES, from, step);
  expect(place && placeId(place)).toBe(to);
});

it('has nowhere to go without places', () => {
  expect(placeAfter([], null, 1)).toBeNull();
});
