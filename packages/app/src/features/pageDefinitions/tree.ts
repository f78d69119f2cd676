import type { PageDefinition } from '@tavoite/model';
import type { FoldableNode } from '../definitionForm/index.js';

/** A page with where it is in the menu. */
export interface PageNode extends FoldableNode {
  readonly page: PageDefinition;
  /** The pages beside it in their order, itself among them. */
  readonly siblings: readonly PageDefinition[];
}

/** All pages, each after the one that it is under. */
export function nodesOf(pages: readonly PageDefinition[]): PageNode[] {
  const branches = new Set(pages.map(({ parent }) => parent));
  const nodes: PageNode[] = [];
  const visit = (parent: number | null, depth: number) => {
    const siblings = pages.filter((page) => page.parent === parent);
    for (const page of siblings) {
      nodes.push({ id: page.id, page, depth, isBranch: branches.has(page.id), siblings });
      visit(page.id, depth + 1);
    }
  };
  visit(null, 0);
  return nodes;
}

/** Ids of a page and of all that are under it, however deep. */
export function withPagesBelow(
  pages: readonly PageDefinition[],
  id: number | null,
): ReadonlySet<number | null> {
  const found = new Set<number | null>([id]);
  if (id !== null)
    for (const each of found)
      for (const page of pages) if (page.parent === each) found.add(page.id);
  return found;
}
