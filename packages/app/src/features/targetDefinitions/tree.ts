import type { TargetDefinition, TargetDefinitions, TargetGroupDefinition } from '@tavoite/model';

/** A group with what is in it, in display order. */
export interface GroupNode {
  readonly group: TargetGroupDefinition;
  /** 0 at the top. */
  readonly depth: number;
  /** The groups beside it, itself among them. */
  readonly siblings: readonly TargetGroupDefinition[];
  readonly targets: readonly TargetDefinition[];
}

const inOrder = <Item extends { readonly ordering: number; readonly id: number }>(
  items: readonly Item[],
): Item[] => [...items].sort((a, b) => a.ordering - b.ordering || a.id - b.id);

/** All groups, each after the one that it is in. A group whose parent is missing is at the top. */
export function nodesOf({ groups, targets }: TargetDefinitions): GroupNode[] {
  const ids = new Set(groups.map(({ id }) => id));
  const nodes: GroupNode[] = [];
  const visit = (parent: number | null, depth: number) => {
    const siblings = inOrder(
      groups.filter((group) =>
        parent === null ? group.parent === null || !ids.has(group.parent) : group.parent === parent,
      ),
    );
    for (const group of siblings) {
      const own = inOrder(targets.filter((target) => target.target_group === group.id));
      nodes.push({ group, depth, siblings, targets: own });
      visit(group.id, depth + 1);
    }
  };
  visit(null, 0);
  return nodes;
}

/** The items with one of them a step earlier or later. */
export function moved<Item extends { readonly id: number }>(
  items: readonly Item[],
  id: number,
  step: -1 | 1,
): Item[] {
  const from = items.findIndex((item) => item.id === id);
  const other = items[from + step];
  const item = items[from];
  if (!item || !other) return [...items];
  const after = [...items];
  after[from] = other;
  after[from + step] = item;
  return after;
}

/** Ids of a group and of all that are in it, however deep. */
export function withGroupsBelow(
  groups: readonly TargetGroupDefinition[],
  id: number,
): ReadonlySet<number> {
  const found = new Set([id]);
  for (const each of found)
    for (const group of groups) if (group.parent === each) found.add(group.id);
  return found;
}
