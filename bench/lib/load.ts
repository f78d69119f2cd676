import autocannon from 'autocannon';

export interface Call {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
}

/** What is sent for a call, without who asks for compression. */
export function requestOf({ method = 'GET', headers = {}, body }: Call) {
  const request = { method, headers: { accept: 'application/json', ...headers } };
  if (body === undefined) return request;
  return {
    method,
    headers: { ...request.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Answered requests per second over some seconds. Throws when any was refused: a refusal is fast and would flatter. */
export async function requestsPerSecond(
  call: Call,
  { connections = 8, seconds = 4 } = {},
): Promise<number> {
  const result = await autocannon({
    url: call.url,
    ...requestOf(call),
    connections,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${call.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  return result.requests.total / result.duration;
}

export interface Read {
  /** From the request to the last byte. */
  ms: number;
  /** Uncompressed. */
  bytes: number;
  text: string;
}

/** One read, uncompressed, timed from outside. */
export async function readOnce(call: Call): Promise<Read> {
  const { headers, ...request } = requestOf(call);
  const start = performance.now();
  const response = await fetch(call.url, {
    ...request,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  const text = await response.text();
  const ms = performance.now() - start;
  if (!response.ok) throw new Error(`${call.url}: ${response.status} ${text.slice(0, 200)}`);
  return { ms, bytes: Buffer.byteLength(text), text };
}
