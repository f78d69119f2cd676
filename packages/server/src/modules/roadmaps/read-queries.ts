import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import {
  mainTask,
  milestone,
  organizationSettings,
  roadmap,
  task,
  taskDependency,
  user,
} from '../../db/schema/index.js';

/*
 * What is in use of the plans of some organisations, in display order. What was deleted is for
 * deletion-queries.ts only.
 */

type Organizations = readonly number[];

export type RoadmapRow = typeof roadmap.$inferSelect;

export function selectRoadmaps(
  tx: Queries,
  organizationIds: Organizations,
  { id }: { readonly id?: number } = {},
): Promise<RoadmapRow[]> {
  return tx
    .select()
    .from(roadmap)
    .where(
      and(
        inArray(roadmap.organizationId, [...organizationIds]),
        isNull(roadmap.deletionId),
        id === undefined ? undefined : eq(roadmap.id, id),
      ),
    )
    .orderBy(asc(roadmap.ordering), asc(roadmap.id));
}

/*
 * Written out: Drizzle leaves the tables' names out of columns where it selects from one table. What is
 * asked within another statement names its organisations, too: where tables are spread over machines, it
 * is not known otherwise which of them to ask.
 */

const linksIn = (organizationIds: Organizations): SQL<number[]> => sql`ARRAY(
  SELECT l.roadmap_id FROM main_task_link l
  JOIN roadmap r ON r.organization_id = l.organization_id AND r.id = l.roadmap_id
  WHERE l.organization_id = main_task.organization_id AND l.main_task_id = main_task.id
    AND l.organization_id = ANY (${sql.param([...organizationIds])}::integer[])
    AND r.organization_id = ANY (${sql.param([...organizationIds])}::integer[])
    AND r.deletion_id IS NULL
  ORDER BY r.ordering, r.id
)`;

/** Of what a plan is made of. */
export interface PlanFilter {
  readonly ids?: readonly number[] | undefined;
  readonly roadmapId?: number | undefined;
}

export function selectMainTasks(
  tx: Queries,
  organizationIds: Organizations,
  { ids, roadmapId }: PlanFilter = {},
) {
  return tx
    .select({ ...getTableColumns(mainTask), links: linksIn(organizationIds) })
    .from(mainTask)
    .where(
      and(
        inArray(mainTask.organizationId, [...organizationIds]),
        isNull(mainTask.deletionId),
        ids === undefined ? undefined : inArray(mainTask.id, [...ids]),
        roadmapId === undefined ? undefined : eq(mainTask.roadmapId, roadmapId),
      ),
    )
    .orderBy(asc(mainTask.roadmapId), asc(mainTask.ordering), asc(mainTask.id));
}
export type MainTaskRow = Awaited<ReturnType<typeof selectMainTasks>>[number];

const targetsIn = (organizationIds: Organizations): SQL<number[]> => sql`ARRAY(
  SELECT t.target_id FROM task_target t
  WHERE t.organization_id = task.organization_id AND t.task_id = task.id
    AND t.organization_id = ANY (${sql.param([...organizationIds])}::integer[])
  ORDER BY t.position, t.target_id
)`;

export interface TaskFilter extends PlanFilter {
  readonly mainTaskId?: number | undefined;
  readonly rowIndex?: number | undefined;
  /** Those that work towards it. */
  readonly targetId?: number | undefined;
  /** Bars that are in the period at least in part; ideas are in every one. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function selectTasks(
  tx: Queries,
  organizationIds: Organizations,
  { ids, roadmapId, mainTaskId, rowIndex, targetId, from, to }: TaskFilter = {},
) {
  const worksTowards = sql`EXISTS (
    SELECT FROM task_target t
    WHERE t.organization_id = task.organization_id AND t.task_id = task.id AND t.target_id = ${targetId}
  )`;
  return tx
    .select({ ...getTableColumns(task), targets: targetsIn(organizationIds) })
    .from(task)
    .where(
      and(
        inArray(task.organizationId, [...organizationIds]),
        isNull(task.deletionId),
        ids === undefined ? undefined : inArray(task.id, [...ids]),
        roadmapId === undefined ? undefined : eq(task.roadmapId, roadmapId),
        mainTaskId === undefined ? undefined : eq(task.mainTaskId, mainTaskId),
        rowIndex === undefined ? undefined : eq(task.rowIndex, rowIndex),
        targetId === undefined ? undefined : worksTowards,
        from === undefined ? undefined : or(isNull(task.endDate), gte(task.endDate, from)),
        to === undefined ? undefined : or(isNull(task.startDate), lte(task.startDate, to)),
      ),
    )
    .orderBy(
      asc(task.roadmapId),
      asc(task.mainTaskId),
      asc(task.rowIndex),
      asc(task.startDate),
      asc(task.id),
    );
}
export type TaskRow = Awaited<ReturnType<typeof selectTasks>>[number];

export type MilestoneRow = typeof milestone.$inferSelect;

export function selectMilestones(
  tx: Queries,
  organizationIds: Organizations,
  { ids, roadmapId }: PlanFilter = {},
): Promise<MilestoneRow[]> {
  return tx
    .select()
    .from(milestone)
    .where(
      and(
        inArray(milestone.organizationId, [...organizationIds]),
        isNull(milestone.deletionId),
        ids === undefined ? undefined : inArray(milestone.id, [...ids]),
        roadmapId === undefined ? undefined : eq(milestone.roadmapId, roadmapId),
      ),
    )
    .orderBy(asc(milestone.endDate), asc(milestone.id));
}

export type DependencyRow = typeof taskDependency.$inferSelect;

const BOTH_ENDS_IN_USE = sql`NOT EXISTS (
  SELECT FROM task t
  WHERE t.organization_id = task_dependency.organization_id
    AND t.id IN (task_dependency.predecessor_id, task_dependency.successor_id)
    AND t.deletion_id IS NOT NULL
)`;

export function selectDependencies(
  tx: Queries,
  organizationIds: Organizations,
  { ids, roadmapId }: PlanFilter = {},
): Promise<DependencyRow[]> {
  return tx
    .select()
    .from(taskDependency)
    .where(
      and(
        inArray(taskDependency.organizationId, [...organizationIds]),
        ids === undefined ? undefined : inArray(taskDependency.id, [...ids]),
        roadmapId === undefined ? undefined : eq(taskDependency.roadmapId, roadmapId),
        BOTH_ENDS_IN_USE,
      ),
    )
    .orderBy(asc(taskDependency.id));
}

/** Users by id, as owners are shown. */
export async function selectOwners(tx: Queries, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .select({ id: user.id, username: user.username, full_name: user.fullName })
    .from(user)
    .where(inArray(user.id, [...ids]))
    .orderBy(asc(user.fullName), asc(user.id));
}

/** Those of the organisations in which roadmaps are restricted. */
export async function selectRestricted(
  tx: Queries,
  organizationIds: Organizations,
): Promise<number[]> {
  const rows = await tx
    .select({ id: organizationSettings.organizationId })
    .from(organizationSettings)
    .where(
      and(
        inArray(organizationSettings.organizationId, [...organizationIds]),
        sql`'roadmap' = ANY (${organizationSettings.restrictedViews})`,
      ),
    );
  return rows.map(({ id }) => id);
}
