import pg from 'pg';

/**
 * SQLSTATE classes and codes that say "the server, not the statement": connection, resources, shutdown, crash,
 * and a server that can only be read, such as one that has been the primary.
 */
const UNAVAILABLE_STATES = /^(08|53|57P0[1-5]|25006)/;
const UNAVAILABLE_SYSTEM_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EACCES',
]);
/** The driver's own errors have only a message. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/** There is a server, and it is not the one to which data is written. */
export class NotPrimaryError extends Error {
  override readonly name = 'NotPrimaryError';
  constructor() {
    super('The database is a replica, which may be behind; the primary is needed');
  }
}

interface Failure {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

function isUnavailable(error: Failure): boolean {
  if (error instanceof NotPrimaryError) return true;
  const { code, syscall, message } = error;
  if (error instanceof pg.DatabaseError) return UNAVAILABLE_STATES.test(String(code));
  if (code !== undefined) {
    return (
      UNAVAILABLE_SYSTEM_ERRORS.has(String(code)) &&
      /^(connect|read|write|getaddrinfo)/.test(String(syscall))
    );
  }
  return UNAVAILABLE_MESSAGES.test(String(message));
}

/** Whether the database could not be reached or ended the connection; the causes are looked into, too. */
export function isDatabaseUnavailable(error: unknown): boolean {
  let current = error;
  while (typeof current === 'object' && current !== null) {
    if (isUnavailable(current)) return true;
    current = (current as Failure).cause;
  }
  return false;
}
