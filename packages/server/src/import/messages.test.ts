import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@tavoite/model';
import { MACRO_DOCUMENT, PDF, WORKBOOK } from '../../test/files.js';
import {
  type FolderContents,
  problemsOf,
  soundFolder,
  TODAY,
  withFolder,
} from '../../test/import-folders.js';
import { useTestServer } from '../../test/server.js';
import { notification, notificationRecipient, organization } from '../db/schema/index.js';
import { FieldError } from '../messages/errors.js';
import { importFolder } from './index.js';

const dataFolder = join(tmpdir(), `tavoite-import-files-${randomUUID()}`);
const server = useTestServer({ config: { dataFolder } });
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const HEAD = 'organization,key,title,text,published,author,files,read';
/** The sound folder with messages, and files for them. */
const messages = (lines: readonly string[], files: FolderContents = {}): FolderContents => ({
  ...soundFolder,
  'notifications.csv': [HEAD, ...lines, ''].join('\n'),
  ...Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`files/${name}`, bytes])),
});
const withFiles = (names: string) => `group,news,News,Read this.,D-3,ada@group.example,${names},`;

describe('notifications.csv', () => {
  const large = Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024)]);

  it.each<[string, string, FolderContents, string]>([
    [
      'a file that is not there',
      'raport.pdf',
      { 'report.pdf': PDF },
      'There is no file "raport.pdf" in the folder "files". Did you mean "report.pdf"?',
    ],
    ['a file outside of the folder', '../users.csv', {}, 'There is no file "../users.csv"'],
    ['a file that is too large', 'a.pdf', { 'a.pdf': large }, '"a.pdf" is larger than 20 MB.'],
    ['an empty file', 'a.pdf', { 'a.pdf': '' }, '"a.pdf" is empty.'],
    ['a program', 'a.exe', { 'a.exe': 'MZ' }, '"a.exe" is of a kind that cannot be added.'],
    [
      'a page that calls itself PDF',
      'a.pdf',
      { 'a.pdf': '<!doctype html><script>alert(1)</script>' },
      '"a.pdf" is not what its name says: its content is of another kind.',
    ],
    [
      'a page that calls itself a text',
      'a.csv',
      { 'a.csv': '<html><body>' },
      '"a.csv" is not plain text in UTF-8.',
    ],
    ['macros', 'a.docx', { 'a.docx': MACRO_DOCUMENT }, '"a.docx" has macros. Save it without'],
    [
      '21 files',
      Array.from({ length: 21 }, (_, index) => `${index}.pdf`).join(';'),
      Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}.pdf`, PDF])),
      'A message takes 20 files at most.',
    ],
  ])('names line and column of %s', async (_, names, files, words) => {
    const [problem, ...others] = await problemsOf(messages([withFiles(names)], files));
    expect(problem).toContain('notifications.csv, line 2, column 7 (files): ');
    expect(problem).toContain(words);
    expect(others).toEqual([]);
  });

  it.each([
    ['neither text nor file', 'group,news,News,,D-3,,,', 'A message needs a text or a file.'],
    ['no title', 'group,news,,Text,D,,,', 'column 3 (title)'],
    ['a time that is none', 'group,news,News,Text,soon,,,', 'column 5 (published)'],
    ['an author who is not there', 'group,n,N,T,D,eve@group.example,,', 'column 6 (author)'],
  ])('refuses %s', async (_, line, words) => {
    expect(await problemsOf(messages([line]))).toEqual([expect.stringContaining(words)]);
  });

  it('writes messages with their files once, and mails nobody', async () => {
    const contents = messages([withFiles('Taulukko äö.xlsx; report.pdf')], {
      'Taulukko äö.xlsx': WORKBOOK,
      'report.pdf': PDF,
    });
    const { files } = server.services;
    const run = () =>
      withFolder(contents, (folder) =>
        importFolder(server.connection, folder, { today: TODAY, files }),
      );
    await run();
    await run();
    const ids = await server.seed((tx) =>
      tx.select({ id: organization.id, key: organization.key }).from(organization),
    );
    const { token } = await server.createUser({
      memberships: { [ids.find(({ key }) => key === 'group')?.id ?? 0]: {} },
    });
    const { body } = await server.call(contract.listNotifications, { token, query: {} });
    expect(body.results).toMatchObject([
      { title: 'News', author: { name: 'Ada Aalto' }, read: false, send_notifications: false },
    ]);
    const [sent] = body.results;
    expect(sent?.files.map(({ file_title }) => file_title)).toEqual([
      'Taulukko äö.xlsx',
      'report.pdf',
    ]);
    const address = sent?.files[1]?.notification_file ?? '';
    const opened = await server.app.inject({ method: 'GET', url: address });
    expect(opened.rawPayload.equals(PDF)).toBe(true);
    expect(await server.seed((tx) => tx.select().from(notificationRecipient))).toEqual([]);
  });

  it('writes nothing, and says which file it was, when one is refused at last', async () => {
    const before = await server.seed((tx) => tx.select().from(notification));
    const { files } = server.services;
    const infected = new FieldError({
      files: [{ key: 'file_infected', values: { name: 'b.pdf', found: 'Test' } }],
    });
    const contents = messages(['*,late,Late,Text,D,,a.pdf; b.pdf,'], {
      'a.pdf': PDF,
      'b.pdf': PDF,
    });
    const importing = withFolder(contents, (folder) =>
      importFolder(server.connection, folder, {
        today: TODAY,
        files: {
          ...files,
          stage: (name, content) =>
            name === 'b.pdf' ? Promise.reject(infected) : files.stage(name, content),
        },
      }),
    );
    await expect(importing).rejects.toThrow(
      /^Nothing was imported\. .*b\.pdf: “b\.pdf” contains something harmful \(Test\) and was refused\.$/,
    );
    expect(await server.seed((tx) => tx.select().from(notification))).toEqual(before);
    expect(await readdir(join(dataFolder, 'uploads'))).toEqual([]);
  });
});
