import type { OrganizationNode } from '@tavoite/model';

interface Found {
  node: OrganizationNode;
  parent: OrganizationNode | null;
}

function find(
  nodes: readonly OrganizationNode[],
  id: number,
  parent: OrganizationNode | null = null,
): Found | null {
  for (const node of nodes) {
    const found = node.id === id ? { node, parent } : find(node.children, id, node);
    if (found) return found;
  }
  return null;
}

/**
 * What the hot link lists: the parent of the active organisation with all its descendants; where
 * the parent is not visible, the organisation itself with its own.
 */
export function hotLinkTree(
  tree: readonly OrganizationNode[],
  activeId: number | null,
): OrganizationNode[] {
  const found = activeId === null ? null : find(tree, activeId);
  const top = found && (found.parent ?? found.node);
  // One alone leaves nothing to switch to.
  return top && top.children.length > 0 ? [top] : [];
}

/** The name of an organisation of the tree; null when it is not there. */
export const organizationName = (tree: readonly OrganizationNode[], id: number): string | null =>
  find(tree, id)?.node.name ?? null;
