import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_LONG } from '../../test/random-requests.js';
import { cloneTemplate, execute } from '../../test/template.js';
import { OperatorError } from '../config/operator-error.js';
import type { Connection } from '../db/database.js';
import { createFolderStorage } from '../files/folder-storage.js';
import { backUp } from './backup.js';
import { checkAll, openBackup } from './reading.js';

const shared = JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection;
const name = `tavoite_test_${randomBytes(6).toString('hex')}`;
jest.setTimeout(600_000);
let base: string;
let connection: Connection;

const backUpFrom = (from: Connection, path: string) =>
  backUp(path, { connection: from, storage: createFolderStorage(join(base, 'files')) });

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'tavoite-attack-'));
  connection = await cloneTemplate(shared, name);
  await execute(
    connection,
    `WITH o AS (INSERT INTO organization (key, name) VALUES ('a', 'A') RETURNING id)
     INSERT INTO term (organization_id, key, title) SELECT id, 'k', 'T' FROM o`,
  );
});
afterAll(async () => {
  await execute(shared, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await rm(base, { recursive: true, force: true });
});

it('backs nothing up rather than the part that row-level security shows', async () => {
  const role = `${name}_reader`;
  const password = randomBytes(12).toString('hex');
  await execute(
    shared,
    `CREATE ROLE ${role} LOGIN PASSWORD '${password}' IN ROLE pg_read_all_data`,
  );
  try {
    const url = connection.connectionString && new URL(connection.connectionString);
    if (url) Object.assign(url, { username: role, password });
    const asReader = url ? { connectionString: url.href } : { ...connection, user: role, password };
    const path = join(base, 'filtered.zip');
    await expect(backUpFrom(asReader, path)).rejects.toThrow('row-level security');
    await expect(stat(path)).rejects.toThrow('ENOENT');
  } finally {
    await execute(shared, `DROP ROLE ${role}`);
  }
});

/** The usual run changes one byte in so many: a number that meets each bit of a byte. */
const BYTES_APART = IS_LONG ? 1 : 61;

it('takes no archive whose list of contents was changed, by whatever byte', async () => {
  const path = join(base, 'whole.zip');
  await backUpFrom(connection, path);
  const whole = await readFile(path);
  const { manifest, close } = await openBackup(path);
  close();
  const from = whole.lastIndexOf(Buffer.from('PK\x03\x04'));
  const changed = join(base, 'changed.zip');
  const wrong: string[] = [];
  let refused = 0;
  let checks = 0;
  for (let at = from; at < whole.length; at += BYTES_APART) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
    await writeFile(changed, bytes);
    try {
      const opened = await openBackup(changed);
      try {
        // Where contents are looked for is in there, too.
        if (checks++ % 20 === 0) await checkAll(opened);
        if (JSON.stringify(opened.manifest) !== JSON.stringify(manifest))
          wrong.push(`${at}: taken`);
      } finally {
        opened.close();
      }
    } catch (error) {
      if (error instanceof OperatorError) refused += 1;
      else wrong.push(`${at}: ${(error as Error).message}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(1300 / BYTES_APART);
});
