import {
  barOfTask,
  closesCircle,
  freeRow,
  MAX_ROWS_PER_MAIN_TASK,
  type PlanDeletion,
  type PlanItemKind,
  RESTORABLE_DAYS,
  type TaskPlace,
  withItemAt,
} from '@tavoite/model';
import { and, desc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm';
import {
  mainTask,
  milestone,
  planDeletion,
  roadmap,
  task,
  taskDependency,
  user,
} from '../../db/schema/index.js';
import type { RequestContext } from '../../domain/request-context.js';
import { titleIn } from '../../domain/titles.js';
import { nonFieldError } from '../../messages/errors.js';
import { dependencyOf, taskOf } from './answers.js';
import type { Change, ChangePlans, Editor } from './change.js';
import { DELETABLE, TOO_OLD } from './deletions.js';
import {
  selectDependencies,
  selectMainTasks,
  selectRoadmaps,
  selectTasks,
  type TaskRow,
} from './read-queries.js';
import { LAST_PLACE, writeOrder } from './write-order.js';

const DAY_MS = 86_400_000;

type DeletionRow = typeof planDeletion.$inferSelect;

/** Which deletion: by its id, or by what was deleted. */
export type Restored =
  | { readonly deletion: number }
  | { readonly kind: Exclude<PlanItemKind, 'row'>; readonly id: number };

const TABLE_OF_KIND = { roadmap, main_task: mainTask, task, milestone } as const;

async function findDeletion(change: Change, which: Restored): Promise<DeletionRow> {
  const { tx, organizationId } = change;
  let id: number | null | undefined;
  if ('deletion' in which) id = which.deletion;
  else {
    const table = TABLE_OF_KIND[which.kind];
    const [row] = await tx
      .select({ deletionId: table.deletionId })
      .from(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.id, which.id)));
    id = row?.deletionId;
  }
  const [deletion] =
    id === null || id === undefined
      ? []
      : await tx
          .select()
          .from(planDeletion)
          .where(
            and(
              eq(planDeletion.organizationId, organizationId),
              eq(planDeletion.id, id),
              gt(planDeletion.deletedAt, TOO_OLD),
            ),
          );
  if (deletion === undefined || ('kind' in which && deletion.kind !== which.kind))
    throw nonFieldError('nothing_to_restore');
  return deletion;
}

/** Puts a restored row of main tasks back between the others. */
async function makeRoom({ tx, organizationId }: Change, mainTaskId: number, at: number) {
  const [row] = await selectMainTasks(tx, [organizationId], { ids: [mainTaskId] });
  if (row === undefined) throw nonFieldError('restore_main_task_first');
  if (row.rowCount >= MAX_ROWS_PER_MAIN_TASK)
    throw nonFieldError({ key: 'too_many_rows', values: { rows: MAX_ROWS_PER_MAIN_TASK } });
  const place = Math.min(at, row.rowCount);
  await tx
    .update(task)
    .set({ rowIndex: sql`least(${task.rowIndex} + 1, ${MAX_ROWS_PER_MAIN_TASK - 1})` })
    .where(
      and(
        eq(task.organizationId, organizationId),
        eq(task.mainTaskId, mainTaskId),
        gte(task.rowIndex, place),
      ),
    );
  await tx
    .update(mainTask)
    .set({ rowCount: row.rowCount + 1, version: sql`${mainTask.version} + 1` })
    .where(and(eq(mainTask.organizationId, organizationId), eq(mainTask.id, mainTaskId)));
  return place;
}

/**
 * Puts restored bars where there is room, which in a used plan may be another row or a new one.
 * @returns ids of those that have another row now
 */
async function settle(change: Change, restored: readonly TaskRow[]): Promise<number[]> {
  const { tx, organizationId, language } = change;
  const mainTaskIds = [...new Set(restored.flatMap(({ mainTaskId }) => mainTaskId ?? []))];
  if (mainTaskIds.length === 0) return [];
  const mainTasks = await selectMainTasks(tx, [organizationId], { ids: mainTaskIds });
  const ids = new Set(restored.map(({ id }) => id));
  const movedIds: number[] = [];
  for (const { id: mainTaskId, rowCount } of mainTasks) {
    const rows = await selectTasks(tx, [organizationId], { mainTaskId });
    const barOf = (row: TaskRow) => barOfTask(taskOf(language, row));
    const others: TaskPlace[] = rows.flatMap((row) => (ids.has(row.id) ? [] : (barOf(row) ?? [])));
    let rowsNow = rowCount;
    for (const row of rows.filter(({ id }) => ids.has(id))) {
      const bar = barOf(row);
      if (bar === null) continue;
      const rowIndex = freeRow(bar, others, rowsNow);
      if (rowIndex >= MAX_ROWS_PER_MAIN_TASK)
        throw nonFieldError({ key: 'too_many_rows', values: { rows: MAX_ROWS_PER_MAIN_TASK } });
      others.push({ ...bar, rowIndex });
      rowsNow = Math.max(rowsNow, rowIndex + 1);
      if (rowIndex === row.rowIndex) continue;
      movedIds.push(row.id);
      await tx
        .update(task)
        .set({ rowIndex, version: sql`${task.version} + 1` })
        .where(and(eq(task.organizationId, organizationId), eq(task.id, row.id)));
    }
    if (rowsNow > rowCount)
      await tx
        .update(mainTask)
        .set({ rowCount: rowsNow, version: sql`${mainTask.version} + 1` })
        .where(and(eq(mainTask.organizationId, organizationId), eq(mainTask.id, mainTaskId)));
  }
  return movedIds;
}

/** Drops dependencies of restored tasks that would close a circle with newer ones. */
async function openCircles(change: Change, roadmapId: number, restored: readonly TaskRow[]) {
  const { tx, organizationId } = change;
  const ids = new Set(restored.map(({ id }) => id));
  const all = (await selectDependencies(tx, [organizationId], { roadmapId })).map(dependencyOf);
  const isOld = (one: (typeof all)[number]) => ids.has(one.predecessor) || ids.has(one.successor);
  const kept = all.filter((one) => !isOld(one));
  for (const dependency of all.filter(isOld)) {
    if (!closesCircle(kept, dependency)) kept.push(dependency);
    else
      await tx
        .delete(taskDependency)
        .where(
          and(
            eq(taskDependency.organizationId, organizationId),
            eq(taskDependency.id, dependency.id),
          ),
        );
  }
}

async function bringBack(change: Change, deletion: DeletionRow): Promise<number[]> {
  const { tx, organizationId } = change;
  const { id, kind, roadmapId, mainTaskId, place } = deletion;
  if (kind !== 'roadmap') {
    const [inUse] = await selectRoadmaps(tx, [organizationId], { id: roadmapId });
    if (inUse === undefined) throw nonFieldError('restore_roadmap_first');
  }
  const row =
    kind === 'row' && mainTaskId !== null && place !== null
      ? await makeRoom(change, mainTaskId, place)
      : null;
  const restored = await tx
    .select({ id: task.id })
    .from(task)
    .where(and(eq(task.organizationId, organizationId), eq(task.deletionId, id)));
  if (row !== null)
    await tx
      .update(task)
      .set({ rowIndex: row })
      .where(and(eq(task.organizationId, organizationId), eq(task.deletionId, id)));
  const ids: { [K in 'roadmap' | 'main_task']?: number } = {};
  for (const table of DELETABLE) {
    const rows = await tx
      .update(table)
      .set({ deletionId: null })
      .where(and(eq(table.organizationId, organizationId), eq(table.deletionId, id)))
      .returning({ id: table.id });
    if (table === roadmap && rows[0]) ids.roadmap = rows[0].id;
    if (table === mainTask && rows[0]) ids.main_task = rows[0].id;
  }
  if (kind === 'roadmap' && ids.roadmap !== undefined) {
    const order = (await selectRoadmaps(tx, [organizationId])).map((one) => one.id);
    await writeOrder(change, roadmap, withItemAt(order, ids.roadmap, place ?? LAST_PLACE));
  }
  if (kind === 'main_task' && ids.main_task !== undefined) {
    const order = (await selectMainTasks(tx, [organizationId], { roadmapId })).map((one) => one.id);
    await writeOrder(change, mainTask, withItemAt(order, ids.main_task, place ?? LAST_PLACE));
  }
  const tasks = await selectTasks(tx, [organizationId], { ids: restored.map((one) => one.id) });
  const mainTaskIds = [...new Set(tasks.flatMap((one) => one.mainTaskId ?? []))];
  const inUse = await selectMainTasks(tx, [organizationId], { ids: mainTaskIds });
  if (inUse.length < mainTaskIds.length) throw nonFieldError('restore_main_task_first');
  await openCircles(change, roadmapId, tasks);
  return settle(change, tasks);
}

export function createRestore(changePlans: ChangePlans) {
  return {
    /** What can be brought back, newest first. */
    async list(
      { inOrganization, language, organization }: RequestContext,
      { roadmapId }: { readonly roadmapId?: number | undefined },
    ): Promise<PlanDeletion[]> {
      const taskCount = sql<number>`(
        SELECT count(*)::integer FROM task t
        WHERE t.organization_id = ${organization.id} AND t.deletion_id = plan_deletion.id
      )`;
      const rows = await inOrganization((tx) =>
        tx
          .select({
            deletion: planDeletion,
            roadmap: { title: roadmap.title, titleFi: roadmap.titleFi },
            deletedBy: user.fullName,
            taskCount,
          })
          .from(planDeletion)
          .innerJoin(
            roadmap,
            and(
              eq(roadmap.organizationId, planDeletion.organizationId),
              eq(roadmap.id, planDeletion.roadmapId),
            ),
          )
          .leftJoin(user, eq(user.id, planDeletion.userId))
          .where(
            and(
              eq(planDeletion.organizationId, organization.id),
              gt(planDeletion.deletedAt, TOO_OLD),
              roadmapId === undefined ? undefined : eq(planDeletion.roadmapId, roadmapId),
              // What was deleted from a roadmap that is deleted now can come back only after it.
              or(eq(planDeletion.kind, 'roadmap'), isNull(roadmap.deletionId)),
            ),
          )
          .orderBy(desc(planDeletion.deletedAt), desc(planDeletion.id)),
      );
      return rows.map(({ deletion, deletedBy, ...row }) => ({
        id: deletion.id,
        kind: deletion.kind,
        title: titleIn(language, deletion),
        roadmap: deletion.roadmapId,
        roadmap_title: titleIn(language, row.roadmap),
        task_count: row.taskCount,
        deleted_at: deletion.deletedAt.toISOString(),
        deleted_by: deletedBy,
        restorable_until: new Date(
          deletion.deletedAt.getTime() + RESTORABLE_DAYS * DAY_MS,
        ).toISOString(),
      }));
    },

    restore: (editor: Editor, which: Restored) =>
      changePlans(editor, async (change) => {
        const { tx, organizationId } = change;
        const deletion = await findDeletion(change, which);
        const movedTasks = await bringBack(change, deletion);
        await tx
          .delete(planDeletion)
          .where(
            and(eq(planDeletion.organizationId, organizationId), eq(planDeletion.id, deletion.id)),
          );
        const { id, kind, roadmapId } = deletion;
        await change.done('plan_restored', roadmapId, { restored: kind, deletionId: id });
        return { kind, roadmap: roadmapId, moved_tasks: movedTasks };
      }),
  };
}
