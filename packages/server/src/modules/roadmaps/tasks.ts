import type { Task } from '@tavoite/model';
import { and, eq, sql } from 'drizzle-orm';
import { task, taskTarget } from '../../db/schema/index.js';
import type { RequestContext } from '../../domain/request-context.js';
import { FieldError, NotFoundError, StaleError } from '../../messages/errors.js';
import { taskOf } from './answers.js';
import {
  type Change,
  type ChangePlans,
  checkVersion,
  type Editor,
  onlyRow,
  titleColumns,
} from './change.js';
import { checkOverlap, checkTargets } from './checks.js';
import { deletions } from './deletions.js';
import { selectTasks, type TaskFilter, type TaskRow } from './read-queries.js';
import { type PlaceFields, placeOfTask } from './task-place.js';

export interface TaskFields extends PlaceFields {
  readonly title?: string | undefined;
  readonly targets?: readonly number[] | undefined;
  readonly user?: number | null | undefined;
  readonly progress?: number | undefined;
}

export interface NamedTask {
  readonly id: number;
  /** The version that the change was based on. */
  readonly version?: number | undefined;
}

export function createTasks(changePlans: ChangePlans) {
  async function rowsOf(
    { tx, organizationId }: Pick<Change, 'tx' | 'organizationId'>,
    ids: readonly number[],
  ): Promise<TaskRow[]> {
    const rows = await selectTasks(tx, [organizationId], { ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const row = byId.get(id);
      if (row === undefined) throw new NotFoundError();
      return row;
    });
  }

  /** The tasks of a change to several of them: all of one roadmap and as they were when it was made. */
  async function tasksNamed(change: Change, named: readonly NamedTask[]): Promise<TaskRow[]> {
    const ids = named.map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw new FieldError({ tasks: ['named_twice'] });
    const rows = await rowsOf(change, ids);
    const isStale = named.some(
      ({ version }, i) => version !== undefined && version !== rows[i]?.version,
    );
    if (isStale) throw new StaleError(rows.map((row) => taskOf(change.language, row)));
    if (new Set(rows.map(({ roadmapId }) => roadmapId)).size > 1)
      throw new FieldError({ tasks: ['one_roadmap'] });
    return rows;
  }

  async function writeTargets(
    { tx, organizationId }: Change,
    taskId: number,
    targetIds: readonly number[] | undefined,
  ): Promise<void> {
    if (targetIds === undefined) return;
    await tx
      .delete(taskTarget)
      .where(and(eq(taskTarget.organizationId, organizationId), eq(taskTarget.taskId, taskId)));
    const values = [...new Set(targetIds)].map((targetId, position) => ({
      organizationId,
      taskId,
      targetId,
      position,
    }));
    if (values.length > 0) await tx.insert(taskTarget).values(values);
  }

  async function write(change: Change, row: TaskRow, fields: TaskFields): Promise<void> {
    const { tx, organizationId } = change;
    await change.checkOwner(fields.user, row.userId);
    await checkTargets(change, fields.targets);
    await tx
      .update(task)
      .set({
        ...titleColumns(change, row, fields.title),
        ...(await placeOfTask(change, fields, row)),
        ...(fields.user !== undefined && { userId: fields.user }),
        ...(fields.progress !== undefined && { progress: fields.progress }),
        version: sql`${task.version} + 1`,
      })
      .where(and(eq(task.organizationId, organizationId), eq(task.id, row.id)));
    await writeTargets(change, row.id, fields.targets);
  }

  return {
    async list({ inOrganization, language, organization }: RequestContext, filter: TaskFilter) {
      const rows = await inOrganization((tx) => selectTasks(tx, [organization.id], filter));
      return rows.map((row) => taskOf(language, row));
    },

    get: ({ inOrganization, language, organization }: RequestContext, id: number) =>
      inOrganization(async (tx) => {
        const rows = await rowsOf({ tx, organizationId: organization.id }, [id]);
        return taskOf(language, onlyRow(rows));
      }),

    create: (editor: Editor, fields: TaskFields & { readonly title: string }): Promise<Task> =>
      changePlans(editor, async (change) => {
        const { tx, organizationId, language } = change;
        const { title, progress, targets, user } = fields;
        await change.checkOwner(user);
        await checkTargets(change, targets);
        const place = await placeOfTask(change, fields);
        const { id } = onlyRow(
          await tx
            .insert(task)
            .values({ organizationId, title, progress, userId: user ?? null, ...place })
            .returning({ id: task.id }),
        );
        await writeTargets(change, id, targets);
        await checkOverlap(change, [id]);
        await change.done('plan_changed', place.roadmapId, { created: 'task', id });
        return taskOf(language, onlyRow(await rowsOf(change, [id])));
      }),

    update: (
      editor: Editor,
      id: number,
      { version, ...fields }: TaskFields & Omit<NamedTask, 'id'>,
    ) =>
      changePlans(editor, async (change) => {
        const row = onlyRow(await rowsOf(change, [id]));
        checkVersion(row, version, () => taskOf(change.language, row));
        await write(change, row, fields);
        await checkOverlap(change, [id]);
        await change.done('plan_changed', row.roadmapId, { changed: 'task', id });
        return taskOf(change.language, onlyRow(await rowsOf(change, [id])));
      }),

    /** Changes all or none of them. */
    updateAll: (editor: Editor, changes: readonly (TaskFields & NamedTask)[]): Promise<Task[]> =>
      changePlans(editor, async (change) => {
        const rows = await tasksNamed(change, changes);
        const ids = rows.map(({ id }) => id);
        for (const [i, row] of rows.entries()) await write(change, row, changes[i] ?? {});
        await checkOverlap(change, ids);
        await change.done('plan_changed', onlyRow(rows).roadmapId, { changed: 'task', ids });
        return (await rowsOf(change, ids)).map((row) => taskOf(change.language, row));
      }),

    delete: (editor: Editor, id: number, version: number | undefined) =>
      changePlans(editor, async (change) => {
        const row = onlyRow(await rowsOf(change, [id]));
        checkVersion(row, version, () => taskOf(change.language, row));
        await deletions.deleteTasks(change, [row]);
      }),

    deleteAll: (editor: Editor, named: readonly NamedTask[]): Promise<number> =>
      changePlans(editor, async (change) =>
        deletions.deleteTasks(change, await tasksNamed(change, named)),
      ),
  };
}
