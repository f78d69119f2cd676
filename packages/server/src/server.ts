import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.js';
import { OperatorError } from './config/operator-error.js';
import { type Connection, type Database, openDatabase } from './db/database.js';
import { migrate } from './db/migrate.js';
import { openStore } from './db/store.js';
import type { Jobs } from './jobs/jobs.js';
import type { Render } from './render/index.js';
import type { Services } from './services.js';

const BUILT_APP = fileURLToPath(new URL('../../app/dist/', import.meta.url));
/** Connections that wait to be accepted, as after a restart; the system may allow fewer. */
const LISTEN_BACKLOG = 10_000;
const DATABASE_GRACE_MS = 2_000;
const CLEAN_UP_INTERVAL_MS = 60 * 60 * 1000;

export interface ServerOptions {
  /** Called with one sentence each: what takes time, and what went wrong and was fixed. */
  readonly onProgress?: (message: string) => void;
  /** Serves the API alone and compares each answer with the contract. */
  readonly development?: boolean;
  /** Runs on the migrated database before the first request. */
  readonly prepare?: (connection: Connection) => Promise<void>;
}

export interface RunningServer {
  readonly port: number;
  /** Where mails go, in words. */
  readonly mailDestination: string;
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
function probePort(config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portProblem(error, config)));
    probe.listen({ host: config.host, port: config.port }, () => probe.close(() => resolve()));
  });
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
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
  { onProgress, development = false, prepare }: ServerOptions = {},
): Promise<RunningServer> {
  if (!development && !existsSync(join(BUILT_APP, 'index.html'))) {
    throw new OperatorError('The web application has not been built yet: run the start command.');
  }
  await probePort(config);
  // Loaded while PostgreSQL starts.
  const loading = import('./application.js');
  loading.catch(() => undefined);
  const store = await openStore(config, onProgress && { onProgress });
  let database: Database | undefined;
  let app: FastifyInstance | undefined;
  let jobs: Jobs | undefined;
  let render: Render | undefined;
  let stopCleaning = () => {};

  const close = async () => {
    stopCleaning();
    await Promise.all([jobs?.stop(), app?.close()]);
    render?.close();
    // A query of a client that was cut off may still run; stopping the database, or the process, ends it.
    await Promise.race([database?.close(), sleep(DATABASE_GRACE_MS, undefined, { ref: false })]);
    await store.stop();
  };
  try {
    await migrate(store.connection);
    await prepare?.(store.connection);
    database = openDatabase(store.connection);
    const { createApp, createMailer, createServices, contractRoutes } = await loading;
    const mailer = createMailer(config);
    const services = createServices(config, {
      database,
      mailer,
      onJobError: (error) => app?.log.error({ err: error }, 'a job failed'),
    });
    ({ app } = await createApp({
      services,
      registerRoutes: contractRoutes(services),
      validateAnswers: development,
      ...(!development && { appFolder: BUILT_APP }),
    }));
    await listen(app, config);
    ({ jobs, render } = services);
    await jobs.start();
    stopCleaning = cleanUpRegularly(services, app);
    return { port: config.port, mailDestination: mailer.destination, close };
  } catch (error) {
    await close();
    throw error;
  }
}
