import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { endConnectionsOnClose } from './connections.js';

const GRACE_MS = 3000;
const LARGE_BYTES = 32 * 1024 * 1024;

let app: FastifyInstance;
let clients: Socket[];

beforeEach(async () => {
  clients = [];
  app = fastify();
  endConnectionsOnClose(app, GRACE_MS);
  app.get('/', async () => 'ready');
  app.get('/slow', async () => {
    await sleep(100);
    return 'slow but ready';
  });
  app.get('/large', async () => 'x'.repeat(LARGE_BYTES));
  app.post('/', async () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const client of clients) client.destroy();
});

async function client(sent: string): Promise<Socket & { received: string }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(socket);
  const recorded = Object.assign(socket, { received: '' });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (sent !== '') socket.write(sent);
  return recorded;
}

const reading = (socket: Socket & { received: string }) => {
  socket.on('data', (chunk) => {
    socket.received += String(chunk);
  });
  return socket;
};

async function millisecondsToClose(): Promise<number> {
  const start = performance.now();
  await app.close();
  return performance.now() - start;
}

it.each([
  ['has sent nothing', ''],
  ['has sent half a head', 'GET / HTTP/1.1\r\nHost: x\r\nX-Half'],
  ['waits with an answered request', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
])('closes at once while a client %s', async (_, sent) => {
  reading(await client(sent));
  await sleep(50);
  expect(await millisecondsToClose()).toBeLessThan(GRACE_MS);
});

it('answers what is under way, and then ends the connection', async () => {
  const received = once(app.server, 'request');
  const socket = reading(await client('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'));
  await received;
  const closed = once(socket, 'close');
  expect(await millisecondsToClose()).toBeLessThan(GRACE_MS);
  await closed;
  expect(socket.received).toContain('slow but ready');
});

it('lets a slow client read the rest of its answer', async () => {
  const received = once(app.server, 'request');
  const socket = await client('GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  socket.pause();
  await received;
  await sleep(100);
  let bytes = 0;
  socket.on('data', (chunk) => {
    bytes += chunk.length;
  });
  const closed = app.close();
  socket.resume();
  await closed;
  await once(socket, 'close');
  expect(bytes).toBeGreaterThan(LARGE_BYTES);
});

it.each([
  [
    'sends half a body',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
  ],
  ['does not read its answer', 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n'],
])('cuts a client off that %s, after the grace period', async (_, sent) => {
  const received = once(app.server, 'request');
  const socket = await client(sent);
  socket.pause();
  await received;
  await sleep(100);
  const taken = await millisecondsToClose();
  expect(taken).toBeGreaterThan(GRACE_MS / 2);
  expect(taken).toBeLessThan(GRACE_MS + 5000);
});
