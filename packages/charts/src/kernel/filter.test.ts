import { aloneWith, hiddenKeys, toggledSeries } from './filter.js';

const series = [
  { key: 'sales' },
  { key: 'costs' },
  { key: 'target/1', targetOf: 'sales' },
  { key: 'target/2', targetOf: 'costs' },
];

it('hides a target with its series', () => {
  expect([...hiddenKeys(series, ['sales'])]).toEqual(['sales', 'target/1']);
  expect([...hiddenKeys(series, ['target/2'])]).toEqual(['target/2']);
  expect([...hiddenKeys(series, ['unknown'])]).toEqual(['unknown']);
});

it('shows the series of a target that is asked for', () => {
  expect(toggledSeries(series, ['sales'], 'target/1')).toEqual([]);
  expect(toggledSeries(series, ['target/1'], 'target/1')).toEqual([]);
  expect(toggledSeries(series, [], 'target/1')).toEqual(['target/1']);
});

it('shows a series alone with its targets, and all again', () => {
  const alone = aloneWith(series, ['target/1'], 'sales');
  expect(alone).toEqual(['costs']);
  expect(aloneWith(series, alone, 'sales')).toEqual([]);
  expect(aloneWith(series, [], 'target/2')).toEqual(['sales']);
  const two = [...series, { key: 'target/3', targetOf: 'costs' }];
  expect(aloneWith(two, [], 'target/2')).toEqual(['sales', 'target/3']);
});
