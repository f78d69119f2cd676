import { eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Queries } from '../../db/database.js';
import { organization } from '../../db/schema.js';
import type { PackedSeries, SeriesSource, TermRow } from '../../series/index.js';

/** Terms, or their stored columns, read by one statement. */
const ROWS_PER_SLICE = 500;

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

/**
 * Reads a table of the organisation by its second key column, slice by slice, so that no single
 * answer is large. A plain statement, planned once, and rows as arrays: typed queries take twice the
 * time of all the rest, and a load reads every term that there is.
 */
async function* selectSlices<Row extends [id: number, ...rest: unknown[]]>(
  client: pg.ClientBase,
  organizationId: number,
  name: string,
  text: string,
): AsyncGenerator<Row[]> {
  let lastId = 0;
  for (;;) {
    const values = [organizationId, lastId, ROWS_PER_SLICE];
    const { rows } = await client.query<Row>({ name, text, values, rowMode: 'array' });
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_PER_SLICE) return;
    [lastId] = last;
  }
}

type TermColumns = [
  id: number,
  key: string,
  title: string,
  titleFi: string | null,
  formula: string | null,
  parentId: number | null,
  additionalParents: number[],
  unit: string | null,
  measurementTypePrefix: string | null,
  aggregation: TermRow['aggregation'],
  sumValuesInTree: boolean,
  isFreeMeasure: boolean,
  valueNumericType: string,
  dataSource: string | null,
  ordering: number,
];

const TERMS = `
  SELECT id, key, title, title_fi, formula, parent_id, additional_parents, unit,
    measurement_type_prefix, aggregation, sum_values_in_tree, is_free_measure, value_numeric_type,
    data_source, ordering
  FROM term WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT $3`;

/** All terms of the organisation; by id. */
export async function* selectTerms(
  client: pg.ClientBase,
  organizationId: number,
): AsyncGenerator<TermRow[]> {
  const slices = selectSlices<TermColumns>(client, organizationId, 'series_terms', TERMS);
  for await (const rows of slices)
    yield rows.map((row) => ({
      id: row[0],
      key: row[1],
      title: row[2],
      titleFi: row[3],
      formula: row[4],
      parentId: row[5],
      additionalParents: row[6],
      unit: row[7],
      measurementTypePrefix: row[8],
      aggregation: row[9],
      sumValuesInTree: row[10],
      isFreeMeasure: row[11],
      valueNumericType: row[12] === 'int' ? 'int' : 'decimal',
      dataSource: row[13],
      ordering: row[14],
    }));
}

type SeriesColumns = [termId: number, firstMonth: number, values: Buffer, verified: Buffer];

const SERIES = `
  SELECT term_id, first_month, "values", verified
  FROM series WHERE organization_id = $1 AND term_id > $2 ORDER BY term_id LIMIT $3`;

/** The stored columns of all terms of the organisation. */
export async function* selectSeries(
  client: pg.ClientBase,
  organizationId: number,
): AsyncGenerator<(PackedSeries & { termId: number })[]> {
  const slices = selectSlices<SeriesColumns>(client, organizationId, 'series_months', SERIES);
  for await (const rows of slices)
    yield rows.map(([termId, firstMonth, values, verified]) => ({
      termId,
      firstMonth,
      values,
      verified,
    }));
}
