import { readColumns, withColumn } from './columns.js';

const of = (search: string) => readColumns(new URLSearchParams(search));

it('reads the columns of an address in their order, and nothing else', () => {
  expect(of('columns=compact,trend,total,banana,total')).toEqual(['total', 'trend', 'compact']);
  expect(of('')).toEqual([]);
});

it('adds a column, takes it away, and leaves the rest of the address', () => {
  const one = withColumn(new URLSearchParams('keys=a'), 'change');
  expect(one.toString()).toBe('keys=a&columns=change');
  const two = withColumn(one, 'total');
  expect(readColumns(two)).toEqual(['total', 'change']);
  expect(withColumn(withColumn(two, 'total'), 'change').toString()).toBe('keys=a');
});
