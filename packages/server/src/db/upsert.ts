import { type Column, getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database.js';

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const MAX_PARAMETERS = 30_000;

/**
 * Values of a row by column. Null is an empty cell: the column's default, or null where there is
 * none. Undefined, in every row alike, is a column that the file does not have: what is stored stays.
 */
export type GivenRow<T extends PgTable> = {
  readonly [N in keyof InferInsertModel<T>]?: InferInsertModel<T>[N] | null | undefined;
};

function cellOf(column: Column, value: unknown): SQL {
  if (value === undefined || (value === null && column.notNull)) return sql`default`;
  return value === null ? sql`null` : sql`${sql.param(value, column)}`;
}

/**
 * Inserts rows; a row that is there already, by its conflict columns, takes the given values.
 * @returns the asked columns of every row and whether it is new
 */
export async function upsert<T extends PgTable, R extends keyof T['_']['columns'] & string = never>(
  tx: Queries,
  table: T,
  conflict: readonly (keyof T['_']['columns'] & string)[],
  rows: readonly GivenRow<T>[],
  returning: readonly R[] = [],
): Promise<(Record<R, unknown> & { created: boolean })[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns: Record<string, Column> = getTableColumns(table);
  const columnOf = (name: string): Column => {
    const column = columns[name];
    if (column === undefined) throw new Error(`There is no column ${name}`);
    return column;
  };
  const identifier = (name: string) => sql.identifier(columnOf(name).name);
  const given = Object.entries(first).flatMap(([name, value]) => (value === undefined ? [] : name));
  const updated = given.filter((name) => !conflict.includes(name));
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const names = list(given.map((name) => sql`${identifier(name)}`));
  const keys = list(conflict.map((name) => sql`${identifier(name)}`));
  // An update that changes nothing still returns the row.
  const changes = list(
    (updated.length > 0 ? updated : conflict).map(
      (name) => sql`${identifier(name)} = excluded.${identifier(name)}`,
    ),
  );
  const answer = list([
    ...returning.map((name) => sql`${identifier(name)} AS ${sql.identifier(name)}`),
    sql`xmax = 0 AS created`,
  ]);
  const rowsPerStatement = Math.max(1, Math.floor(MAX_PARAMETERS / given.length));
  const answers: (Record<R, unknown> & { created: boolean })[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const values = rows.slice(start, start + rowsPerStatement).map((row) => {
      const cells: Readonly<Record<string, unknown>> = row;
      return sql`(${list(given.map((name) => cellOf(columnOf(name), cells[name])))})`;
    });
    const { rows: written } = await tx.execute(
      sql`INSERT INTO ${table} (${names}) VALUES ${list(values)}
        ON CONFLICT (${keys}) DO UPDATE SET ${changes} RETURNING ${answer}`,
    );
    for (const row of written) answers.push(row as Record<R, unknown> & { created: boolean });
  }
  return answers;
}
