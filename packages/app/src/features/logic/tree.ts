import {
  placeTerms,
  standingOf,
  type Target,
  type Term,
  type TermGraph,
  type TermPlace,
} from '@tavoite/model';

/** A term at one of its places. */
export interface TermNode {
  kind: 'term';
  /** Unique in the tree: a term has one path under each of its parents. */
  path: string;
  title: string;
  term: Term;
  /** The term above; null at the top level. */
  parent: Term | null;
  /** Whether that is an additional parent. */
  isCopy: boolean;
  children: TermNode[];
}

/** Terms of the top level that have nothing below them, folded into one. */
export interface MoreNode {
  kind: 'more';
  path: string;
  title: string;
  children: TermNode[];
}

/** The organisation, above the terms of the top level. */
export interface RootNode {
  kind: 'root';
  path: string;
  title: string;
  /** All terms of the top level, in order. */
  terms: TermNode[];
  /** The same, or without those that are folded. */
  children: (TermNode | MoreNode)[];
}

export type LogicNode = RootNode | MoreNode | TermNode;

/** No key has an asterisk, so that no two places have the same path. */
const BELOW = '*';

/** Path of the root. */
export const ROOT_PATH = BELOW;
/** Path of the terms that are folded. */
export const MORE_PATH = BELOW + BELOW;
/** Fewer are not folded: they would not take much more room than the fold. */
const LEAST_FOLDED = 4;

/** The root lists no percentages: they are ratios of what it lists, not parts of it. */
const endsWithPercentSign = ({ title }: Term): boolean => title.trimEnd().endsWith('%');

function graphOf(terms: readonly Term[]): TermGraph<Term> {
  const byId = new Map(terms.map((term) => [term.id, term]));
  const children = new Map<Term, Term[]>();
  const add = (parent: Term | undefined, child: Term) => {
    if (!parent) return;
    const list = children.get(parent);
    if (list) list.push(child);
    else children.set(parent, [child]);
  };
  const parentOf = ({ parent }: Term) => (parent === null ? null : (byId.get(parent) ?? null));
  for (const term of terms) add(parentOf(term) ?? undefined, term);
  for (const term of terms) {
    if (term.additional_parents.length === 0) continue;
    for (const id of new Set(term.additional_parents)) {
      if (id !== term.parent && id !== term.id) add(byId.get(id), term);
    }
  }
  return { childrenOf: (term) => children.get(term) ?? [], parentOf };
}

/** Short for primary places, so that a deep tree's paths do not grow with its depth. */
function pathOf({ term, isCopy }: TermPlace<Term>, above: TermNode | undefined): string {
  return isCopy && above ? above.path + BELOW + term.key : term.key;
}

/**
 * The tree that the screen shows: the organisation with the terms of the top level whose title does
 * not end in a percent sign, and below each term those that have it as primary or additional parent.
 * @returns null without any such term
 */
export function logicTree(terms: readonly Term[], organization: string): RootNode | null {
  const graph = graphOf(terms);
  const top = terms.filter((term) => graph.parentOf(term) === null && !endsWithPercentSign(term));
  if (top.length === 0) return null;
  const root: RootNode = {
    kind: 'root',
    path: ROOT_PATH,
    title: organization,
    terms: [],
    children: [],
  };
  const nodes = new Map<TermPlace<Term>, TermNode>();
  for (const place of placeTerms(top, graph)) {
    const above = place.above ? nodes.get(place.above) : undefined;
    const node: TermNode = {
      kind: 'term',
      path: pathOf(place, above),
      title: place.term.title,
      term: place.term,
      parent: above?.term ?? null,
      isCopy: place.isCopy,
      children: [],
    };
    nodes.set(place, node);
    (above?.children ?? root.terms).push(node);
  }
  root.children = [...root.terms];
  return root;
}

/**
 * The tree with those terms of the top level in one node, the last one, that neither lead further nor
 * have a target: budgets and the like. The tree itself where they are few, or all there is.
 */
export function withFold(root: RootNode, titleOf: (count: number) => string): RootNode {
  const isFolded = ({ children, term }: TermNode) =>
    children.length === 0 && term.targets.length === 0;
  const folded = root.terms.filter(isFolded);
  if (folded.length < LEAST_FOLDED || folded.length === root.terms.length) return root;
  const title = titleOf(folded.length);
  const more: MoreNode = { kind: 'more', path: MORE_PATH, title, children: folded };
  return { ...root, children: [...root.terms.filter((node) => !isFolded(node)), more] };
}

/** The targets of the terms below a node that are behind, each once. */
export function behindBelow(node: TermNode, targetById: ReadonlyMap<number, Target>): Target[] {
  const idsBelow = ({ children }: TermNode): number[] =>
    children.flatMap((child) => [...child.term.targets, ...idsBelow(child)]);
  const targets = [...new Set(idsBelow(node))].flatMap((id) => targetById.get(id) ?? []);
  return targets.filter((target) => standingOf(target) === 'behind');
}
