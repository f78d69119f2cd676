import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type pg from 'pg';
import { type Call, readOnce } from '../lib/load.js';
import { processorMs } from '../lib/processor.js';

/** What one request of a kind, or the requests of one screen, cost. */
export interface Cost {
  /** Processor time of the server, in ms. */
  readonly server: number;
  /** Of PostgreSQL. */
  readonly database: number;
  /** Sent to the client, uncompressed. */
  readonly bytes: number;
  /** Written to the write-ahead log. */
  readonly log: number;
}

const SETTLE_MS = 500;

export interface Measured {
  /** Ids of the processes. */
  readonly server: number;
  readonly postgres: number;
  readonly client: pg.ClientBase;
}

async function logPosition(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ position: string }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text AS position`,
  );
  return Number(rows[0]?.position);
}

/** Sends the requests one after the other and divides what they took. */
export async function costOf(
  { server, postgres, client }: Measured,
  requests: readonly (readonly Call[])[],
): Promise<Cost> {
  const sum = { server: 0, database: 0, bytes: 0, log: 0 };
  const look = async () => ({
    database: processorMs(postgres),
    server: processorMs(server, postgres),
    log: await logPosition(client),
  });
  // What was asked before has left something to be done, which is not to be counted.
  await wait(SETTLE_MS);
  const start = await look();
  for (const calls of requests) for (const call of calls) sum.bytes += (await readOnce(call)).bytes;
  const end = await look();
  return {
    server: (end.server - start.server) / requests.length,
    database: (end.database - start.database) / requests.length,
    bytes: sum.bytes / requests.length,
    log: (end.log - start.log) / requests.length,
  };
}

/**
 * Requests per second, sent in turn. Throws when any was refused: a refusal is fast and would flatter.
 */
export async function throughput(
  url: string,
  calls: readonly Call[],
  { connections = 16, seconds = 5 } = {},
): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: calls.map(({ url: address, method = 'GET', headers, body }) => ({
      method,
      path: address.slice(url.length),
      headers: {
        ...headers,
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total / result.duration;
}
