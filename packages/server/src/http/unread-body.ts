import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** How long a client gets to read that its request is refused, while it still sends. */
const LINGER_MS = 5_000;

/**
 * Answers that are sent before the whole request has come close the connection: first the answer goes
 * out, then what still comes is thrown away for a short time, then the connection ends. Ended at once,
 * it would be reset, and the client would see that in place of the answer.
 */
export function endUnreadBodies(app: FastifyInstance, lingerMs = LINGER_MS): void {
  app.addHook('onSend', async ({ raw: request }, reply, payload) => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined ||
      Number(request.headers['content-length'] ?? 0) > 0;
    const hasCome = request.complete || request.readableEnded || request.destroyed;
    if (!hasBody || hasCome) return payload;
    if (typeof payload !== 'string') return payload;
    const bytes = Buffer.from(payload);
    const answer = new PassThrough();
    answer.write(bytes);
    const end = () => {
      clearTimeout(timer);
      answer.end();
    };
    const timer = setTimeout(() => request.socket.destroySoon(), lingerMs);
    timer.unref();
    request.once('end', end);
    request.once('close', end);
    request.resume();
    // The length tells the client that it has the whole answer, though the stream has not ended.
    reply.header('connection', 'close');
    reply.header('content-length', bytes.length);
    return answer;
  });
}
