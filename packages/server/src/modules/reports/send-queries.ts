import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database.js';
import { reportFile, reportSend, type SentPicture, user } from '../../db/schema/index.js';

const own = (organizationId: number) => eq(reportSend.organizationId, organizationId);

function selectSends(tx: Queries) {
  return tx
    .select({
      ...getTableColumns(reportSend),
      authorName: sql<string | null>`coalesce(nullif(${user.fullName}, ''), ${user.username})`,
      pdfSize: reportFile.size,
    })
    .from(reportSend)
    .leftJoin(user, eq(user.id, reportSend.authorId))
    .leftJoin(
      reportFile,
      and(
        eq(reportFile.organizationId, reportSend.organizationId),
        eq(reportFile.id, reportSend.pdfFileId),
      ),
    )
    .$dynamic();
}

export type SendRow = Awaited<ReturnType<typeof selectSends>>[number];

/** What was sent of a report, newest first. */
export function findSends(
  tx: Queries,
  organizationId: number,
  reportId: number,
): Promise<SendRow[]> {
  return selectSends(tx)
    .where(and(own(organizationId), eq(reportSend.reportId, reportId)))
    .orderBy(desc(reportSend.sentAt), desc(reportSend.id));
}

export async function findSend(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<SendRow | undefined> {
  const [row] = await selectSends(tx).where(and(own(organizationId), eq(reportSend.id, id)));
  return row;
}

/** What the same request has sent before. */
export async function findSendByKey(
  tx: Queries,
  organizationId: number,
  reportId: number,
  key: string,
): Promise<SendRow | undefined> {
  const [row] = await selectSends(tx).where(
    and(own(organizationId), eq(reportSend.reportId, reportId), eq(reportSend.idempotencyKey, key)),
  );
  return row;
}

/** Records a send; undefined if the same request has made one before. */
export async function insertSend(
  tx: Queries,
  values: PgInsertValue<typeof reportSend>,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(reportSend)
    .values(values)
    .onConflictDoNothing({
      target: [reportSend.organizationId, reportSend.reportId, reportSend.idempotencyKey],
    })
    .returning({ id: reportSend.id });
  return row?.id;
}

function filesOf(rows: readonly { pdfFileId: number | null; pictures: readonly SentPicture[] }[]) {
  return rows.flatMap(({ pdfFileId, pictures }) => [
    pdfFileId,
    ...pictures.map(({ file }) => file),
  ]);
}

/** Ids of the files that are kept of a report's sends. */
export async function findFilesOfSends(
  tx: Queries,
  organizationId: number,
  reportId: number,
): Promise<(number | null)[]> {
  const rows = await tx
    .select({ pdfFileId: reportSend.pdfFileId, pictures: reportSend.pictures })
    .from(reportSend)
    .where(and(own(organizationId), eq(reportSend.reportId, reportId)));
  return filesOf(rows);
}

/** Lets go of the files of a send whose time has come; answers their ids. */
export async function forgetFiles(
  tx: Queries,
  organizationId: number,
  sendId: number,
): Promise<(number | null)[]> {
  const [row] = await tx
    .select({ pdfFileId: reportSend.pdfFileId, pictures: reportSend.pictures })
    .from(reportSend)
    .where(
      and(own(organizationId), eq(reportSend.id, sendId), sql`${reportSend.keptUntil} <= now()`),
    )
    .for('update');
  if (!row) return [];
  await tx
    .update(reportSend)
    .set({
      pdfFileId: null,
      pictures: row.pictures.map((picture) => ({ ...picture, file: null })),
    })
    .where(and(own(organizationId), eq(reportSend.id, sendId)));
  return filesOf([row]);
}

/** Where files are in the storage, by their ids. */
export async function findStoredFiles(tx: Queries, organizationId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(reportFile)
    .where(and(eq(reportFile.organizationId, organizationId), inArray(reportFile.id, [...ids])))
    .orderBy(asc(reportFile.id));
}
