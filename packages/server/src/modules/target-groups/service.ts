import { currentMonth, type Target, type TargetGroup } from '@tavoite/model';
import type { AskedPeriod } from '../../domain/period.js';
import type { RequestContext } from '../../domain/request-context.js';
import { titleIn } from '../../domain/titles.js';
import { jsonList } from '../../json/json-bytes.js';
import type { JsonText } from '../../json/json-text.js';
import type { List } from '../../json/list-answer.js';
import { NotFoundError } from '../../messages/errors.js';
import type { SeriesStore } from '../../series-store/series-store.js';
import { selectTargetGroups, type TargetGroupRow } from './queries.js';

/** What a group takes in memory beside its texts. */
const BYTES_PER_GROUP = 500;

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

export interface TargetGroupFilter {
  /** Every group, whatever its parent. */
  readonly all?: boolean;
  readonly ids?: readonly number[];
  /** Children of this group. */
  readonly parent?: number;
}

/** Those asked for; those at the top without a filter. */
function groupsAsked(
  rows: readonly TargetGroupRow[],
  { all = false, ids, parent }: TargetGroupFilter,
): TargetGroupRow[] {
  const atTop = !all && ids === undefined && parent === undefined;
  return rows.filter(
    ({ id, parentId }) =>
      (!atTop || parentId === null) &&
      (ids?.includes(id) ?? true) &&
      (parent === undefined || parentId === parent),
  );
}

function answerOf(
  language: RequestContext['language'],
  row: TargetGroupRow,
  childrenOf: ReadonlyMap<number | null, readonly TargetGroupRow[]>,
  targets: Target[],
): TargetGroup {
  const owner = row.user;
  const children = childrenOf.get(row.id) ?? [];
  return {
    id: row.id,
    title: titleIn(language, row),
    parent: row.parentId,
    has_children: children.length > 0,
    children: children.map(({ id }) => ({ id, has_children: childrenOf.has(id) })),
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
    filter: { readonly groupIds?: readonly number[] },
  ): Promise<Target[]>;
}

export function createTargetGroupService(store: SeriesStore, targetService: Targets) {
  /** All of the organisation's, in display order. */
  function groupsOf({
    organization,
    inOrganization,
  }: RequestContext): Promise<readonly TargetGroupRow[]> {
    return store.prepare(
      organization,
      ['groups'],
      () => inOrganization((tx) => selectTargetGroups(tx, organization.id)),
      (rows) => JSON.stringify(rows).length + BYTES_PER_GROUP * rows.length,
    );
  }

  async function read(
    context: RequestContext,
    filter: TargetGroupFilter,
    asked: AskedPeriod,
  ): Promise<TargetGroup[]> {
    const all = await groupsOf(context);
    const childrenOf = groupBy(all, ({ parentId }) => parentId);
    const rows = groupsAsked(all, filter);
    const targets = await targetService.list(
      context,
      asked,
      filter.all ? {} : { groupIds: rows.map(({ id }) => id) },
    );
    const targetsOf = groupBy(targets, ({ target_group }) => target_group);
    return rows.map((row) =>
      answerOf(context.language, row, childrenOf, targetsOf.get(row.id) ?? []),
    );
  }

  return {
    /** Target groups with their targets' values over the period, as JSON. */
    list(
      context: RequestContext,
      filter: TargetGroupFilter,
      asked: AskedPeriod,
    ): Promise<JsonText<List<TargetGroup>>> {
      const { organization, language } = context;
      // Without a period, what is answered depends on the month that it is.
      const request = [
        'targetGroups',
        language,
        filter,
        asked,
        currentMonth(organization.timeZone),
      ];
      return store.answer(organization, request, async () =>
        jsonList(await read(context, filter, asked), (group) => group),
      );
    },

    async get(context: RequestContext, id: number, asked: AskedPeriod): Promise<TargetGroup> {
      const [group] = await read(context, { ids: [id] }, asked);
      if (group === undefined) throw new NotFoundError();
      return group;
    },
  };
}

export type TargetGroupService = ReturnType<typeof createTargetGroupService>;
