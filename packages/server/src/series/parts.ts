import type { Formula } from '../formula/index.js';
import type { SeriesTerm } from './terms.js';

/**
 * What a term's value is made of, one level deep, as a formula that recomputes to it: its own one;
 * for a sum of the terms below, the sum of its children. Where a term is below several children,
 * their sums would count it more than once, and are replaced by the terms summed. Null for
 * stored months and for a term without any values.
 */
export function partsOf(term: SeriesTerm): Formula | null {
  if (term.formula !== null || term.computedBy === null) return term.computedBy;
  const children = term.children.filter(
    (child) => !child.isPercentage && summedBelow(child).length > 0,
  );
  const counted = children.flatMap(summedBelow);
  const once = counted.length === term.inputs.length;
  return sumOf(once ? children : term.inputs);
}

/** The terms that a child brings into the sum above it. */
function summedBelow(child: SeriesTerm): readonly SeriesTerm[] {
  return child.formula === null && child.computedBy !== null ? child.inputs : [child];
}

function sumOf(terms: readonly SeriesTerm[]): Formula | null {
  if (terms.length === 0) return null;
  const operands = terms.map(({ row }) => ({ kind: 'term' as const, key: row.key, position: 0 }));
  return { kind: 'call', name: 'sum', operands };
}
