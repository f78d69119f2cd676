import type { EndpointName } from '@tavoite/model';
import { checkAnswer } from '../src/api/checkAnswer.js';
import type { ApiClient, CallAnswer, CallInput, CallOptions } from '../src/api/client.js';
import { ApiError, failureOf } from '../src/api/errors.js';

export interface RecordedCall {
  name: EndpointName;
  input: unknown;
  options: CallOptions;
  /** How it ended: an aborted call never gets an answer. */
  outcome: 'waiting' | 'answered' | 'refused' | 'aborted';
}

type Answer<N extends EndpointName> = CallAnswer<N> | Promise<CallAnswer<N>>;

export type Handlers = {
  [N in EndpointName]?: (input: CallInput<N>, options: CallOptions) => Answer<N>;
};

/** An error as the server would send it. */
export const refusal = (status: number, body: unknown = { detail: `status ${status}` }) =>
  new ApiError(failureOf(status, `status ${status}`, body));

/** An answer that the test triggers. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

/**
 * A server of functions. Answers are checked against the contract; an aborted call rejects as fetch
 * does. `calls` records the requests, in order; handlers can be replaced while the test runs.
 */
export function createFakeApi(handlers: Handlers) {
  const calls: RecordedCall[] = [];
  const forget = jest.fn();
  const api: ApiClient = {
    forget,
    async call(name, input, options = {}) {
      const record: RecordedCall = { name, input, options, outcome: 'waiting' };
      calls.push(record);
      const handler = handlers[name];
      if (!handler) throw refusal(501, { detail: `no handler for ${name}` });
      const aborted = new Promise<never>((_, reject) => {
        options.signal?.addEventListener('abort', () => {
          record.outcome = 'aborted';
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
      try {
        const answer = await Promise.race([
          (async () => handler(input as never, options))(),
          aborted,
        ]);
        checkAnswer(name, answer);
        record.outcome = 'answered';
        return answer as never;
      } catch (error) {
        if (error instanceof ApiError) record.outcome = 'refused';
        throw error;
      }
    },
  };
  return {
    api,
    calls,
    forget,
    handlers,
    /** Names of the calls so far. */
    names: () => calls.map(({ name }) => name),
    callsOf: (name: EndpointName) => calls.filter((call) => call.name === name),
  };
}
