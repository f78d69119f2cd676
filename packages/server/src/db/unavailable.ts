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
/** The driver's own errors carry a message only. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

function isUnavailable(error: Error): boolean {
  if (error instanceof pg.DatabaseError) return UNAVAILABLE_STATES.test(error.code ?? '');
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined) {
    return (
      UNAVAILABLE_SYSTEM_ERRORS.has(code) && /^(connect|read|write|getaddrinfo)/.test(syscall ?? '')
    );
  }
  return UNAVAILABLE_MESSAGES.test(error.message);
}

/** Whether the database could not be reached or ended the connection; the cause is looked into, too. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (isUnavailable(current)) return true;
  }
  return false;
}
