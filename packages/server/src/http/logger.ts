import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.js';

const SECRET_PARAMETERS = /([?&#](?:api-token|ticket|id_token|access_token|token)=)[^&#]*/gi;
const RESET_LINK = /(\/reset-password\/[^/]+\/)[^/?#]+/gi;

/** A URL as it may be written to a log: without the secrets that some addresses carry. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_PARAMETERS, '$1[hidden]').replace(RESET_LINK, '$1[hidden]');
}

/** Lines of JSON on stderr, so that stdout stays for people; headers and bodies are never written. */
export function loggerOptions(level: Config['logLevel']): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    stream: process.stderr,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: withoutSecrets(request.url),
        ip: request.ip,
      }),
    },
  };
}
