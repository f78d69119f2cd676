import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { limitBodyTime } from './body-time.js';

const MAX_MS = 30;

function makeApp() {
  const app = fastify();
  limitBodyTime(app, MAX_MS);
  app.post('/', async () => 'ok');
  return app;
}

it('cuts off a client that does not send its body in time', async () => {
  const app = makeApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n');
  socket.write('content-length: 9\r\n\r\n"ab');
  await once(socket, 'close');
  await app.close();
});

it('leaves a request alone that was answered without its body being read', async () => {
  const app = makeApp();
  const { statusCode } = await app.inject({ method: 'POST', url: '/' });
  await wait(3 * MAX_MS);
  expect(statusCode).toBe(200);
  await app.close();
});
