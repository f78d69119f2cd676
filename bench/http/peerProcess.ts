import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { figureOf, months, terms } from './dataset.js';

const DATABASE = 'bench_peer';
const STOP_MS = 5_000;

type Connection = { host: string; port: number; user: string };

const TABLES = `
  CREATE TABLE term (
    id integer PRIMARY KEY, parent_id integer, key text NOT NULL UNIQUE, title text NOT NULL
  );
  CREATE TABLE value (
    term_id integer NOT NULL REFERENCES term, month date NOT NULL,
    value double precision, verified boolean NOT NULL,
    PRIMARY KEY (term_id, month)
  );`;

async function withClient<T>(
  connection: Connection,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, database });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Writes the dataset as rows to a separate database on the same server. */
async function fill(connection: Connection): Promise<void> {
  await withClient(connection, 'postgres', (client) => client.query(`CREATE DATABASE ${DATABASE}`));
  await withClient(connection, DATABASE, async (client) => {
    await client.query(TABLES);
    const idOf = new Map(terms.map(({ key }, index) => [key, index + 1]));
    await client.query(
      'INSERT INTO term SELECT * FROM unnest($1::int[], $2::int[], $3::text[], $4::text[])',
      [
        terms.map(({ key }) => idOf.get(key)),
        terms.map(({ parent }) => (parent === undefined ? null : idOf.get(parent))),
        terms.map(({ key }) => key),
        terms.map(({ title }) => title),
      ],
    );
    for (const [month, name] of months.entries()) {
      await client.query(
        'INSERT INTO value SELECT id, $3, value, true FROM unnest($1::int[], $2::float8[]) AS v (id, value)',
        [
          terms.map(({ key }) => idOf.get(key)),
          terms.map((_, term) => figureOf(term, month)),
          `${name}-01`,
        ],
      );
    }
    await client.query('VACUUM ANALYZE');
  });
}

export interface Peer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts the peer on the product's PostgreSQL. */
export async function startPeer(
  connection: Connection,
  port: number,
  env: Record<string, string>,
): Promise<Peer> {
  await fill(connection);
  const script = fileURLToPath(new URL('peer.ts', import.meta.url));
  const { host, port: databasePort, user } = connection;
  const settings = { host, port: databasePort, user, database: DATABASE, max: 10 };
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, JSON.stringify(settings), String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env, NODE_ENV: 'production' },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('close', (code) => reject(new Error(`The peer ended with code ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
