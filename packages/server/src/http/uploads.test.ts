import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { FORM_END, FORM_TYPE, formOf, PDF, partHead } from '../../test/files.js';
import { hasNginx, startNginx } from '../../test/nginx.js';
import { type TestUser, useTestServer } from '../../test/server.js';
import { notification, notificationFile } from '../db/schema/index.js';
import { readFiles } from './multipart.js';

const folder = join(tmpdir(), `tavoite-uploads-${randomUUID()}`);
const server = useTestServer({ config: { dataFolder: folder } });
const MEGABYTE = 1024 * 1024;

let port: number;
let manager: TestUser;
let path: string;

beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
beforeEach(async () => {
  const organizationId = await server.createOrganization();
  manager = await server.createUser({
    memberships: { [organizationId]: { notification_manager: true } },
  });
  const [row] = await server.seed((tx) =>
    tx
      .insert(notification)
      .values({ organizationId, title: 'x', textValue: '{}', publishedAt: new Date() })
      .returning({ id: notification.id }),
  );
  path = `/api/notification/${row?.id}/upload_files/`;
});
afterEach(async () => {
  await server.seed((tx) => tx.delete(notificationFile));
  await rm(folder, { recursive: true, force: true });
});

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
/** Waits until it holds; the test's time limit ends it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}
async function expectNothingLeft(): Promise<void> {
  await until(async () => (await filesOnDisk()).length === 0);
  expect(await server.seed((tx) => tx.select().from(notificationFile))).toEqual([]);
}

const post = (headers: Record<string, string | number> = {}, toPort = port) => {
  const outgoing = request({
    host: '127.0.0.1',
    port: toPort,
    method: 'POST',
    path,
    headers: { authorization: `Token ${manager.token}`, 'content-type': FORM_TYPE, ...headers },
  });
  outgoing.on('error', () => undefined);
  return outgoing;
};

/** Sends a request by hand, without end, and answers all that comes back until the connection closes. */
function sendForEver(head: string, piece: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(answer));
    const write = () => {
      while (!socket.destroyed && socket.writable) if (!socket.write(piece)) return;
    };
    socket.on('drain', write);
    socket.write(head);
    write();
  });
}

const head = (headers: Record<string, string | number>) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

it('leaves nothing of uploads that clients break off', async () => {
  await Promise.all(
    Array.from({ length: 4 }, async (_, n) => {
      const outgoing = post({ 'content-length': 10 * MEGABYTE });
      outgoing.write(partHead('a.pdf'));
      outgoing.write(Buffer.concat([PDF, Buffer.alloc(n * 400_000)]));
      await until(async () => (await filesOnDisk()).length > 0);
      outgoing.destroy();
    }),
  );
  await expectNothingLeft();
});

it('answers a file that is too large while it still comes, and closes the connection', async () => {
  const answer = await sendForEver(
    head({
      authorization: `Token ${manager.token}`,
      'content-type': FORM_TYPE,
      'transfer-encoding': 'chunked',
    }) + `${Buffer.byteLength(partHead('a.pdf')).toString(16)}\r\n${partHead('a.pdf')}\r\n`,
    Buffer.from(`10000\r\n${'%PDF-1.7'.repeat(8192)}\r\n`),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toContain(
    '“a.pdf” is larger than 20 MB'.replace(/[“”]/g, (quote) =>
      Buffer.from(quote).toString('latin1'),
    ),
  );
  await expectNothingLeft();
});

it('refuses at once what says that it is too large, and whoever has not signed in', async () => {
  const piece = Buffer.alloc(65_536);
  const large = await sendForEver(
    head({
      authorization: `Token ${manager.token}`,
      'content-type': FORM_TYPE,
      'content-length': 500 * MEGABYTE,
    }),
    piece,
  );
  expect(large).toMatch(/^HTTP\/1\.1 413 /);
  const stranger = await sendForEver(
    head({ 'content-type': FORM_TYPE, 'content-length': 300 * MEGABYTE }),
    piece,
  );
  expect(stranger).toMatch(/^HTTP\/1\.1 401 /);
  await expectNothingLeft();
});

it('cuts off a client that trickles, and one that takes too long, without harm', async () => {
  const problems: string[] = [];
  const paces = [
    { windowMs: 200, minBytes: 1000, maxMs: 60_000 },
    { windowMs: 60_000, minBytes: 1000, maxMs: 300 },
  ];
  const taking = createServer((incoming, response) => {
    const pace = paces[Number(incoming.headers['x-pace'])];
    readFiles(incoming, async (_name, content) => void (await buffer(content)), pace).then(
      () => response.end(),
      (error: Error) => {
        problems.push(error.message);
        response.destroy();
      },
    );
  });
  await new Promise<void>((resolve) => taking.listen(0, '127.0.0.1', resolve));
  const toPort = (taking.address() as AddressInfo).port;
  await Promise.all(
    paces.map(async (_, n) => {
      const outgoing = post({ 'x-pace': n }, toPort);
      outgoing.write(partHead('a.pdf'));
      const timer = setInterval(() => outgoing.write('x'), 20);
      await new Promise((resolve) => outgoing.once('close', resolve));
      clearInterval(timer);
    }),
  );
  expect(problems).toEqual(['upload_too_slow', 'upload_too_slow']);
  await new Promise((resolve) => taking.close(resolve));
});

it('takes a slow upload that keeps its pace', async () => {
  const outgoing = post();
  const [first, ...rest] = [partHead('a.pdf'), '%PDF-1.7\n', 'x', 'y\r\n', FORM_END];
  outgoing.write(first);
  for (const piece of rest) {
    await sleep(30);
    outgoing.write(piece);
  }
  outgoing.end();
  const [response] = await once(outgoing, 'response');
  expect(response.statusCode).toBe(200);
  response.resume();
});

/** Skipped where nginx is not installed. */
const withNginx = hasNginx ? it : it.skip;

withNginx('works behind nginx, as the operations guide sets it up', async () => {
  const nginx = await startNginx(port);
  try {
    const send = async (content: Buffer): Promise<number> => {
      const form = formOf([{ name: 'a.pdf', content }]);
      const outgoing = post({ 'content-length': form.length }, nginx.port);
      outgoing.end(form);
      const answer = await Promise.race([
        once(outgoing, 'response').then(([response]) => {
          response.resume();
          return response.statusCode as number;
        }),
        once(outgoing, 'error').then(() => 0),
      ]);
      return answer;
    };
    expect(await send(Buffer.concat([PDF, Buffer.alloc(15 * MEGABYTE)]))).toBe(200);
    expect(await send(Buffer.concat([PDF, Buffer.alloc(30 * MEGABYTE)]))).toBe(413);
    expect(await filesOnDisk()).toHaveLength(1);
    const outgoing = post({ 'content-length': 10 * MEGABYTE }, nginx.port);
    outgoing.write(partHead('b.pdf'));
    outgoing.write(Buffer.concat([PDF, Buffer.alloc(MEGABYTE)]));
    await until(async () => (await filesOnDisk()).length === 2);
    outgoing.destroy();
    await until(async () => (await filesOnDisk()).length === 1);
  } finally {
    await nginx.stop();
  }
});
