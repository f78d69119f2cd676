import {
  type AccessTokenScope,
  type Contract,
  type Endpoint,
  type EndpointAnswer,
  type EndpointName,
  type EndpointRequest,
  sampleOfAnswer,
} from '@tavoite/model';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActiveOrganization, SignedInUser } from '../auth/signed-in.js';
import type { Database, Queries } from '../db/database.js';
import type { RequestContext } from '../domain/request-context.js';
import { jsonText } from '../json/json-bytes.js';
import { JsonText } from '../json/json-text.js';
import { FieldError } from '../messages/errors.js';
import { type AccessChecks, tokenOf } from './authenticate.js';
import { deviceOf, rememberDevice } from './device-cookie.js';
import { deviceNameOf } from './device-name.js';
import { entityTag, namesTag } from './entity-tag.js';
import { HttpError } from './http-error.js';
import { languageOf } from './language.js';
import { readFiles, type TakeFile } from './multipart.js';
import { clientNetwork } from './network.js';
import { signedInOf } from './request-user.js';
import { validate } from './validation.js';
import type { WorkBudget } from './work-budget.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Only users who have signed in are served. */
    signedIn?: boolean;
  }
}

/** What a handler gets in addition to the validated parameters, query and body. */
export interface RequestScope extends RequestContext {
  /** The client's network, by which attempts are counted. */
  readonly network: string;
  /** What an earlier sign-in left in the browser; undefined if there is none. Sent only with sign-ins. */
  readonly device: string | undefined;
  /** Browser and system; null for clients that do not say. */
  readonly deviceName: string | null;
  /** Who sent the request; not to be read at a public endpoint. */
  readonly user: SignedInUser;
  /** What the token of a machine is for; undefined for a person. */
  readonly machineScope: AccessTokenScope | undefined;
  /** The session token; not to be read at a public endpoint. */
  readonly token: string;
  /** SHA-256 of the session token; not to be read at a public endpoint. */
  readonly tokenHash: Buffer;
  /** The active organisation, or null for a user who belongs to none. */
  readonly activeOrganization: ActiveOrganization | null;
  /** Leaves a token in the browser, by which its later sign-ins are known. */
  rememberDevice(token: string): void;
  /** The files of a multipart request, which has no body then; null for a request with JSON. */
  readonly upload: Upload | null;
  readonly log: FastifyBaseLogger;
}

/** Files that come in. */
export interface Upload {
  /** Names the request: the same upload, sent again after a lost answer. */
  readonly uploadKey: string | null;
  /** Reads them, handing them out one by one. */
  receive(take: TakeFile): Promise<void>;
}

export type HandlerRequest<E extends Endpoint> = EndpointRequest<E> & RequestScope;

type Answer<E extends Endpoint> = EndpointAnswer<E> | JsonText<EndpointAnswer<E>>;

export type Handler<E extends Endpoint> = (
  request: HandlerRequest<E>,
) => Promise<Answer<E>> | Answer<E>;

/** A handler for every call of the contract. */
export type Handlers = { readonly [N in EndpointName]: Handler<Contract[N]> };

/** Serves an endpoint. */
export type Route = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

class Scope implements RequestScope {
  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly shared: Pick<RouteTableOptions, 'budget' | 'database' | 'hasHttps'>,
    readonly params: unknown,
    readonly query: unknown,
    readonly body: unknown,
  ) {}

  private get signedIn() {
    const signedIn = signedInOf(this.request);
    if (!signedIn) throw new TypeError('Nobody is signed in at a public endpoint');
    return signedIn;
  }
  get language() {
    return languageOf(this.request);
  }
  get network() {
    return clientNetwork(this.request);
  }
  get device() {
    return deviceOf(this.request);
  }
  get deviceName() {
    return deviceNameOf(this.request.headers['user-agent']);
  }
  get user() {
    return this.signedIn.user;
  }
  get machineScope() {
    return this.signedIn.scope;
  }
  get token() {
    // Whoever is signed in has sent one.
    return tokenOf(this.request.headers.authorization) ?? '';
  }
  get tokenHash() {
    return this.signedIn.tokenHash;
  }
  get organization() {
    const { organization } = this.signedIn;
    if (!organization) throw new HttpError(403, 'no_organization');
    return organization;
  }
  get activeOrganization() {
    return this.signedIn.organization;
  }
  get upload() {
    const { raw, headers } = this.request;
    if (!isMultipart(this.request)) return null;
    const key = headers['idempotency-key'];
    return {
      uploadKey: typeof key === 'string' && UUID.test(key) ? key.toLowerCase() : null,
      receive: (take: TakeFile) => readFiles(raw, take),
    };
  }
  get log() {
    return this.request.log;
  }
  readonly rememberDevice = (token: string): void =>
    rememberDevice(this.reply, token, this.shared.hasHttps);
  // Properties, so that handlers can take them out of the request.
  readonly reserve = async (cells: number): Promise<void> => {
    const release = await this.shared.budget.reserve(this.user.id, cells);
    const { raw } = this.reply;
    // A slow reader holds the answer as long as it reads.
    if (raw.destroyed) release();
    else raw.once('close', release);
  };
  readonly inOrganization = <T>(work: (tx: Queries) => Promise<T>): Promise<T> =>
    this.shared.database.withOrganization(this.organization.id, work);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function isMultipart({ headers }: FastifyRequest): boolean {
  return /^\s*multipart\/form-data/i.test(headers['content-type'] ?? '');
}

/** The body by its schema; undefined where there is none, and for files. */
function validBody(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (isMultipart(request)) {
    if (endpoint.multipart) return undefined;
    throw new HttpError(415, 'unsupported_media_type');
  }
  return endpoint.body && validate(endpoint.body, request.body);
}

/** Path parameters that do not fit name no object. */
function validParams(endpoint: Endpoint, params: unknown): unknown {
  if (!endpoint.params) return undefined;
  try {
    return validate(endpoint.params, params);
  } catch (error) {
    if (error instanceof FieldError) throw new HttpError(404, 'not_found');
    throw error;
  }
}

/** Path as Fastify writes it. */
function fastifyPath(endpoint: Endpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, ':$1');
}

export interface RouteTable {
  readonly route: Route;
  /** The endpoints that are served. */
  readonly endpoints: readonly Endpoint[];
  /** Methods that are served at a path, with or without its trailing slash. */
  methodsAt(path: string): string[];
}

export interface RouteTableOptions {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly checks: AccessChecks;
  readonly budget: WorkBudget;
  /** Users reach the server by https. */
  readonly hasHttps: boolean;
  /** Compares each answer, or a sample of a large one, with the contract: in development and in tests. */
  readonly validateAnswers: boolean;
}

export function createRouteTable(options: RouteTableOptions): RouteTable {
  const { app, checks, validateAnswers } = options;
  const endpoints: Endpoint[] = [];
  const patterns: { method: string; pattern: RegExp }[] = [];

  function serialize(endpoint: Endpoint, answer: unknown): string | Buffer {
    const text = answer instanceof JsonText ? answer.text : jsonText(answer);
    if (validateAnswers) {
      const { success, error } = endpoint.answer.safeParse(
        sampleOfAnswer(JSON.parse(String(text))),
      );
      if (!success) {
        throw new TypeError(`${endpoint.method} ${endpoint.path} broke the contract`, {
          cause: error,
        });
      }
    }
    return text;
  }

  const route: Route = (endpoint, handler) => {
    endpoints.push(endpoint);
    const pattern = endpoint.path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?');
    patterns.push({ method: endpoint.method, pattern: new RegExp(`^${pattern}$`) });
    app.route({
      method: endpoint.method,
      url: fastifyPath(endpoint),
      config: { signedIn: endpoint.access !== 'public' },
      ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
      onRequest: async (request) => {
        if (endpoint.access === 'public') return;
        const signedIn = await checks.authenticate(request);
        if (!endpoint.anyOrganization) checks.checkOrganization(request, signedIn);
        await checks.authorize(endpoint, signedIn, request.query);
      },
      handler: async (request, reply) => {
        const signedIn = endpoint.tagged && signedInOf(request);
        const tag = signedIn ? entityTag(request, signedIn) : null;
        // The client got this tag with the answer to the same request, which was valid then.
        if (tag !== null && namesTag(request.headers['if-none-match'], tag))
          return reply.status(304).header('etag', tag).send();
        const params = validParams(endpoint, request.params);
        const query = endpoint.query && validate(endpoint.query, request.query);
        const body = validBody(endpoint, request);
        const scope = new Scope(request, reply, options, params, query, body);
        // The scope holds what the endpoint's schemas made, which its type cannot say here.
        const answer = await handler(scope as unknown as Parameters<typeof handler>[0]);
        const status = endpoint.status ?? 200;
        if (status === 204) return reply.status(status).send();
        if (tag !== null) reply.header('etag', tag);
        return reply
          .status(status)
          .type('application/json; charset=utf-8')
          .send(serialize(endpoint, answer));
      },
    });
  };

  return {
    route,
    endpoints,
    methodsAt: (path) => [
      ...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
    ],
  };
}
