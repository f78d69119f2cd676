import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Connections that wait to be accepted, as after a restart; the system may allow fewer. */
export const LISTEN_BACKLOG = 10_000;
/** How long a client gets to read its response or send the rest of its request before it is cut off. */
const GRACE_MS = 4_000;

/**
 * Lets the app close in time, whatever its clients do: connections without a pending request end
 * at once, the others with their response, all of them after the grace period. By default, Node
 * waits for clients that have sent nothing and cuts off those still reading. Must be called before
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
  // Besides app.server there can be a second server, for the other address of localhost.
  app.addHook('onRequest', async ({ raw: { socket } }, { raw: response }) => {
    // A request that is injected has no connection.
    if (!(socket instanceof Socket)) return;
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
