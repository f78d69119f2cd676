import type { Target, TargetGroup } from '@tavoite/model';
import type { AskedPeriod } from '../../domain/period.js';
import type { RequestContext } from '../../domain/request-context.js';
import { titleIn } from '../../domain/titles.js';
import { NotFoundError } from '../../messages/errors.js';
import {
  type ChildRow,
  selectChildren,
  selectTargetGroups,
  type TargetGroupFilter,
  type TargetGroupRow,
} from './queries.js';

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function answerOf(
  language: RequestContext['language'],
  row: TargetGroupRow,
  children: readonly ChildRow[],
  targets: Target[],
): TargetGroup {
  const owner = row.user;
  return {
    id: row.id,
    title: titleIn(language, row),
    parent: row.parentId,
    has_children: children.length > 0,
    children: children.map(({ id, hasChildren }) => ({ id, has_children: hasChildren })),
    user: owner && {
      id: owner.id,
      username: owner.username,
      full_name: owner.fullName,
      avatar: owner.avatar,
    },
    targets,
  };
}

/** Where the groups get their targets from. */
interface Targets {
  list(
    context: RequestContext,
    asked: AskedPeriod,
    filter: { readonly groupIds: readonly number[] },
  ): Promise<Target[]>;
}

export function createTargetGroupService(targetService: Targets) {
  async function list(
    context: RequestContext,
    filter: TargetGroupFilter,
    asked: AskedPeriod,
  ): Promise<TargetGroup[]> {
    const organizationId = context.organization.id;
    const { rows, children } = await context.inOrganization(async (tx) => {
      const rows = await selectTargetGroups(tx, organizationId, filter);
      const ids = rows.map(({ id }) => id);
      return { rows, children: await selectChildren(tx, organizationId, ids) };
    });
    const groupIds = rows.map(({ id }) => id);
    const targets = await targetService.list(context, asked, { groupIds });
    const childrenOf = groupBy(children, ({ parentId }) => parentId);
    const targetsOf = groupBy(targets, ({ target_group }) => target_group);
    return rows.map((row) =>
      answerOf(context.language, row, childrenOf.get(row.id) ?? [], targetsOf.get(row.id) ?? []),
    );
  }

  return {
    /** Target groups with their targets' values over the period. */
    list,

    async get(context: RequestContext, id: number, asked: AskedPeriod): Promise<TargetGroup> {
      const [group] = await list(context, { ids: [id] }, asked);
      if (group === undefined) throw new NotFoundError();
      return group;
    },
  };
}

export type TargetGroupService = ReturnType<typeof createTargetGroupService>;
