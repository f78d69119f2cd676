import '../../../test/browser.js';
import { isAnswerable, monthNumber } from '@tavoite/model';
import { dataOf, graphDefaults } from './defaults.js';

const rangeFor = (properties: Parameters<typeof graphDefaults>[0]) => {
  const [[, past], [, future]] = graphDefaults(properties).range;
  return { past, future };
};

describe('the default range', () => {
  it('is a year back and half a year ahead unless the mapping says', () => {
    expect(rangeFor({})).toEqual({ past: -12, future: 6 });
  });

  it('goes as far as the mapping says', () => {
    expect(rangeFor({ past_months: 36, future_months: 0 })).toEqual({ past: -36, future: 0 });
  });

  it('makes the best of nonsense', () => {
    const { past, future } = rangeFor({ past_months: -3, future_months: 1e9 });
    expect(past).toBeCloseTo(0);
    const now = monthNumber(2026, 11);
    expect(isAnswerable({ start: now + past, end: now + future })).toBe(true);
  });
});

it('has data from the first value of any term to the last', () => {
  const timelines = [
    { start_date: '2024-03-01', end_date: '2025-12-31' },
    { start_date: null, end_date: null },
    { start_date: '2025-01-01', end_date: '2027-02-28' },
  ];
  expect(dataOf(timelines)).toEqual({ start_date: '2024-03-01', end_date: '2027-02-28' });
  expect(dataOf([])).toEqual({ start_date: null, end_date: null });
});
