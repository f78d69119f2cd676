import {
  barOfTask,
  datesToRange,
  freeRow,
  MAX_ROWS_PER_MAIN_TASK,
  rangeLength,
  type TaskPlace,
} from '@tavoite/model';
import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  colorPair,
  mainTask,
  mainTaskLink,
  milestone,
  roadmap,
  target,
  task,
  taskDependency,
  taskTarget,
} from '../db/schema/index.js';
import { lockPlans } from '../domain/plan-lock.js';
import type { TaskRow } from './roadmap-tables.js';
import { idOf } from './write-people.js';
import type { OrganizationWriting } from './writing.js';

/*
 * Roadmaps belong to their managers once they are there: what is stored, or was and has been deleted,
 * stays as it is. Only new rows are written.
 */

type Keyed = typeof roadmap | typeof milestone | typeof mainTask | typeof task;

/** What is stored under a key: its id, and whether it is in use. */
interface Found {
  readonly id: number;
  readonly isInUse: boolean;
}

async function foundIn(
  { tx, organizationId }: OrganizationWriting,
  table: Keyed,
): Promise<Map<string, Found>> {
  const rows = await tx
    .select({ key: table.key, id: table.id, deletionId: table.deletionId })
    .from(table)
    .where(eq(table.organizationId, organizationId));
  return new Map(
    rows.flatMap(({ key, id, deletionId }) =>
      key === null ? [] : [[key, { id, isInUse: deletionId === null }]],
    ),
  );
}

async function idsByKey(
  { tx, organizationId }: OrganizationWriting,
  table: typeof colorPair | typeof target,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ key: table.key, id: table.id })
    .from(table)
    .where(eq(table.organizationId, organizationId));
  return new Map(rows.map(({ key, id }) => [key, id]));
}

const created = { created: true };

/** Writes the roadmaps of one organisation. */
export async function writeRoadmaps(writing: OrganizationWriting): Promise<void> {
  const { tx, organizationId, plan } = writing;
  const given = [plan.roadmaps, plan.milestones, plan.mainTasks, plan.tasks];
  if (given.every(({ size }) => size === 0)) return;
  await lockPlans(tx, organizationId);
  const roadmaps = await writeRoadmapRows(writing);
  const changed = new Set<number>();
  await writeMilestones(writing, roadmaps, changed);
  const mainTasks = await writeMainTasks(writing, roadmaps, changed);
  await writeTasks(writing, roadmaps, mainTasks, changed);
  for (const id of changed)
    await tx
      .update(roadmap)
      .set({ planVersion: sql`${roadmap.planVersion} + 1` })
      .where(and(eq(roadmap.organizationId, organizationId), eq(roadmap.id, id)));
}

async function writeRoadmapRows(writing: OrganizationWriting): Promise<Map<string, Found>> {
  const { tx, organizationId, plan, count } = writing;
  const found = await foundIn(writing, roadmap);
  let ordering = await tx.$count(
    roadmap,
    and(eq(roadmap.organizationId, organizationId), isNull(roadmap.deletionId)),
  );
  for (const [key, { values }] of plan.roadmaps) {
    if (found.has(key)) continue;
    const [row] = await tx
      .insert(roadmap)
      .values({ organizationId, key, title: values.title, titleFi: values.title_fi, ordering })
      .returning({ id: roadmap.id });
    if (row === undefined) continue;
    found.set(key, { id: row.id, isInUse: true });
    ordering += 1;
    count('roadmaps', [created]);
  }
  return found;
}

const ownerOf = ({ userIds }: OrganizationWriting, email: string | null | undefined) =>
  email ? idOf(userIds, email) : null;

async function writeMilestones(
  writing: OrganizationWriting,
  roadmaps: ReadonlyMap<string, Found>,
  changed: Set<number>,
): Promise<void> {
  const { tx, organizationId, plan, count } = writing;
  const found = await foundIn(writing, milestone);
  for (const [key, { values }] of plan.milestones) {
    const parent = roadmaps.get(values.roadmap);
    if (found.has(key) || !parent?.isInUse) continue;
    await tx.insert(milestone).values({
      organizationId,
      key,
      roadmapId: parent.id,
      title: values.title,
      titleFi: values.title_fi,
      endDate: values.end_date,
      userId: ownerOf(writing, values.user),
    });
    changed.add(parent.id);
    count('milestones', [created]);
  }
}

async function writeMainTasks(
  writing: OrganizationWriting,
  roadmaps: ReadonlyMap<string, Found>,
  changed: Set<number>,
): Promise<Map<string, Found>> {
  const { tx, organizationId, plan, count } = writing;
  const found = await foundIn(writing, mainTask);
  const pairs = await idsByKey(writing, colorPair);
  for (const [key, { values }] of plan.mainTasks) {
    const parent = roadmaps.get(values.roadmap);
    if (found.has(key) || !parent?.isInUse) continue;
    const ofRoadmap = and(
      eq(mainTask.organizationId, organizationId),
      eq(mainTask.roadmapId, parent.id),
      isNull(mainTask.deletionId),
    );
    const needed = [...plan.tasks.values()].flatMap(({ values: own }) =>
      own.main_task === key ? (own.row_index ?? 0) + 1 : [],
    );
    const [row] = await tx
      .insert(mainTask)
      .values({
        organizationId,
        key,
        roadmapId: parent.id,
        title: values.title,
        titleFi: values.title_fi,
        colorPairId: values.color_pair ? idOf(pairs, values.color_pair) : null,
        rowCount: values.row_count ?? Math.max(1, ...needed),
        ordering: await tx.$count(mainTask, ofRoadmap),
      })
      .returning({ id: mainTask.id });
    if (row === undefined) continue;
    found.set(key, { id: row.id, isInUse: true });
    changed.add(parent.id);
    count('main tasks', [created]);
    const links = (values.link_to_roadmap ?? []).flatMap((link) => {
      const linked = roadmaps.get(link);
      return linked === undefined
        ? []
        : { organizationId, mainTaskId: row.id, roadmapId: linked.id };
    });
    if (links.length > 0) await tx.insert(mainTaskLink).values(links);
  }
  return found;
}

/** Finds room for bars in main tasks, which grow by rows where it takes some. */
async function findRoom(
  { tx, organizationId }: OrganizationWriting,
  place: TaskPlace,
): Promise<number> {
  const bars = await tx
    .select({
      main_task: task.mainTaskId,
      row_index: task.rowIndex,
      start_date: task.startDate,
      end_date: task.endDate,
    })
    .from(task)
    .where(
      and(
        eq(task.organizationId, organizationId),
        eq(task.mainTaskId, place.mainTask),
        isNull(task.deletionId),
      ),
    );
  const isIt = and(eq(mainTask.organizationId, organizationId), eq(mainTask.id, place.mainTask));
  const [row] = await tx.select({ rowCount: mainTask.rowCount }).from(mainTask).where(isIt);
  const rowCount = row?.rowCount ?? 1;
  const others = bars.flatMap((bar) => barOfTask(bar) ?? []);
  const rowIndex = Math.min(freeRow(place, others, rowCount), MAX_ROWS_PER_MAIN_TASK - 1);
  if (rowIndex >= rowCount)
    await tx
      .update(mainTask)
      .set({ rowCount: rowIndex + 1 })
      .where(isIt);
  return rowIndex;
}

async function writeTasks(
  writing: OrganizationWriting,
  roadmaps: ReadonlyMap<string, Found>,
  mainTasks: ReadonlyMap<string, Found>,
  changed: Set<number>,
): Promise<void> {
  const { tx, organizationId, plan, count } = writing;
  if (plan.tasks.size === 0) return;
  const found = await foundIn(writing, task);
  const targets = await idsByKey(writing, target);
  const roadmapIds = new Map(
    (
      await tx
        .select({ id: mainTask.id, roadmapId: mainTask.roadmapId })
        .from(mainTask)
        .where(eq(mainTask.organizationId, organizationId))
    ).map(({ id, roadmapId }) => [id, roadmapId]),
  );
  const written = new Map<string, { row: TaskRow; id: number; roadmapId: number }>();
  for (const [key, row] of plan.tasks) {
    const { values } = row;
    const above = values.main_task ? mainTasks.get(values.main_task) : undefined;
    const parent = values.main_task ? above : roadmaps.get(values.roadmap ?? '');
    if (found.has(key) || !parent?.isInUse) continue;
    const roadmapId = above === undefined ? parent.id : (roadmapIds.get(above.id) ?? 0);
    const range = datesToRange(values.start_date ?? '', values.end_date ?? '');
    const bar =
      range === null || above === undefined
        ? null
        : {
            mainTask: above.id,
            rowIndex: values.row_index ?? 0,
            startMonth: range.start,
            endMonth: range.end,
          };
    const [inserted] = await tx
      .insert(task)
      .values({
        organizationId,
        key,
        roadmapId,
        title: values.title,
        titleFi: values.title_fi,
        progress: values.progress ?? 0,
        userId: ownerOf(writing, values.user),
        ...(bar === null || range === null
          ? { dateLength: values.date_length ?? 1 }
          : {
              mainTaskId: bar.mainTask,
              rowIndex: await findRoom(writing, bar),
              startDate: values.start_date,
              endDate: values.end_date,
              dateLength: rangeLength(range),
            }),
      })
      .returning({ id: task.id });
    if (inserted === undefined) continue;
    const { id } = inserted;
    found.set(key, { id, isInUse: true });
    written.set(key, { row, id, roadmapId });
    changed.add(roadmapId);
    count('tasks', [created]);
    const links = (values.targets ?? []).map((targetKey, position) => ({
      organizationId,
      taskId: id,
      targetId: idOf(targets, targetKey),
      position,
    }));
    if (links.length > 0) await tx.insert(taskTarget).values(links);
  }
  for (const { row, id, roadmapId } of written.values()) {
    for (const predecessor of row.values.predecessors ?? []) {
      const before = written.get(predecessor);
      // One that is stored already may be in another roadmap by now, or wait for this one.
      if (before === undefined || before.roadmapId !== roadmapId) continue;
      await tx
        .insert(taskDependency)
        .values({ organizationId, roadmapId, predecessorId: before.id, successorId: id });
    }
  }
}
