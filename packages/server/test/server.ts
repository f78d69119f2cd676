import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  Endpoint,
  EndpointAnswer,
  EndpointInput,
  FieldErrors,
  Language,
  ManagerFlag,
} from '@tavoite/model';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { hashPassword } from '../src/auth/passwords.js';
import { type Config, readConfig } from '../src/config/config.js';
import type { Connection, Database, Queries } from '../src/db/database.js';
import { membership, organization, user } from '../src/db/schema/index.js';
import type { WorkingDatabases } from '../src/db/working-databases.js';
import { createApp } from '../src/http/app.js';
import type { Route, RouteTable } from '../src/http/route.js';
import type { WorkBudget } from '../src/http/work-budget.js';
import type { Mail, Mailer } from '../src/mail/mailer.js';
import { contractRoutes } from '../src/modules/index.js';
import { createServices, type Services } from '../src/services.js';
import { cloneTemplate, execute } from './template.js';
import { openTestDatabases } from './working.js';

type Flags = Partial<Record<ManagerFlag, boolean>>;

export interface TestUser {
  readonly id: number;
  readonly email: string;
  /** A valid session. */
  readonly token: string;
}

interface Answered<Body> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Body;
  text: string;
}

interface RequestOptions {
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
}

/** The inputs that the endpoint takes, and no others. */
type CallInput<E extends Endpoint> = {
  [Name in keyof EndpointInput<E> as EndpointInput<E>[Name] extends undefined
    ? never
    : Name]: EndpointInput<E>[Name];
};

export class TestServer {
  connection!: Connection;
  services!: Services;
  app!: FastifyInstance;
  table!: RouteTable;
  /** Mails that were sent. */
  readonly mails: Mail[] = [];
  /** What jobs failed with. */
  readonly jobErrors: Error[] = [];
  private names = 0;
  private owners: pg.Pool | undefined;

  /**
   * Runs queries as the owner of the tables, without row-level security, in a transaction. Connections
   * are kept: a new one first reads what it has to know of every table, which takes longer than most
   * queries of the tests.
   */
  async seed<T>(work: (tx: Queries) => Promise<T>): Promise<T> {
    if (!this.owners) {
      this.owners = new pg.Pool({ ...this.connection, application_name: 'tavoite-owner' });
      this.owners.on('error', () => undefined);
    }
    const client = await this.owners.connect();
    let failed = true;
    try {
      await client.query('BEGIN');
      const result = await work(drizzle({ client }));
      await client.query('COMMIT');
      failed = false;
      return result;
    } finally {
      // A connection that failed goes, and its unfinished transaction with it.
      client.release(failed);
    }
  }

  async close(): Promise<void> {
    this.services?.render.close();
    await this.app?.close();
    await this.owners?.end();
  }

  /** Makes an organisation and answers its id. */
  async createOrganization(
    values: Partial<typeof organization.$inferInsert> = {},
  ): Promise<number> {
    const key = `organization-${++this.names}`;
    const [row] = await this.seed((tx) =>
      tx
        .insert(organization)
        .values({ key, name: key, ...values })
        .returning({ id: organization.id }),
    );
    if (!row) throw new Error('No organisation was made');
    return row.id;
  }

  /** Makes a user who has signed in. `memberships` gives the flags by organisation; the first becomes active. */
  async createUser({
    memberships = {},
    password,
    language = 'en',
    ...values
  }: {
    memberships?: Record<number, Flags>;
    password?: string;
    language?: Language;
  } & Partial<Omit<typeof user.$inferInsert, 'passwordHash'>> = {}): Promise<TestUser> {
    const name = `user-${++this.names}`;
    const email = values.email ?? `${name}@example.com`;
    const passwordHash = password === undefined ? null : await hashPassword(password);
    const organizations = Object.entries(memberships).map(([id, flags]) => ({
      organizationId: Number(id),
      flags,
    }));
    return this.seed(async (tx) => {
      const [row] = await tx
        .insert(user)
        .values({
          username: name,
          activeOrganizationId: organizations[0]?.organizationId ?? null,
          ...values,
          email,
          language,
          passwordHash,
        })
        .returning({ id: user.id });
      if (!row) throw new Error('No user was made');
      for (const { organizationId, flags } of organizations) {
        await tx.insert(membership).values({
          organizationId,
          userId: row.id,
          reportManager: flags.report_manager ?? false,
          notificationManager: flags.notification_manager ?? false,
          roadmapManager: flags.roadmap_manager ?? false,
          organizationManager: flags.organization_manager ?? false,
        });
      }
      return { id: row.id, email, token: await this.services.sessions.create(tx, row.id) };
    });
  }

  /** Sends any request, well-formed or not. */
  async request<Body = Record<string, unknown>>(
    method: string,
    url: string,
    { token, headers = {}, body }: RequestOptions = {},
  ): Promise<Answered<Body>> {
    const response = await this.app.inject({
      method: method as 'GET',
      url,
      headers: { ...(token !== undefined && { authorization: `Token ${token}` }), ...headers },
      ...(body !== undefined && {
        payload: typeof body === 'string' ? body : JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Token ${token}` }),
          ...headers,
        },
      }),
    });
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: (isJson && response.payload !== '' ? response.json() : undefined) as Body,
      text: response.payload,
    };
  }

  /** Calls an endpoint of the contract. */
  call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E> & Omit<RequestOptions, 'body'>,
  ): Promise<Answered<EndpointAnswer<E>>> {
    const { params, query, body, token, headers } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    } & RequestOptions;
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params?.[name])),
    );
    const search = new URLSearchParams(
      Object.entries(query ?? {})
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    );
    const url = search.size > 0 ? `${path}?${search}` : path;
    return this.request(endpoint.method, url, {
      ...(token !== undefined && { token }),
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
    });
  }
}

export interface TestServerOptions {
  /** Settings other than the defaults. */
  config?: Partial<Config>;
  /** What to serve; the whole contract by default. */
  routes?: (route: Route) => void;
  appFolder?: string;
  /** Works on jobs, such as the sending of mails; false by default. */
  jobs?: boolean;
  /** Takes the mails in place of `mails`. */
  mailer?: Mailer;
  /** Compares each answer with the contract; true by default. */
  validateAnswers?: boolean;
  /** How much is worked on at once; the usual amount by default. */
  budget?: WorkBudget;
}

/** A server with its own empty database, for the tests of one file. */
export function useTestServer(options: TestServerOptions = {}): TestServer {
  const server = new TestServer();
  const shared = JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection;
  const name = `tavoite_test_${randomBytes(6).toString('hex')}`;
  const dataFolder = join(tmpdir(), name);
  let databases: WorkingDatabases | undefined;

  beforeAll(async () => {
    server.connection = await cloneTemplate(shared, name);
    const config: Config = {
      ...readConfig(
        {
          TAVOITE_DATA: dataFolder,
          TAVOITE_LOG_LEVEL: 'silent',
          TAVOITE_REQUESTS_PER_MINUTE: '0',
        },
        '/',
      ),
      ...options.config,
    };
    const mailer: Mailer = options.mailer ?? {
      destination: 'memory',
      send: async (mail: Mail) => {
        server.mails.push(mail);
      },
    };
    databases = openTestDatabases(server.connection);
    server.services = createServices(config, {
      ...databases,
      mailer,
      onJobError: (error) => server.jobErrors.push(error),
    });
    const { app, table } = await createApp({
      services: server.services,
      registerRoutes: options.routes ?? contractRoutes(server.services),
      validateAnswers: options.validateAnswers ?? true,
      ...(options.budget && { budget: options.budget }),
      ...(options.appFolder !== undefined && { appFolder: options.appFolder }),
    });
    server.app = app;
    server.table = table;
    await app.ready();
    if (options.jobs) await server.services.jobs.start();
  });

  afterAll(async () => {
    if (options.jobs) await server.services?.jobs.stop();
    await server.close();
    await databases?.close();
    await execute(shared, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await rm(dataFolder, { recursive: true, force: true });
  });

  return server;
}

/** A server on a database that tests set up themselves. Both are closed by whoever opened the database. */
export async function openTestServer(
  connection: Connection,
  database: Database,
  dataFolder: string,
): Promise<TestServer> {
  const server = new TestServer();
  const config = readConfig(
    {
      TAVOITE_DATA: dataFolder,
      TAVOITE_LOG_LEVEL: 'silent',
      TAVOITE_REQUESTS_PER_MINUTE: '0',
    },
    '/',
  );
  server.connection = connection;
  server.services = createServices(config, {
    database,
    mailer: { destination: 'memory', send: async (mail) => void server.mails.push(mail) },
    onJobError: (error) => server.jobErrors.push(error),
  });
  ({ app: server.app, table: server.table } = await createApp({
    services: server.services,
    registerRoutes: contractRoutes(server.services),
    validateAnswers: true,
  }));
  await server.app.ready();
  return server;
}

/** The messages of a 400 answer. */
export function fieldErrors({ status, body }: Answered<unknown>): FieldErrors {
  expect(status).toBe(400);
  return body as FieldErrors;
}
