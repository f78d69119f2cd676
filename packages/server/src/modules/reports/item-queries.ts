import type { ReportItemType } from '@tavoite/model';
import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database.js';
import { mapping, reportFile, reportItem } from '../../db/schema/index.js';

const COLUMNS = {
  ...getTableColumns(reportItem),
  /** null when the view has been deleted. */
  mappingTitle: mapping.viewTitle,
  mappingTitleFi: mapping.viewTitleFi,
};

function selectRows(tx: Queries) {
  return tx
    .select(COLUMNS)
    .from(reportItem)
    .leftJoin(
      mapping,
      and(
        eq(mapping.organizationId, reportItem.organizationId),
        eq(mapping.id, reportItem.mappingId),
      ),
    )
    .$dynamic();
}

type StoredRow = Awaited<ReturnType<typeof selectRows>>[number];

export interface ItemRow extends StoredRow {
  /** The job that was to draw the picture ended without a word, as when each process that tried was killed. */
  isGivenUp: boolean;
}

/**
 * Items with whether their pictures are still to come. The job queue is asked in a statement of its
 * own: where tables are spread over machines, it is on one of them only.
 */
async function selectItems(tx: Queries, where: SQL | undefined): Promise<ItemRow[]> {
  const rows = await selectRows(tx)
    .where(where)
    .orderBy(desc(reportItem.createdAt), desc(reportItem.id));
  const jobs = rows.flatMap(({ pictureState, pictureJobId }) =>
    pictureState === 'processing' && pictureJobId !== null ? [pictureJobId] : [],
  );
  const alive = jobs.length > 0 ? await findJobsToDo(tx, jobs) : new Set<string>();
  return rows.map((row) => ({
    ...row,
    isGivenUp: row.pictureState === 'processing' && !alive.has(row.pictureJobId ?? ''),
  }));
}

/** Those of the jobs that wait or run. */
async function findJobsToDo(tx: Queries, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT id FROM pgboss.job
    WHERE name = 'report-picture' AND id = ANY(${sql.param(ids)}::uuid[]) AND state < 'completed'`);
  return new Set(rows.map(({ id }) => id));
}

const own = (organizationId: number) => eq(reportItem.organizationId, organizationId);

/** Items of a kind, newest first. */
export function findItems(
  tx: Queries,
  organizationId: number,
  kind: ReportItemType,
): Promise<ItemRow[]> {
  return selectItems(tx, and(own(organizationId), eq(reportItem.kind, kind)));
}

/** Those of the items that exist, newest first. */
export async function findItemsByIds(
  tx: Queries,
  organizationId: number,
  ids: readonly number[],
): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return selectItems(tx, and(own(organizationId), inArray(reportItem.id, [...ids])));
}

export async function findItem(
  tx: Queries,
  organizationId: number,
  kind: ReportItemType,
  id: number,
): Promise<ItemRow | undefined> {
  const [row] = await selectItems(
    tx,
    and(own(organizationId), eq(reportItem.kind, kind), eq(reportItem.id, id)),
  );
  return row;
}

/** The item if the job is the one that is to draw its picture. */
export async function findItemOfJob(
  tx: Queries,
  organizationId: number,
  id: number,
  jobId: string,
): Promise<ItemRow | undefined> {
  const [row] = await selectItems(
    tx,
    and(
      own(organizationId),
      eq(reportItem.id, id),
      eq(reportItem.pictureJobId, jobId),
      eq(reportItem.pictureState, 'processing'),
    ),
  );
  return row;
}

/** Keeps others from changing the items until the transaction ends. */
export async function lockItems(
  tx: Queries,
  organizationId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: reportItem.id })
    .from(reportItem)
    .where(and(own(organizationId), inArray(reportItem.id, [...ids])))
    .orderBy(reportItem.id)
    .for('update');
}

export async function insertItem(
  tx: Queries,
  values: PgInsertValue<typeof reportItem>,
): Promise<number> {
  const [row] = await tx.insert(reportItem).values(values).returning({ id: reportItem.id });
  if (!row) throw new Error('No item was made');
  return row.id;
}

export async function setItem(
  tx: Queries,
  organizationId: number,
  id: number,
  values: PgUpdateSetSource<typeof reportItem>,
): Promise<void> {
  await tx
    .update(reportItem)
    .set(values)
    .where(and(own(organizationId), eq(reportItem.id, id)));
}

/** Sets the outcome of a job's work; false when the job is out of date. */
export async function setPicture(
  tx: Queries,
  organizationId: number,
  id: number,
  jobId: string,
  values: PgUpdateSetSource<typeof reportItem>,
): Promise<boolean> {
  const rows = await tx
    .update(reportItem)
    .set(values)
    .where(
      and(
        own(organizationId),
        eq(reportItem.id, id),
        eq(reportItem.pictureJobId, jobId),
        eq(reportItem.pictureState, 'processing'),
      ),
    )
    .returning({ id: reportItem.id });
  return rows.length > 0;
}

export async function deleteItem(tx: Queries, organizationId: number, id: number): Promise<void> {
  await tx.delete(reportItem).where(and(own(organizationId), eq(reportItem.id, id)));
}

/** The title of a view; undefined if the organisation has none with this id. */
export async function findView(tx: Queries, organizationId: number, id: number) {
  const [row] = await tx
    .select({ viewTitle: mapping.viewTitle, viewTitleFi: mapping.viewTitleFi })
    .from(mapping)
    .where(and(eq(mapping.organizationId, organizationId), eq(mapping.id, id)));
  return row;
}

/** Ids of the files of an item's pictures. */
export const filesOf = ({ pictures }: Pick<ItemRow, 'pictures'>): number[] =>
  // Languages share what has no words.
  [
    ...new Set(
      Object.values(pictures)
        .flatMap(({ file, other, plot, otherPlot, cover, otherCover }) => [
          file,
          other,
          plot,
          otherPlot,
          cover,
          otherCover,
        ])
        .filter((id) => id !== undefined),
    ),
  ];

/** Deletes rows of files that nothing names any more; answers their keys in the storage. */
export async function deleteFiles(
  tx: Queries,
  organizationId: number,
  ids: readonly (number | null)[],
): Promise<string[]> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return [];
  const rows = await tx
    .delete(reportFile)
    .where(and(eq(reportFile.organizationId, organizationId), inArray(reportFile.id, known)))
    .returning({ storageKey: reportFile.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}
