import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Database } from '../db/database.js';
import { jobDone, workBegun } from '../observe/topics.js';
import { runAs, type Work } from '../observe/work.js';
import { startWorker, type Worker } from './worker.js';

/** The queues, which a migration makes. */
export type QueueName =
  | 'mail'
  | 'mail-given-up'
  | 'report-picture'
  | 'report-schedule'
  | 'report-clean-up'
  | 'webhook'
  | 'webhook-given-up'
  | 'target-watch';

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

export interface WaitingJobs {
  readonly queue: string;
  readonly count: number;
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
  /** Rejects when this process works on no queues, or cannot reach them. */
  check(): Promise<void>;
  /** How many jobs wait in each queue, their next tries included. */
  waiting(): Promise<readonly WaitingJobs[]>;
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

  /** Does a job and stores at once how it went, whatever becomes of others. Answers whether it is done. */
  async function attempt(queue: QueueName, job: PgBoss.JobWithMetadata<object>): Promise<boolean> {
    try {
      await handlers.get(queue)?.({
        id: job.id,
        data: job.data,
        attempt: job.retryCount + 1,
        isLast: job.retryCount >= job.retryLimit,
      });
      await boss.complete(queue, job.id);
      return true;
    } catch (error) {
      onError(error as Error);
      await boss.fail(queue, job.id, { message: (error as Error).message }).catch(onError);
      return false;
    }
  }

  /** The same, as work that can be seen. */
  async function work(queue: QueueName, job: PgBoss.JobWithMetadata<object>): Promise<void> {
    const begun: Work = { id: job.id };
    const start = performance.now();
    workBegun.tell({ work: begun, kind: 'job', parent: undefined });
    const isDone = await runAs(begun, () => attempt(queue, job));
    jobDone.tell({ work: begun, queue, hasFailed: !isDone, ms: performance.now() - start });
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
    async check() {
      if (workers.size < handlers.size) throw new Error('the process does not work on jobs');
      await database.query('SELECT count(*) FROM pgboss.queue');
    },
    async waiting() {
      const { rows } = await database.query<{ queue: string; count: number }>(
        `SELECT queue.name AS queue, count(job.id)::integer AS count
         FROM pgboss.queue LEFT JOIN pgboss.job
           ON job.name = queue.name AND job.state < 'active' AND job.start_after <= now()
         GROUP BY queue.name`,
      );
      return rows;
    },
    async start() {
      await boss.start();
      for (const queue of handlers.keys()) {
        const worker = startWorker<PgBoss.JobWithMetadata<object>>(
          {
            take: async (batchSize) =>
              (await boss.fetch<object>(queue, { batchSize, includeMetadata: true })) ?? [],
            run: (job) => work(queue, job),
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
