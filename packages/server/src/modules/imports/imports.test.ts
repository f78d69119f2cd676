import { buffer } from 'node:stream/consumers';
import { contract, type ImportAnswer, monthNumber, sampleFolder } from '@tavoite/model';
import { eq, sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { seedFigures } from '../../../test/figures.js';
import { archiveOf, FORM_TYPE, formOf, type SentFile } from '../../../test/files.js';
import { type FolderContents, soundFolder, withFolder } from '../../../test/import-folders.js';
import { type TestUser, useTestServer } from '../../../test/server.js';
import { openDatabase } from '../../db/database.js';
import { type Hearing, type Listener, listen } from '../../db/listener.js';
import { organization as organizationTable, series, term } from '../../db/schema/index.js';
import { checkFolder, faultText } from '../../import/index.js';

const server = useTestServer();
let organization: number;
let key: string;
let manager: TestUser;
const OWNER = 'ada@group.example';
const flags = { organization_manager: true };

/** What a manager may import of the sound folder, for one organisation. */
const folderOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(soundFolder)
      .filter(([file]) => !/^(organizations|users|memberships)/.test(file))
      .map(([file, text]) => [
        file,
        String(text)
          .replace(/^\*,/gm, `${name},`)
          .replace(/^(north|group),/gm, `${name},`),
      ]),
  );

beforeEach(async () => {
  key = `imports-${Math.random().toString(36).slice(2)}`;
  organization = await server.createOrganization({ key });
  manager = await server.createUser({ memberships: { [organization]: flags } });
  await server.seed((tx) => tx.execute(sql`UPDATE "user" SET email = ${OWNER} || id`));
  await server.seed((tx) =>
    tx.execute(sql`UPDATE "user" SET email = ${OWNER} WHERE id = ${manager.id}`),
  );
});

async function zipOf(contents: FolderContents, folder = ''): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(contents))
    zip.addBuffer(Buffer.from(content as string), `${folder}${name}`);
  zip.end();
  return buffer(zip.outputStream);
}

interface Sent {
  readonly status: number;
  readonly body: ImportAnswer & Record<string, unknown>;
}
async function post(query: string, type: string, payload: string | Buffer, token: string) {
  const { method, path } = contract.importData;
  const response = await server.app.inject({
    method,
    url: `${path}?${query}`,
    headers: { authorization: `Token ${token}`, 'content-type': type },
    payload,
  });
  return { status: response.statusCode, body: response.json() } as Sent;
}
const send = (files: readonly SentFile[], query = '', { token } = manager) =>
  post(query, FORM_TYPE, formOf(files), token);
const sendZip = async (contents: FolderContents, query = '', by = manager) =>
  send([{ name: 'folder.zip', content: await zipOf(contents) }], query, by);
const sendRows = (rows: object, query = '', { token } = manager) =>
  post(query, 'application/json', JSON.stringify({ rows }), token);

const sentences = ({ body }: Sent) => (body.files as string[] | undefined)?.join('\n');
const count = (table: typeof term | typeof series, id = organization) =>
  server.seed((tx) => tx.$count(table, eq(table.organizationId, id)));
const versionOf = async (id = organization) => {
  const [row] = await server.seed((tx) =>
    tx.select().from(organizationTable).where(eq(organizationTable.id, id)),
  );
  return row?.dataVersion ?? 0;
};
/** What is told of data versions; `end` waits until all of it has come. */
async function hearVersions() {
  const told: string[] = [];
  let onEnd = () => {};
  const ended = new Promise<void>((resolve) => {
    onEnd = resolve;
  });
  const listener = await new Promise<Listener>((resolve, reject) => {
    const hearing: Hearing = {
      channel: 'tavoite_data_versions',
      onMessage: (payload) => (payload === 'end' ? onEnd() : told.push(payload)),
      onConnected: async () => {
        setImmediate(() => resolve(made));
      },
    };
    const made: Listener = listen(server.connection, [hearing], reject);
  });
  const end = async () => {
    await server.seed((tx) => tx.execute(sql`SELECT pg_notify('tavoite_data_versions', 'end')`));
    await ended;
    await listener.close();
  };
  return { told, end };
}
const history = async () =>
  (await server.call(contract.listHistory, { token: manager.token, query: {} })).body.results;
const sheet = async () =>
  (
    await server.call(contract.getFigureSheet, {
      token: manager.token,
      query: { start_date: '2025-01-01', end_date: '2025-02-28' },
    })
  ).body.terms.map(({ key: name, values, verified }) => [name, values, verified]);
const machine = async (scope: 'read' | 'figures') =>
  (
    await server.call(contract.createAccessToken, {
      token: manager.token,
      body: { name: 'Ledger', scope, days: 30 },
    })
  ).body;

describe('a folder', () => {
  it('is as its sample shows, which can be imported as it is', async () => {
    const { status, body } = await sendZip(sampleFolder(key));
    expect([status, body.faults]).toEqual([200, []]);
    expect(body.written).toEqual([
      { kind: 'terms', created: 3, updated: 0 },
      { kind: 'target_groups', created: 1, updated: 0 },
      { kind: 'targets', created: 1, updated: 0 },
    ]);
    expect(body.figures.changed).toBe(48);
  });

  it('is imported from an archive, with one new data version that is told once', async () => {
    const { told, end } = await hearVersions();
    const before = await versionOf();
    const { status, body } = await sendZip(folderOf(key));
    expect([status, body.faults]).toEqual([200, []]);
    expect(body.written).toEqual([
      { kind: 'settings', created: 1, updated: 0 },
      { kind: 'objectives', created: 1, updated: 0 },
      { kind: 'color_pairs', created: 1, updated: 0 },
      { kind: 'terms', created: 5, updated: 0 },
      { kind: 'target_groups', created: 2, updated: 0 },
      { kind: 'targets', created: 2, updated: 0 },
      { kind: 'mappings', created: 3, updated: 0 },
    ]);
    expect(body.figures).toEqual({ changed: 4, unchanged: 0 });
    const version = await versionOf();
    expect(version).toBeGreaterThan(before);
    expect(await sheet()).toEqual([
      ['sales', [100, 110.5], '10'],
      ['4100', [60, null], '10'],
      ['staff', [7, null], '10'],
    ]);
    expect((await history()).map(({ event }) => event)).toEqual([
      'data_imported',
      'figures_changed',
    ]);
    await end();
    expect(told).toEqual([`${organization}:${version}`]);
    // Once more, nothing doubles and no figure changes.
    const again = await sendZip(folderOf(key));
    expect(again.body.figures).toEqual({ changed: 0, unchanged: 4 });
    expect(again.body.written).toContainEqual({ kind: 'terms', created: 0, updated: 5 });
    expect(await count(term)).toBe(5);
  });

  it('is imported with a folder around it, and without what a Mac adds', async () => {
    const { 'terms.csv': terms } = folderOf(key);
    const content = await zipOf({
      'ours/terms.csv': String(terms),
      'ours/README.md': 'text',
      '__MACOSX/ours/._terms.csv': 'x',
    });
    const { status, body } = await send([{ name: 'Folder.ZIP', content }]);
    expect([status, body.written]).toEqual([200, [{ kind: 'terms', created: 5, updated: 0 }]]);
  });

  it('is checked in a dry run, which writes nothing', async () => {
    const before = await versionOf();
    const { status, body } = await sendZip(folderOf(key), 'dry_run=true');
    expect([status, body.dry_run, body.changes]).toEqual([200, true, []]);
    expect(body.written).toContainEqual({ kind: 'terms', created: 5, updated: 0 });
    expect(body.figures.changed).toBe(4);
    expect([await count(term), await count(series), await versionOf()]).toEqual([0, 0, before]);
    expect(await history()).toEqual([]);
  });

  it('has the faults that the command line finds, in a dry run as data, else as a refusal', async () => {
    const broken = {
      ...folderOf(key),
      'terms.csv': `organization,key,title,formula\n${key},a b,A,\n${key},c,C,missing + 1\n${key},c,C,\n`,
      'targets.csv': `organization,key\n${key},x\n`,
      'trems.csv': 'x\n',
    };
    const expected = await withFolder(
      {
        ...broken,
        'organizations.csv': `key,name\n${key},${key}\n`,
        'users.csv': `email\n${OWNER}\n`,
      },
      (folder) => checkFolder(folder),
    );
    expect(expected.errorCount).toBeGreaterThan(5);
    const { status, body } = await sendZip(broken, 'dry_run');
    expect([status, body.error_count]).toEqual([200, expected.errorCount]);
    const inWords = (language: 'en' | 'fi') =>
      expected.problems.map(({ fault: what, ...at }) => ({
        ...at,
        message: faultText(language, what),
      }));
    expect(body.faults).toEqual(inWords('en'));
    const reader = await server.createUser({
      memberships: { [organization]: flags },
      language: 'fi',
    });
    expect((await sendZip(broken, 'dry_run', reader)).body.faults).toEqual(inWords('fi'));
    const refused = await sendZip(broken);
    expect(refused.status).toBe(400);
    expect(sentences(refused)).toContain('terms.csv, line 2, column 2 (key): "a b" is not a key.');
    expect(await count(term)).toBe(0);
  });

  it('leaves to the command line what managers do not keep', async () => {
    const answer = await sendZip({
      ...folderOf(key),
      'users.csv': 'email,password\neve@example.com,correct horse battery\n',
      'system_messages.csv': 'key,title\nx,X\n',
    });
    expect(answer.status).toBe(400);
    expect(sentences(answer)).toBe(
      'users.csv: Only the command line imports this file.\nsystem_messages.csv: Only the command line imports this file.',
    );
  });
});

describe('an archive', () => {
  let sound: Buffer;
  beforeEach(async () => {
    sound = await zipOf({ 'terms.csv': `organization,key,title\n${key},a,${'A'.repeat(200)}\n` });
  });
  const refusalOf = async (content: Buffer) => {
    const answer = await send([{ name: 'x.zip', content }]);
    expect(await count(term)).toBe(0);
    return [answer.status, sentences(answer)];
  };
  const damaged = [400, '“x.zip” cannot be read: it is no zip archive, or it is damaged.'];

  it.each([
    ['is text', () => Buffer.from('no archive')],
    ['is empty', () => Buffer.alloc(0)],
    ['is cut off', () => sound.subarray(0, sound.length - 30)],
    ['is cut off in the middle of a file', () => sound.subarray(0, 60)],
    ['climbs out of its folder', () => archiveOf(['../terms.csv'])],
    ['begins at the root', () => archiveOf(['/etc/terms.csv'])],
  ])('that %s is refused', async (_, content) => {
    expect(await refusalOf(content())).toEqual(damaged);
  });

  it('of which any byte of a file is another is refused or read to the same', async () => {
    // The packed bytes begin behind the name of the file.
    const start = sound.indexOf('terms.csv') + 'terms.csv'.length;
    const end = sound.indexOf('PK\x01\x02', 'latin1') - 16;
    for (let at = start; at < end; at += 3) {
      const flipped = Buffer.from(sound);
      flipped.writeUInt8(flipped.readUInt8(at) ^ 0x10, at);
      expect([at, ...(await refusalOf(flipped))]).toEqual([at, ...damaged]);
    }
  });

  it('that grows beyond its limits is refused, whether it says so or not', async () => {
    const bomb = await zipOf({ 'terms.csv': Buffer.alloc(60 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    const answer = await send([{ name: 'bomb.zip', content: bomb }]);
    expect([answer.status, answer.body.detail]).toEqual([
      413,
      'The files have more than 50 MB. Import them in parts.',
    ]);
    // The list of contents says that it is small.
    const lying = Buffer.from(bomb);
    lying.writeUInt32LE(10, lying.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24);
    expect(await refusalOf(lying)).toEqual(damaged);
  });

  it('with too many files, with none, or with several folders is refused', async () => {
    const names = Array.from({ length: 1001 }, (_, n) => `${n}.txt`);
    expect(await refusalOf(archiveOf(names))).toEqual([400, '“x.zip” holds more than 1000 files.']);
    expect(await refusalOf(archiveOf(['a.txt']))).toEqual([400, '“x.zip” holds no CSV file.']);
    expect((await refusalOf(archiveOf(['a/terms.csv', 'b/data.csv'])))[1]).toMatch(
      /several folders/,
    );
  });
});

describe('files', () => {
  it('are imported one by one, under their own names', async () => {
    const { 'terms.csv': terms, 'data.csv': data } = folderOf(key);
    const files = [
      { name: 'terms.csv', content: String(terms) },
      { name: 'data.csv', content: String(data) },
    ];
    expect(await send(files)).toMatchObject({ status: 200, body: { figures: { changed: 4 } } });
    expect(sentences(await send([{ name: 'terms.pdf', content: 'x' }]))).toMatch(/neither a CSV/);
    const twice = [
      { name: 'terms.csv', content: String(terms) },
      { name: 'x.zip', content: await zipOf({ 'terms.csv': String(terms) }) },
    ];
    expect(sentences(await send(twice))).toBe('“terms.csv” is there twice.');
    expect(sentences(await send([{ name: 'terms.csv', content: '' }]))).toMatch(/file is empty/);
  });
});

describe('rows', () => {
  it('are imported from JSON into the own organisation, with their places in faults', async () => {
    const terms = [
      { key: 'sales', title: 'Sales,\n"net"', parent: null },
      { key: 'costs', title: 'Costs', parent: 'sales' },
    ];
    const data = [{ term: 'sales', '2025-01': 12.5, '2025-02': -1e-7 }];
    expect(await sendRows({ terms, 'data.csv': data })).toMatchObject({
      status: 200,
      body: { written: [{ kind: 'terms', created: 2 }], figures: { changed: 2 } },
    });
    const broken = [...terms, { key: 'x', title: 'X', parent: 'nothing' }];
    const { body } = await sendRows({ terms: broken }, 'dry_run=true');
    expect(body.faults).toEqual([
      expect.objectContaining({
        file: 'terms.csv',
        line: 3,
        column: { name: 'parent', position: 3 },
      }),
    ]);
    const nameless = await sendRows({ terms: [{ key: 'x', tilte: 'X' }] }, 'dry_run=true');
    expect(nameless.body.faults.map(({ line }) => line)).toEqual([null, null]);
    const uneven = await sendRows({ terms: [{ key: 'x', title: 'X' }, { key: 'y' }] });
    expect(sentences(uneven)).toMatch(/^Row 2 of “terms.csv” has other columns/);
    expect((await sendRows({})).status).toBe(400);
    expect((await sendRows({ terms: [], 'terms.csv': [] })).status).toBe(400);
  });
});

describe('other organisations', () => {
  it('are as if there were none, unless they are below and open', async () => {
    const child = await server.createOrganization({ key: `${key}-child`, parentId: organization });
    const archived = await server.createOrganization({
      key: `${key}-old`,
      parentId: organization,
      archivedAt: new Date(),
    });
    await server.createOrganization({ key: `${key}-hidden`, parentId: archived });
    const parent = await server.createOrganization({ key: `${key}-parent` });
    await server.seed((tx) =>
      tx
        .update(organizationTable)
        .set({ parentId: parent })
        .where(eq(organizationTable.id, organization)),
    );
    await server.createOrganization({ key: `${key}-strange` });
    const into = (name: string) =>
      sendRows({ terms: [{ organization: name, key: 'a', title: 'A' }] });
    expect((await into(`${key}-child`)).status).toBe(200);
    expect(await count(term, child)).toBe(1);
    const refused = {
      old: 'The organisation "?" is archived.',
      hidden: 'The organisation "?" is archived.',
      parent: 'There is no organisation "?".',
      strange: 'There is no organisation "?".',
      nowhere: 'There is no organisation "?".',
    };
    for (const [name, sentence] of Object.entries(refused)) {
      const answer = await into(`${key}-${name}`);
      expect(answer.status).toBe(400);
      expect(sentences(answer)).toContain(sentence.replace('?', `${key}-${name}`));
      expect(sentences(answer)).not.toMatch(
        new RegExp(`mean "${key}-(old|hidden|parent|strange)"`),
      );
    }
    expect(await server.seed((tx) => tx.$count(term, eq(term.organizationId, archived)))).toBe(0);
  });

  it('do not show their members by a hint', async () => {
    const stranger = await server.createOrganization();
    const { email } = await server.createUser({ memberships: { [stranger]: {} } });
    const groups = [{ key: 'a', title: 'A', user: email }];
    const answer = await sendRows({ target_groups: groups });
    expect(sentences(answer)).toContain(`There is no user "${email}".`);
    const [near] = await Promise.all([
      sendRows({ target_groups: [{ key: 'a', title: 'A', user: email.replace('@', '2@') }] }),
    ]);
    expect(sentences(near)).not.toContain(`mean "${email}"`);
    expect(
      (await sendRows({ target_groups: [{ key: 'a', title: 'A', user: OWNER }] })).status,
    ).toBe(200);
  });
});

describe('who', () => {
  it('may not: readers, and tokens that only read', async () => {
    const reader = await server.createUser({ memberships: { [organization]: {} } });
    const { token } = await machine('read');
    for (const by of [reader, { ...manager, token }])
      expect((await sendRows({ terms: [] }, 'dry_run', by)).status).toBe(403);
  });

  it('may import figures only, into one organisation: a token that enters figures', async () => {
    await seedFigures(server, organization, { terms: [{ key: 'sales' }] });
    await server.createOrganization({ key: `${key}-child`, parentId: organization });
    const by = { ...manager, token: (await machine('figures')).token };
    const data = [{ term: 'sales', month: '2025-01', value: 5, verified: false }];
    expect(await sendRows({ data }, '', by)).toMatchObject({
      status: 200,
      body: { figures: { changed: 1 } },
    });
    expect((await history())[0]).toMatchObject({ access_token: 'Ledger' });
    const terms = [{ key: 'x', title: 'X' }];
    expect(sentences(await sendRows({ terms }, '', by))).toBe(
      'terms.csv: An access token imports figures only: data.csv.',
    );
    const below = data.map((row) => ({ organization: `${key}-child`, ...row }));
    expect((await sendRows({ data: below }, '', by)).status).toBe(400);
  });
});

describe('figures', () => {
  beforeEach(() =>
    seedFigures(server, organization, {
      terms: [
        { key: 'sales', first: monthNumber(2025, 1), values: [1, 2], verified: [true, false] },
      ],
    }),
  );
  const january = { data: [{ term: 'sales', month: '2025-01', value: 9, verified: true }] };

  it('that are verified change only with a reason', async () => {
    expect((await sendRows(january, 'dry_run')).body.needs_reason).toBe(true);
    expect(await sendRows(january)).toMatchObject({
      status: 400,
      body: { reason: ['Say why: figures that are verified are changed.'] },
    });
    expect(await sheet()).toEqual([['sales', [1, 2], '10']]);
    expect((await sendRows(january, 'reason=Late+invoice')).status).toBe(200);
    expect(await sheet()).toEqual([['sales', [9, 2], '10']]);
  });

  it('are taken back in the history', async () => {
    const { body } = await sendRows(january, 'reason=Late+invoice');
    expect(body.changes).toEqual([{ organization: key, change: expect.any(Number) }]);
    const [entry] = await history();
    expect(entry).toMatchObject({ event: 'figures_changed', figures: 1, undoable: true });
    const undone = await server.call(contract.undoHistoryEntry, {
      token: manager.token,
      params: { id: entry?.id ?? 0 },
    });
    expect(undone.status).toBeLessThan(300);
    expect(await sheet()).toEqual([['sales', [1, 2], '10']]);
  });

  it('of two imports at once are those of one after the other', async () => {
    const values = Array.from({ length: 6 }, (_, n) => n + 20);
    const answers = await Promise.all(
      values.map((value) =>
        sendRows({
          terms: [{ key: `t${value % 2}`, title: 'T' }],
          data: [
            { term: 'sales', month: '2025-02', value, verified: false },
            { term: `t${value % 2}`, month: '2025-02', value, verified: false },
          ],
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(values.map(() => 200));
    const [sales, ...others] = (await sheet()) as [string, number[]][];
    expect(values).toContain(sales?.[1][1]);
    expect(others).toHaveLength(2);
    const entries = await history();
    expect(entries.filter(({ event }) => event === 'figures_changed')).toHaveLength(6);
  });

  it('wait for no folder that is being imported', async () => {
    const other = openDatabase(server.connection, { max: 1 });
    await other.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(7482648302)`);
      expect((await sendRows(january, 'dry_run')).status).toBe(503);
    });
    await other.close();
    expect((await sendRows(january, 'dry_run')).status).toBe(200);
  });
});
