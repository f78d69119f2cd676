import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { answerError } from './error-handler.js';

const prematureClose = () =>
  Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

/** Runs a server whose one answer ends early; the levels and texts of what it writes into its log. */
async function logOf(ask: (port: number) => Promise<unknown>) {
  const lines: { level: number; msg: string }[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = fastify({ logger: { stream } });
  app.setErrorHandler(answerError);
  app.get('/', async ({ socket, query }) => {
    if ('wait' in (query as object)) await once(socket, 'close');
    throw prematureClose();
  });
  await app.listen({ port: 0 });
  lines.length = 0;
  await ask((app.server.address() as AddressInfo).port);
  await app.close();
  const told = lines.map(({ level, msg }) => `${level} ${msg}`);
  return told.filter((line) => !/incoming request|request completed|aborted/.test(line));
}

it('is no error where the reader of an answer has gone', async () => {
  const lines = await logOf(async (port) => {
    const request = get({ port, path: '/?wait' });
    await once(request, 'socket');
    await new Promise((resolve) => setTimeout(resolve, 200));
    request.on('error', () => undefined).destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  expect(lines).toEqual(['30 the client broke off its request']);
});

it('is an error where the reader waits for the rest', async () => {
  const lines = await logOf((port) => fetch(`http://localhost:${port}/`));
  expect(lines).toEqual(['50 request failed']);
});
