import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type NotificationFile } from '@tavoite/model';
import { parse } from 'content-disposition';
import { and, eq } from 'drizzle-orm';
import {
  archiveOf,
  FORM_TYPE,
  formOf,
  MACRO_DOCUMENT,
  PDF,
  PNG,
  type SentFile,
} from '../../../test/files.js';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';
import {
  auditLog,
  membership,
  notification,
  notificationFile,
  organizationSettings,
  user,
} from '../../db/schema/index.js';

const folder = join(tmpdir(), `tavoite-files-${randomUUID()}`);
const server = useTestServer({ config: { dataFolder: folder, filesGigabytes: 5 } });

let organizationId: number;
let manager: TestUser;
let id: number;

async function createMessage(ofOrganization = organizationId, values = {}): Promise<number> {
  const [row] = await server.seed((tx) =>
    tx
      .insert(notification)
      .values({
        organizationId: ofOrganization,
        title: 'Report',
        textValue: '{}',
        publishedAt: new Date(Date.now() - 1000),
        ...values,
      })
      .returning({ id: notification.id }),
  );
  return row?.id ?? 0;
}

const upload = async (
  files: readonly SentFile[],
  { token = manager.token, message = id, headers = {} as Record<string, string> } = {},
) => {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/notification/${message}/upload_files/`,
    headers: { authorization: `Token ${token}`, 'content-type': FORM_TYPE, ...headers },
    payload: formOf(files),
  });
  return {
    status: response.statusCode,
    headers: response.headers as Record<string, string>,
    body: response.json(),
    text: response.payload,
  };
};

const retain = (files_to_retain: number[], message = id) =>
  server.call(contract.uploadNotificationFiles, {
    params: { id: message },
    body: { files_to_retain },
    token: manager.token,
  });

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

/** Files on disk: kept ones, and those that are still coming in. */
async function onDisk() {
  const list = async (name: string) =>
    (await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  return { kept: await list('files'), coming: await list('uploads') };
}
const rows = (message = id) =>
  server.seed((tx) =>
    tx.select().from(notificationFile).where(eq(notificationFile.notificationId, message)),
  );

async function expectNothingKept() {
  expect(await rows()).toEqual([]);
  expect(await onDisk()).toEqual({ kept: [], coming: [] });
}

beforeEach(async () => {
  organizationId = await server.createOrganization();
  manager = await server.createUser({
    memberships: { [organizationId]: { notification_manager: true } },
  });
  id = await createMessage();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('upload', () => {
  it('keeps files under their names, and gives the same bytes back', async () => {
    const content = Buffer.concat([PDF, Buffer.alloc(300_000, 7)]);
    const { status, body } = await upload([
      { name: 'Äänekoski – 2026 “lopullinen”.pdf', content },
      { name: 'kuva.png', content: PNG },
    ]);
    expect(status).toBe(200);
    const list = body as NotificationFile[];
    expect(list.map(({ file_title, size }) => [file_title, size])).toEqual([
      ['Äänekoski – 2026 “lopullinen”.pdf', content.length],
      ['kuva.png', PNG.length],
    ]);
    const answer = await open(list[0]?.notification_file ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(content)).toBe(true);
    const { type, parameters } = parse(String(answer.headers['content-disposition']));
    expect([type, parameters.filename]).toEqual([
      'attachment',
      'Äänekoski – 2026 “lopullinen”.pdf',
    ]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
      'content-length': String(content.length),
      'cache-control': 'no-store',
    });
  });

  it('keeps the same name twice as two files, and names without their paths', async () => {
    const { body } = await upload([
      { name: 'a.pdf', content: PDF },
      { name: '../../a.pdf', content: Buffer.concat([PDF, PDF]) },
      { name: `${'ä'.repeat(251)}.pdf`, content: PDF },
    ]);
    const list = body as NotificationFile[];
    expect(list.map(({ file_title }) => file_title)).toEqual([
      'a.pdf',
      'a.pdf',
      `${'ä'.repeat(251)}.pdf`,
    ]);
    const second = await open(list[1]?.notification_file ?? '');
    expect(second.rawPayload).toHaveLength(2 * PDF.length);
    for (const name of (await onDisk()).kept) expect(name).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('stores a bomb as it is and never opens it', async () => {
    // Says of itself that it unpacks to four gigabytes.
    const bomb = archiveOf(['zeros']);
    bomb.writeUInt32LE(0xffffffff, bomb.indexOf('PK\u0001\u0002') + 24);
    const { status, body } = await upload([{ name: 'bomb.zip', content: bomb }]);
    expect(status).toBe(200);
    expect(
      (await open((body as NotificationFile[])[0]?.notification_file ?? '')).rawPayload,
    ).toEqual(bomb);
  });

  it.each<[string, SentFile, string]>([
    [
      'a page that calls itself PDF',
      { name: 'a.pdf', content: '<html><script>' },
      'not what its name says',
    ],
    ['an empty file', { name: 'a.pdf', content: '' }, 'empty'],
    ['a document with macros', { name: 'a.docx', content: MACRO_DOCUMENT }, 'macros'],
    ['an ending of documents with macros', { name: 'a.docm', content: MACRO_DOCUMENT }, 'docx'],
    ['a page', { name: 'a.html', content: '<html>' }, 'SVG'],
    ['a picture with a program', { name: 'a.svg', content: '<svg onload=x>' }, 'SVG'],
  ])('refuses %s, with the others of the request', async (_, file, words) => {
    const answer = await upload([
      { name: 'good.pdf', content: PDF },
      file,
      { name: 'late.pdf', content: PDF },
    ]);
    const [message] = fieldErrors(answer as never).files ?? [];
    expect(message).toContain(words);
    expect(message).toContain(`“${file.name}”`);
    await expectNothingKept();
  });

  it('answers in the language of the user', async () => {
    const finn = await server.createUser({
      language: 'fi',
      memberships: { [organizationId]: { notification_manager: true } },
    });
    const { body } = await upload([{ name: 'sivu.html', content: 'x' }], { token: finn.token });
    expect((body as { files: string[] }).files[0]).toMatch(
      /^”sivu.html” on tyyppiä, jota ei voi lisätä/,
    );
  });

  it('refuses the 21st file: of a request, and of a message', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ name: `${n}.pdf`, content: PDF }));
    const refused = await upload(many(25));
    expect(refused).toMatchObject({
      status: 413,
      body: { detail: expect.stringContaining('20 files') },
    });
    await expectNothingKept();
    expect((await upload(many(20))).status).toBe(200);
    expect((await upload(many(1))).status).toBe(413);
    expect(await rows()).toHaveLength(20);
    expect((await onDisk()).kept).toHaveLength(20);
  });

  it('refuses a file of 21 MB', async () => {
    const content = Buffer.concat([PDF, Buffer.alloc(21 * 1024 * 1024)]);
    const { status, body } = await upload([
      { name: 'a.pdf', content: PDF },
      { name: 'large.pdf', content },
    ]);
    expect(status).toBe(413);
    expect((body as { detail: string }).detail).toContain('“large.pdf” is larger than 20 MB');
    await expectNothingKept();
  });

  it.each<[string, readonly SentFile[]]>([
    ['no file', []],
    ['a file in another field', [{ name: 'a.pdf', content: PDF, field: 'other' }]],
    ['a name that is only a path', [{ name: '../', content: PDF }]],
  ])('refuses %s', async (_, files) => {
    expect(fieldErrors((await upload(files)) as never).files).toHaveLength(1);
    await expectNothingKept();
  });

  it.each([
    ['a form without a boundary', 'multipart/form-data', 'x'],
    [
      'a form that ends in the middle',
      FORM_TYPE,
      formOf([{ name: 'a.pdf', content: PDF }]).subarray(0, -30),
    ],
    ['what is no form', FORM_TYPE, 'x'.repeat(1000)],
  ])('refuses %s', async (_, type, payload) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/api/notification/${id}/upload_files/`,
      headers: { authorization: `Token ${manager.token}`, 'content-type': type },
      payload,
    });
    expect(statusCode).toBe(400);
    await expectNothingKept();
  });

  it('adds nothing twice when a request is sent again after its answer was lost', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await upload([{ name: 'a.pdf', content: PDF }], { headers });
    const again = await upload([{ name: 'a.pdf', content: PDF }], { headers });
    expect(again.status).toBe(200);
    expect((again.body as NotificationFile[]).map((file) => file.id)).toEqual(
      (first.body as NotificationFile[]).map((file) => file.id),
    );
    const both = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      [1, 2].map(() => upload([{ name: 'b.pdf', content: PDF }], { headers: both })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rows()).toHaveLength(2);
    expect((await onDisk()).kept).toHaveLength(2);
  });

  it('lets requests that come together share the room of a message, each whole or not at all', async () => {
    const many = Array.from({ length: 8 }, (_, n) => ({ name: `${n}.pdf`, content: PDF }));
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(many)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 413, 413]);
    expect(await rows()).toHaveLength(16);
    expect(await onDisk()).toMatchObject({ kept: { length: 16 }, coming: [] });
  });

  it('throttles who sends without end', async () => {
    const counted = await server.createUser({
      memberships: { [organizationId]: { notification_manager: true } },
    });
    let last: Awaited<ReturnType<typeof upload>> | undefined;
    for (let n = 0; n <= 120; n += 1) last = await upload([], { token: counted.token });
    expect(last).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  });

  it('says of a published message that it was edited, of a waiting one not', async () => {
    const waiting = await createMessage(organizationId, { waitsForFiles: true });
    for (const message of [id, waiting])
      await upload([{ name: 'a.pdf', content: PDF }], { message });
    const edited = await server.seed((tx) =>
      tx
        .select({ id: notification.id, editedAt: notification.editedAt })
        .from(notification)
        .where(eq(notification.organizationId, organizationId)),
    );
    expect(edited.find((row) => row.id === id)?.editedAt).toBeInstanceOf(Date);
    expect(edited.find((row) => row.id === waiting)?.editedAt).toBeNull();
  });

  it('is not taken by calls that take no files', async () => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/notification/',
      headers: { authorization: `Token ${manager.token}`, 'content-type': FORM_TYPE },
      payload: formOf([{ name: 'a.pdf', content: PDF }]),
    });
    expect(statusCode).toBe(415);
  });
});

describe('files of others', () => {
  it('are not found, nor is a message of another organisation', async () => {
    const other = await server.createOrganization();
    const foreign = await createMessage(other);
    expect((await upload([{ name: 'a.pdf', content: PDF }], { message: foreign })).status).toBe(
      404,
    );
    expect((await retain([], foreign)).status).toBe(404);
    expect((await upload([{ name: 'a.pdf', content: PDF }], { message: 999_999 })).status).toBe(
      404,
    );
    expect(await onDisk()).toEqual({ kept: [], coming: [] });
  });

  it('are neither kept nor removed by their ids', async () => {
    const other = await server.createOrganization();
    const colleague = await server.createUser({
      memberships: { [other]: { notification_manager: true } },
    });
    const foreign = await createMessage(other);
    const theirs = (
      await upload([{ name: 'theirs.pdf', content: PDF }], {
        token: colleague.token,
        message: foreign,
      })
    ).body as NotificationFile[];
    const own = (
      await upload([
        { name: 'a.pdf', content: PDF },
        { name: 'b.pdf', content: PDF },
      ])
    ).body as NotificationFile[];
    const { body } = await retain([own[1]?.id ?? 0, theirs[0]?.id ?? 0]);
    expect(body.map(({ file_title }) => file_title)).toEqual(['b.pdf']);
    expect(await rows(foreign)).toHaveLength(1);
    expect((await open(theirs[0]?.notification_file ?? '')).statusCode).toBe(200);
  });
});

it('removes the files that are not retained, from the disk as well, and all for an empty list', async () => {
  const { body } = await upload([
    { name: 'a.pdf', content: PDF },
    { name: 'b.pdf', content: PDF },
  ]);
  const [first, second] = body as NotificationFile[];
  expect((await retain([second?.id ?? 0])).body).toMatchObject([{ id: second?.id }]);
  expect((await onDisk()).kept).toHaveLength(1);
  expect((await open(first?.notification_file ?? '')).statusCode).toBe(404);
  expect((await retain([])).body).toEqual([]);
  expect((await onDisk()).kept).toEqual([]);
  const events = await server.seed((tx) =>
    tx.select().from(auditLog).where(eq(auditLog.organizationId, organizationId)),
  );
  expect(events.map(({ event }) => event)).toEqual([
    'files_added',
    'files_removed',
    'files_removed',
  ]);
});

describe('the address of a file', () => {
  let member: TestUser;
  let url: string;

  /** As the message shows it to the member. */
  const linkFor = async (userId: number, fileId: number) =>
    (await server.services.files.links(organizationId, userId))(fileId, id);

  beforeEach(async () => {
    member = await server.createUser({ memberships: { [organizationId]: {} } });
    const { body } = await upload([{ name: 'a.csv', content: 'Kuukausi;Arvo\n1;2\n' }]);
    url = await linkFor(member.id, (body as NotificationFile[])[0]?.id ?? 0);
  });

  it('needs no header, and holds no token', async () => {
    expect((await open(url)).payload).toBe('Kuukausi;Arvo\n1;2\n');
    expect(url).not.toContain(member.token);
  });

  it.each<[string, (u: string) => string]>([
    ['forged', (u) => u.replace(/.(?=&)/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['for another user', (u) => u.replace(/(ticket=\d+\.)\d+/, `$1${manager.id}`)],
    ['for another file', (u) => u.replace(/file\/(\d+)/, (_, n) => `file/${Number(n) + 1}`)],
    ['prolonged', (u) => u.replace(/(\.)(\d{10})(\.)/, (_, a, n, b) => `${a}${Number(n) + 9}${b}`)],
    ['without a ticket', (u) => u.replace(/\?.*/, '')],
    ['with two tickets', (u) => `${u}&${u.split('?')[1]}`],
  ])('opens nothing when it is %s', async (_, change) => {
    const answer = await open(change(url));
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      detail: 'The link is not valid any more. Open the message again.',
    });
  });

  it('leads whoever opens it by hand too late to the message, and saves nothing', async () => {
    const late = url.replace(/ticket=(\d+)\.\d+/, 'ticket=$1.1');
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const answer = await open(late, { accept, 'accept-language': 'fi' });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
      ),
    });
    expect(answer.headers).not.toHaveProperty('content-disposition');
    expect(answer.payload).toContain('<html lang="fi">');
    expect(answer.payload).toContain(
      `<a href="/notifications?notification=${id}&amp;org-id=${organizationId}">Avaa ilmoitus</a>`,
    );
    // What stands in the address is written nowhere unless it is a number.
    const forged = url.split('?')[0];
    for (const query of [
      '',
      '?ticket=1.&notification=%22%3E%3Cscript%3E',
      '?ticket=%2F%2Fevil.example.1.2&notification=1',
      '?ticket=1.2&ticket=1.3&notification[]=4',
    ]) {
      const { payload, statusCode } = await open(`${forged}${query}`, { accept });
      expect(statusCode).toBe(404);
      expect(payload).toContain('<a href="/notifications">Open the notifications</a>');
      expect(payload).not.toMatch(/script>|evil/);
    }
  });

  it('opens nothing after five minutes', async () => {
    jest.useFakeTimers({
      now: Date.now() + 5 * 60_000 + 1000,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'setTimeout',
        'setInterval',
        'clearTimeout',
        'clearInterval',
        'queueMicrotask',
      ],
    });
    try {
      expect((await open(url)).statusCode).toBe(404);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'who is no member any more',
      () => server.seed((tx) => tx.delete(membership).where(eq(membership.userId, member.id))),
    ],
    [
      'who was disabled',
      () =>
        server.seed((tx) =>
          tx.update(user).set({ status: 'disabled' }).where(eq(user.id, member.id)),
        ),
    ],
    [
      'while the view is restricted',
      () =>
        server.seed((tx) =>
          tx
            .insert(organizationSettings)
            .values({ organizationId, restrictedViews: ['notifications'] }),
        ),
    ],
    [
      'while the message is not published',
      () =>
        server.seed((tx) =>
          tx
            .update(notification)
            .set({ publishedAt: new Date(Date.now() + 60_000) })
            .where(eq(notification.id, id)),
        ),
    ],
    [
      'while the message waits for files',
      () =>
        server.seed((tx) =>
          tx.update(notification).set({ waitsForFiles: true }).where(eq(notification.id, id)),
        ),
    ],
    [
      'when the message was deleted',
      () =>
        server.seed((tx) =>
          tx
            .delete(notification)
            .where(and(eq(notification.organizationId, organizationId), eq(notification.id, id))),
        ),
    ],
  ])('opens nothing for a user %s', async (_, change) => {
    expect((await open(url)).statusCode).toBe(200);
    await change();
    expect((await open(url)).statusCode).toBe(404);
  });

  it('opens for members of an organisation above, not below', async () => {
    const child = await server.createOrganization({ parentId: organizationId });
    const below = await server.createUser({ memberships: { [child]: {} } });
    const fileId = Number(/file\/(\d+)/.exec(url)?.[1]);
    expect((await open(await linkFor(below.id, fileId))).statusCode).toBe(404);
    const message = await createMessage(child);
    const childManager = await server.createUser({
      memberships: { [child]: { notification_manager: true } },
    });
    const { body } = await upload([{ name: 'a.pdf', content: PDF }], {
      token: childManager.token,
      message,
    });
    const links = await server.services.files.links(child, member.id);
    expect((await open(links((body as NotificationFile[])[0]?.id ?? 0, message))).statusCode).toBe(
      200,
    );
  });

  it.each([
    ['bytes=0-3', 206, 'Kuuk', 'bytes 0-3/18'],
    ['bytes=-4', 206, '1;2\n', 'bytes 14-17/18'],
    ['bytes=14-', 206, '1;2\n', 'bytes 14-17/18'],
    ['bytes=14-999', 206, '1;2\n', 'bytes 14-17/18'],
    ['bytes=18-', 416, '', 'bytes */18'],
    ['bytes=0-1,4-5', 200, 'Kuukausi;Arvo\n1;2\n', undefined],
    ['lines=1-2', 200, 'Kuukausi;Arvo\n1;2\n', undefined],
    ['nonsense', 200, 'Kuukausi;Arvo\n1;2\n', undefined],
  ])('answers the range %s with %d', async (range, status, payload, contentRange) => {
    const answer = await open(url, { range });
    expect([answer.statusCode, answer.payload, answer.headers['content-range']]).toEqual([
      status,
      payload,
      contentRange,
    ]);
  });

  it('goes on with a range only of the same file', async () => {
    const { headers } = await open(url);
    expect(
      (await open(url, { range: 'bytes=0-3', 'if-range': String(headers.etag) })).statusCode,
    ).toBe(206);
    expect((await open(url, { range: 'bytes=0-3', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it('answers HEAD without the content', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url });
    expect([answer.statusCode, answer.payload, answer.headers['content-length']]).toEqual([
      200,
      '',
      '18',
    ]);
  });

  it('says so when the storage has lost the file', async () => {
    await rm(join(folder, 'files'), { recursive: true });
    expect((await open(url)).statusCode).toBe(503);
  });
});

describe('the sweep', () => {
  it('removes what no message names and is older than a day, and nothing else', async () => {
    const { body } = await upload([
      { name: 'a.pdf', content: PDF },
      { name: 'b.pdf', content: PDF },
    ]);
    const [kept, lost] = body as NotificationFile[];
    await server.seed((tx) =>
      tx.delete(notificationFile).where(eq(notificationFile.id, lost?.id ?? 0)),
    );
    const sweepAt = async (time: number) => {
      const { openStorage } = await import('../../files/files.js');
      const { sweepStorage } = await import('../../files/sweep.js');
      const { config, database } = server.services;
      const {
        rows: [installation],
      } = await database.query<{ id: string }>('SELECT id FROM installation');
      await sweepStorage(
        await openStorage(config),
        `${installation?.id}/messages/`,
        database,
        time,
      );
    };
    await sweepAt(Date.now());
    expect((await onDisk()).kept).toHaveLength(2);
    await sweepAt(Date.now() + 25 * 60 * 60 * 1000);
    expect((await onDisk()).kept).toHaveLength(1);
    expect((await open(kept?.notification_file ?? '')).statusCode).toBe(200);
  });
});
