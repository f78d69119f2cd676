import { sql } from 'drizzle-orm';
import { useTestServer } from '../../../test/server.js';
import { asOwner } from '../database.js';

const server = useTestServer({ routes: () => undefined });
/** They say who may see an organisation, and so are asked before it is known which. */
const ABOVE_ORGANIZATIONS = new Set(['membership', 'access_token', 'target_watch']);
/** Found by a token, or of no organisation at all: their keys cannot begin with one. */
const OTHER_KEYS = new Set(['audit_log', 'access_token']);

const rowsOf = async <Row extends object>(statement: string): Promise<Row[]> =>
  (await asOwner(server.connection, (_, client) => client.query<Row>(statement))).rows;

/** All tables that name an organisation, and what their rows are told apart by. */
const tenantTables = () =>
  rowsOf<{ name: string; isSecured: boolean; keys: string[][] }>(`
    SELECT t.relname AS name, t.relrowsecurity AS "isSecured",
      (SELECT json_agg(
          (SELECT json_agg(a.attname ORDER BY k.place)
           FROM unnest(i.indkey::smallint[]) WITH ORDINALITY k (number, place)
           JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.number))
       FROM pg_index i WHERE i.indrelid = t.oid AND i.indisunique) AS keys
    FROM pg_class t
    WHERE t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace AND EXISTS (
      SELECT FROM pg_attribute a
      WHERE a.attrelid = t.oid AND a.attname = 'organization_id' AND NOT a.attisdropped)
    ORDER BY 1`);

it('has the organisation first in each key of its tables, by which they can be spread over machines', async () => {
  const tables = await tenantTables();
  expect(tables.length).toBeGreaterThan(20);
  const wrong = tables.flatMap(({ name, keys }) =>
    OTHER_KEYS.has(name)
      ? []
      : keys.filter(([first]) => first !== 'organization_id').map((key) => `${name} (${key})`),
  );
  expect(wrong).toEqual([]);
});

it('holds row-level security for each of them', async () => {
  const tables = await tenantTables();
  const open = tables.filter(({ name, isSecured }) => !isSecured && !ABOVE_ORGANIZATIONS.has(name));
  expect(open.map(({ name }) => name)).toEqual([]);
});

it('asks no other table in a policy', async () => {
  const policies = await rowsOf<{ table: string; policy: string; rule: string }>(`
    SELECT tablename AS table, policyname AS policy, concat_ws(' ', qual, with_check) AS rule
    FROM pg_policies WHERE schemaname = 'public'`);
  expect(policies.length).toBeGreaterThan(20);
  expect(policies.filter(({ rule }) => /\bSELECT\b/i.test(rule))).toEqual([]);
});

it('empties no reference when a row of an organisation is deleted', async () => {
  // n: SET NULL, d: SET DEFAULT; refused by Citus where the organisation is a part of the reference.
  const references = await rowsOf<{ table: string; definition: string }>(`
    SELECT conrelid::regclass::text AS table, pg_get_constraintdef(c.oid) AS definition
    FROM pg_constraint c
    WHERE contype = 'f' AND confdeltype IN ('n', 'd') AND array_length(conkey, 1) > 1`);
  expect(references).toEqual([]);
});

it('deletes an organisation with all that belongs to it', async () => {
  const id = await server.createOrganization();
  await server.seed(async (tx) => {
    await tx.execute(sql`
      INSERT INTO term (organization_id, id, key, title, parent_id)
      VALUES (${id}, 1, 'a', 'A', NULL), (${id}, 2, 'b', 'B', 1)`);
    await tx.execute(sql`
      INSERT INTO color_pair (organization_id, id, key, title, color, dark_color)
      VALUES (${id}, 1, 'a', 'A', '#fff', '#000')`);
    await tx.execute(
      sql`INSERT INTO roadmap (organization_id, id, key, title, ordering)
        VALUES (${id}, 1, 'a', 'A', 0)`,
    );
    await tx.execute(sql`
      INSERT INTO main_task (organization_id, roadmap_id, key, title, color_pair_id, ordering)
      VALUES (${id}, 1, 'a', 'A', 1, 0)`);
    await tx.execute(sql`DELETE FROM organization WHERE id = ${id}`);
  });
  const left = await rowsOf(`
    SELECT FROM term WHERE organization_id = ${id}
    UNION ALL SELECT FROM main_task WHERE organization_id = ${id}`);
  expect(left).toEqual([]);
});
