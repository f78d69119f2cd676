import { buildSeries } from '../../test/series.js';
import { type DataMapPlace, placeTerms, termsOfPlaces } from './places.js';

/** Places as nested keys. */
function keysOf(places: readonly DataMapPlace[]): unknown {
  return Object.fromEntries(places.map(({ term, children }) => [term.row.key, keysOf(children)]));
}

function count(places: readonly DataMapPlace[]): number {
  return places.reduce((sum, { children }) => sum + 1 + count(children), 0);
}

it('never puts a term below itself, whatever its parents', async () => {
  const series = await buildSeries({
    terms: [
      { key: 'a', parent: 'c' },
      { key: 'b', parent: 'a', additionalParents: ['b', 'c'] },
      { key: 'c', parent: 'b', additionalParents: ['a'] },
    ],
  });
  expect(keysOf(placeTerms(series.termsOf(['a'])))).toEqual({
    a: { b: { c: {} }, c: { b: {} } },
  });
});

it('stays bounded where many parents multiply, and still holds every term', async () => {
  // Two terms a level, each under both of the level above: the paths double with every level.
  const levels = 40;
  const series = await buildSeries({
    terms: Array.from({ length: levels }, (_, level) =>
      ['x', 'y'].map((side) => ({
        key: `${side}${level}`,
        ...(level > 0 && {
          parent: `x${level - 1}`,
          additionalParents: [`y${level - 1}`],
        }),
      })),
    ).flat(),
  });
  const places = placeTerms(series.termsOf(['x0', 'y0']), 500);
  expect(count(places)).toBeLessThan(1_500);
  expect(termsOfPlaces(places).size).toBe(2 * levels);
});

it('unfolds a chain of thousands of terms', async () => {
  const series = await buildSeries({
    terms: Array.from({ length: 3_000 }, (_, i) => ({
      key: `t${i}`,
      ...(i > 0 && { parent: `t${i - 1}` }),
    })),
  });
  expect(termsOfPlaces(placeTerms(series.termsOf(['t0']))).size).toBe(3_000);
});
