import { trendPaths } from './extras.js';

const trend = (values: (number | null)[], verified: boolean[]) => trendPaths({ values, verified });

it('draws the lowest value at the bottom, the highest at the top', () => {
  expect(trend([1, 3, 2], [true, true, true])).toEqual({
    actual: 'M2.0 22.0h0L50.0 2.0L98.0 12.0',
    estimate: '',
  });
});

it('goes on from the last actual value as an estimate', () => {
  expect(trend([1, 3, 2], [true, true, false])).toEqual({
    actual: 'M2.0 22.0h0L50.0 2.0',
    estimate: 'M50.0 2.0L98.0 12.0',
  });
});

it('leaves a gap open', () => {
  expect(trend([1, null, 2], [true, true, true]).actual).toBe('M2.0 22.0h0M98.0 2.0h0');
});

it('draws one value, the same values and none', () => {
  expect(trend([5], [true]).actual).toBe('M2.0 12.0h0');
  expect(trend([5, 5], [true, true]).actual).toBe('M2.0 12.0h0L98.0 12.0');
  expect(trend([null, null], [false, false])).toEqual({ actual: '', estimate: '' });
});
