import { extname } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { AccessTokens } from '../auth/access-tokens.js';
import type { Audit } from '../auth/audit.js';
import type { RestrictedViews } from '../auth/restricted-views.js';
import type { SessionStore } from '../auth/session-store.js';
import type { Config } from '../config/config.js';
import type { Database } from '../db/database.js';
import type { OpenFile } from '../files/index.js';
import type { Jobs } from '../jobs/jobs.js';
import { workId } from '../observe/work.js';
import type { SeriesStore } from '../series-store/series-store.js';
import { createAccessChecks } from './authenticate.js';
import { limitBodyTime } from './body-time.js';
import { endConnectionsOnClose } from './connections.js';
import { answerBrokenRequest, answerError } from './error-handler.js';
import { serveHealth } from './health.js';
import { HttpError } from './http-error.js';
import { createLogController, loggerOptions } from './logger.js';
import { MAX_UPLOAD_MS } from './multipart.js';
import { trustProxyOption } from './network.js';
import { observeRequests, REQUEST_ID_HEADER } from './observe-requests.js';
import type { Readiness } from './readiness.js';
import type { RequestLimits } from './request-limit.js';
import { createRouteTable, type Route, type RouteTable } from './route.js';
import { serveSecurityContact } from './security-contact.js';
import { serveDocumentation } from './serve-documentation.js';
import { serveFiles } from './serve-files.js';
import { type OpenReport, serveReports } from './serve-reports.js';
import { type SendPage, serveStaticApp } from './static-app.js';
import { serveStorybook } from './static-storybook.js';
import { endUnreadBodies } from './unread-body.js';
import { createWorkBudget, type WorkBudget } from './work-budget.js';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Of any request; those without files have less time. */
const REQUEST_TIMEOUT_MS = MAX_UPLOAD_MS + 60_000;
const MIN_COMPRESSED_BYTES = 2048;
const GZIP_LEVEL = 4;

/** The contract describes requests and responses, so Fastify need not load its own compilers. */
const NO_SCHEMAS = {
  buildValidator: () => refuseSchema,
  buildSerializer: () => refuseSchema,
};

function refuseSchema(): never {
  throw new TypeError('Routes are described by the contract, not by JSON schemas');
}

export interface AppOptions {
  readonly services: {
    readonly config: Config;
    readonly database: Database;
    readonly sessions: SessionStore;
    readonly accessTokens: AccessTokens;
    readonly restrictedViews: RestrictedViews;
    readonly requestLimits: RequestLimits;
    readonly audit: Audit;
    readonly jobs: Jobs;
    readonly series: SeriesStore;
    readonly readiness: Readiness;
    readonly notificationFiles: { readonly open: OpenFile };
    readonly reports: { readonly openFile: OpenFile; readonly open: OpenReport };
  };
  /** Serves the endpoints of the API. */
  readonly registerRoutes: (route: Route) => void;
  /** Folder of the built web application; without it only the API is served. */
  readonly appFolder?: string;
  /** Compares each answer with the contract. */
  readonly validateAnswers?: boolean;
  /** How much the process works on at once; for tests. */
  readonly budget?: WorkBudget;
}

/** Requests are read as JSON, or as files by the calls that take some; an empty body is no body. */
function readBodies(app: FastifyInstance): void {
  app.decorateRequest('bodyText', '');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyText = String(body);
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
}

function isApi({ routeOptions, url }: FastifyRequest): boolean {
  // The router decodes addresses, so the one that was sent may be spelled in other ways; and what it
  // does not know goes to the files of the app.
  return [routeOptions.url ?? '', url].some((path) => /^\/api(\/|\?|$)/.test(path));
}

/** Unknown addresses are pages of the web application, except those of the API and of missing files. */
function answerUnknownPaths(app: FastifyInstance, table: RouteTable, sendPage?: SendPage): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (isApi(request)) {
      const methods = table.methodsAt(path);
      if (methods.length > 0) throw new HttpError(405, 'method_not_allowed', { allow: methods });
    } else if (sendPage && /^(GET|HEAD)$/.test(request.method) && extname(path) === '') {
      return sendPage(reply);
    }
    throw new HttpError(404, 'not_found');
  });
}

/** The whole HTTP server, not yet listening. */
export async function createApp({
  services,
  registerRoutes,
  appFolder,
  validateAnswers = false,
  budget = createWorkBudget(),
}: AppOptions): Promise<{ app: FastifyInstance; table: RouteTable }> {
  const {
    config,
    database,
    sessions,
    accessTokens,
    restrictedViews,
    requestLimits: limits,
    audit,
    notificationFiles,
    reports,
  } = services;
  const hasHttps = config.publicUrl.startsWith('https:');
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustProxyOption(config.trustedProxies),
    logger: loggerOptions(config.logLevel),
    logController: createLogController(),
    genReqId: ({ headers }) => workId(headers[REQUEST_ID_HEADER]),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
    schemaController: { compilersFactory: NO_SCHEMAS },
  });
  app.setErrorHandler(answerError);
  endConnectionsOnClose(app);
  observeRequests(app);
  endUnreadBodies(app);
  limitBodyTime(app);
  readBodies(app);

  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // A sign-in window of Google or Microsoft has to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Only an address that is served by https may promise to stay so.
    strictTransportSecurity: hasHttps,
  });
  await app.register(compress, {
    threshold: MIN_COMPRESSED_BYTES,
    encodings: ['gzip'],
    zlibOptions: { level: GZIP_LEVEL },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return;
    // Nothing keeps the answer, and nothing in it runs when it is opened by itself.
    reply.header('cache-control', 'no-store');
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    // The others are counted once it is known who sends them.
    if (!request.routeOptions.config.signedIn) limits.countNetwork(request);
  });

  const checks = createAccessChecks({
    sessions,
    accessTokens,
    audit,
    restrictedViews,
    limits,
  });
  const table = createRouteTable({ app, database, checks, budget, hasHttps, validateAnswers });
  registerRoutes(table.route);
  serveHealth(app, database, services.readiness);
  serveFiles(app, '/api/notification_file/:id/', notificationFiles.open);
  serveFiles(app, '/api/report_file/:id/', reports.openFile);
  serveReports(app, reports.open);
  serveDocumentation(app, table);
  serveSecurityContact(app, config);
  if (config.metricsToken !== null) {
    // Not loaded where nobody asks for figures.
    const [{ createMetrics }, { serveMetrics }] = await Promise.all([
      import('../observe/metrics.js'),
      import('./serve-metrics.js'),
    ]);
    serveMetrics(app, config.metricsToken, createMetrics(services));
  }
  if (config.storybookFolder !== null) await serveStorybook(app, config.storybookFolder);
  const sendPage =
    appFolder === undefined ? undefined : await serveStaticApp(app, appFolder, config);
  answerUnknownPaths(app, table, sendPage);
  return { app, table };
}
