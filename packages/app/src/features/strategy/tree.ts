import {
  rankOf,
  STANDINGS,
  type Standing,
  standingOf,
  type Target,
  type TargetGroup,
} from '@tavoite/model';

/** Target groups by their place. */
export interface GroupTree {
  /** Every group, in the server's order. */
  readonly groups: readonly TargetGroup[];
  /** Those without a parent. */
  readonly top: readonly TargetGroup[];
  /** Those right below one. */
  readonly below: (id: number) => readonly TargetGroup[];
}

/** The tree that groups make up; one whose parent is not there is at the top. */
export function treeOf(groups: readonly TargetGroup[]): GroupTree {
  const known = new Set(groups.map(({ id }) => id));
  const byParent = new Map<number | null, TargetGroup[]>();
  for (const group of groups) {
    const parent = group.parent !== null && known.has(group.parent) ? group.parent : null;
    const siblings = byParent.get(parent);
    if (siblings) siblings.push(group);
    else byParent.set(parent, [group]);
  }
  return {
    groups,
    top: byParent.get(null) ?? [],
    below: (id) => byParent.get(id) ?? [],
  };
}

/** A group with how far below the top it is. */
export interface PlacedGroup {
  group: TargetGroup;
  depth: number;
}

/** Every group, each followed by those below it. Safe against a server that sends a cycle. */
export function placedGroups({ top, below }: GroupTree): PlacedGroup[] {
  const walk = (groups: readonly TargetGroup[], depth: number): PlacedGroup[] =>
    groups.flatMap((group) => [{ group, depth }, ...walk(below(group.id), depth + 1)]);
  return walk(top, 0);
}

/** Ids of all groups below one. */
export const idsBelow = (tree: GroupTree, id: number): number[] =>
  tree.below(id).flatMap((child) => [child.id, ...idsBelow(tree, child.id)]);

/** All targets of all groups. */
export const targetsOf = ({ groups }: Pick<GroupTree, 'groups'>): Target[] =>
  groups.flatMap(({ targets }) => targets);

/** How many targets there are of each standing. */
export function countStandings(targets: readonly Target[]): Record<Standing, number> {
  const counts = Object.fromEntries(STANDINGS.map((one) => [one, 0])) as Record<Standing, number>;
  for (const target of targets) counts[standingOf(target)] += 1;
  return counts;
}

/** The targets of the groups below one that are behind. */
export const behindBelow = (tree: GroupTree, id: number): Target[] =>
  tree
    .below(id)
    .flatMap((group) => [
      ...group.targets.filter((target) => standingOf(target) === 'behind'),
      ...behindBelow(tree, group.id),
    ]);

/** The targets that are furthest behind, the worst first. */
export function furthestBehind(targets: readonly Target[], most: number): Target[] {
  return targets
    .filter((target) => standingOf(target) === 'behind')
    .sort((a, b) => {
      const [one, other] = [rankOf(a) ?? 0, rankOf(b) ?? 0];
      return one === other ? 0 : one - other;
    })
    .slice(0, most);
}

/** How many targets of a group are missing where the tree is filtered. */
export function hiddenCount(whole: GroupTree, { id, targets }: TargetGroup): number {
  const all = whole.groups.find((group) => group.id === id)?.targets.length ?? targets.length;
  return all - targets.length;
}

/** Only targets of one standing, only groups with such targets, and what leads to those. */
export function onlyStanding(tree: GroupTree, standing: Standing | null): GroupTree {
  if (standing === null) return tree;
  const filtered = new Map(
    tree.groups.map((group) => [
      group.id,
      { ...group, targets: group.targets.filter((target) => standingOf(target) === standing) },
    ]),
  );
  const isNeeded = (id: number): boolean =>
    (filtered.get(id)?.targets.length ?? 0) > 0 || tree.below(id).some((one) => isNeeded(one.id));
  return treeOf([...filtered.values()].filter(({ id }) => isNeeded(id)));
}
