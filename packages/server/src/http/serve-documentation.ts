import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteTable } from './route.js';

const PREFIX = '/api/docs';

/**
 * The API's documentation to read and try at /api/docs, as OpenAPI at /api/docs/json. It is loaded
 * and made when it is first asked for: most servers never are, and it would slow each start down.
 */
export function serveDocumentation(app: FastifyInstance, table: RouteTable): void {
  let made: Promise<FastifyInstance> | undefined;

  async function make(): Promise<FastifyInstance> {
    const { createDocumentation } = await import('./documentation.js');
    return createDocumentation(table.endpoints, PREFIX);
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    made ??= make();
    const documentation = await made;
    reply.hijack();
    // Headers that hooks have set are kept; the documentation's own take precedence.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    documentation.routing(request.raw, reply.raw);
  }

  app.get(PREFIX, handle);
  app.get(`${PREFIX}/*`, handle);
  app.addHook('onClose', async () => {
    await (await made)?.close();
  });
}
