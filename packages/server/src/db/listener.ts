import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './database.js';

/** What each process that serves is called by the database while it listens, past any pool. */
export const LISTENER_NAME = 'tavoite-listener';
const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_MS = 500;
const MAX_RETRY_MS = 10_000;

export interface Listener {
  close(): Promise<void>;
}

export interface Hearing {
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  /** What was told while nobody listened is lost: after each connection, read again what it was about. */
  readonly onConnected?: () => Promise<void>;
}

/**
 * Hears what is told on channels (NOTIFY) until it is closed; connects again when the connection is lost.
 *
 * @param connection past any pool that lends connections out, which would hear nothing
 */
export function listen(
  connection: Connection,
  hearings: readonly Hearing[],
  onProblem: (error: Error) => void,
): Listener {
  const stop = new AbortController();
  let current: pg.Client | undefined;

  /** Resolves when the connection has been lost. */
  async function hear(onListening: () => void): Promise<void> {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: LISTENER_NAME,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      hearings.find((hearing) => hearing.channel === channel)?.onMessage(payload);
    });
    current = client;
    try {
      await client.connect();
      for (const { channel } of hearings)
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      for (const { onConnected } of hearings) await onConnected?.();
      onListening();
      await ended;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function keepHearing(): Promise<void> {
    let waitMs = RETRY_MS;
    while (!stop.signal.aborted) {
      try {
        await hear(() => {
          waitMs = RETRY_MS;
        });
      } catch (error) {
        if (!stop.signal.aborted) onProblem(error as Error);
      }
      await sleep(waitMs, undefined, { signal: stop.signal }).catch(() => undefined);
      waitMs = Math.min(waitMs * 2, MAX_RETRY_MS);
    }
  }
  const hearing = keepHearing();

  return {
    async close() {
      stop.abort();
      await current?.end().catch(() => undefined);
      await hearing;
    },
  };
}
