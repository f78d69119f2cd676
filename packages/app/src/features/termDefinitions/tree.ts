import type { TermDefinition } from '@tavoite/model';
import type { FoldableNode } from '../definitionForm/index.js';

/** A term with where it is in the tree. */
export interface TermNode extends FoldableNode {
  readonly term: TermDefinition;
}

/**
 * All terms, each after the one that it is below, siblings in their order. A term whose parent is
 * missing is at the top; one with several parents is below its first only.
 */
export function treeOf(terms: readonly TermDefinition[]): TermNode[] {
  const keys = new Set(terms.map(({ key }) => key));
  const below = new Map<string | null, TermDefinition[]>();
  for (const term of terms) {
    const parent = term.parent !== null && keys.has(term.parent) ? term.parent : null;
    const siblings = below.get(parent);
    if (siblings) siblings.push(term);
    else below.set(parent, [term]);
  }
  const nodes: TermNode[] = [];
  const visit = (parent: string | null, depth: number) => {
    const siblings = below.get(parent) ?? [];
    for (const term of siblings.sort((a, b) => a.ordering - b.ordering || a.id - b.id)) {
      nodes.push({ id: term.id, term, depth, isBranch: below.has(term.key) });
      visit(term.key, depth + 1);
    }
  };
  visit(null, 0);
  return nodes;
}
