import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { contract, type NotificationFile } from '@tavoite/model';
import { FORM_TYPE, formOf, PDF } from '../../../test/files.js';
import { startProcess, type TestProcess } from '../../../test/processes.js';
import { type TestUser, useTestServer } from '../../../test/server.js';
import { notificationFile } from '../../db/schema/index.js';
import { openStorage } from '../../files/files.js';
import { createStaging } from '../../files/staging.js';
import { sweepStorage } from '../../files/sweep.js';

const KILLS = Number(process.env.TAVOITE_KILLS ?? 4);
const ROUNDS_OF_A_USER = 10;
const FILES = 3;
const FILE_BYTES = 1_500_000;
const HOURS_MS = 3_600_000;

const folder = join(tmpdir(), `tavoite-kill-${randomUUID()}`);
const server = useTestServer({ config: { dataFolder: folder } });
afterAll(() => rm(folder, { recursive: true, force: true }));

const filesIn = async (name: string) =>
  (await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(5);
}

const shaOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

describe('a server that is killed during an upload', () => {
  let manager: TestUser;
  let message: number;
  let running: TestProcess;

  const start = async () => {
    running = await startProcess('server-process', server.connection, { TAVOITE_DATA: folder });
  };
  let organization: number;
  const changeManager = async () => {
    manager = await server.createUser({
      memberships: { [organization]: { notification_manager: true } },
    });
  };
  beforeAll(async () => {
    organization = await server.createOrganization();
    await start();
  });
  afterAll(() => running.kill());

  async function createMessage(): Promise<number> {
    const { body } = await server.call(contract.createNotification, {
      token: manager.token,
      body: {
        title: 'Files',
        text_value: '{"blocks":[],"entityMap":{}}',
        waits_for_files: true,
      } as never,
    });
    return body.id;
  }

  function post(form: Buffer, key: string) {
    const outgoing = request({
      host: '127.0.0.1',
      port: Number(running.line),
      method: 'POST',
      path: `/api/notification/${message}/upload_files/`,
      headers: {
        authorization: `Token ${manager.token}`,
        'content-type': FORM_TYPE,
        'content-length': form.length,
        'idempotency-key': key,
      },
    });
    const answer = once(outgoing, 'response').then(
      async ([response]) => ({
        status: response.statusCode as number,
        files: (await json(response).catch(() => null)) as NotificationFile[] | null,
      }),
      () => null,
    );
    outgoing.on('error', () => undefined);
    return { outgoing, answer };
  }

  /** Uploads until a moment that is another one in each round; answers what the client was told. */
  async function uploadAndKill(round: number, form: Buffer, key: string) {
    // What earlier kills have left.
    const left = (await filesIn('uploads')).length;
    const comeIn = async () => (await filesIn('uploads')).length - left;
    const { outgoing, answer } = post(form, key);
    const half = Math.floor(form.length / 2);
    outgoing.write(form.subarray(0, half));
    if (round % 4 === 0) await until(async () => (await comeIn()) > 0);
    else {
      outgoing.write(form.subarray(half, -20));
      if (round % 4 === 1) await until(async () => (await comeIn()) >= FILES);
      else {
        outgoing.end(form.subarray(-20));
        // Somewhere between the last byte and the answer, or after it.
        if (round % 4 === 2) await wait(Math.random() * 40);
        else await answer;
      }
    }
    await running.kill();
    return answer;
  }

  const recorded = async () => {
    const { body } = await server.call(contract.getNotification, {
      token: manager.token,
      params: { id: message },
    });
    return body.files;
  };
  const contentsOf = (files: readonly NotificationFile[]) =>
    Promise.all(
      files.map(async (file) => {
        const opened = await server.app.inject({ method: 'GET', url: file.notification_file });
        expect(opened.statusCode).toBe(200);
        return shaOf(opened.rawPayload);
      }),
    );

  it(
    `leaves all files of it or none, and takes it again once, ${KILLS} times`,
    async () => {
      let acknowledged = 0;
      const starts: number[] = [];
      for (let round = 0; round < KILLS; round++) {
        // Nobody uploads so often: the limit of one user would end it.
        if (round % ROUNDS_OF_A_USER === 0) await changeManager();
        message = await createMessage();
        const contents = Array.from({ length: FILES }, () =>
          Buffer.concat([PDF, randomBytes(FILE_BYTES)]),
        );
        const form = formOf(contents.map((content, index) => ({ name: `${index}.pdf`, content })));
        const key = randomUUID();
        const answer = await uploadAndKill(round, form, key);
        const after = await recorded();
        expect([0, FILES]).toContain(after.length);
        if (answer?.status === 200) {
          acknowledged++;
          expect(after).toHaveLength(FILES);
        }
        expect(await contentsOf(after)).toEqual(contents.slice(0, after.length).map(shaOf));
        // The client does not know, and sends it again.
        const startedAt = performance.now();
        await start();
        starts.push(performance.now() - startedAt);
        const again = post(form, key);
        again.outgoing.end(form);
        expect(await again.answer).toMatchObject({ status: 200, files: { length: FILES } });
        expect(await contentsOf(await recorded())).toEqual(contents.map(shaOf));
      }
      console.info(
        `Ready again ${Math.round(Math.max(...starts))} ms after a start at most, ${KILLS} times`,
      );
      expect(acknowledged).toBeGreaterThanOrEqual(Math.floor(KILLS / 4));
      // What the kills left belongs to nothing, and the sweep takes it away.
      const later = new Date(Date.now() + 25 * HOURS_MS);
      const { config, database } = server.services;
      const {
        rows: [installation],
      } = await database.query<{ id: string }>('SELECT id FROM installation');
      const prefix = `${installation?.id}/messages/`;
      await sweepStorage(await openStorage(config), prefix, database, later.getTime());
      const rows = await server.seed((tx) =>
        tx.select({ storageKey: notificationFile.storageKey }).from(notificationFile),
      );
      expect((await filesIn('files')).sort()).toEqual(
        rows.map(({ storageKey }) => storageKey).sort(),
      );
      await createStaging(join(folder, 'uploads')).sweep(later);
      expect(await filesIn('uploads')).toEqual([]);
    },
    60_000 + KILLS * 60_000,
  );
});
