import { monthNumber } from '@tavoite/model';
import { buildSeries } from '../../test/series.js';
import { parseFormula } from '../formula/index.js';
import { rawDataSpan, readNewestMonths, readTimelines } from './spans.js';

const january = monthNumber(2025, 1);

const build = () =>
  buildSeries({
    terms: [
      { key: 'a', first: january, values: [1, null, 3, 4], verified: [true, true, true, false] },
      { key: 'b', first: january + 1, values: [5, 6, 0], verified: [false, false, false] },
      { key: 'empty' },
      { key: 'ratio', formula: 'a / b' },
      { key: 'double', formula: 'a * 2' },
    ],
  });

it('tells the months with raw data, of chosen terms and verified ones only', async () => {
  const series = await build();
  const span = (keys: string[], onlyVerified: boolean) =>
    rawDataSpan(series.termsOf(keys), { onlyVerified });
  expect(span(['a', 'b'], false)).toEqual({ start: january, end: january + 3 });
  expect(span(['a', 'b'], true)).toEqual({ start: january, end: january + 2 });
  expect(span(['ratio'], false)).toEqual({ start: january, end: january + 3 });
  expect(span(['b'], true)).toBeNull();
  expect(span(['empty'], false)).toBeNull();
  expect(span([], false)).toBeNull();
});

it('tells in which months a term has values, computed ones too', async () => {
  const series = await build();
  const all = { onlyVerified: false };
  const timelines = await readTimelines(series, series.terms, all);
  expect(timelines).toEqual([
    { start: january, end: january + 3 },
    { start: january + 1, end: january + 3 },
    null,
    { start: january + 2, end: january + 2 },
    { start: january, end: january + 3 },
  ]);
  expect(await readTimelines(series, series.termsOf(['empty']), all)).toEqual([null]);
  expect(
    await readTimelines(series, series.termsOf(['a', 'b', 'ratio', 'double']), {
      onlyVerified: true,
    }),
  ).toEqual([
    { start: january, end: january + 2 },
    null,
    null,
    { start: january, end: january + 2 },
  ]);
});

it('finds the newest verified month of a formula, else the newest with a value', async () => {
  const series = await build();
  const newest = await readNewestMonths(
    series,
    ['a', 'double', 'b', 'ratio', 'empty', '7'].map(parseFormula),
  );
  expect(newest).toEqual([january + 2, january + 2, january + 3, january + 2, null, january + 3]);
  expect(await readNewestMonths(series, [parseFormula('empty')])).toEqual([null]);
});
