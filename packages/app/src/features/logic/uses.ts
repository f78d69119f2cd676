import { keysOfFormula, replaceKeys, type Term } from '@tavoite/model';
import type { RootNode, TermNode } from './tree.js';

/** A term that another is computed from, or that is computed from another. */
export interface Use {
  /** The path of its place in the tree; null where it has none. */
  id: string | null;
  title: string;
}

/** Where each term stands in the tree: under its primary parent, or elsewhere if it has no place there. */
export function placesIn(root: RootNode): ReadonlyMap<string, TermNode> {
  const places = new Map<string, TermNode>();
  const nodes = [...root.terms];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (!node.isCopy || !places.has(node.term.key)) places.set(node.term.key, node);
    nodes.push(...node.children);
  }
  return places;
}

/** The terms whose formula names a term, by its key, in the order of all terms. */
export function usesIn(
  places: ReadonlyMap<string, TermNode>,
  terms: readonly Term[],
): ReadonlyMap<string, Use[]> {
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

/** The terms that a node's formula names, as often as it does: those below the node in their places there. */
export function operandsOf(
  { term, children }: TermNode,
  places: ReadonlyMap<string, TermNode>,
  termByKey: ReadonlyMap<string, Term>,
): Use[] {
  const operands: Use[] = [];
  replaceKeys(term.formula ?? '', (key, written) => {
    const title = termByKey.get(key)?.title;
    const place = children.find((child) => child.term.key === key) ?? places.get(key);
    if (title !== undefined)
      operands.push({ id: key === term.key ? null : (place?.path ?? null), title });
    return written;
  });
  return operands;
}
