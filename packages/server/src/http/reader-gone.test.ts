import { EventEmitter, once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { answerError } from './error-handler.js';

const prematureClose = () =>
  Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

/** Asks a server whose one answer ends early; what the log says of it. */
async function logOf(ask: (port: number, asked: Promise<unknown>) => Promise<void>) {
  const events = new EventEmitter();
  const stream = new Writable({
    write(chunk, _, done) {
      const { level, msg } = JSON.parse(String(chunk)) as { level: number; msg: string };
      if (/broke off|failed/.test(msg)) events.emit('told', `${level} ${msg}`);
      done();
    },
  });
  const app = fastify({ logger: { stream } });
  app.setErrorHandler(answerError);
  app.get('/', async ({ socket, query }) => {
    events.emit('asked');
    if ('wait' in (query as object)) await once(socket, 'close');
    throw prematureClose();
  });
  await app.listen({ port: 0 });
  const told = once(events, 'told');
  await ask((app.server.address() as AddressInfo).port, once(events, 'asked'));
  const [line] = await told;
  await app.close();
  return line;
}

it('is no error where the reader of an answer has gone', async () => {
  const line = await logOf(async (port, asked) => {
    const request = get({ port, path: '/?wait' }).on('error', () => undefined);
    await asked;
    request.destroy();
  });
  expect(line).toBe('30 the client broke off its request');
});

it('is an error where the reader waits for the rest', async () => {
  const line = await logOf(async (port) => {
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(500);
  });
  expect(line).toBe('50 request failed');
});
