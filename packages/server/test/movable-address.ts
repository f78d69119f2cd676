import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Connection } from '../src/db/database.js';
import { urlOf } from './template.js';

/** An address that leads to one PostgreSQL and then to another, as that of a failover does. */
export interface MovableAddress {
  readonly connection: Connection;
  /** Ends all connections; those that come next go to the other server, or nowhere. */
  moveTo(server: Connection | null): void;
  close(): Promise<void>;
}

/** @param first a server on a Unix socket, which the address leads to */
export async function openMovableAddress(first: Connection): Promise<MovableAddress> {
  const sockets = new Set<Socket>();
  let current: Connection | null = first;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer((incoming) => {
    keep(incoming);
    if (current === null) {
      incoming.destroy();
      return;
    }
    const outgoing = connect(join(String(current.host), `.s.PGSQL.${current.port}`));
    keep(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.once('close', () => outgoing.destroy());
    outgoing.once('close', () => incoming.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    connection: { connectionString: urlOf({ ...first, host: '127.0.0.1', port }) },
    moveTo(next) {
      current = next;
      cut();
    },
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
