import type { TargetDefinition } from '@tavoite/model';
import type { NodePlace } from '@tavoite/ui';
import type { NewOrder } from './slice.js';
import { type GroupNode, groupNodeId, targetNodeId, withGroupsBelow } from './tree.js';

/** The groups right below one; null is the top. */
export const nodesBelow = (nodes: readonly GroupNode[], parent: number | null): GroupNode[] =>
  nodes.filter((node) => node.parent === parent);

/**
 * Before each of some siblings and after the last. What would leave the moved one where it is, or is the
 * same as the place before it, is no step of its own.
 */
function besides(
  ids: readonly string[],
  moved: string,
  within: (id: string) => readonly NodePlace[] = () => [],
): NodePlace[] {
  const last = ids.length - 1;
  return ids.flatMap((over, at): NodePlace[] => [
    { over, edge: 'before', isRepeated: at > 0 && ids[at - 1] === moved },
    ...within(over),
    ...(over === moved ? [] : [{ over, edge: 'after', isRepeated: at < last } as const]),
  ]);
}

function placesOfTarget(nodes: readonly GroupNode[], moved: string): NodePlace[] {
  return nodes.flatMap(({ group, targets }): NodePlace[] => [
    { over: groupNodeId(group.id), edge: 'into', isRepeated: targets.length > 0 },
    ...besides(
      targets.map(({ id }) => targetNodeId(id)),
      moved,
    ),
  ]);
}

function placesOfGroup(
  nodes: readonly GroupNode[],
  node: GroupNode,
  isOpen: (id: number) => boolean,
): NodePlace[] {
  const moved = groupNodeId(node.group.id);
  const below = (parent: number | null): NodePlace[] => {
    const siblings = nodesBelow(nodes, parent);
    const byId = new Map(siblings.map((each) => [groupNodeId(each.group.id), each.group.id]));
    return besides([...byId.keys()], moved, (over) => {
      const id = byId.get(over);
      // Nothing goes into itself.
      if (id === undefined || over === moved) return [];
      const inIt = nodesBelow(nodes, id);
      const isListed = inIt.length > 0 && isOpen(id);
      return [
        { over, edge: 'into', isRepeated: isListed || inIt.at(-1) === node },
        ...(isListed ? below(id) : []),
      ];
    });
  };
  return below(null);
}

/** Where a group or a target of the tree may go, in the tree's order. */
export function placesOf(
  nodes: readonly GroupNode[],
  id: string,
  isOpen: (group: number) => boolean = () => true,
): NodePlace[] {
  const node = nodes.find(({ group }) => groupNodeId(group.id) === id);
  return node ? placesOfGroup(nodes, node, isOpen) : placesOfTarget(nodes, id);
}

/** Siblings with one of them, or a new one, in the place it was moved to. */
function inserted<Item extends { readonly id: number }>(
  siblings: readonly Item[],
  item: Item,
  edge: NodePlace['edge'],
  over: Item | null,
): Item[] {
  const rest = siblings.filter(({ id }) => id !== item.id);
  const beside = over ? rest.findIndex(({ id }) => id === over.id) : rest.length - 1;
  const at = edge === 'before' ? beside : beside + 1;
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}

const isSame = (a: readonly { id: number }[], b: readonly { id: number }[]) =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);

function targetOrder(
  nodes: readonly GroupNode[],
  target: TargetDefinition,
  { over, edge }: NodePlace,
): NewOrder | null {
  const beside = nodes.flatMap(({ targets }) => targets);
  const other = beside.find(({ id }) => targetNodeId(id) === over) ?? null;
  const node = nodes.find(({ group, targets }) =>
    other ? targets.includes(other) : groupNodeId(group.id) === over,
  );
  if (!node || other === target) return null;
  const ordered = inserted(node.targets, target, edge, other);
  if (isSame(ordered, node.targets)) return null;
  return { kind: 'target', group: node.group.id, ordered };
}

function groupOrder(
  nodes: readonly GroupNode[],
  node: GroupNode,
  { over, edge }: NodePlace,
): NewOrder | null {
  const other = nodes.find(({ group }) => groupNodeId(group.id) === over);
  const groups = nodes.map(({ group }) => group);
  if (!other || withGroupsBelow(groups, node.group.id).has(other.group.id)) return null;
  const isInto = edge === 'into';
  const parent = isInto ? other.group.id : other.parent;
  const siblings = nodesBelow(nodes, parent).map(({ group }) => group);
  const ordered = inserted(siblings, node.group, edge, isInto ? null : other.group);
  if (isSame(ordered, siblings)) return null;
  return { kind: 'group', parent, ordered };
}

/** What a group or target becomes where it is let go; null where it stays as it is. */
export function orderAt(
  nodes: readonly GroupNode[],
  id: string,
  place: NodePlace,
): NewOrder | null {
  const node = nodes.find(({ group }) => groupNodeId(group.id) === id);
  if (node) return groupOrder(nodes, node, place);
  const target = nodes
    .flatMap(({ targets }) => targets)
    .find((each) => targetNodeId(each.id) === id);
  return target ? targetOrder(nodes, target, place) : null;
}
