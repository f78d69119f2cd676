import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database.js';
import { reportSchedule, reportScheduleRun, user } from '../../db/schema/index.js';

const own = (organizationId: number) => eq(reportSchedule.organizationId, organizationId);

function selectSchedules(tx: Queries) {
  return tx
    .select({
      ...getTableColumns(reportSchedule),
      ownerName: sql<string | null>`coalesce(nullif(${user.fullName}, ''), ${user.username})`,
    })
    .from(reportSchedule)
    .leftJoin(user, eq(user.id, reportSchedule.ownerId))
    .$dynamic();
}

export type ScheduleRow = Awaited<ReturnType<typeof selectSchedules>>[number];
export type RunRow = typeof reportScheduleRun.$inferSelect;

/** All schedules, or those of a report. */
export function findSchedules(
  tx: Queries,
  organizationId: number,
  reportId: number | undefined,
): Promise<ScheduleRow[]> {
  return selectSchedules(tx)
    .where(
      and(
        own(organizationId),
        reportId === undefined ? undefined : eq(reportSchedule.reportId, reportId),
      ),
    )
    .orderBy(asc(reportSchedule.id));
}

export async function findSchedule(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<ScheduleRow | undefined> {
  const [row] = await selectSchedules(tx).where(
    and(own(organizationId), eq(reportSchedule.id, id)),
  );
  return row;
}

/** Keeps others from changing the schedule until the transaction ends. */
export async function lockSchedule(tx: Queries, organizationId: number, id: number) {
  const [row] = await tx
    .select()
    .from(reportSchedule)
    .where(and(own(organizationId), eq(reportSchedule.id, id)))
    .for('update');
  return row;
}

export async function insertSchedule(
  tx: Queries,
  values: PgInsertValue<typeof reportSchedule>,
): Promise<number> {
  const [row] = await tx.insert(reportSchedule).values(values).returning({ id: reportSchedule.id });
  if (!row) throw new Error('No schedule was made');
  return row.id;
}

export async function setSchedule(
  tx: Queries,
  organizationId: number,
  id: number,
  values: PgUpdateSetSource<typeof reportSchedule>,
): Promise<void> {
  await tx
    .update(reportSchedule)
    .set(values)
    .where(and(own(organizationId), eq(reportSchedule.id, id)));
}

export async function deleteSchedule(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<boolean> {
  const rows = await tx
    .delete(reportSchedule)
    .where(and(own(organizationId), eq(reportSchedule.id, id)))
    .returning({ id: reportSchedule.id });
  return rows.length > 0;
}

const ofSchedule = (organizationId: number, scheduleId: number) =>
  and(
    eq(reportScheduleRun.organizationId, organizationId),
    eq(reportScheduleRun.scheduleId, scheduleId),
  );

/** The run for a time at which the schedule came due: begun now, or by a process that ended. */
export async function beginRun(
  tx: Queries,
  organizationId: number,
  scheduleId: number,
  dueAt: Date,
): Promise<RunRow> {
  await tx
    .insert(reportScheduleRun)
    .values({ organizationId, scheduleId, dueAt })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(reportScheduleRun)
    .where(and(ofSchedule(organizationId, scheduleId), eq(reportScheduleRun.dueAt, dueAt)));
  if (!row) throw new Error('There is no run');
  return row;
}

export async function setRun(
  tx: Queries,
  organizationId: number,
  id: number,
  values: PgUpdateSetSource<typeof reportScheduleRun>,
): Promise<void> {
  await tx
    .update(reportScheduleRun)
    .set({ ...values, finishedAt: sql`now()` })
    .where(and(eq(reportScheduleRun.organizationId, organizationId), eq(reportScheduleRun.id, id)));
}

/** Runs, newest first. */
export function findRuns(
  tx: Queries,
  organizationId: number,
  scheduleId: number,
  limit: number,
): Promise<RunRow[]> {
  return tx
    .select()
    .from(reportScheduleRun)
    .where(ofSchedule(organizationId, scheduleId))
    .orderBy(desc(reportScheduleRun.dueAt), desc(reportScheduleRun.id))
    .limit(limit);
}

/** The newest run of each schedule. */
export function findLastRuns(tx: Queries, organizationId: number): Promise<RunRow[]> {
  return tx
    .selectDistinctOn([reportScheduleRun.scheduleId])
    .from(reportScheduleRun)
    .where(eq(reportScheduleRun.organizationId, organizationId))
    .orderBy(reportScheduleRun.scheduleId, desc(reportScheduleRun.dueAt));
}

/** Whom the mail about a failed run goes to. */
export async function findOwner(tx: Queries, id: number) {
  const [row] = await tx
    .select({
      email: user.email,
      fullName: user.fullName,
      username: user.username,
      language: user.language,
    })
    .from(user)
    .where(and(eq(user.id, id), eq(user.status, 'active')));
  return row;
}
