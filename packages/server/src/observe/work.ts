import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** A request or a job that the process works on; whatever is done for it finds it. */
export interface Work {
  /** As in log lines, in statements, and in the answer's header. */
  readonly id: string;
  /** What traces keep with it. */
  trace?: unknown;
}

/** No quotes, no line breaks, no end of a comment: an id goes into log lines and statements as it is. */
const PLAIN_ID = /^[\w-]{8,64}$/;
const ID_BYTES = 9;

const current = new AsyncLocalStorage<Work>();

/** The id that a client or a proxy gives a request, if it can be used, or a new one. */
export function workId(given?: string | string[]): string {
  if (typeof given === 'string' && PLAIN_ID.test(given)) return given;
  return randomBytes(ID_BYTES).toString('base64url');
}

/** Runs `task`, which and whose promises and callbacks find the work by {@link currentWork}. */
export function runAs<T>(work: Work, task: () => T): T {
  return current.run(work, task);
}

/** What is being worked on; undefined for what the process does on its own account. */
export function currentWork(): Work | undefined {
  return current.getStore();
}
