import type { TermDefinition } from '@tavoite/model';

/** A term with how deep it is in the tree; 0 at the top. */
export interface TermNode {
  readonly term: TermDefinition;
  readonly depth: number;
  /** Terms are below it. */
  readonly isBranch: boolean;
}

/** With more terms than these, only the upper levels are open at first. */
const MOST_OPEN = 40;
/** Levels that are in sight then. */
const LEVELS_IN_SIGHT = 2;

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
      nodes.push({ term, depth, isBranch: below.has(term.key) });
      visit(term.key, depth + 1);
    }
  };
  visit(null, 0);
  return nodes;
}

/** The branches that are closed until someone opens them: of a large tree, those below the upper levels. */
export const closedAtFirst = (nodes: readonly TermNode[]): ReadonlySet<number> =>
  new Set(
    nodes.length <= MOST_OPEN
      ? []
      : nodes
          .filter(({ depth, isBranch }) => isBranch && depth >= LEVELS_IN_SIGHT - 1)
          .map(({ term }) => term.id),
  );

/** Without those that are in a closed branch. */
export function inSight(nodes: readonly TermNode[], closed: ReadonlySet<number>): TermNode[] {
  let closedAt = Number.POSITIVE_INFINITY;
  return nodes.filter(({ term, depth }) => {
    if (depth > closedAt) return false;
    closedAt = closed.has(term.id) ? depth : Number.POSITIVE_INFINITY;
    return true;
  });
}

/** The terms above one, which have to be open for it to be in sight. */
export function aboveOf(nodes: readonly TermNode[], id: number): number[] {
  const found: number[] = [];
  const at = nodes.findIndex(({ term }) => term.id === id);
  let depth = nodes[at]?.depth ?? 0;
  for (const node of nodes.slice(0, Math.max(at, 0)).reverse()) {
    if (node.depth >= depth) continue;
    depth = node.depth;
    found.push(node.term.id);
  }
  return found;
}
