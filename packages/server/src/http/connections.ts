import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A client that has not read its answer or sent the rest of its request by then is cut off. */
const GRACE_MS = 4_000;

/**
 * Lets the app close in time, whatever its clients do: connections without a request under way end
 * at once, the others with their answer, all of them after the grace period. Left to itself, Node
 * waits for clients that have sent nothing and cuts off those that still read. To be called before
 * other hooks are added.
 */
export function endConnectionsOnClose(app: FastifyInstance, graceMs = GRACE_MS): void {
  const sockets = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let isClosing = false;

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (isClosing) socket.destroy();
  });
  // Beside app.server there can be another one, for the second address of localhost.
  app.addHook('onRequest', async ({ raw: { socket } }, { raw: response }) => {
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      if (isClosing) socket.end();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const busy = new Set([...underWay].flatMap(({ socket }) => socket ?? []));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
    const grace = AbortSignal.timeout(graceMs);
    const closings = [...busy].map(async (socket) => {
      if (!socket.closed) await once(socket, 'close', { signal: grace }).catch(() => undefined);
      socket.destroy();
    });
    await Promise.all(closings);
  });
}
