/** What the rules of terms are about: a term as it would be, other terms by key. */
export interface RuledTerm {
  readonly formula: string | null;
  readonly parent: string | null;
  readonly additionalParents: readonly string[];
  readonly sumValuesInTree: boolean;
  readonly unit: string | null;
}

/** Keys of the terms right above a term. */
export function parentsOf(term: RuledTerm | undefined): string[] {
  return term === undefined
    ? []
    : [term.parent, ...term.additionalParents].filter((parent) => parent !== null);
}

/** Terms without a formula that are the sum of the terms below them, with those terms. */
export function childrenOfSums(terms: ReadonlyMap<string, RuledTerm>): Map<string, string[]> {
  const sums = new Map<string, string[]>();
  for (const [key, term] of terms) {
    if (term.unit === '%') continue;
    for (const parent of parentsOf(term)) {
      const above = terms.get(parent);
      if (!above?.sumValuesInTree || above.formula !== null) continue;
      sums.set(parent, [...(sums.get(parent) ?? []), key]);
    }
  }
  return sums;
}
