import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestDone, workBegun } from '../observe/topics.js';
import { runAs, type Work } from '../observe/work.js';

export const REQUEST_ID_HEADER = 'x-request-id';

declare module 'fastify' {
  interface FastifyRequest {
    /** This request, as statements and traces name it. */
    work: Work;
  }
}

/** Names the route, not the address: that would be another one for each user and each id. */
function routeOf({ routeOptions, url }: FastifyRequest): string {
  const route = routeOptions.url;
  if (route !== undefined && route !== '*' && route !== '/*') return route;
  return url.startsWith('/assets/') ? '/assets/*' : 'other';
}

/** Gives each request its id, hands that back, and tells of its beginning and end. */
export function observeRequests(app: FastifyInstance): void {
  app.decorateRequest('work');
  app.addHook('onRequest', (request, reply, done) => {
    request.work = { id: request.id };
    reply.header(REQUEST_ID_HEADER, request.id);
    const { traceparent } = request.headers;
    const parent = typeof traceparent === 'string' ? traceparent : undefined;
    workBegun.tell({ work: request.work, kind: 'request', parent });
    runAs(request.work, done);
  });
  // Whoever reads the body is called by the connection, which belongs to no request.
  app.addHook('preValidation', (request, _, done) => runAs(request.work, done));
  app.addHook('onResponse', async (request, reply) => {
    requestDone.tell({
      work: request.work,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
  });
}
