import {
  type Call,
  type Contract,
  type EndpointAnswer,
  type EndpointInput,
  type EndpointName,
  firstCalls,
  ORGANIZATION_HEADER,
} from '@tavoite/model';
import { ApiError, failureOf, INVALID_ANSWER } from './errors.js';
import { type AnswerPlace, createResponseCache } from './responseCache.js';

/** After this long without an answer a call counts as failed. */
export const REQUEST_TIMEOUT_MS = 60_000;

type OptionalWhereNothing<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};

/** Parameters, query and body of a call; what the endpoint does not take may be left out. */
export type CallInput<N extends EndpointName> = OptionalWhereNothing<EndpointInput<Contract[N]>>;
export type CallAnswer<N extends EndpointName> = EndpointAnswer<Contract[N]>;

export interface CallOptions {
  /** Session token to send. */
  token?: string | null | undefined;
  /** Language of the server's messages. */
  language?: string | undefined;
  /** Id of the organisation that a data request is for. */
  organization?: number | null | undefined;
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page. */
  keepalive?: boolean | undefined;
  /** Sent in place of a body in JSON. */
  form?: FormData | undefined;
  /** Further headers. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Sends the request in place of fetch, and ends it itself when it takes too long. */
  send?: typeof fetch | undefined;
}

/** The one way to the server. */
export interface ApiClient {
  /**
   * Throws `ApiError`; an abort throws the signal's reason. While the server reports no
   * change, the same object is returned again: it must not be changed.
   */
  call<N extends EndpointName>(
    name: N,
    input: CallInput<N>,
    options?: CallOptions,
  ): Promise<CallAnswer<N>>;
  /** Forgets all answers, so that the next user cannot get them. */
  forget(): void;
}

interface AnyInput {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

/** The calls that are there: those of the first load, and all once a screen has been loaded. */
let calls: Partial<Record<EndpointName, Call>> & typeof firstCalls = firstCalls;

/** All calls: more than the first load has a use for. Screens load them beside their texts. */
export async function loadAllCalls(): Promise<Readonly<Record<EndpointName, Call>>> {
  const all = (await import('./allCalls.js')).calls;
  calls = all;
  return all;
}

function pathOf(template: string, params: Record<string, unknown> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

function queryOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function headersOf(
  { anyOrganization }: Call,
  hasBody: boolean,
  options: CallOptions,
): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    // By which the server's log and its statements can be found.
    'X-Request-Id': Math.random().toString(36).slice(2),
  };
  if (hasBody) headers['Content-Type'] = 'application/json';
  if (options.token) headers.Authorization = `Token ${options.token}`;
  if (options.language) headers['Accept-Language'] = options.language;
  if (options.organization && !anyOrganization) {
    headers[ORGANIZATION_HEADER] = String(options.organization);
  }
  return headers;
}

function parse(response: Response, text: string): unknown {
  if (response.status === 204) return text;
  try {
    return JSON.parse(text);
  } catch {
    if (!response.ok) return undefined;
    throw new ApiError(failureOf(response.status, 'Not JSON', { code: INVALID_ANSWER }));
  }
}

export interface ApiClientSettings {
  fetch: typeof fetch;
  /** Checks an answer against the contract and throws; left out in production. */
  checkAnswer?: (name: EndpointName, answer: unknown) => void;
}

export function createApiClient({ fetch, checkAnswer }: ApiClientSettings): ApiClient {
  const memory = createResponseCache();
  return {
    forget: memory.forget,
    async call<N extends EndpointName>(
      name: N,
      input: CallInput<N>,
      options: CallOptions = {},
    ): Promise<CallAnswer<N>> {
      let response: Response;
      let text: string;
      let answer: unknown;
      let place: AnswerPlace;
      try {
        const endpoint: Call = calls[name] ?? (await loadAllCalls())[name];
        const { method } = endpoint;
        const { params, query, body } = input as AnyInput;
        const path = pathOf(endpoint.path, params) + queryOf(query);
        const sent = body === undefined || options.form ? null : JSON.stringify(body);
        place = memory.place(
          options.token ?? '',
          [options.organization, method, path, sent].join(' '),
        );
        const signals = [
          ...(options.signal ? [options.signal] : []),
          ...(options.send ? [] : [AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
        ];
        response = await (options.send ?? fetch)(path, {
          method,
          headers: {
            ...headersOf(endpoint, sent !== null, options),
            ...(place.known && { 'If-None-Match': place.known.tag }),
            ...options.headers,
          },
          body: options.form ?? sent,
          signal: AbortSignal.any(signals),
          keepalive: options.keepalive ?? false,
          // The token in the header is the only credential.
          credentials: 'omit',
          cache: 'no-store',
        });
        // The answer it names was checked when it arrived.
        if (response.status === 304 && place.known) return place.known.answer as CallAnswer<N>;
        text = await response.text();
        answer = parse(response, text);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        options.signal?.throwIfAborted();
        throw new ApiError(failureOf(0, String(error), undefined));
      }
      if (!response.ok) {
        throw new ApiError(failureOf(response.status, response.statusText, answer));
      }
      checkAnswer?.(name, answer);
      const tag = response.headers.get('etag');
      if (tag !== null) place.keep({ tag, answer, characters: text.length });
      // Checked in development and in tests; the server is our own.
      return answer as CallAnswer<N>;
    },
  };
}
