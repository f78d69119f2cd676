import pg from 'pg';

/** SQLSTATE classes and codes that say "the server, not the statement": connection, resources, shutdown, crash. */
const UNAVAILABLE_STATES = /^(08|53|57P0[1-5])/;
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
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

interface Failure {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

function isUnavailable(error: Failure): boolean {
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
