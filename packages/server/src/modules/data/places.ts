import type { SeriesTerm } from '../../series/index.js';
import type { DataMapPlace } from './serialize.js';

/** Places of the data map after which a term is unfolded under its primary parents only. */
export const MAX_PLACES = 20_000;

interface Place extends DataMapPlace {
  readonly children: Place[];
  readonly above: Place | null;
  /** Whether it hangs under an additional parent, or below a place that does. */
  readonly isCopy: boolean;
}

function isAbove(term: SeriesTerm, place: Place): boolean {
  for (let at: Place | null = place; at !== null; at = at.above) if (at.term === term) return true;
  return false;
}

/**
 * Unfolds the graph of terms into a tree below `roots`: a term appears under each of its parents, but
 * never below itself. Many parents at many levels could multiply without end: past `maxPlaces`,
 * nothing more is unfolded below additional parents.
 */
export function placeTerms(
  roots: readonly SeriesTerm[],
  maxPlaces = MAX_PLACES,
): readonly DataMapPlace[] {
  const placed: Place[] = roots.map((term) => ({ term, children: [], above: null, isCopy: false }));
  // Level by level, so that what is left out lies deepest. The list grows while it is walked.
  for (const place of placed) {
    if (place.isCopy && placed.length >= maxPlaces) continue;
    for (const term of place.term.children) {
      if (isAbove(term, place)) continue;
      const isCopy = place.isCopy || term.parent !== place.term;
      const child: Place = { term, children: [], above: place, isCopy };
      place.children.push(child);
      placed.push(child);
    }
  }
  return placed.slice(0, roots.length);
}

/** The terms that the places hold, each once. */
export function termsOfPlaces(places: readonly DataMapPlace[]): Set<SeriesTerm> {
  const terms = new Set<SeriesTerm>();
  const open = [...places];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    terms.add(place.term);
    open.push(...place.children);
  }
  return terms;
}
