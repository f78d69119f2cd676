import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { organization, series, term } from '../../db/schema.js';
import type { PackedSeries, SeriesSource, TermRow } from '../../series/index.js';

/** Terms, or their stored columns, read by one statement. */
const TERMS_PER_SLICE = 500;

export async function selectOrganization(
  tx: Queries,
  organizationId: number,
): Promise<SeriesSource['organization'] | undefined> {
  const [row] = await tx
    .select({
      id: organization.id,
      dataVersion: organization.dataVersion,
      startOfFiscalYear: organization.startOfFiscalYear,
    })
    .from(organization)
    .where(eq(organization.id, organizationId));
  return row;
}

/** All terms of the organisation, slice by slice, so that no single answer is large; by id. */
export async function* selectTerms(tx: Queries, organizationId: number): AsyncGenerator<TermRow[]> {
  let lastId = 0;
  for (;;) {
    const rows = await tx
      .select({
        id: term.id,
        key: term.key,
        title: term.title,
        titleFi: term.titleFi,
        formula: term.formula,
        parentId: term.parentId,
        additionalParents: term.additionalParents,
        unit: term.unit,
        measurementTypePrefix: term.measurementTypePrefix,
        aggregation: term.aggregation,
        sumValuesInTree: term.sumValuesInTree,
        isFreeMeasure: term.isFreeMeasure,
        valueNumericType: term.valueNumericType,
        dataSource: term.dataSource,
        ordering: term.ordering,
      })
      .from(term)
      .where(and(eq(term.organizationId, organizationId), gt(term.id, lastId)))
      .orderBy(asc(term.id))
      .limit(TERMS_PER_SLICE);
    yield rows.map((row) => ({
      ...row,
      valueNumericType: row.valueNumericType === 'int' ? 'int' : 'decimal',
    }));
    const last = rows.at(-1);
    if (last === undefined || rows.length < TERMS_PER_SLICE) return;
    lastId = last.id;
  }
}

/** The stored columns of the terms, slice by slice, so that no single answer is large. */
export async function* selectSeries(
  tx: Queries,
  organizationId: number,
  termIds: readonly number[],
): AsyncGenerator<(PackedSeries & { termId: number })[]> {
  for (let start = 0; start < termIds.length; start += TERMS_PER_SLICE)
    yield tx
      .select({
        termId: series.termId,
        firstMonth: series.firstMonth,
        values: series.values,
        verified: series.verified,
      })
      .from(series)
      .where(
        and(
          eq(series.organizationId, organizationId),
          inArray(series.termId, termIds.slice(start, start + TERMS_PER_SLICE)),
        ),
      );
}
