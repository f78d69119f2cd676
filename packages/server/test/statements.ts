import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { APP_NAME } from '../src/db/database.js';
import * as schema from '../src/db/schema/index.js';
import { placementOf } from '../src/db/shard/plan.js';

/** A column without its table, compared with one of the same name: true of all that has a value. */
const COMPARED_WITH_ITSELF = /(?<![.\w"])"(\w+)" = "\1"(?![.\w])/;
/** Each table that a statement reads or writes. */
const TABLE = /\b(?:FROM|JOIN|INTO|UPDATE)\s+(?:ONLY\s+)?"?(\w+)"?/gi;
const ORGANIZATION = /\borganization_id\b/i;
/** Of an insertion, up to what is done with rows that are there. */
const INSERTED_SELECT =
  /^\s*(?:\/\*.*?\*\/\s*)?INSERT\b(?:(?!\bON CONFLICT\b)[\s\S])*?\bVALUES\b(?:(?!\bON CONFLICT\b|\bRETURNING\b)[\s\S])*?\(\s*SELECT\b/i;

/** Whose rows are spread over machines by their organisation. */
const spreadTables: ReadonlySet<string> = new Set(
  Object.values(schema)
    .filter((value) => is(value, PgTable))
    .filter((table) => {
      const names = Object.values(getTableColumns(table)).map(({ name }) => name);
      return placementOf(getTableName(table), names.includes('organization_id')) === 'spread';
    })
    .map((table) => getTableName(table)),
);

const asksEveryEndpoint = (): boolean =>
  expect.getState().testPath?.includes('/test/security/') ?? false;

/** What would have to ask all machines, or is refused, where rows are spread over several. */
function problemWhereSpread(text: string): string | undefined {
  const tables = Array.from(text.matchAll(TABLE), ([, name = '']) => name);
  const spread = tables.filter((name) => spreadTables.has(name));
  if (spread.length === 0) return undefined;
  if (!ORGANIZATION.test(text)) return `names no organisation, but ${spread[0]}`;
  if (INSERTED_SELECT.test(text))
    return `selects within the values that it inserts into ${spread[0]}`;
  return undefined;
}

// Refuses statements that compare a column with itself. Drizzle leaves the tables' names out of the
// columns of a template where it selects from one table, so a subquery can compare its own
// organisation with itself in place of the row's: only row-level security would notice.
//
// Of those of the server itself, also refuses what could not be answered by the one machine that has the
// organisation (docs/scaling.md), where every endpoint is asked: other tests look at all rows on purpose.
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [given] = args;
  const text =
    typeof given === 'string' ? given : ((given as { text?: string } | null)?.text ?? '');
  const found = COMPARED_WITH_ITSELF.exec(text);
  if (found) throw new Error(`A statement compares ${found[1]} with itself:\n${text}`);
  const { connectionParameters } = this as unknown as {
    connectionParameters: { application_name?: string };
  };
  const problem =
    connectionParameters.application_name === APP_NAME && asksEveryEndpoint()
      ? problemWhereSpread(text)
      : undefined;
  if (problem !== undefined) throw new Error(`A statement ${problem}:\n${text}`);
  return Reflect.apply(query, this, args);
} as typeof query;
