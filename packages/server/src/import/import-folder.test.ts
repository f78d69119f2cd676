import { contract, monthNumber } from '@tavoite/model';
import { eq, sql } from 'drizzle-orm';
import { type FolderContents, soundFolder, withFolder } from '../../test/import-folders.js';
import { useTestServer } from '../../test/server.js';
import { verifyPassword } from '../auth/passwords.js';
import type { Queries } from '../db/database.js';
import * as schema from '../db/schema/index.js';
import { unpackSeries } from '../series/codec.js';
import { ImportProblemsError, type ImportProgress, importFolder } from './index.js';

const server = useTestServer();
const today = '2026-03-15';

function importContents(contents: FolderContents, onProgress?: (progress: ImportProgress) => void) {
  return withFolder(contents, (folder) =>
    importFolder(server.connection, folder, { today, ...(onProgress && { onProgress }) }),
  );
}

const tables = {
  organization: schema.organization,
  user: schema.user,
  membership: schema.membership,
  organizationSettings: schema.organizationSettings,
  objective: schema.objective,
  colorPair: schema.colorPair,
  term: schema.term,
  series: schema.series,
  targetGroup: schema.targetGroup,
  target: schema.target,
  mapping: schema.mapping,
};

/** Every row of every table that an import writes, in a fixed order. */
async function everything(tx: Queries): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const [name, table] of Object.entries(tables)) {
    const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
      sql`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY to_jsonb(t)::text`,
    );
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}

async function organizationId(tx: Queries, key: string): Promise<number> {
  const [row] = await tx
    .select({ id: schema.organization.id })
    .from(schema.organization)
    .where(eq(schema.organization.key, key));
  if (row === undefined) throw new Error(`No organisation ${key}`);
  return row.id;
}

async function column(organization: string, key: string) {
  return server.seed(async (tx) => {
    const [row] = await tx
      .select({ series: schema.series })
      .from(schema.series)
      .innerJoin(
        schema.term,
        sql`${schema.term.id} = ${schema.series.termId}
          AND ${schema.term.organizationId} = ${schema.series.organizationId}`,
      )
      .where(
        sql`${schema.term.key} = ${key}
          AND ${schema.term.organizationId} = ${await organizationId(tx, organization)}`,
      );
    if (row === undefined) return null;
    const { firstMonth, values, verified } = unpackSeries(row.series);
    return { firstMonth, values: [...values], verified: [...verified] };
  });
}

async function emptyDatabase(): Promise<void> {
  await server.seed(async (tx) => {
    await tx.execute(sql`TRUNCATE organization, "user" CASCADE`);
  });
}

beforeEach(emptyDatabase);

test('an import into an empty database writes every file', async () => {
  const steps: ImportProgress[] = [];
  const report = await importContents(soundFolder, (progress) => steps.push(progress));
  expect(Object.fromEntries(report.written.map(({ what, created }) => [what, created]))).toEqual({
    organizations: 2,
    users: 2,
    memberships: 2,
    settings: 1,
    objectives: 2,
    'colour pairs': 2,
    terms: 10,
    'target groups': 4,
    targets: 4,
    mappings: 6,
  });
  expect(report.months).toBe(4);
  expect(report.warnings).toEqual([]);
  expect(steps.map(({ step }) => step)).toEqual([
    ...new Array(12).fill('read'),
    'check',
    'passwords',
    'write',
    'write',
  ]);

  const { north, group } = await server.seed(async (tx) => ({
    north: await organizationId(tx, 'north'),
    group: await organizationId(tx, 'group'),
  }));
  const [organizationRow] = await server.seed((tx) =>
    tx.select().from(schema.organization).where(eq(schema.organization.id, north)),
  );
  expect(organizationRow).toMatchObject({
    parentId: group,
    nameFi: 'Pohjoinen',
    startOfFiscalYear: 1,
    timeZone: 'Europe/Helsinki',
    dataVersion: expect.any(Number),
  });
  const terms = await server.seed((tx) =>
    tx.select().from(schema.term).where(eq(schema.term.organizationId, north)),
  );
  const profit = terms.find(({ key }) => key === 'profit');
  expect(terms.find(({ key }) => key === 'sales')).toMatchObject({
    parentId: profit?.id,
    formula: null,
    aggregation: 'flow',
    unit: '€',
  });
  expect(profit).toMatchObject({ formula: 'sales - [4100]', parentId: null });
  expect(await column('group', 'sales')).toEqual({
    firstMonth: monthNumber(2025, 1),
    values: [100, 110.5],
    verified: [1, 0],
  });
  const mappings = await server.seed((tx) =>
    tx.select().from(schema.mapping).where(eq(schema.mapping.organizationId, north)),
  );
  expect(mappings.find(({ key }) => key === 'result')).toMatchObject({
    viewTitleFi: 'Tulos',
    parentId: mappings.find(({ key }) => key === 'figures')?.id,
    properties: { related_pages: ['People'] },
    termsUsed: ['sales', 'margin'],
    graphProperties: {
      sales: { type: 'bar', color: 'data-1' },
      margin: { type: 'line', color: '#a0b1c2', second_axis: true },
    },
  });
});

test('the imported user signs in, in the organisation and language of the file', async () => {
  await importContents(soundFolder);
  const { body } = await server.call(contract.login, {
    body: { username: 'ada@group.example', password: 'correct horse battery' },
  });
  const details = await server.call(contract.getUserDetails, { token: body.key });
  expect(details.body).toMatchObject({
    email: 'ada@group.example',
    full_name: 'Ada Aalto',
    language: 'fi',
    report_manager: true,
    roadmap_manager: false,
    active_organization: await server.seed((tx) => organizationId(tx, 'north')),
  });
});

test('the same folder again changes nothing but the data version', async () => {
  await importContents(soundFolder);
  const before = await server.seed(everything);
  const report = await importContents(soundFolder);
  expect(report.written.every(({ created }) => created === 0)).toBe(true);
  const after = await server.seed(everything);
  const withoutVersion = (rows: unknown[] = []) =>
    rows.map((row) => ({ ...(row as Record<string, unknown>), data_version: undefined }));
  expect(withoutVersion(after.organization)).toEqual(withoutVersion(before.organization));
  const versions = (rows: unknown[] = []) =>
    rows.map((row) => Number((row as { data_version: string }).data_version));
  const [grownFirst = 0, grownSecond = 0] = versions(after.organization);
  const [first = 0, second = 0] = versions(before.organization);
  expect(grownFirst).toBeGreaterThan(first);
  expect(grownSecond).toBeGreaterThan(second);
  expect({ ...after, organization: [] }).toEqual({ ...before, organization: [] });
});

test('rows of the same key are updated; columns that are not there and empty cells differ', async () => {
  await importContents(soundFolder);
  await importContents({
    'organizations.csv': 'key,name,parent\ngroup,New name,\n',
    'terms.csv':
      'organization,key,title,parent,unit\ngroup,sales,Net sales,,\ngroup,fresh,Fresh,sales,pcs\n',
    'mappings.csv':
      'organization,key,view_title,tick_count,related_pages\ngroup,result,Results,5,\n',
  });
  await server.seed(async (tx) => {
    const id = await organizationId(tx, 'group');
    const [organization] = await tx
      .select()
      .from(schema.organization)
      .where(eq(schema.organization.id, id));
    expect(organization).toMatchObject({
      name: 'New name',
      nameFi: 'Konserni',
      startOfFiscalYear: 7,
    });
    const terms = await tx.select().from(schema.term).where(eq(schema.term.organizationId, id));
    expect(terms).toHaveLength(6);
    const sales = terms.find(({ key }) => key === 'sales');
    expect(sales).toMatchObject({ title: 'Net sales', parentId: null, unit: null });
    expect(sales?.aggregation).toBe('flow');
    expect(terms.find(({ key }) => key === 'fresh')).toMatchObject({ parentId: sales?.id });
    const mappings = await tx
      .select()
      .from(schema.mapping)
      .where(eq(schema.mapping.organizationId, id));
    expect(mappings.find(({ key }) => key === 'result')).toMatchObject({
      viewTitle: 'Results',
      viewTitleFi: 'Tulos',
      properties: { tick_count: 5 },
      termsUsed: ['sales', 'margin'],
    });
    // The other organisation's rows of the same keys are its own.
    const other = await organizationId(tx, 'north');
    const others = await tx.select().from(schema.term).where(eq(schema.term.organizationId, other));
    expect(others.find(({ key }) => key === 'sales')?.title).toBe('Sales');
  });
});

test('months given again are overwritten or taken away, the others stay', async () => {
  await importContents(soundFolder);
  const header = 'organization,term,month,value,verified\n';
  await importContents({
    'data.csv': `${header}group,sales,2024-11,7,true\ngroup,sales,2025-02,200,true\ngroup,4100,2025-01,,false\n`,
  });
  expect(await column('group', 'sales')).toEqual({
    firstMonth: monthNumber(2024, 11),
    values: [7, Number.NaN, 100, 200],
    verified: [1, 0, 1, 1],
  });
  expect(await column('group', '4100')).toBeNull();
  await importContents({ 'data.csv': `${header}group,sales,2025-01,1,false\n` });
  expect(await column('group', 'sales')).toEqual({
    firstMonth: monthNumber(2024, 11),
    values: [7, Number.NaN, 1, 200],
    verified: [1, 0, 0, 1],
  });
});

test('the series of a mapping are replaced, not added to', async () => {
  await importContents(soundFolder);
  await importContents({
    'mapping_terms.csv': 'organization,mapping,term,type\ngroup,result,profit,area\n',
  });
  const mappings = await server.seed((tx) => tx.select().from(schema.mapping));
  expect(mappings.filter(({ key }) => key === 'result').map(({ termsUsed }) => termsUsed)).toEqual(
    expect.arrayContaining([['profit'], ['sales', 'margin']]),
  );
});

describe('passwords', () => {
  const users = (rows: string) => ({ 'users.csv': `email,full_name,password\n${rows}\n` });

  async function hashOf(email: string) {
    const [row] = await server.seed((tx) =>
      tx.select().from(schema.user).where(eq(schema.user.email, email)),
    );
    return row?.passwordHash ?? null;
  }

  test('are stored as argon2id, kept without the column, and changed by another one', async () => {
    await importContents(soundFolder);
    const first = await hashOf('ada@group.example');
    expect(first).toMatch(/^\$argon2id\$/);
    expect(await hashOf('ben@group.example')).toBeNull();
    await importContents({ 'users.csv': 'email,full_name\nada@group.example,Ada A.\n' });
    await importContents(users('ada@group.example,Ada A.,'));
    await importContents(users('ada@group.example,Ada A.,correct horse battery'));
    expect(await hashOf('ada@group.example')).toBe(first);
    await importContents(users('ada@group.example,Ada A.,another horse battery'));
    expect(await verifyPassword(await hashOf('ada@group.example'), 'another horse battery')).toBe(
      true,
    );
  });

  test('a new one signs the user out everywhere, the same one does not', async () => {
    await importContents(soundFolder);
    const { body } = await server.call(contract.login, {
      body: { username: 'ada@group.example', password: 'correct horse battery' },
    });
    const status = async () =>
      (await server.call(contract.getUserDetails, { token: body.key })).status;
    await importContents(users('ada@group.example,Ada A.,correct horse battery'));
    expect(await status()).toBe(200);
    await importContents(users('ada@group.example,Ada A.,another horse battery'));
    expect(await status()).toBe(401);
  });
});

test('language and active organisation are the users’ own once they have them', async () => {
  await importContents(soundFolder);
  const group = await server.seed((tx) => organizationId(tx, 'group'));
  await server.seed((tx) =>
    tx
      .update(schema.user)
      .set({ language: 'en', activeOrganizationId: group })
      .where(eq(schema.user.email, 'ada@group.example')),
  );
  await importContents(soundFolder);
  const [ada] = await server.seed((tx) =>
    tx.select().from(schema.user).where(eq(schema.user.email, 'ada@group.example')),
  );
  expect(ada).toMatchObject({ language: 'en', activeOrganizationId: group });
});

describe('all or nothing', () => {
  test('a problem in the last file leaves the database as it was', async () => {
    await importContents(soundFolder);
    const before = await server.seed(everything);
    const broken = {
      ...soundFolder,
      'organizations.csv': `${String(soundFolder['organizations.csv'])}south,South,Etelä,group,,\n`,
      'mapping_terms.csv': 'organization,mapping,term\n*,result,nothing\n',
    };
    const failure = await importContents(broken).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ImportProblemsError);
    expect(String((failure as Error).message)).toBe(
      'Nothing was imported: the folder has 1 problem.\n' +
        '  mapping_terms.csv, line 2, column 3 (term): There is no term "nothing".',
    );
    expect(await server.seed(everything)).toEqual(before);
  });

  test('an error of the database in the middle leaves it as it was', async () => {
    await importContents(soundFolder);
    const before = await server.seed(everything);
    await server.seed((tx) =>
      tx.execute(sql`
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'disk full'; END $$;
        CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON target EXECUTE FUNCTION refuse()`),
    );
    try {
      const changed = {
        ...soundFolder,
        'objectives.csv': 'organization,key,title\n*,growth,Shrink\n*,new,New\n',
      };
      const failure = await importContents(changed).catch((error: Error) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(ImportProblemsError);
      expect(await server.seed(everything)).toEqual(before);
    } finally {
      await server.seed((tx) => tx.execute(sql`DROP FUNCTION refuse CASCADE`));
    }
    await importContents(soundFolder);
  });

  test('two imports at once both succeed', async () => {
    await Promise.all([importContents(soundFolder), importContents(soundFolder)]);
    const { organization, term } = await server.seed(everything);
    expect(organization).toHaveLength(2);
    expect(term).toHaveLength(10);
  });
});

test('imported formulas and months are served', async () => {
  await importContents(soundFolder);
  const login = await server.call(contract.login, {
    body: { username: 'ada@group.example', password: 'correct horse battery' },
  });
  const token = login.body.key;
  const group = await server.seed((tx) => organizationId(tx, 'group'));
  await server.call(contract.activateOrganization, { token, body: { id: group } });
  const { body } = await server.call(contract.readData, {
    token,
    body: { keys: ['profit', 'margin'], start_date: '2025-01-01', end_date: '2025-01-31' },
  });
  expect(body).toMatchObject({
    results: [
      { key: 'profit', value: 40, is_verified: true },
      { key: 'margin', value: 40, is_verified: true },
    ],
  });
});

it('tells PostgreSQL how large the tables have become, so that the first reads are planned well', async () => {
  await importContents(soundFolder);
  const { rows } = await server.seed((tx) =>
    tx.execute<{ name: string; counted: number; stored: string }>(
      sql`SELECT 'term' AS name, reltuples AS counted, (SELECT count(*) FROM term) AS stored
          FROM pg_class WHERE relname = 'term'`,
    ),
  );
  expect(rows).toEqual([
    { name: 'term', counted: Number(rows[0]?.stored), stored: rows[0]?.stored },
  ]);
  expect(rows[0]?.counted).toBeGreaterThan(0);
});

it('is told in the history of each organisation, with its figures', async () => {
  await importContents(soundFolder);
  const group = await server.seed((tx) => organizationId(tx, 'group'));
  const { token } = await server.createUser({
    memberships: { [group]: { organization_manager: true } },
  });
  const { body } = await server.call(contract.listHistory, { token, query: { kind: 'figures' } });
  expect(body.results).toEqual([
    expect.objectContaining({ event: 'data_imported', user: null, figures: 3, subject: '' }),
  ]);
});
