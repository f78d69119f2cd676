import type { ChildOrganization, OrganizationDefinition } from '@tavoite/model';

/** An organisation below the active one, with how many levels. */
export interface ChildNode {
  readonly child: ChildOrganization;
  /** 0 directly below. */
  readonly depth: number;
}

/** All organisations below, each after the one that it is in. */
export function childNodes({ id, children }: OrganizationDefinition): ChildNode[] {
  const nodes: ChildNode[] = [];
  const visit = (parent: number, depth: number) => {
    for (const child of children)
      if (child.parent === parent) {
        nodes.push({ child, depth });
        visit(child.id, depth + 1);
      }
  };
  visit(id, 0);
  return nodes;
}

/** Ids of an organisation and of all that are below it. */
export function withChildrenBelow(
  children: readonly ChildOrganization[],
  id: number,
): ReadonlySet<number> {
  const found = new Set([id]);
  for (const each of found)
    for (const child of children) if (child.parent === each) found.add(child.id);
  return found;
}
