import type { PageDefinition, PageFields } from '@tavoite/model';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { comment, mapping, reportItem, target } from '../../db/schema/index.js';
import { drawingOf } from '../../domain/mappings.js';

/** All pages in menu order. */
export async function readPages(tx: Queries, organizationId: number): Promise<PageDefinition[]> {
  const rows = await tx
    .select()
    .from(mapping)
    .where(eq(mapping.organizationId, organizationId))
    .orderBy(asc(mapping.sortOrder), asc(mapping.id));
  return rows.map((row) => {
    const { graph_properties: series, properties } = drawingOf(row);
    return {
      id: row.id,
      key: row.key,
      title: row.viewTitle,
      title_fi: row.viewTitleFi,
      icon: row.viewIcon,
      parent: row.parentId,
      redirect: row.redirect,
      ordering: row.sortOrder,
      terms: row.termsUsed.map((key) => ({ key, ...series[key] })),
      properties,
    };
  });
}

const columnsOf = (fields: PageFields) => ({
  viewTitle: fields.title,
  viewTitleFi: fields.title_fi,
  viewIcon: fields.icon,
  parentId: fields.parent,
  redirect: fields.redirect,
  sortOrder: fields.ordering,
  termsUsed: fields.terms.map(({ key }) => key),
  graphProperties: Object.fromEntries(fields.terms.map(({ key, ...drawn }) => [key, drawn])),
  properties: fields.properties,
});

export async function insertPage(
  tx: Queries,
  organizationId: number,
  fields: PageFields,
): Promise<number> {
  const [row] = await tx
    .insert(mapping)
    .values({ organizationId, key: fields.key, ...columnsOf(fields) })
    .returning({ id: mapping.id });
  if (!row) throw new Error('No page was made');
  return row.id;
}

const isPage = (organizationId: number, id: number) =>
  and(eq(mapping.organizationId, organizationId), eq(mapping.id, id));

export async function updatePage(
  tx: Queries,
  organizationId: number,
  id: number,
  fields: PageFields,
): Promise<void> {
  await tx.update(mapping).set(columnsOf(fields)).where(isPage(organizationId, id));
}

export async function removePage(tx: Queries, organizationId: number, id: number): Promise<void> {
  await tx.delete(mapping).where(isPage(organizationId, id));
}

/** Writes a new title into the targets that lead to a page. */
export async function renameInTargets(
  tx: Queries,
  organizationId: number,
  from: string,
  to: string,
): Promise<void> {
  await tx
    .update(target)
    .set({ linkTag: to })
    .where(and(eq(target.organizationId, organizationId), eq(target.linkTag, from)));
}

/** Targets that lead to pages by their titles. */
export const readLinks = (tx: Queries, organizationId: number) =>
  tx
    .select({ title: target.title, titleFi: target.titleFi, link: target.linkTag })
    .from(target)
    .where(and(eq(target.organizationId, organizationId), sql`${target.linkTag} IS NOT NULL`));

/** Graphs of a page that are kept for reports. */
export const countReportGraphs = (
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<number> =>
  tx.$count(
    reportItem,
    and(eq(reportItem.organizationId, organizationId), eq(reportItem.mappingId, id)),
  );

export const countComments = (tx: Queries, organizationId: number, id: number): Promise<number> =>
  tx.$count(comment, and(eq(comment.organizationId, organizationId), eq(comment.mappingId, id)));
