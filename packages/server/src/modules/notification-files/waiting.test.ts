import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type Notification, type NotificationFile } from '@tavoite/model';
import { FORM_TYPE, formOf, PDF } from '../../../test/files.js';
import { type TestUser, useTestServer } from '../../../test/server.js';

/*
 * Files come to a message that waits for them. What is wrong with one is said at its upload, long
 * before the message is published.
 */
const folder = join(tmpdir(), `tavoite-waiting-${randomUUID().slice(0, 8)}`);
const scannerAddress = join(folder, 'clamd');
const server = useTestServer({ config: { dataFolder: folder, scannerAddress } });

/** Stands in for clamd: finds a virus in what says that it is one. */
let clamd: Server;
beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  clamd = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      bytes = Buffer.concat([bytes, piece]);
      if (bytes.subarray(-4).readUInt32BE() !== 0) return;
      socket.end(`stream: ${bytes.includes('VIRUS') ? 'Test.Virus FOUND' : 'OK'}\0`);
    });
  });
  clamd.listen(scannerAddress);
  await once(clamd, 'listening');
});
afterAll(async () => {
  if (clamd.listening) await new Promise((resolve) => clamd.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

let manager: TestUser;
let message: Notification;

beforeEach(async () => {
  const organization = await server.createOrganization();
  manager = await server.createUser({
    memberships: { [organization]: { notification_manager: true } },
  });
  const { body } = await server.call(contract.createNotification, {
    token: manager.token,
    body: {
      title: 'With files',
      text_value: '{"blocks":[],"entityMap":{}}',
      waits_for_files: true,
    } as never,
  });
  message = body;
});

async function upload(name: string, content: Buffer | string) {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/notification/${message.id}/upload_files/`,
    headers: { authorization: `Token ${manager.token}`, 'content-type': FORM_TYPE },
    payload: formOf([{ name, content }]),
  });
  return { status: response.statusCode, body: response.json() };
}
const current = async () =>
  (
    await server.call(contract.getNotification, {
      token: manager.token,
      params: { id: message.id },
    })
  ).body;
const titles = (files: readonly NotificationFile[]) => files.map(({ file_title }) => file_title);

it('refuses a bad file at its upload, keeps the others, and can still be finished', async () => {
  expect((await upload('good.pdf', PDF)).status).toBe(200);
  for (const [name, content, words] of [
    ['page.pdf', '<html><script>alert(1)</script>', 'not what its name says'],
    ['virus.pdf', Buffer.concat([PDF, Buffer.from('VIRUS')]), 'something harmful (Test.Virus)'],
    ['empty.csv', '', 'is empty'],
    ['binary.txt', Buffer.from([1, 2, 3, 0]), 'not plain text'],
  ] as const) {
    const { status, body } = await upload(name, content as string);
    expect(status).toBe(400);
    expect(body.files).toEqual([expect.stringContaining(words)]);
    expect(body.files[0]).toContain(`“${name}”`);
    const { state, files } = await current();
    expect([state, titles(files)]).toEqual(['waiting', ['good.pdf']]);
  }
  expect((await upload('late.csv', 'a;b\n1;2\n')).status).toBe(200);
  const { body } = await server.call(contract.finishNotification, {
    token: manager.token,
    params: { id: message.id },
  });
  expect([body.state, titles(body.files)]).toEqual(['published', ['good.pdf', 'late.csv']]);
});

it('takes nothing, and says so at the upload, while no scanner answers', async () => {
  await new Promise((resolve) => clamd.close(resolve));
  const { status, body } = await upload('good.pdf', PDF);
  expect(status).toBe(503);
  expect(body.detail).toContain('cannot be checked for viruses');
  expect((await current()).files).toEqual([]);
  const left = await readdir(join(folder, 'uploads')).catch(() => []);
  expect(left).toEqual([]);
});
