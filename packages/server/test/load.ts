import { Agent, request } from 'node:http';
import { formatMonth, monthNumber } from '@tavoite/model';

/** What was asked and not answered well. */
export interface Failure {
  readonly at: number;
  readonly what: string;
}

export interface LoadResult {
  readonly failures: readonly Failure[];
  /** Answers that cannot be true. */
  readonly wrong: readonly string[];
  readonly writes: number;
  readonly reads: number;
  /** Texts of comments whose making was acknowledged, and of all that were tried. */
  readonly acknowledged: ReadonlySet<string>;
  readonly tried: ReadonlySet<string>;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Load {
  /** Ends when what is under way has been answered; looks once more at each figure. */
  stop(): Promise<LoadResult>;
}

const MONTH = formatMonth(monthNumber(2025, 1));
const PERIOD = { start_date: '2025-01-01', end_date: '2025-01-31' };
const TIMEOUT_MS = 60_000;

/**
 * Clients that write and read without a pause until they are told to stop, each the figure of a term of
 * its own, and a comment now and then.
 *
 * @param port of the proxy
 * @param keys of the terms
 */
export function startLoad(port: number, token: string, keys: readonly string[]): Load {
  const agent = new Agent({ keepAlive: true });
  const failures: Failure[] = [];
  const wrong: string[] = [];
  const acknowledged = new Set<string>();
  const tried = new Set<string>();
  let writes = 0;
  let reads = 0;
  let isStopping = false;

  const send = (method: string, path: string, body?: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent,
          timeout: TIMEOUT_MS,
          headers: {
            authorization: `Token ${token}`,
            ...(text !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
          },
        },
        (response) => {
          let answer = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            answer += part;
          });
          response.on('error', reject);
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text: answer }));
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
      outgoing.on('error', reject);
      outgoing.end(text);
    });

  /** The answer, or undefined with a line among the failures. */
  async function ask(method: string, path: string, body?: object): Promise<string | undefined> {
    try {
      const { status, text } = await send(method, path, body);
      if (status === 200 || status === 201) return text;
      failures.push({ at: performance.now(), what: `${method} ${path}: ${status} ${text}` });
    } catch (error) {
      failures.push({ at: performance.now(), what: `${method} ${path}: ${error}` });
    }
    return undefined;
  }

  async function client(key: string): Promise<void> {
    /** What may be stored: the last that was acknowledged, and those after it of which nothing is known. */
    let possible = [0];
    const look = async () => {
      const query = new URLSearchParams({ keys: key, ...PERIOD });
      const text = await ask('GET', `/api/data/?${query}`);
      if (text === undefined) return false;
      reads += 1;
      const value = JSON.parse(text).results[0]?.value;
      if (!possible.includes(value))
        wrong.push(`${key} is ${value}, and not one of ${possible.join()}`);
      return true;
    };
    for (let value = 1; !isStopping; value++) {
      possible.push(value);
      const cells = [{ key, month: MONTH, value }];
      if ((await ask('POST', '/api/figure/', { cells })) !== undefined) {
        possible = [value];
        writes += 1;
      }
      await look();
      if (value % 3 > 0) continue;
      const text = `${key} ${value}`;
      tried.add(text);
      const comment = { term: key, ...PERIOD, text };
      if ((await ask('POST', '/api/comment/', comment)) !== undefined) {
        acknowledged.add(text);
        writes += 1;
      }
    }
    while (!(await look()));
  }

  const clients = keys.map(client);
  return {
    async stop() {
      isStopping = true;
      await Promise.all(clients);
      agent.destroy();
      return { failures, wrong, writes, reads, acknowledged, tried };
    },
  };
}
