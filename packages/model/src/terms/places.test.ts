import { placeTerms, type TermGraph, type TermPlace } from './places.js';

interface Example {
  readonly key: string;
  readonly parents: readonly string[];
}

/** A graph by `child: parents`, the primary parent first. */
function graphOf(parents: Record<string, readonly string[]>) {
  const terms = new Map(
    Object.entries(parents).map(([key, list]): [string, Example] => [key, { key, parents: list }]),
  );
  const graph: TermGraph<Example> = {
    childrenOf: ({ key }) => {
      const below = [...terms.values()].filter(({ parents }) => parents.includes(key));
      return below.sort((a, b) => a.parents.indexOf(key) - b.parents.indexOf(key));
    },
    parentOf: ({ parents: [first] }) => terms.get(first ?? '') ?? null,
  };
  return { graph, term: (key: string) => terms.get(key) as Example };
}

const written = (places: readonly TermPlace<Example>[]): unknown =>
  Object.fromEntries(
    places.map(({ term, isCopy, children }) => [
      isCopy ? `${term.key} copy` : term.key,
      written(children),
    ]),
  );

it('puts a term under each of its parents, and marks all but the primary place as copies', () => {
  const { graph, term } = graphOf({ a: [], b: [], c: ['a', 'b'], d: ['c'] });
  const places = placeTerms([term('a'), term('b')], graph);
  expect(written(places.slice(0, 2))).toEqual({
    a: { c: { d: {} } },
    b: { 'c copy': { 'd copy': {} } },
  });
  expect(places.map((place) => place.term.key)).toEqual(['a', 'b', 'c', 'c', 'd', 'd']);
});

it('never puts a term below itself', () => {
  const { graph, term } = graphOf({ a: ['b'], b: ['a', 'b'] });
  expect(written(placeTerms([term('a')], graph).slice(0, 1))).toEqual({ a: { b: {} } });
});

it('leaves out copies past the limit, but no primary place', () => {
  const { graph, term } = graphOf({ a: [], b: ['a'], c: ['b', 'a'], d: ['c'], e: ['d'] });
  expect(written(placeTerms([term('a')], graph, 4).slice(0, 1))).toEqual({
    a: { b: { c: { d: { e: {} } } }, 'c copy': {} },
  });
});
