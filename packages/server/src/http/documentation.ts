import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@tavoite/model';
import fastify, { type FastifyInstance } from 'fastify';
import { answerError } from './error-handler.js';
import { HttpError } from './http-error.js';
import { openApiDocument } from './openapi.js';

/** Hash of the only style attribute on the documentation's page. */
const STYLE_HASH = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'unsafe-hashes' ${STYLE_HASH}`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A separate app for the API's documentation, whose routes start with `prefix`. */
export async function createDocumentation(
  endpoints: readonly Endpoint[],
  prefix: string,
): Promise<FastifyInstance> {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new HttpError(404, 'not_found');
  });
  await app.register(swagger, {
    mode: 'static',
    // The plugin's types know OpenAPI 3.0 and 3.1; the document is built as plain data.
    specification: { document: openApiDocument(endpoints) as never },
  });
  await app.register(swaggerUi, {
    routePrefix: prefix,
    staticCSP: POLICY,
    theme: { title: 'Tavoite API' },
    uiConfig: { docExpansion: 'none', persistAuthorization: false },
  });
  await app.ready();
  return app;
}
