import * as en from './en.js';
import * as fi from './fi.js';
import { size } from './size.js';

/** Every text and function with its path, such as `targetList.meter.compare`. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path ? `${path}.${key}` : key),
  );
}

const english = new Map(leaves(en));
const finnish = new Map(leaves(fi));

it('has the same texts in both languages', () => {
  expect([...finnish.keys()]).toEqual([...english.keys()]);
  for (const [path, value] of english) {
    expect([path, typeof finnish.get(path)]).toEqual([path, typeof value]);
  }
});

it.each([
  ['English', english],
  ['Finnish', finnish],
])('leaves no text empty: %s', (_, texts) => {
  const written = [...texts].map(([path, value]) => [
    path,
    typeof value === 'function' ? value('Sales', 2, 3) : value,
  ]);
  expect(written.filter(([, text]) => typeof text !== 'string' || text.trim() === '')).toEqual([]);
});

it('writes sizes of files in the units of the language', () => {
  expect(size(1, 'en')).toBe('1\u00a0kB');
  expect(size(12_345, 'fi').replace('\u00a0', ' ')).toBe('13 kt');
  expect(size(1_440_000, 'en')).toBe('1.4\u00a0MB');
  expect(size(1_440_000, 'fi').replace('\u00a0', ' ')).toBe('1,4 Mt');
});
