import type { TargetDefinition, TargetDefinitions, TargetGroupDefinition } from '@tavoite/model';
import type { NewOrder } from './slice.js';

/** A group with what is in it, in display order. */
export interface GroupNode {
  readonly group: TargetGroupDefinition;
  /** 0 at the top. */
  readonly depth: number;
  /** The group that it is in; null at the top. */
  readonly parent: number | null;
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
      nodes.push({ group, depth, parent, siblings, targets: own });
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

/** A row of the tree: a group, or a target in its group. */
export interface TreeRow {
  readonly id: string;
  readonly node: GroupNode;
  /** null: the row is the group's own. */
  readonly target: TargetDefinition | null;
}

export const groupNodeId = (id: number): string => `group-${id}`;
export const targetNodeId = (id: number): string => `target-${id}`;

/** Each group, followed by its targets. */
export const rowsOf = (nodes: readonly GroupNode[]): TreeRow[] =>
  nodes.flatMap((node) => [
    { id: groupNodeId(node.group.id), node, target: null },
    ...node.targets.map((target) => ({ id: targetNodeId(target.id), node, target })),
  ]);

const inPlace = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const after = [...items];
  after.splice(to, 0, ...after.splice(from, 1));
  return after;
};

/**
 * What a row becomes when it is dragged onto the place of another. A target is where it is let go: in the
 * group above it. A group takes the place of the sibling that it, or something in it, is let go on, with all
 * that is in it; null where that is none of its siblings.
 */
export function orderAfter(rows: readonly TreeRow[], from: number, to: number): NewOrder | null {
  const row = rows[from];
  const over = rows[to];
  if (!row || !over || from === to) return null;
  if (row.target) {
    const after = inPlace(rows, from, to);
    // Let go above the first group, it is the first one in there.
    const header = Math.max(
      after.slice(0, to).findLastIndex(({ target }) => !target),
      0,
    );
    const { group } = (after[header]?.target ? rows[0] : after[header])?.node ?? row.node;
    const ordered = after[header]?.target ? [row.target] : [];
    for (const { target } of after.slice(ordered.length > 0 ? 2 : header + 1)) {
      if (!target) break;
      ordered.push(target);
    }
    return { kind: 'target', group: group.id, ordered };
  }
  const { group, siblings, parent } = row.node;
  const groups = rows.filter((each) => !each.target).map((each) => each.node.group);
  const onto = siblings.findIndex(({ id }) => withGroupsBelow(groups, id).has(over.node.group.id));
  const own = siblings.indexOf(group);
  if (onto < 0 || onto === own) return null;
  return { kind: 'group', parent, ordered: inPlace(siblings, own, onto) };
}
