import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.js';
import type { RouteTable } from './route.js';

/** Of the one style attribute that the documentation's own page carries. */
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

/** The API's documentation to read and try at /api/docs, as OpenAPI at /api/docs/json. */
export async function serveDocumentation(app: FastifyInstance, table: RouteTable): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    // The plugin's types know OpenAPI 3.0 and 3.1; the document is built as plain data.
    specification: { document: openApiDocument(table.endpoints) as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    theme: { title: 'Tavoite API' },
    uiConfig: { docExpansion: 'none', persistAuthorization: false },
  });
}
