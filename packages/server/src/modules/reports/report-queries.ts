import type { ReportItemType, ReportOrderEntry } from '@tavoite/model';
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database.js';
import {
  report,
  reportDelivery,
  reportEntry,
  reportItem,
  reportSchedule,
  reportSend,
  user,
} from '../../db/schema/index.js';

const own = (organizationId: number) => eq(report.organizationId, organizationId);

function selectReports(tx: Queries) {
  return tx
    .select({
      ...getTableColumns(report),
      authorName: sql<string | null>`coalesce(nullif(${user.fullName}, ''), ${user.username})`,
    })
    .from(report)
    .leftJoin(user, eq(user.id, report.authorId))
    .$dynamic();
}

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

/** From the start to before the end. */
export interface Span {
  readonly from: Date | null;
  readonly to: Date | null;
}

/** Reports by the time at which they were published, newest first. */
export function findReports(
  tx: Queries,
  organizationId: number,
  { from, to }: Span,
): Promise<ReportRow[]> {
  return selectReports(tx)
    .where(
      and(
        own(organizationId),
        from === null ? undefined : gte(report.publishedAt, from),
        to === null ? undefined : lt(report.publishedAt, to),
      ),
    )
    .orderBy(desc(report.publishedAt), desc(report.id));
}

export async function findReport(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<ReportRow | undefined> {
  const [row] = await selectReports(tx).where(and(own(organizationId), eq(report.id, id)));
  return row;
}

/** Keeps others from changing the report until the transaction ends; false if there is none. */
export async function lockReport(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<boolean> {
  const rows = await tx
    .select({ id: report.id })
    .from(report)
    .where(and(own(organizationId), eq(report.id, id)))
    .for('update');
  return rows.length > 0;
}

/** Makes a report; undefined if the same request of its author has made it before. */
export async function insertReport(
  tx: Queries,
  values: PgInsertValue<typeof report>,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(report)
    .values(values)
    .onConflictDoNothing({
      target: [report.organizationId, report.authorId, report.idempotencyKey],
    })
    .returning({ id: report.id });
  return row?.id;
}

export async function findByIdempotencyKey(
  tx: Queries,
  organizationId: number,
  userId: number,
  key: string,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: report.id })
    .from(report)
    .where(and(own(organizationId), eq(report.authorId, userId), eq(report.idempotencyKey, key)));
  return row?.id;
}

export async function setReport(
  tx: Queries,
  organizationId: number,
  id: number,
  values: PgUpdateSetSource<typeof report>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await tx
    .update(report)
    .set(values)
    .where(and(own(organizationId), eq(report.id, id)));
}

export async function deleteReport(tx: Queries, organizationId: number, id: number): Promise<void> {
  await tx.delete(report).where(and(own(organizationId), eq(report.id, id)));
}

/** The items of each report in their order. */
export async function findEntries(
  tx: Queries,
  organizationId: number,
  reportIds: readonly number[],
): Promise<Map<number, ReportOrderEntry[]>> {
  const entries = new Map<number, ReportOrderEntry[]>(reportIds.map((id) => [id, []]));
  if (reportIds.length === 0) return entries;
  const rows = await tx
    .select({ reportId: reportEntry.reportId, id: reportItem.id, type: reportItem.kind })
    .from(reportEntry)
    .innerJoin(
      reportItem,
      and(
        eq(reportItem.organizationId, reportEntry.organizationId),
        eq(reportItem.id, reportEntry.itemId),
      ),
    )
    .where(
      and(
        eq(reportEntry.organizationId, organizationId),
        inArray(reportEntry.reportId, [...reportIds]),
      ),
    )
    .orderBy(asc(reportEntry.place), asc(reportItem.id));
  for (const { reportId, id, type } of rows) entries.get(reportId)?.push({ id, type });
  return entries;
}

/** Those of the ids that are items of the kind, locked so that none is deleted meanwhile. */
export async function keepItems(
  tx: Queries,
  organizationId: number,
  kind: ReportItemType,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: reportItem.id })
    .from(reportItem)
    .where(
      and(
        eq(reportItem.organizationId, organizationId),
        eq(reportItem.kind, kind),
        inArray(reportItem.id, [...ids]),
      ),
    )
    .orderBy(reportItem.id)
    .for('key share');
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}

/** Puts exactly these items into the report, in this order. */
export async function setEntries(
  tx: Queries,
  organizationId: number,
  reportId: number,
  itemIds: readonly number[],
): Promise<void> {
  await tx
    .delete(reportEntry)
    .where(and(eq(reportEntry.organizationId, organizationId), eq(reportEntry.reportId, reportId)));
  if (itemIds.length === 0) return;
  await tx
    .insert(reportEntry)
    .values(itemIds.map((itemId, place) => ({ organizationId, reportId, itemId, place })));
}

/** The schedules of reports: which are paused, when they run, and to whom. */
export async function findSchedulesOfReports(
  tx: Queries,
  organizationId: number,
  reportIds: readonly number[],
) {
  if (reportIds.length === 0) return [];
  return tx
    .select({
      reportId: reportSchedule.reportId,
      paused: reportSchedule.paused,
      nextRunAt: reportSchedule.nextRunAt,
      kind: reportSchedule.kind,
      day: reportSchedule.day,
      userIds: reportSchedule.userIds,
      emails: reportSchedule.emails,
    })
    .from(reportSchedule)
    .where(
      and(
        eq(reportSchedule.organizationId, organizationId),
        inArray(reportSchedule.reportId, [...reportIds]),
      ),
    )
    .orderBy(asc(reportSchedule.nextRunAt), asc(reportSchedule.id));
}

/** The newest send of each report. */
export async function findLastSends(
  tx: Queries,
  organizationId: number,
  reportIds: readonly number[],
) {
  if (reportIds.length === 0) return [];
  return tx
    .selectDistinctOn([reportSend.reportId], {
      reportId: reportSend.reportId,
      id: reportSend.id,
      sentAt: reportSend.sentAt,
    })
    .from(reportSend)
    .where(
      and(
        eq(reportSend.organizationId, organizationId),
        inArray(reportSend.reportId, [...reportIds]),
      ),
    )
    .orderBy(reportSend.reportId, desc(reportSend.sentAt), desc(reportSend.id));
}

/** How many mails of each send have which status. */
export async function countDeliveries(
  tx: Queries,
  organizationId: number,
  sendIds: readonly number[],
) {
  if (sendIds.length === 0) return [];
  return tx
    .select({
      sendId: reportDelivery.sendId,
      status: reportDelivery.status,
      mails: count(),
    })
    .from(reportDelivery)
    .where(
      and(
        eq(reportDelivery.organizationId, organizationId),
        inArray(reportDelivery.sendId, [...sendIds]),
      ),
    )
    .groupBy(reportDelivery.sendId, reportDelivery.status);
}
