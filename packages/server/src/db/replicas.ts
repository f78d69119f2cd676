import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { haveParted } from './data-versions.js';
import type { Database, Queries } from './database.js';
import { hasSqlState } from './sql-state.js';
import { isDatabaseUnavailable } from './unavailable.js';

/** By then a replica says whether it has what is asked for; users wait for it. */
const ANSWER_MS = 1_000;
/** One that is down is left alone for so long. */
const REST_MS = 5_000;
/** Every replica is behind for a moment after each write. */
const BEHIND_WARNING_MS = 10_000;
/** What the replica is to apply contradicts what the statement reads, which is therefore ended. */
const CONFLICT_WITH_RECOVERY = '40001';

type Work<T> = (tx: Queries, client: pg.ClientBase) => Promise<T>;

export interface ReplicaProblem {
  /** Which of the replicas in the settings, from 1. */
  readonly replica: number;
  readonly problem: string;
  readonly error?: Error;
}

class NotFit extends Error {}
class Behind extends NotFit {}

interface Replica {
  readonly number: number;
  readonly database: Database;
  /** On the clock of `performance.now`. */
  restsUntil: number;
  /** Since when it has lacked what was asked of it, without having had it once. */
  behindSince: number | undefined;
  isReported: boolean;
}

interface Position {
  readonly version: string | null;
  readonly follows: boolean;
  readonly installation: string;
}

const LOOK = `
  SELECT (SELECT data_version FROM organization WHERE id = $1) AS version,
    pg_is_in_recovery() AS follows, (SELECT id FROM installation) AS installation`;

/**
 * Lets replicas answer what is asked of organisations at a data version, if they have that version or a
 * newer one in the very snapshot that is read; whatever else happens, the primary answers.
 */
export function withReplicas(
  primary: Database,
  databases: readonly Database[],
  onProblem: (problem: ReplicaProblem) => void,
): Database {
  const replicas = databases.map(
    (database, index): Replica => ({
      number: index + 1,
      database,
      restsUntil: 0,
      behindSince: undefined,
      isReported: false,
    }),
  );
  let turn = 0;
  let installation: Promise<string> | undefined;

  async function readInstallation(): Promise<string> {
    const { rows } = await primary.query<{ id: string }>('SELECT id FROM installation');
    return rows[0]?.id ?? '';
  }

  function report(replica: Replica, problem: string, error?: Error): void {
    if (replica.isReported) return;
    replica.isReported = true;
    onProblem({ replica: replica.number, problem, ...(error && { error }) });
  }

  /** @throws NotFit unless the transaction sees the version */
  async function check(client: pg.ClientBase, id: number, dataVersion: number): Promise<void> {
    installation ??= readInstallation();
    installation.catch(() => {
      installation = undefined;
    });
    const { rows } = await client.query<Position>(LOOK, [id]);
    const [position] = rows;
    if (position?.installation !== (await installation))
      throw new NotFit('it is a replica of another database');
    if (!position.follows) throw new NotFit('it does not follow the primary');
    const version = Number(position.version ?? 0);
    if (haveParted(version, dataVersion)) throw new NotFit('it has what the primary has lost');
    if (version < dataVersion) throw new Behind('it is behind');
  }

  /** What the replica reads; rejects when it does not say in time that it has the version. */
  async function readOn<T>(
    { database }: Replica,
    { id, dataVersion, work }: { id: number; dataVersion: number; work: Work<T> },
  ): Promise<T> {
    const stop = new AbortController();
    let hasVersion = false;
    const reading = database
      .snapshotOf(id, async (tx, client) => {
        await check(client, id, dataVersion);
        hasVersion = true;
        return work(tx, client);
      })
      .finally(() => stop.abort());
    const late = sleep(ANSWER_MS, undefined, { signal: stop.signal })
      .catch(() => undefined)
      .then(() => {
        if (!hasVersion && !stop.signal.aborted)
          throw new NotFit(`no answer within ${ANSWER_MS} ms`);
        return reading;
      });
    return Promise.race([reading, late]);
  }

  function noteFailure(replica: Replica, error: unknown): void {
    const now = performance.now();
    if (error instanceof Behind) {
      replica.behindSince ??= now;
      if (now - replica.behindSince >= BEHIND_WARNING_MS) report(replica, error.message);
      return;
    }
    const isPassing =
      error instanceof NotFit ||
      isDatabaseUnavailable(error) ||
      hasSqlState(error, CONFLICT_WITH_RECOVERY);
    // An error of the work itself is no fault of the replica.
    if (!isPassing) throw error;
    replica.restsUntil = now + REST_MS;
    report(replica, (error as Error).message, error as Error);
  }

  /** The next one that does not rest. */
  function choose(): Replica | undefined {
    const now = performance.now();
    for (const _ of replicas) {
      const replica = replicas[turn++ % replicas.length];
      if (replica && replica.restsUntil <= now) return replica;
    }
    return undefined;
  }

  return {
    ...primary,
    async snapshotOf(id, work, dataVersion) {
      const replica = dataVersion === undefined ? undefined : choose();
      if (replica && dataVersion !== undefined) {
        try {
          const answer = await readOn(replica, { id, dataVersion, work });
          replica.behindSince = undefined;
          replica.isReported = false;
          return answer;
        } catch (error) {
          noteFailure(replica, error);
        }
      }
      return primary.snapshotOf(id, work);
    },
    async close() {
      await Promise.all([primary.close(), ...databases.map((database) => database.close())]);
    },
  };
}
