import pg from 'pg';
import { bundledDatabase } from '../../scripts/product.mjs';

export const NOTIFICATIONS = 5_000;
export const BARS = 1_000;
const PLAN_MONTHS = 36;
const ROWS = 5;
const BARS_PER_ROW = 8;
const MAIN_TASKS = BARS / ROWS / BARS_PER_ROW;

/** Writes notifications of this year and a roadmap of a thousand bars; the roadmap's address. */
export async function addWork(dataFolder: string, email: string): Promise<string> {
  const client = new pg.Client(bundledDatabase(dataFolder));
  await client.connect();
  try {
    const organization = `(SELECT active_organization_id FROM "user" WHERE email = $1)`;
    await client.query(
      `INSERT INTO notification (organization_id, title, text_value, published_at)
       SELECT ${organization}, 'Message ' || n,
         '{"blocks":[{"text":"What happened this week, in a sentence or two."}],"entityMap":{}}',
         date_trunc('year', now()) + (now() - date_trunc('year', now())) * n / ($2::float8 + 1)
       FROM generate_series(1, $2::integer) n`,
      [email, NOTIFICATIONS],
    );
    const { rows } = await client.query<{ id: number; start: string; end: string }>(
      `INSERT INTO roadmap (organization_id, title, ordering)
       SELECT ${organization}, 'Everything at once', 0
       RETURNING id,
         to_char(now() - $2::integer / 3 * interval '1 month', 'YYYY-MM-01') AS start,
         to_char(date_trunc('month', now()) + ($2::integer - $2::integer / 3) * interval '1 month' - interval '1 day',
           'YYYY-MM-DD') AS end`,
      [email, PLAN_MONTHS],
    );
    const [made] = rows;
    if (!made) throw new Error('The roadmap was not made.');
    await client.query(
      `WITH made AS (
         INSERT INTO main_task (organization_id, roadmap_id, title, row_count, ordering)
         SELECT ${organization}, $2, 'Main task ' || n, $3, n - 1 FROM generate_series(1, $4::integer) n
         RETURNING organization_id, roadmap_id, id
       )
       INSERT INTO task (organization_id, roadmap_id, main_task_id, title, row_index, start_date,
         end_date, date_length, progress)
       SELECT organization_id, roadmap_id, id, 'Task ' || row || '.' || bar, row, start,
         (start + interval '3 months' - interval '1 day')::date, 3, (row * 20 + bar * 7) % 101
       FROM made, generate_series(0, $3 - 1) row, generate_series(0, $5 - 1) bar,
         LATERAL (SELECT (date_trunc('month', now())
           + (bar * 4 + row % 4 - $6::integer / 3) * interval '1 month')::date AS start) place`,
      [email, made.id, ROWS, MAIN_TASKS, BARS_PER_ROW, PLAN_MONTHS],
    );
    return `/roadmap?roadmap=${made.id}&start-date=${made.start}&end-date=${made.end}`;
  } finally {
    await client.end();
  }
}
