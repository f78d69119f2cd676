import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.js';
import { OperatorError } from './config/operator-error.js';
import { watchClock } from './db/clock.js';
import { hearDataVersions } from './db/data-versions.js';
import type { Connection } from './db/database.js';
import { type Listener, listen } from './db/listener.js';
import { migrate } from './db/migrate.js';
import { openStore } from './db/store.js';
import { openWorkingDatabases, type WorkingDatabases } from './db/working-databases.js';
import { LISTEN_BACKLOG } from './http/connections.js';
import type { Readiness } from './http/readiness.js';
import { type SharedCounts, shareRequestCounts } from './http/shared-counts.js';
import type { Jobs } from './jobs/jobs.js';
import { watchSlowQueries } from './observe/slow-queries.js';
import type { Traces } from './observe/traces.js';
import { currentWork } from './observe/work.js';
import type { Render } from './render/index.js';
import type { Services } from './services.js';

const BUILT_APP = fileURLToPath(new URL('../../app/dist/', import.meta.url));
const DATABASE_GRACE_MS = 2_000;
/** For the last traces, whatever the collector does. */
const TRACES_GRACE_MS = 2_000;
/** For a database that is started at the same time. */
export const DATABASE_WAIT_MS = 60_000;
const CLEAN_UP_INTERVAL_MS = 60 * 60 * 1000;

export interface ServerOptions {
  /** Called with one sentence each: what takes time, and what went wrong and was fixed. */
  readonly onProgress?: (message: string) => void;
  /** Serves the API alone and compares each answer with the contract. */
  readonly development?: boolean;
  /** Runs on the migrated database before the first request. */
  readonly prepare?: (connection: Connection) => Promise<void>;
  /** One of several processes behind one port, which use the store that their parent has opened. */
  readonly isWorker?: boolean;
}

export interface RunningServer {
  /** Finishes the requests under way, then stops the bundled PostgreSQL. */
  close(): Promise<void>;
}

function portProblem(error: NodeJS.ErrnoException, { host, port }: Config): Error {
  if (error.code === 'EADDRINUSE') {
    return new OperatorError(
      `Port ${port} is already in use. Stop the program that uses it, or set PORT to another one.`,
    );
  }
  if (error.code === 'EACCES') {
    return new OperatorError(`Port ${port} may not be used by this user. Set PORT to another one.`);
  }
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL') {
    return new OperatorError(`HOST ${host} is not an address of this machine.`);
  }
  return error;
}

/** Finds out that the port is taken before any work is done. */
export function probePort(config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portProblem(error, config)));
    probe.listen({ host: config.host, port: config.port }, () => probe.close(() => resolve()));
  });
}

async function serveAt(app: FastifyInstance, config: Config): Promise<void> {
  await app
    .listen({ host: config.host, port: config.port, backlog: LISTEN_BACKLOG })
    .catch((error: Error) => {
      throw portProblem(error, config);
    });
}

/** Deletes what has expired, at regular intervals. */
function cleanUpRegularly(services: Services, app: FastifyInstance) {
  const { sessions, rateLimits, signInPlaces, signIn, files } = services;
  const cleanUp = () => {
    Promise.all([
      sessions.cleanUp(),
      rateLimits.cleanUp(),
      signInPlaces.cleanUp(),
      signIn.cleanUp(),
      files.sweep(),
    ]).catch((error: unknown) => app.log.warn({ err: error }, 'clean-up failed'));
  };
  cleanUp();
  const timer = setInterval(cleanUp, CLEAN_UP_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Opens the database, brings it up to date, and serves the application and its API. */
export async function startServer(
  config: Config,
  { onProgress, development = false, prepare, isWorker = false }: ServerOptions = {},
): Promise<RunningServer> {
  if (!development && !existsSync(join(BUILT_APP, 'index.html'))) {
    throw new OperatorError('The web application has not been built yet: run the start command.');
  }
  if (!isWorker) await probePort(config);
  // Loaded while PostgreSQL starts.
  const loading = import('./application.js');
  loading.catch(() => undefined);
  const store = await openStore(config, {
    shared: isWorker,
    waitMs: DATABASE_WAIT_MS,
    ...(onProgress && { onProgress }),
  });
  let databases: WorkingDatabases | undefined;
  let app: FastifyInstance | undefined;
  let jobs: Jobs | undefined;
  let render: Render | undefined;
  let readiness: Readiness | undefined;
  let stopCleaning = () => {};
  let stopWatching = () => {};
  let stopClock = () => {};
  let traces: Traces | undefined;
  let listener: Listener | undefined;
  let sharedCounts: SharedCounts | undefined;

  const close = async () => {
    stopCleaning();
    readiness?.drain();
    // Requests are answered meanwhile, until whatever sends them has seen that no more are wanted.
    if (readiness && config.drainMs > 0) await sleep(config.drainMs);
    await Promise.all([jobs?.stop(), app?.close(), listener?.close()]);
    render?.close();
    stopWatching();
    stopClock();
    sharedCounts?.stop();
    await Promise.race([traces?.close(), sleep(TRACES_GRACE_MS, undefined, { ref: false })]);
    // A query of a client that was cut off may still run; stopping the database, or the process, ends it.
    await Promise.race([databases?.close(), sleep(DATABASE_GRACE_MS, undefined, { ref: false })]);
    await store.stop();
  };
  try {
    await migrate(store.connection);
    await prepare?.(store.connection);
    databases = await openWorkingDatabases(config.database, store.connection, {
      waitMs: DATABASE_WAIT_MS,
      onProgress,
      onReplicaProblem: ({ error, ...problem }) =>
        app?.log.warn({ ...problem, err: error }, 'the primary answers in place of a replica'),
    });
    const { createApp, createMailer, createServices, contractRoutes } = await loading;
    const mailer = createMailer(config);
    const services = createServices(config, {
      ...databases,
      mailer,
      onJobError: (error) =>
        app?.log.error({ err: error, request: currentWork()?.id }, 'a job failed'),
    });
    ({ app } = await createApp({
      services,
      registerRoutes: contractRoutes(services),
      validateAnswers: development,
      ...(!development && { appFolder: BUILT_APP }),
    }));
    const { log } = app;
    stopWatching = watchSlowQueries((query) => log.warn(query, 'a statement took long'));
    const { database } = databases;
    stopClock = watchClock(
      (statement) => database.query(statement),
      (sentence) => log.warn(sentence),
    );
    if (config.hasTraces) {
      // Not loaded where nobody asks for traces.
      const { startTraces } = await import('./observe/traces.js');
      traces = startTraces((problem) => log.warn({ problem }, 'traces cannot be sent'));
    }
    await serveAt(app, config);
    ({ jobs, readiness, render } = services);
    const notHeard = (problem: Error) =>
      log.warn({ err: problem }, 'changes by other processes are not heard of');
    sharedCounts = shareRequestCounts(services.requestLimits, database, (problem) =>
      log.warn({ err: problem }, 'other processes are not told of requests'),
    );
    listener = listen(
      store.connection,
      [
        hearDataVersions(
          { database, memory: services.series, onChange: services.targetWatch.queueChecks },
          notHeard,
        ),
        sharedCounts.hearing,
      ],
      notHeard,
    );
    await jobs.start();
    stopCleaning = cleanUpRegularly(services, app);
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}
