import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.js';
import { addressOf } from './network.js';

const SECRET_PARAMETERS =
  /([?&#](?:api-token|ticket|id_token|access_token|token|code|state)=)[^&#]*/gi;
const RESET_LINK = /(\/reset-password\/[^/]+\/)[^/?#]+/gi;

/** A URL as it may be written to a log: without the secrets that some addresses carry. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_PARAMETERS, '$1[hidden]').replace(RESET_LINK, '$1[hidden]');
}

/** A failed query's error repeats its parameters, which can be anybody's data. */
function withoutParameters(text: string | undefined): string | undefined {
  return text?.replace(/\nparams: [\s\S]*?(?=\n {4}at |\ncaused by: |$)/, '');
}

/** An error as it may be written to a log. */
export function loggedError(error: Error) {
  const { cause, code } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: withoutParameters(error.message) ?? '',
    stack: withoutParameters(error.stack) ?? '',
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: cause.message }),
  };
}

/** Lines of JSON on stderr, so that stdout stays for people; headers and bodies are never written. */
export function loggerOptions(level: Config['logLevel']): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    stream: process.stderr,
    serializers: {
      err: loggedError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        ip: addressOf(request),
      }),
    },
  };
}
