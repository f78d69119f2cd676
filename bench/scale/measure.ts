import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Call, readOnce } from '../lib/load.js';
import { processorMs } from '../lib/processor.js';
import { askInTurn } from './client.js';

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
const CONNECTIONS = 16;

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

/** Processor time of this process. */
function clientMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** How often requests were answered, and what that kept busy: cores, of the whole time. */
export interface Throughput {
  /** Per second. */
  readonly requests: number;
  readonly server: number;
  readonly database: number;
  readonly client: number;
}

/**
 * Sends the requests in turn over 16 connections that stay open, for some seconds. Throws when one was refused: a
 * refusal is fast and would flatter.
 *
 * @param requests as `requestText` writes them; more than are answered in the time
 */
export async function throughput(
  { url, server, postgres }: Pick<Measured, 'server' | 'postgres'> & { readonly url: string },
  requests: Iterator<string>,
  seconds: number,
): Promise<Throughput> {
  const look = () => ({
    ms: performance.now(),
    database: processorMs(postgres),
    server: processorMs(server, postgres),
    client: clientMs(),
  });
  const start = look();
  const next = () => {
    if (performance.now() > start.ms + seconds * 1_000) return undefined;
    const { value, done } = requests.next();
    if (done) throw new Error('There are too few requests.');
    return value;
  };
  const answered = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => askInTurn(url, next)),
  );
  const end = look();
  const ms = end.ms - start.ms;
  return {
    requests: (answered.reduce((sum, count) => sum + count, 0) * 1_000) / ms,
    server: (end.server - start.server) / ms,
    database: (end.database - start.database) / ms,
    client: (end.client - start.client) / ms,
  };
}
