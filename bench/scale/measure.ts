import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

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

/** One request; its answer is read to the end and not looked at. */
function ask(agent: Agent, { url, method = 'GET', headers, body }: Call): Promise<void> {
  const text = body === undefined ? '' : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method,
        headers: {
          ...headers,
          accept: 'application/json',
          'accept-encoding': 'identity',
          ...(text !== '' && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      },
      (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${url}: ${response.statusCode}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
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
 * Sends the requests in turn over connections that stay open, for some seconds. Throws when one was refused: a
 * refusal is fast and would flatter. The client shares the machine with what it asks, so it does as little as can
 * be: an own loop over `node:http`, since autocannon takes the processor ten times as long for large answers.
 */
export async function throughput(
  { server, postgres }: Pick<Measured, 'server' | 'postgres'>,
  calls: readonly Call[],
  { connections = 16, seconds = 5 } = {},
): Promise<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const look = () => ({
    ms: performance.now(),
    database: processorMs(postgres),
    server: processorMs(server, postgres),
    client: clientMs(),
  });
  const start = look();
  let answered = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < start.ms + seconds * 1_000)
        await ask(agent, calls[answered++ % calls.length] as Call);
    }),
  );
  const end = look();
  agent.destroy();
  const ms = end.ms - start.ms;
  return {
    requests: (answered * 1_000) / ms,
    server: (end.server - start.server) / ms,
    database: (end.database - start.database) / ms,
    client: (end.client - start.client) / ms,
  };
}
