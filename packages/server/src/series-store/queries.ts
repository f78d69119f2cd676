import { eq } from 'drizzle-orm';
import type pg from 'pg';
import type { Queries } from '../db/database.js';
import { organization } from '../db/schema/index.js';
import type { SeriesSource, SeriesText, TermRow } from '../series/index.js';

/** Terms read by one statement, so that no single answer is large. */
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

/** A term with its stored months; null for one without. */
export interface StoredTerm {
  readonly term: TermRow;
  readonly months: SeriesText | null;
}

type Columns = [
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
  firstMonth: number | null,
  values: string | null,
  verified: string | null,
];

/**
 * A plain statement, planned once, and rows as arrays: typed queries would take twice the time of
 * all the rest, and a load reads every term that there is. Bytes come as text, which is read
 * straight to where they are kept.
 */
const TERMS = `
  SELECT t.id, t.key, t.title, t.title_fi, t.formula, t.parent_id, t.additional_parents, t.unit,
    t.measurement_type_prefix, t.aggregation, t.sum_values_in_tree, t.is_free_measure,
    t.value_numeric_type, t.data_source, t.ordering, s.first_month, encode(s."values", 'hex'),
    encode(s.verified, 'hex')
  FROM term t
  LEFT JOIN series s ON s.organization_id = t.organization_id AND s.term_id = t.id
  WHERE t.organization_id = $1 AND t.id > $2 ORDER BY t.id LIMIT $3`;

function storedTerm(row: Columns): StoredTerm {
  const [firstMonth, values, verified] = [row[15], row[16], row[17]];
  return {
    term: {
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
    },
    months:
      firstMonth === null || values === null || verified === null
        ? null
        : { firstMonth, values, verified },
  };
}

/** All terms of the organisation with their months, slice by slice; by id. */
export async function* selectTerms(
  client: pg.ClientBase,
  organizationId: number,
): AsyncGenerator<StoredTerm[]> {
  const read = async (after: number) => {
    const { rows } = await client.query<Columns>({
      name: 'series_terms',
      text: TERMS,
      values: [organizationId, after, TERMS_PER_SLICE],
      rowMode: 'array',
    });
    return rows;
  };
  let next = read(0);
  for (;;) {
    const rows = await next;
    const last = rows.at(-1);
    const isLast = last === undefined || rows.length < TERMS_PER_SLICE;
    // PostgreSQL reads the next slice while this one is worked on.
    if (!isLast) next = read(last[0]);
    // If that work fails, no one waits for the next slice any more.
    next.catch(() => undefined);
    yield rows.map(storedTerm);
    if (isLast) return;
  }
}
