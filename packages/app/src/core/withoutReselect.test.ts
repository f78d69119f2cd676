import { createSelector } from '@reduxjs/toolkit';

interface State {
  names: string[];
  other: number;
}

test('makes its answer of those of its inputs, and again only when one of them changes', () => {
  const combine = jest.fn((names: string[], length: number) => names.slice(0, length));
  const select = createSelector(
    [(state: State) => state.names, (_: State, length: number) => length],
    combine,
  );
  const names = ['Revenue', 'Operating profit'];

  const first = select({ names, other: 1 }, 1);
  expect(first).toEqual(['Revenue']);
  expect(select({ names, other: 2 }, 1)).toBe(first);
  expect(combine).toHaveBeenCalledTimes(1);

  expect(select({ names, other: 2 }, 2)).toEqual(names);
  expect(select({ names: [], other: 2 }, 2)).toEqual([]);
  expect(combine).toHaveBeenCalledTimes(3);
});

test('takes its inputs one by one, too', () => {
  const select = createSelector(
    (state: State) => state.names,
    (state: State) => state.other,
    (names, other) => `${names.join()} ${other}`,
  );

  expect(select({ names: ['Revenue'], other: 3 })).toBe('Revenue 3');
});
