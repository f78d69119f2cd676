import { sql } from 'drizzle-orm';
import pg from 'pg';
import { useTestServer } from '../../test/server.js';

const server = useTestServer();
const ORGANIZATIONS = 40;
const TERMS = 400;
const TARGETS = 100;
/** Tables that grow with organisations times figures. */
const LARGE = ['term', 'series', 'target', 'target_group'];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}
interface Statement {
  text: string;
  values?: unknown[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Organisations alike, made inside the database. @returns the id of one in the middle */
async function fill(): Promise<number> {
  const ids: number[] = [];
  for (let i = 0; i < ORGANIZATIONS; i += 1) ids.push(await server.createOrganization());
  const months = Buffer.from(new Float64Array(24).fill(1).buffer);
  const all = sql`unnest(ARRAY[${sql.join(ids, sql`, `)}]::int[]) AS o`;
  await server.seed(async (tx) => {
    await tx.execute(sql`
      INSERT INTO term (organization_id, id, key, title, parent_id)
      SELECT o, i, 't' || i, 'T', CASE WHEN i = 1 THEN NULL ELSE 1 END
      FROM ${all}, generate_series(1, ${TERMS}::int) AS i`);
    await tx.execute(sql`
      INSERT INTO series (organization_id, term_id, first_month, "values", verified)
      SELECT o, i, 24300, ${months}::bytea, ${Buffer.alloc(3, 255)}::bytea
      FROM ${all}, generate_series(1, ${TERMS}::int) AS i`);
    await tx.execute(sql`
      INSERT INTO target_group (organization_id, id, key, title, parent_id)
      SELECT o, i, 'g' || i, 'G', CASE WHEN i = 1 THEN NULL ELSE 1 END
      FROM ${all}, generate_series(1, ${TARGETS}::int) AS i`);
    await tx.execute(sql`
      INSERT INTO target (organization_id, id, key, target_group_id, title, start_date, end_date, formula)
      SELECT o, i, 'x' || i, i, 'X', '2025-01-01', '2025-12-31', 't1'
      FROM ${all}, generate_series(1, ${TARGETS}::int) AS i`);
    await tx.execute(sql`ANALYZE`);
  });
  return ids[ORGANIZATIONS / 2] ?? 0;
}

/** Statements that the server sends while it works, those about a transaction left out. */
async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.flatMap(([first, second]) => {
      const asked = first as string | Statement;
      const text = typeof asked === 'string' ? asked : asked.text;
      if (!/^(\/\*.*?\*\/)?\s*SELECT/i.test(text)) return [];
      const values =
        (typeof asked === 'string' ? undefined : asked.values) ??
        (Array.isArray(second) ? (second as unknown[]) : []);
      return [{ text, values }];
    });
  } finally {
    spy.mockRestore();
  }
}

it('finds the rows of one organisation by indexes, whatever is read', async () => {
  const organizationId = await fill();
  const { token } = await server.createUser({ memberships: { [organizationId]: {} } });
  const period = { start_date: '2025-01-01', end_date: '2025-12-31' };
  const dates = new URLSearchParams(period);
  const statements = await statementsOf(async () => {
    for (const [path, body] of [
      ['/api/data/', { keys: ['t1', 't2'], with_percentage: true, ...period }],
      [`/api/data/get_data_map/?${dates}`],
      ['/api/data/7/'],
      ['/api/data/get_raw_data_timespan/?for_targets'],
      ['/api/term_of_classification/?for_tree'],
      [`/api/formula/calculate_number_from_formula/?key=t1&${dates}`],
      ['/api/target/'],
      ['/api/target/?in_target_groups=5,6'],
      [`/api/target/5/get_target_as_graph/?${dates}`],
      ['/api/target_group/'],
      ['/api/target_group/?parent=1'],
      ['/api/target_group/5/'],
    ] as const) {
      const answer = await server.request(body ? 'POST' : 'GET', path, {
        token,
        ...(body && { body }),
      });
      expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    }
  });
  const read = (table: string) =>
    statements.filter(({ text }) => new RegExp(`\\b"?${table}"?\\b`).test(text));
  for (const table of LARGE) expect(read(table)).not.toHaveLength(0);

  await server.services.database.withOrganization(organizationId, async (_tx, client) => {
    for (const { text, values } of statements) {
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
      const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Plan }];
      const scanned = nodesOf(plan).filter(
        (node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name'] ?? ''),
      );
      expect({ text, scanned }).toEqual({ text, scanned: [] });
    }
  });
});
