// The peer: what one writes first. Fastify, zod, and one row per term and month, on the same
// PostgreSQL. Arguments: the connection as JSON, the port. It authenticates no one, which is to
// its advantage.
import fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';

const [connection = '{}', port = '0'] = process.argv.slice(2);
const DATE_TYPE = 1082;
pg.types.setTypeParser(DATE_TYPE, (text) => text);
const pool = new pg.Pool(JSON.parse(connection));

const dataRequest = z.object({
  keys: z.array(z.string()).max(100),
  start_date: z.iso.date(),
  end_date: z.iso.date(),
});
const dataPoint = z.object({
  id: z.number().int(),
  key: z.string(),
  title: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  value: z.number().nullable(),
  cumulative_value: z.number().nullable(),
  percentage_value: z.number().nullable(),
  is_verified: z.boolean(),
});
const dataAnswer = z.object({ count: z.number(), results: z.array(dataPoint) });

const READ_DATA = `
  SELECT t.id, t.key, t.title, v.month AS start_date,
    (v.month + interval '1 month - 1 day')::date AS end_date,
    v.value,
    sum(v.value) OVER (PARTITION BY t.id, extract(year FROM v.month) ORDER BY v.month) AS cumulative_value,
    CASE WHEN t.parent_id IS NULL THEN 100 ELSE 100 * v.value / nullif(p.value, 0) END
      AS percentage_value,
    v.verified AS is_verified
  FROM term t
  JOIN value v ON v.term_id = t.id
  LEFT JOIN value p ON p.term_id = t.parent_id AND p.month = v.month
  WHERE t.key = ANY($1) AND v.month BETWEEN $2 AND $3
  ORDER BY t.id, v.month`;

const READ_MAP = `
  SELECT t.id, t.parent_id, t.key, t.title, to_char(v.month, 'YYYY-MM') AS month, v.value, v.verified
  FROM term t
  JOIN value v ON v.term_id = t.id
  WHERE v.month BETWEEN $1 AND $2
  ORDER BY t.id, v.month`;

interface Node {
  title: string;
  children: Record<string, Node>;
  values: Record<string, { value: number | null; verified: boolean }>;
}

interface MapRow {
  id: number;
  parent_id: number | null;
  key: string;
  title: string;
  month: string;
  value: number | null;
  verified: boolean;
}

/** Parents come before their children. */
function treeOf(rows: readonly MapRow[]): Record<string, Node> {
  const nodes = new Map<number, Node>();
  const roots: Record<string, Node> = {};
  for (const row of rows) {
    let node = nodes.get(row.id);
    if (!node) {
      node = { title: row.title, children: {}, values: {} };
      nodes.set(row.id, node);
      const parent = row.parent_id === null ? undefined : nodes.get(row.parent_id);
      (parent?.children ?? roots)[row.key] = node;
    }
    node.values[row.month] = { value: row.value, verified: row.verified };
  }
  return roots;
}

const app = fastify();

app.post('/api/data/', async (request) => {
  const { keys, start_date, end_date } = dataRequest.parse(request.body);
  const { rows } = await pool.query({
    name: 'data',
    text: READ_DATA,
    values: [keys, start_date, end_date],
  });
  return dataAnswer.parse({ count: rows.length, results: rows });
});

app.get('/api/data_map/', async (request) => {
  const { start_date, end_date } = dataRequest.omit({ keys: true }).parse(request.query);
  const { rows } = await pool.query<MapRow>({
    name: 'map',
    text: READ_MAP,
    values: [start_date, end_date],
  });
  return treeOf(rows);
});

await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('ready');
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
