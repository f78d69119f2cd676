import { sql } from 'drizzle-orm';
import { reportScene } from '../../../test/reports.js';
import { useTestServer } from '../../../test/server.js';

const server = useTestServer();
const TABLES = [
  'report_file',
  'report_item',
  'report',
  'report_entry',
  'report_schedule',
  'report_send',
  'report_delivery',
  'report_schedule_run',
  'report_ticket',
  'comment',
] as const;

/** A row in each table. */
const rowsFor = (organization: number, user: number, mapping: number): Record<string, string> => ({
  report_file: `(organization_id, id, title, storage_key, media_type, size, sha256)
    VALUES (${organization}, 1, 'a.pdf', gen_random_uuid(), 'application/pdf', 1, sha256('x'))`,
  report_item: `(organization_id, id, kind, properties)
    VALUES (${organization}, 1, 'data-map', '{}')`,
  report: `(organization_id, id, title) VALUES (${organization}, 1, 'x')`,
  report_entry: `(organization_id, report_id, item_id, place) VALUES (${organization}, 1, 1, 0)`,
  report_schedule: `(organization_id, id, report_id, kind, day, hour, theme, language)
    VALUES (${organization}, 1, 1, 'day_of_month', 1, 1, 'light', 'en')`,
  report_send: `(organization_id, id, report_id, title, content, theme, language, kept_until)
    VALUES (${organization}, 1, 1, 'x', '', 'light', 'en', now())`,
  report_delivery: `(organization_id, id, send_id, email, status)
    VALUES (${organization}, 1, 1, 'a@example.org', 'sent')`,
  report_schedule_run: `(organization_id, id, schedule_id, due_at)
    VALUES (${organization}, 1, 1, now())`,
  report_ticket: `(organization_id, hash, report_id, user_id, language, expires_at)
    VALUES (${organization}, sha256('x'), 1, ${user}, 'en', now())`,
  comment: `(organization_id, id, mapping_id, start_date, end_date, text)
    VALUES (${organization}, 1, ${mapping}, '2026-01-01', '2026-01-31', 'x')`,
});

let own: number;
let other: number;
let otherRows: Record<string, string>;
beforeAll(async () => {
  const fill = async (name: string) => {
    const { organization, manager, ids } = await reportScene(server, name);
    const rows = rowsFor(organization, manager.id, ids.mappings.Sales ?? 0);
    await server.seed(async (tx) => {
      for (const table of TABLES) await tx.execute(sql.raw(`INSERT INTO ${table} ${rows[table]}`));
    });
    return { organization, rows };
  };
  own = (await fill('Own')).organization;
  ({ organization: other, rows: otherRows } = await fill('Other'));
});

const run = (statement: string) =>
  server.services.database.withOrganization(own, (_tx, client) => client.query(statement));
const othersIn = async (table: string) =>
  (
    await server.seed((tx) =>
      tx.execute(sql.raw(`SELECT to_jsonb(t) FROM ${table} t WHERE organization_id = ${other}`)),
    )
  ).rows;

it.each(TABLES)(
  '%s shows, changes and takes rows of the one organisation only, whatever a statement names',
  async (table) => {
    const before = await othersIn(table);
    expect(before).toHaveLength(1);
    const { rows } = await run(`SELECT organization_id FROM ${table}`);
    expect(rows).toEqual([{ organization_id: own }]);
    await expect(run(`UPDATE ${table} SET organization_id = ${other}`)).rejects.toThrow(
      /row-level security|permission denied/,
    );
    await expect(run(`INSERT INTO ${table} ${otherRows[table]}`)).rejects.toThrow(
      /row-level security/,
    );
    expect((await run(`DELETE FROM ${table} WHERE organization_id = ${other}`)).rowCount).toBe(0);
    expect(await othersIn(table)).toEqual(before);
    // Outside of an organisation there is nothing.
    expect((await server.services.database.query(`SELECT FROM ${table}`)).rowCount).toBe(0);
  },
);
