import { MAX_PLACES, placeTerms as place, type TermGraph } from '@tavoite/model';
import type { SeriesTerm } from '../series/index.js';

/** A place in the data map; the same term may hang in several. */
export interface DataMapPlace {
  readonly term: SeriesTerm;
  readonly children: readonly DataMapPlace[];
}

const GRAPH: TermGraph<SeriesTerm> = {
  childrenOf: ({ children }) => children,
  parentOf: ({ parent }) => parent,
};

/** The tree of terms below `roots`, with a place under each parent: see `placeTerms` of the model. */
export function placeTerms(
  roots: readonly SeriesTerm[],
  maxPlaces = MAX_PLACES,
): readonly DataMapPlace[] {
  return place(roots, GRAPH, maxPlaces).slice(0, roots.length);
}

function* eachPlace(places: readonly DataMapPlace[]): Generator<DataMapPlace> {
  const open = [...places];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    open.push(...next.children);
  }
}

/** The terms that the places hold, each once. */
export function termsOfPlaces(places: readonly DataMapPlace[]): Set<SeriesTerm> {
  const terms = new Set<SeriesTerm>();
  for (const { term } of eachPlace(places)) terms.add(term);
  return terms;
}

/** How many places there are, on all levels. */
export function countPlaces(places: readonly DataMapPlace[]): number {
  let count = 0;
  for (const _ of eachPlace(places)) count += 1;
  return count;
}
