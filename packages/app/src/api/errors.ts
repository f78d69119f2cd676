/** What went wrong with a call: plain data, so that the store can hold it. */
export interface ApiFailure {
  /** HTTP status; 0 when no answer arrived. */
  status: number;
  statusText: string;
  /** By field; `non_field_errors` and `detail` hold what belongs to no field. */
  messages: Record<string, string[]>;
  /** Machine-readable reason, such as `token_expired`. */
  code: string | null;
  /** With the code `stale`: what was to be changed, as it is now. */
  newest?: unknown;
}

/** Thrown by the client for every answer that is not OK, and when none arrives. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(readonly failure: ApiFailure) {
    super(`${failure.status} ${failure.statusText}`);
  }
}

/** An answer of the server that is not what the contract promises. */
export const INVALID_ANSWER = 'invalid_answer';

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(textsOf);
  return [];
}

/** Reads the body of an error answer, whatever its form. */
export function failureOf(status: number, statusText: string, body: unknown): ApiFailure {
  const messages: Record<string, string[]> = {};
  let code: string | null = null;
  let newest: unknown;
  if (Array.isArray(body) || typeof body === 'string') {
    messages.non_field_errors = textsOf(body);
  } else if (body !== null && typeof body === 'object') {
    for (const [field, value] of Object.entries(body)) {
      // A list is what is wrong with a field of that name.
      if (field === 'code' && !Array.isArray(value))
        code = typeof value === 'string' ? value : null;
      else if (field === 'newest') newest = value;
      else if (textsOf(value).length > 0) messages[field] = textsOf(value);
    }
  }
  return { status, statusText, messages, code, ...(newest !== undefined && { newest }) };
}

/** What a `catch` holds, as plain data. A problem in our own code is no answer of the server. */
export function toFailure(error: unknown): ApiFailure {
  if (error instanceof ApiError) return error.failure;
  return {
    status: -1,
    statusText: error instanceof Error ? error.message : String(error),
    messages: {},
    code: null,
  };
}
