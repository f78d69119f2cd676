import { type PlanItemKind, RESTORABLE_DAYS } from '@tavoite/model';
import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { mainTask, milestone, planDeletion, roadmap, task } from '../../db/schema/index.js';
import { type Change, onlyRow } from './change.js';
import {
  type MainTaskRow,
  type MilestoneRow,
  type RoadmapRow,
  selectMainTasks,
  selectRoadmaps,
  type TaskRow,
} from './read-queries.js';
import { writeOrder } from './write-order.js';

/*
 * Deleting takes rows out of use and notes in one row of plan_deletion what went together, so that
 * it comes back together. Restoring is in restore.ts.
 */

/** When a deletion was made that can be taken back no longer. */
export const TOO_OLD: SQL<Date> = sql`now() - make_interval(days => ${RESTORABLE_DAYS})`;

/** The tables whose rows are deleted by being marked. */
export const DELETABLE = [roadmap, mainTask, task, milestone] as const;
type Deletable = (typeof DELETABLE)[number];

interface Deleted {
  readonly kind: PlanItemKind;
  readonly roadmapId: number;
  readonly title: string;
  readonly titleFi: string | null;
  /** Of a row. */
  readonly mainTaskId?: number;
  readonly place?: number | null;
}

/** Notes a deletion; what was deleted too long ago goes for good. */
async function begin({ tx, organizationId, userId }: Change, deleted: Deleted): Promise<number> {
  await tx
    .delete(planDeletion)
    .where(
      and(eq(planDeletion.organizationId, organizationId), lt(planDeletion.deletedAt, TOO_OLD)),
    );
  const { id } = onlyRow(
    await tx
      .insert(planDeletion)
      .values({ organizationId, userId, ...deleted })
      .returning({ id: planDeletion.id }),
  );
  return id;
}

/** Takes rows out of use; those that are already stay with their own deletion. */
async function mark(
  { tx, organizationId }: Change,
  table: Deletable,
  deletionId: number,
  which: SQL | undefined,
): Promise<void> {
  await tx
    .update(table)
    .set({ deletionId })
    .where(and(eq(table.organizationId, organizationId), isNull(table.deletionId), which));
}

async function end(
  change: Change,
  deletionId: number,
  { kind, roadmapId }: Deleted,
  detail: Record<string, unknown>,
): Promise<void> {
  await change.done('plan_deleted', roadmapId, { deleted: kind, deletionId, ...detail });
}

export const deletions = {
  async deleteRoadmap(change: Change, row: RoadmapRow): Promise<void> {
    const { id, title, titleFi, ordering: place } = row;
    const deleted: Deleted = { kind: 'roadmap', roadmapId: id, title, titleFi, place };
    const deletionId = await begin(change, deleted);
    await mark(change, roadmap, deletionId, eq(roadmap.id, id));
    await mark(change, mainTask, deletionId, eq(mainTask.roadmapId, id));
    await mark(change, task, deletionId, eq(task.roadmapId, id));
    await mark(change, milestone, deletionId, eq(milestone.roadmapId, id));
    const left = await selectRoadmaps(change.tx, [change.organizationId]);
    await writeOrder(
      change,
      roadmap,
      left.map((one) => one.id),
    );
    await end(change, deletionId, deleted, { id });
  },

  async deleteMainTask(change: Change, row: MainTaskRow): Promise<void> {
    const { id, roadmapId, title, titleFi, ordering: place } = row;
    const deleted: Deleted = { kind: 'main_task', roadmapId, title, titleFi, place };
    const deletionId = await begin(change, deleted);
    await mark(change, mainTask, deletionId, eq(mainTask.id, id));
    await mark(change, task, deletionId, eq(task.mainTaskId, id));
    const left = await selectMainTasks(change.tx, [change.organizationId], { roadmapId });
    await writeOrder(
      change,
      mainTask,
      left.map((one) => one.id),
    );
    await end(change, deletionId, deleted, { id });
  },

  /**
   * Deletes a row with its tasks; those below move up. The only row stays, empty.
   * @returns the deletion; null when there was nothing to delete
   */
  async deleteRow(change: Change, row: MainTaskRow, rowIndex: number): Promise<number | null> {
    const { tx, organizationId } = change;
    const { id: mainTaskId, roadmapId, title, titleFi } = row;
    const inMainTask = and(
      eq(task.organizationId, organizationId),
      eq(task.mainTaskId, mainTaskId),
    );
    const isOnly = row.rowCount === 1;
    const inRow = and(eq(task.mainTaskId, mainTaskId), eq(task.rowIndex, rowIndex));
    if (isOnly && (await tx.$count(task, and(inMainTask, inRow, isNull(task.deletionId)))) === 0)
      return null;
    const place = isOnly ? null : rowIndex;
    const deleted: Deleted = { kind: 'row', roadmapId, mainTaskId, title, titleFi, place };
    const deletionId = await begin(change, deleted);
    await mark(change, task, deletionId, inRow);
    if (!isOnly) {
      await tx
        .update(mainTask)
        .set({ rowCount: row.rowCount - 1, version: sql`${mainTask.version} + 1` })
        .where(and(eq(mainTask.organizationId, organizationId), eq(mainTask.id, mainTaskId)));
      await tx
        .update(task)
        .set({ rowIndex: sql`${task.rowIndex} - 1` })
        .where(and(inMainTask, gt(task.rowIndex, rowIndex)));
    }
    await end(change, deletionId, deleted, { mainTaskId, rowIndex });
    return deletionId;
  },

  async deleteTasks(change: Change, rows: readonly TaskRow[]): Promise<number> {
    const { roadmapId, title, titleFi } = onlyRow(rows);
    const ids = rows.map(({ id }) => id);
    const deleted: Deleted = { kind: 'task', roadmapId, title, titleFi };
    const deletionId = await begin(change, deleted);
    await mark(change, task, deletionId, inArray(task.id, ids));
    await end(change, deletionId, deleted, { ids });
    return deletionId;
  },

  async deleteMilestone(change: Change, row: MilestoneRow): Promise<void> {
    const { id, roadmapId, title, titleFi } = row;
    const deleted: Deleted = { kind: 'milestone', roadmapId, title, titleFi };
    const deletionId = await begin(change, deleted);
    await mark(change, milestone, deletionId, eq(milestone.id, id));
    await end(change, deletionId, deleted, { id });
  },
};
