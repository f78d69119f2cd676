import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  archiveOf,
  DOCUMENT,
  GIF,
  JPEG,
  MACRO_DOCUMENT,
  PDF,
  PNG,
  WEBP,
  WORKBOOK,
} from '../../test/files.js';
import { FieldError, TooLargeError } from '../messages/errors.js';
import { createStaging, type Staging } from './staging.js';

let folder: string;
let staging: Staging;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tavoite-staging-'));
  staging = createStaging(join(folder, 'new'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const stage = (name: string, content: Buffer | string) => {
  const bytes = Buffer.from(content as string);
  const pieces = [bytes.subarray(0, 3), bytes.subarray(3)].filter(({ length }) => length > 0);
  return staging.stage(name, Readable.from(pieces));
};

const refusal = async (name: string, content: Buffer | string) => {
  const error = await stage(name, content).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(await readdir(join(folder, 'new'))).toEqual([]);
  if (error instanceof FieldError) return error.fields.files?.[0];
  if (error instanceof TooLargeError) return error.detail;
  throw error ?? new Error(`${name} was taken`);
};

it.each([
  ['a.pdf', PDF, 'application/pdf'],
  ['a.png', PNG, 'image/png'],
  ['a.jpg', JPEG, 'image/jpeg'],
  ['a.JPEG', JPEG, 'image/jpeg'],
  ['a.gif', GIF, 'image/gif'],
  ['a.webp', WEBP, 'image/webp'],
  ['a.docx', DOCUMENT, expect.stringContaining('wordprocessingml')],
  ['a.xlsx', WORKBOOK, expect.stringContaining('spreadsheetml')],
  [
    'a.pptx',
    archiveOf(['[Content_Types].xml', 'ppt/presentation.xml']),
    expect.stringContaining('presentationml'),
  ],
  ['a.zip', archiveOf(['x.exe']), 'application/zip'],
  ['empty.zip', archiveOf([]), 'application/zip'],
  ['a.csv', 'Kuukausi;Määrä\n', 'text/csv'],
  ['a.txt', Buffer.from('Määrä', 'latin1'), 'text/plain'],
])('takes %s', async (name, content, mediaType) => {
  const staged = await stage(name, content);
  expect(staged).toMatchObject({
    name,
    type: { mediaType },
    bytes: Buffer.from(content as string).length,
  });
  await staging.discard([staged]);
  expect(await readdir(join(folder, 'new'))).toEqual([]);
});

it.each([
  ['a.docm', MACRO_DOCUMENT, 'file_type'],
  ['a.html', '<html>', 'file_type'],
  ['a.svg', '<svg/>', 'file_type'],
  ['a', PDF, 'file_type'],
  ['a.docx', MACRO_DOCUMENT, 'file_macros'],
  [
    'a.xlsx',
    archiveOf(['[Content_Types].xml', 'xl/workbook.xml', 'xl/macrosheets/sheet1.xml']),
    'file_macros',
  ],
  ['a.docx', WORKBOOK, 'file_content'],
  ['a.docx', archiveOf(['notes.txt']), 'file_content'],
  ['a.docx', WORKBOOK.subarray(0, -30), 'file_content'],
  ['a.docx', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(100)]), 'file_content'],
  ['a.docx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'file_content'],
  ['a.pdf', '<html><script>alert(1)</script></html>', 'file_content'],
  ['a.pdf', PNG, 'file_content'],
  ['a.png', PDF, 'file_content'],
  ['a.zip', PDF, 'file_content'],
  ['a.csv', '<html>', 'file_not_text'],
  ['a.csv', 'a\u0000b', 'file_not_text'],
  ['a.txt', PNG, 'file_not_text'],
  ['a.pdf', '', 'file_empty'],
])('refuses %s and names it', async (name, content, key) => {
  expect(await refusal(name, content)).toMatchObject({ key, values: { name } });
});

it('refuses what has no name left', async () => {
  expect(await refusal('../', PDF)).toBe('file_without_name');
});

it('refuses one byte too much without having taken the rest', async () => {
  const megabyte = Buffer.alloc(1024 * 1024);
  const content = (bytes: number) =>
    Readable.from(
      (function* () {
        yield PDF;
        for (let left = bytes - PDF.length; left > 0; left -= megabyte.length)
          yield megabyte.subarray(0, Math.min(left, megabyte.length));
      })(),
    );
  const limit = 20 * 1024 * 1024;
  const whole = await staging.stage('whole.pdf', content(limit));
  expect(whole.bytes).toBe(limit);
  await staging.discard([whole]);
  const endless = content(Number.POSITIVE_INFINITY);
  await expect(staging.stage('endless.pdf', endless)).rejects.toThrow(TooLargeError);
  expect(endless.destroyed).toBe(true);
  expect(await readdir(join(folder, 'new'))).toEqual([]);
});

it('leaves nothing of content that breaks off', async () => {
  const broken = Readable.from(
    (async function* () {
      yield PDF;
      throw new Error('cut off');
    })(),
  );
  await expect(staging.stage('a.pdf', broken)).rejects.toThrow('cut off');
  expect(await readdir(join(folder, 'new'))).toEqual([]);
});

it('sweeps what is older than any upload, and nothing younger', async () => {
  const staged = await stage('a.pdf', PDF);
  await staging.sweep(new Date(Date.now() - 60_000));
  expect(await readdir(join(folder, 'new'))).toHaveLength(1);
  await staging.sweep(new Date(Date.now() + 60_000));
  expect(await readdir(join(folder, 'new'))).toEqual([]);
  await staging.discard([staged]);
});
