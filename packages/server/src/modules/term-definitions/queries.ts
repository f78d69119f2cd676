import type { TermFields } from '@tavoite/model';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { comment, mapping, reportItem, series, target, term } from '../../db/schema/index.js';
import { renameInFormula } from '../../formula/index.js';

export type TermRow = typeof term.$inferSelect;

/** All terms in display order. */
export const readTerms = (tx: Queries, organizationId: number): Promise<TermRow[]> =>
  tx
    .select()
    .from(term)
    .where(eq(term.organizationId, organizationId))
    .orderBy(asc(term.ordering), asc(term.id));

/** Ids of the terms that have figures of their own. */
export async function termsWithFigures(tx: Queries, organizationId: number): Promise<Set<number>> {
  const rows = await tx
    .select({ id: series.termId })
    .from(series)
    .where(eq(series.organizationId, organizationId));
  return new Set(rows.map(({ id }) => id));
}

export const countComments = (tx: Queries, organizationId: number, id: number): Promise<number> =>
  tx.$count(comment, and(eq(comment.organizationId, organizationId), eq(comment.termId, id)));

/** What names terms by their keys, other than terms. */
export async function readUsers(tx: Queries, organizationId: number) {
  const targets = await tx
    .select({
      id: target.id,
      title: target.title,
      titleFi: target.titleFi,
      formula: target.formula,
      targetFormula: target.targetFormula,
      compareFormula: target.compareFormula,
    })
    .from(target)
    .where(eq(target.organizationId, organizationId));
  const pages = await tx
    .select({
      id: mapping.id,
      title: mapping.viewTitle,
      titleFi: mapping.viewTitleFi,
      termsUsed: mapping.termsUsed,
      graphProperties: mapping.graphProperties,
    })
    .from(mapping)
    .where(eq(mapping.organizationId, organizationId));
  const reportItems = await tx
    .select({ id: reportItem.id, properties: reportItem.properties })
    .from(reportItem)
    .where(
      and(eq(reportItem.organizationId, organizationId), inArray(reportItem.kind, ['data-map'])),
    );
  return { targets, pages, reportItems };
}

export type Users = Awaited<ReturnType<typeof readUsers>>;

/** The keys that a kept data map names, by the property that names them. */
export function keysOfItem(properties: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(
    ['keys', 'opened_terms'].flatMap((name) => {
      const keys = properties[name];
      return Array.isArray(keys) ? [[name, keys.map(String)]] : [];
    }),
  );
}

type IdOfKey = (key: string) => number | null;

const columnsOf = (fields: TermFields, idOf: IdOfKey) => ({
  key: fields.key,
  title: fields.title,
  titleFi: fields.title_fi,
  formula: fields.formula,
  parentId: fields.parent === null ? null : idOf(fields.parent),
  additionalParents: fields.additional_parents.map(idOf).filter((id) => id !== null),
  unit: fields.unit,
  measurementTypePrefix: fields.measurement_type_prefix,
  aggregation: fields.aggregation,
  sumValuesInTree: fields.sum_values_in_tree,
  isFreeMeasure: fields.is_free_measure,
  valueNumericType: fields.value_numeric_type,
  dataSource: fields.data_source,
  ordering: fields.ordering,
});

export async function insertTerm(
  tx: Queries,
  organizationId: number,
  fields: TermFields,
  idOf: IdOfKey,
): Promise<number> {
  const [row] = await tx
    .insert(term)
    .values({ organizationId, ...columnsOf(fields, idOf) })
    .returning({ id: term.id });
  if (!row) throw new Error('No term was made');
  return row.id;
}

const isTerm = (organizationId: number, id: number) =>
  and(eq(term.organizationId, organizationId), eq(term.id, id));

export async function updateTerm(
  tx: Queries,
  organizationId: number,
  id: number,
  fields: TermFields,
  idOf: IdOfKey,
): Promise<void> {
  await tx.update(term).set(columnsOf(fields, idOf)).where(isTerm(organizationId, id));
}

export async function removeTerm(tx: Queries, organizationId: number, id: number): Promise<void> {
  await tx.delete(term).where(isTerm(organizationId, id));
}

/** Writes a new key into everything that names the term by the old one. */
export async function renameEverywhere(
  tx: Queries,
  organizationId: number,
  terms: readonly TermRow[],
  from: string,
  to: string,
): Promise<void> {
  const renamed = <T extends string | null>(formula: T) =>
    formula === null ? formula : renameInFormula(formula, from, to);
  const swap = (key: string) => (key === from ? to : key);
  for (const { id, formula } of terms) {
    const after = renamed(formula);
    if (after !== formula)
      await tx.update(term).set({ formula: after }).where(isTerm(organizationId, id));
  }
  const users = await readUsers(tx, organizationId);
  for (const { id, formula, targetFormula, compareFormula } of users.targets) {
    const after = {
      formula: renameInFormula(formula, from, to),
      targetFormula: renamed(targetFormula),
      compareFormula: renamed(compareFormula),
    };
    if (
      after.formula !== formula ||
      after.targetFormula !== targetFormula ||
      after.compareFormula !== compareFormula
    )
      await tx
        .update(target)
        .set(after)
        .where(and(eq(target.organizationId, organizationId), eq(target.id, id)));
  }
  for (const { id, termsUsed, graphProperties } of users.pages) {
    if (!termsUsed.includes(from) && !Object.hasOwn(graphProperties, from)) continue;
    await tx
      .update(mapping)
      .set({
        termsUsed: termsUsed.map(swap),
        graphProperties: Object.fromEntries(
          Object.entries(graphProperties).map(([key, value]) => [swap(key), value]),
        ),
      })
      .where(and(eq(mapping.organizationId, organizationId), eq(mapping.id, id)));
  }
  for (const { id, properties } of users.reportItems) {
    const keys = Object.entries(keysOfItem(properties));
    if (!keys.some(([, named]) => named.includes(from))) continue;
    const after = Object.fromEntries(keys.map(([name, named]) => [name, named.map(swap)]));
    await tx
      .update(reportItem)
      .set({ properties: sql`${reportItem.properties} || ${JSON.stringify(after)}::jsonb` })
      .where(and(eq(reportItem.organizationId, organizationId), eq(reportItem.id, id)));
  }
}
