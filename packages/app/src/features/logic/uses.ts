import { keysOfFormula, type Term } from '@tavoite/model';
import type { RootNode, TermNode } from './tree.js';

/** A term that is computed from another. */
export interface Use {
  /** The path of its place in the tree; null where it has none. */
  id: string | null;
  title: string;
}

/** Where each term stands in the tree: under its primary parent, or elsewhere if it has no place there. */
function placesIn(root: RootNode): ReadonlyMap<string, TermNode> {
  const places = new Map<string, TermNode>();
  const nodes = [...root.terms];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (!node.isCopy || !places.has(node.term.key)) places.set(node.term.key, node);
    nodes.push(...node.children);
  }
  return places;
}

/** The terms whose formula names a term, by its key, in the order of all terms. */
export function usesIn(root: RootNode, terms: readonly Term[]): ReadonlyMap<string, Use[]> {
  const places = placesIn(root);
  const uses = new Map<string, Use[]>();
  for (const { key, title, formula } of terms) {
    if (formula === null) continue;
    const use = { id: places.get(key)?.path ?? null, title };
    for (const used of keysOfFormula(formula)) {
      const list = uses.get(used);
      if (list) list.push(use);
      else uses.set(used, [use]);
    }
  }
  return uses;
}
