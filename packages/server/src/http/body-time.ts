import type { FastifyInstance } from 'fastify';

/** For a body of JSON, which is small. Files have their own pace, `multipart.ts`. */
const MAX_BODY_MS = 60_000;

/** Cuts off clients that send a body slowly in order to keep a connection. */
export function limitBodyTime(app: FastifyInstance, maxMs = MAX_BODY_MS): void {
  app.addHook('preParsing', async ({ raw, headers }, _reply, body) => {
    if (/^\s*multipart\//i.test(headers['content-type'] ?? '')) return body;
    const timer = setTimeout(() => raw.destroy(), maxMs);
    timer.unref();
    const done = () => clearTimeout(timer);
    raw.once('end', done);
    raw.once('close', done);
    return body;
  });
}
