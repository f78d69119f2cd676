import type { z } from 'zod';
import type { ViewKey } from '../entities/settings.js';
import type { ManagerFlag } from '../entities/user.js';
import type { Call } from './firstCalls.js';
import type { AccessTokenScope } from './limits.js';

/**
 * Who may call an endpoint. `public`: anyone. `signed-in`: a valid session token.
 * A flag: a signed-in member who has it in the active organisation.
 */
export type Access = 'public' | 'signed-in' | ManagerFlag;

/** One call of the HTTP API, as data: the server registers it, the client calls through it, OpenAPI is made from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends Call {
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly access: Access;
  /** A machine may call it too, with an access token of this scope or a wider one; with none if left out. */
  readonly machines?: AccessTokenScope;
  /** The call is refused with 403 while any of these views is restricted in the active organisation. */
  readonly views?: readonly ViewKey[];
  /** The same for a call that sets a flag in its query, by the flag's name: what only these views ask for. */
  readonly viewsOfFlag?: Readonly<Record<string, readonly ViewKey[]>>;
  /**
   * The answer follows from the request, the user, the current month and the organisation's imported
   * data alone. It carries an ETag; a request that names it in If-None-Match is answered 304 while
   * nothing has changed, whatever its method.
   */
  readonly tagged?: true;
  /** Bytes that its body may have as JSON; a megabyte if left out. */
  readonly maxBodyBytes?: number;
  /** Takes files as `multipart/form-data` in place of its body. */
  readonly multipart?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  /** Success status, 200 by default. */
  readonly status?: 200 | 201 | 204;
}

/** Keeps the literal schema types of an endpoint. */
export function defineEndpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
>(endpoint: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return endpoint;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller of the endpoint writes; `undefined` where the endpoint takes nothing. */
export interface EndpointInput<E extends Endpoint> {
  params: InputOf<NonNullable<E['params']>>;
  query: InputOf<NonNullable<E['query']>>;
  body: InputOf<NonNullable<E['body']>>;
}

/** What the server's handler reads, after validation. */
export interface EndpointRequest<E extends Endpoint> {
  params: OutputOf<NonNullable<E['params']>>;
  query: OutputOf<NonNullable<E['query']>>;
  body: OutputOf<NonNullable<E['body']>>;
}

/** What the endpoint answers. */
export type EndpointAnswer<E extends Endpoint> = z.output<E['answer']>;
