import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OperatorError } from '../config/operator-error.js';
import type { Connection } from './database.js';
import { isDatabaseUnavailable } from './unavailable.js';

const CONNECT_TIMEOUT_MS = 10_000;
const RETRY_MS = 500;

export interface ReachOptions {
  /** For how long a server that is not there yet is waited for: what starts first does not matter. */
  readonly waitMs?: number | undefined;
  /** Called with one sentence each: what takes time, and what went wrong and was fixed. */
  readonly onProgress?: ((message: string) => void) | undefined;
}

/**
 * What `look` finds out on a connection to the database at the address that a setting names.
 *
 * @throws OperatorError where it cannot be used, at once for another reason than that it is not there yet
 */
export async function reach<T>(
  connection: Connection,
  variable: string,
  { waitMs = 0, onProgress }: ReachOptions,
  look: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + waitMs;
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await look(client);
    } catch (error) {
      const reason = (error as Error).message || (error as NodeJS.ErrnoException).code;
      if (!isDatabaseUnavailable(error) || performance.now() >= deadline)
        throw new OperatorError(`The database at ${variable} cannot be used: ${reason}.`);
      if (attempt === 1) onProgress?.(`Waiting for the database at ${variable}: ${reason}`);
      await sleep(RETRY_MS);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
