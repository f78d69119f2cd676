/** A place in the unfolded graph of terms: a term under one of its parents. */
export interface TermPlace<T> {
  readonly term: T;
  readonly children: readonly TermPlace<T>[];
  readonly above: TermPlace<T> | null;
  /** Whether it hangs under an additional parent, or below a place that does. */
  readonly isCopy: boolean;
}

/** How terms hang together. */
export interface TermGraph<T> {
  /** Terms below a term, primary ones first, each once. */
  readonly childrenOf: (term: T) => readonly T[];
  /** The primary parent; null at the top. */
  readonly parentOf: (term: T) => T | null;
}

/** Places after which a term is unfolded under its primary parents only. */
export const MAX_PLACES = 20_000;

interface Place<T> extends TermPlace<T> {
  readonly children: Place<T>[];
}

function isAbove<T>(term: T, place: TermPlace<T>): boolean {
  for (let at: TermPlace<T> | null = place; at !== null; at = at.above)
    if (at.term === term) return true;
  return false;
}

/**
 * Unfolds the graph of terms into a tree below `roots`: a term appears under each of its parents, but
 * never below itself. Many parents at many levels could multiply without end: past `maxPlaces`,
 * nothing more is unfolded below additional parents.
 * @returns all places, level by level; those of the roots come first, in their order
 */
export function placeTerms<T>(
  roots: readonly T[],
  { childrenOf, parentOf }: TermGraph<T>,
  maxPlaces = MAX_PLACES,
): readonly TermPlace<T>[] {
  const placed: Place<T>[] = roots.map((term) => ({
    term,
    children: [],
    above: null,
    isCopy: false,
  }));
  // Level by level, so that only the deepest places are left out. The list grows while it is walked.
  for (const place of placed) {
    if (place.isCopy && placed.length >= maxPlaces) continue;
    for (const term of childrenOf(place.term)) {
      if (isAbove(term, place)) continue;
      const isCopy = place.isCopy || parentOf(term) !== place.term;
      const child: Place<T> = { term, children: [], above: place, isCopy };
      place.children.push(child);
      placed.push(child);
    }
  }
  return placed;
}
