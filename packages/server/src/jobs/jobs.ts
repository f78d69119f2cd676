import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Database } from '../db/database.js';
import { startWorker, type Worker } from './worker.js';

/** The queues, which a migration makes. */
export type QueueName =
  | 'mail'
  | 'mail-given-up'
  | 'report-picture'
  | 'report-schedule'
  | 'report-clean-up';

const POLLING_MS = 2_000;
/** Jobs of one queue that this process works on at a time. */
const SLOTS = 10;
const STOP_TIMEOUT_MS = 3_000;

export interface JobRequest {
  /** A job with an id that the queue has seen already is not added again. */
  readonly id?: string;
  readonly data: object;
  /** Not before this time. */
  readonly startAfter?: Date;
}

export interface Job {
  readonly id: string;
  readonly data: object;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Whether the job is given up if this try fails. */
  readonly isLast: boolean;
}

export interface Jobs {
  /**
   * Adds jobs to a queue, in the transaction of `client` if there is one: rolled back, none is there.
   * Call {@link wake} after the commit so that they need not wait for the next poll.
   */
  add(queue: QueueName, jobs: readonly JobRequest[], client?: pg.ClientBase): Promise<void>;
  /** Looks for new jobs of the queue at once, in this process. */
  wake(queue: QueueName): void;
  /** Says who does the jobs of a queue. One that rejects is tried again, as the queue's settings say. */
  handle(queue: QueueName, handler: (job: Job) => Promise<void>): void;
  /** Begins to work on the queues. */
  start(): Promise<void>;
  /** Finishes the jobs under way; what does not finish in time is tried again later. */
  stop(): Promise<void>;
}

/** The job queue of all server processes: pg-boss on the server's own connections. */
export function createJobs(database: Database, onError: (error: Error) => void): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    // A migration has made the schema, as the owner of the tables.
    migrate: false,
    schedule: false,
  });
  boss.on('error', onError);
  const handlers = new Map<QueueName, (job: Job) => Promise<void>>();
  const workers = new Map<QueueName, Worker<PgBoss.JobWithMetadata<object>>>();

  /** Does a job and stores at once how it went, whatever becomes of others. */
  async function attempt(queue: QueueName, job: PgBoss.JobWithMetadata<object>): Promise<void> {
    try {
      await handlers.get(queue)?.({
        id: job.id,
        data: job.data,
        attempt: job.retryCount + 1,
        isLast: job.retryCount >= job.retryLimit,
      });
      await boss.complete(queue, job.id);
    } catch (error) {
      onError(error as Error);
      await boss.fail(queue, job.id, { message: (error as Error).message }).catch(onError);
    }
  }

  return {
    async add(queue, jobs, client) {
      if (jobs.length === 0) return;
      await boss.insert(
        jobs.map(({ id, data, startAfter }) => ({
          name: queue,
          data,
          ...(id !== undefined && { id }),
          ...(startAfter && { startAfter }),
        })),
        client ? { db: { executeSql: (text, values) => client.query(text, values) } } : {},
      );
    },
    wake(queue) {
      workers.get(queue)?.wake();
    },
    handle(queue, handler) {
      handlers.set(queue, handler);
    },
    async start() {
      await boss.start();
      for (const queue of handlers.keys()) {
        const worker = startWorker<PgBoss.JobWithMetadata<object>>(
          {
            take: async (batchSize) =>
              (await boss.fetch<object>(queue, { batchSize, includeMetadata: true })) ?? [],
            run: (job) => attempt(queue, job),
            onError,
          },
          { slots: SLOTS, pollMs: POLLING_MS },
        );
        workers.set(queue, worker);
      }
    },
    async stop() {
      await Promise.all(
        Array.from(workers, async ([queue, worker]) => {
          const unfinished = await worker.stop(STOP_TIMEOUT_MS);
          const ids = unfinished.map(({ id }) => id);
          if (ids.length > 0) await boss.fail(queue, ids).catch(onError);
        }),
      );
      workers.clear();
      await boss.stop({ timeout: STOP_TIMEOUT_MS });
    },
  };
}
