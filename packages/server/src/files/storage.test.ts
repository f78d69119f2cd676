import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startS3, type TestS3 } from '../../test/s3.js';
import { openStorage } from './files.js';
import { readS3Url } from './location.js';
import { type FileStorage, MissingFileError } from './storage.js';

let folder: string;
let s3: TestS3;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavoite-storage-'));
  s3 = await startS3(join(folder, 's3'));
});
afterAll(async () => {
  await s3?.close();
  await rm(folder, { recursive: true, force: true });
});

/** More than one part of an upload to S3. */
const LARGE = randomBytes(12 * 1024 * 1024);

const open: Record<string, () => Promise<FileStorage>> = {
  'the data folder': () => openStorage({ s3: null, dataFolder: folder }),
  S3: () => openStorage({ s3: readS3Url(s3.url), dataFolder: folder }),
};

describe.each(Object.keys(open))('files in %s', (name) => {
  let storage: FileStorage;
  const prefix = `${randomUUID()}/messages/`;

  const put = async (key: string, content: Buffer) => {
    const path = join(folder, randomUUID());
    await writeFile(path, content);
    await storage.put(key, path);
    expect(await readdir(folder)).not.toContain(path.split('/').at(-1));
  };
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of storage.list(prefix)) found.push(key);
    return found.sort();
  };

  beforeAll(async () => {
    storage = await (open[name] as () => Promise<FileStorage>)();
  });

  it('come back as they were, in whole and in part', async () => {
    await put(`${prefix}1/a`, LARGE);
    expect((await buffer(await storage.read(`${prefix}1/a`))).equals(LARGE)).toBe(true);
    const part = await storage.read(`${prefix}1/a`, { start: 5_000_000, end: 5_000_009 });
    expect(await buffer(part)).toEqual(LARGE.subarray(5_000_000, 5_000_010));
  });

  it('are listed with their age, and no others', async () => {
    await put(`${prefix}2/b`, Buffer.from('b'));
    await put(`other/3/c`, Buffer.from('c'));
    expect(await keys()).toEqual([`${prefix}1/a`, `${prefix}2/b`]);
    for await (const { changedAt } of storage.list(prefix))
      expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(10 * 60_000);
    for await (const _ of storage.list('nothing/')) throw new Error('There is something');
  });

  it('are gone when they are removed; what is not there can be removed, too', async () => {
    await storage.remove([`${prefix}1/a`, `${prefix}2/b`, `${prefix}2/never`]);
    expect(await keys()).toEqual([]);
    await expect(storage.read(`${prefix}1/a`)).rejects.toThrow(MissingFileError);
  });
});

it.each<[string, ReturnType<typeof readS3Url>]>([
  ['s3://files', { bucket: 'files', prefix: '', endpoint: undefined, region: undefined }],
  [
    's3://files/tavoite/?region=eu-north-1',
    { bucket: 'files', prefix: 'tavoite/', endpoint: undefined, region: 'eu-north-1' },
  ],
  [
    's3://files?endpoint=http://localhost:9000',
    { bucket: 'files', prefix: '', endpoint: 'http://localhost:9000', region: 'us-east-1' },
  ],
  ['s3://key:secret@files', null],
  ['s3://files?endpiont=http://localhost', null],
  ['s3://files?endpoint=localhost:9000', null],
  ['s3://', null],
  ['https://files', null],
  ['files', null],
])('reads %s', (text, location) => {
  expect(readS3Url(text)).toEqual(location);
});
