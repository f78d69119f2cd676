import cluster from 'node:cluster';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from '../config/version.js';
import type { Database } from '../db/database.js';
import type { Jobs } from '../jobs/jobs.js';
import type { SeriesStore } from '../series-store/series-store.js';
import { statementKind } from './statement-kind.js';
import { jobDone, mailDone, queryDone, requestDone } from './topics.js';
import { metricsOfAllWorkers, shareMetrics } from './worker-metrics.js';

/** Figures of one process, or of all workers together, as Prometheus reads them. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** Stops counting. */
  close(): void;
}

interface Sources {
  readonly database: Pick<Database, 'connections'>;
  readonly jobs: Pick<Jobs, 'waiting'>;
  readonly series: Pick<SeriesStore, 'usage'>;
}

const MS_PER_SECOND = 1000;
/** Upper ends in seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
const QUERY_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

/**
 * Labels are routes, queues and other words of the program: never a user, an organisation or an address.
 * Whatever can be asked for when it is wanted is asked for then, and not counted on the way.
 */
export function createMetrics({ database, jobs, series }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'tavoite_build_info',
    help: 'Always 1; the label says which version runs',
    labelNames: ['version'] as const,
    // Of several workers, too.
    aggregator: 'first',
    registers,
  }).set({ version: VERSION }, 1);

  const requests = new Histogram({
    name: 'tavoite_http_request_duration_seconds',
    help: 'Time to answer requests, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const queries = new Histogram({
    name: 'tavoite_database_query_duration_seconds',
    help: 'Time of statements in the database, by their first word',
    labelNames: ['statement', 'result'] as const,
    buckets: QUERY_BUCKETS,
    registers,
  });
  const jobTimes = new Histogram({
    name: 'tavoite_job_duration_seconds',
    help: 'Time of tries to do jobs, by queue and how they ended',
    labelNames: ['queue', 'result'] as const,
    buckets: JOB_BUCKETS,
    registers,
  });
  const mails = new Counter({
    name: 'tavoite_mails_total',
    help: 'Tries to hand mails to the mail server, by what they are for and how that ended',
    labelNames: ['kind', 'status'] as const,
    registers,
  });
  new Gauge({
    name: 'tavoite_database_connections',
    help: 'Connections of this process to the database',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { busy, idle } = database.connections();
      this.set({ state: 'busy' }, busy);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'tavoite_database_connections_max',
    help: 'Connections that this process may have at most',
    registers,
    collect() {
      this.set(database.connections().max);
    },
  });
  new Gauge({
    name: 'tavoite_database_connection_waits',
    help: 'Requests and jobs that wait for a connection right now',
    registers,
    collect() {
      this.set(database.connections().waiting);
    },
  });
  new Gauge({
    name: 'tavoite_jobs_waiting',
    help: 'Jobs that are due and that no process has taken; all processes see the same',
    labelNames: ['queue'] as const,
    registers,
    aggregator: 'max',
    async collect() {
      // The other figures are wanted most of all while the database does not answer.
      const waiting = await jobs.waiting().catch(() => []);
      this.reset();
      for (const { queue, count } of waiting) this.set({ queue }, count);
    },
  });
  new Counter({
    name: 'tavoite_cache_requests_total',
    help: "Questions to the process's memory of series and of ready answers",
    labelNames: ['cache', 'result'] as const,
    registers,
    collect() {
      this.reset();
      for (const [cache, { hits, misses }] of Object.entries(series.usage())) {
        this.inc({ cache, result: 'hit' }, hits);
        this.inc({ cache, result: 'miss' }, misses);
      }
    },
  });
  new Gauge({
    name: 'tavoite_cache_bytes',
    help: 'Memory that the series and ready answers take',
    labelNames: ['cache'] as const,
    registers,
    collect() {
      for (const [cache, { bytes }] of Object.entries(series.usage())) this.set({ cache }, bytes);
    },
  });

  const stops = [
    requestDone.hear(({ method, route, status, ms }) =>
      requests.observe({ method, route, status }, ms / MS_PER_SECOND),
    ),
    queryDone.hear(({ statement, hasFailed, ms }) =>
      queries.observe(
        { statement: statementKind(statement), result: hasFailed ? 'failed' : 'done' },
        ms / MS_PER_SECOND,
      ),
    ),
    jobDone.hear(({ queue, hasFailed, ms }) =>
      jobTimes.observe({ queue, result: hasFailed ? 'failed' : 'done' }, ms / MS_PER_SECOND),
    ),
    mailDone.hear(({ kind, status }) => mails.inc({ kind, status })),
  ];
  if (cluster.isWorker) shareMetrics(registry);
  return {
    contentType: registry.contentType,
    text: () => (cluster.isWorker ? metricsOfAllWorkers() : registry.metrics()),
    close() {
      for (const stop of stops) stop();
    },
  };
}
