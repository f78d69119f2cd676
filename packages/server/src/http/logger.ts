import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from '../config/config.js';

const RESET_LINK = /(\/reset-password\/[^/]+\/)[^/]+/gi;
const MAIL_ADDRESS = /[^\s<>"'`,;:()/]+(@|%40)[^\s<>"'`,;()/]+/gi;
/** PostgreSQL repeats a value that it cannot read. */
const REPEATED_VALUE = /: ".*"/gs;

/** Mail servers and paths name users by their addresses. */
function withoutAddresses(text: string): string {
  return text.replace(MAIL_ADDRESS, '[address]');
}

/** The path of a URL as it may be written to a log: the rest holds secrets and what users look for. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return withoutAddresses(path.replace(RESET_LINK, '$1[hidden]'));
}

/** A failed query's error repeats its parameters, which can be anybody's data. */
function withoutData(text: string | undefined): string {
  return withoutAddresses(text ?? '')
    .replace(/\nparams: [\s\S]*?(?=\n {4}at |\ncaused by: |$)/, '')
    .replace(REPEATED_VALUE, ': [value]');
}

/** An error as it may be written to a log. */
export function loggedError(error: Error) {
  const { cause, code } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: withoutData(error.message),
    stack: withoutData(error.stack),
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: withoutData(cause.message) }),
  };
}

/**
 * Lines of JSON on stderr, so that stdout stays for people. Headers, bodies, query strings and the
 * addresses of clients are never written: a log is read and kept where personal data may not be.
 */
export function loggerOptions(level: Config['logLevel']): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    stream: process.stderr,
    serializers: {
      err: loggedError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: loggedPath(request.url),
      }),
    },
  };
}

/** Monitors ask every few seconds; what they find wrong has lines of its own. */
const PROBE = /^\/(health|ready|metrics)\/?($|\?)/;

/** Names requests in their lines, and leaves out those of monitors. */
export function createLogController(): LogController {
  return new LogController({
    requestIdLogLabel: 'request',
    disableRequestLogging: ({ url }) => PROBE.test(url),
  });
}
