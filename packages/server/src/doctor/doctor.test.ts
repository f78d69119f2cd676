import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useTestServer } from '../../test/server.js';
import { startSmtp } from '../../test/smtp.js';
import { connectionTo, execute } from '../../test/template.js';
import { createSecretBox } from '../auth/second-factor/secret-box.js';
import { type Config, readConfig } from '../config/config.js';
import {
  authenticator,
  notification,
  notificationFile,
  term,
  webhook,
} from '../db/schema/index.js';
import { checkClock, checkPool, checkRole, checkServer, checkTables } from './database.js';
import { examine } from './doctor.js';
import { checkFiles } from './files.js';
import type { Finding } from './finding.js';
import { checkJobs } from './jobs.js';
import { checkMail } from './mail.js';
import { checkRoom } from './room.js';
import { checkSchema } from './schema.js';
import { checkSecret } from './secret.js';
import { checkSettings } from './settings.js';

const server = useTestServer();

/** What is not well. */
const amiss = (findings: readonly Finding[]) => findings.filter(({ level }) => level !== 'ok');
/** As one text that expectations read. */
const said = (findings: readonly Finding[]) =>
  amiss(findings)
    .map(({ level, says, advice }) => `${level}: ${says} → ${advice}`)
    .join('\n');

/** Does something to the database that the work then finds, and takes it back. */
async function whileTrue<T>(statement: string, back: string, work: () => Promise<T>): Promise<T> {
  await execute(server.connection, statement);
  try {
    return await work();
  } finally {
    await execute(server.connection, back);
  }
}

const settings = (env: Record<string, string>) => said(checkSettings(readConfig(env, '/')));

describe('settings', () => {
  it('are fine as they are on a machine of one’s own', () => {
    expect(settings({})).toBe('');
  });

  it('are questioned where users are elsewhere', () => {
    expect(settings({ TAVOITE_URL: 'http://tavoite.example' })).toMatch(
      /http: passwords[\s\S]*TAVOITE_SECRET is not set[\s\S]*SMTP_URL is not set/,
    );
    const whole = {
      TAVOITE_URL: 'https://tavoite.example',
      TAVOITE_SECRET: 'x'.repeat(32),
      SMTP_URL: 'smtp://mail.example',
    };
    expect(settings(whole)).toMatch(/^warning: .*TAVOITE_TRUST_PROXY is 0: all users count as one/);
    expect(settings({ ...whole, TAVOITE_TRUST_PROXY: '1' })).toBe('');
  });
});

describe('the database', () => {
  it('is well', async () => {
    const { connection } = server;
    const found = [
      ...(await checkServer(connection)),
      ...(await checkClock(connection)),
      ...(await checkRole(connection)),
      ...(await checkTables(connection)),
      ...(await checkSchema(connection)).findings,
    ];
    // That of the tests has been told that a power cut does not matter.
    expect(said(found.filter(({ says }) => !says.startsWith('A power cut')))).toBe('');
    expect(found.length).toBeGreaterThanOrEqual(5);
  });

  it('has a clock that is not this one’s', async () => {
    const shifted = (ms: number) => () => Date.now() + ms;
    for (const ms of [-60_000, 60_000])
      expect(said(await checkClock(server.connection, shifted(ms)))).toMatch(
        /^problem: .* (59|60|61) seconds apart.*NTP/,
      );
    expect(said(await checkClock(server.connection, shifted(2_000)))).toBe('');
  });

  it('can only be read', async () => {
    const name = server.services.config.dataFolder.split('/').at(-1);
    const found = await whileTrue(
      `ALTER DATABASE ${name} SET default_transaction_read_only = on`,
      `BEGIN READ WRITE; ALTER DATABASE ${name} RESET default_transaction_read_only; COMMIT`,
      () => checkServer(server.connection),
    );
    expect(said(found)).toContain('problem: The database can only be read');
  });

  it('lacks row-level security for a table, or a policy of it shows too much', async () => {
    const id = await server.createOrganization();
    await server.seed((tx) => tx.insert(term).values({ organizationId: id, key: 'k', title: 't' }));
    const off = await whileTrue(
      'ALTER TABLE term DISABLE ROW LEVEL SECURITY',
      'ALTER TABLE term ENABLE ROW LEVEL SECURITY',
      () => checkTables(server.connection),
    );
    expect(said(off)).toMatch(/^problem: Row-level security is not in force for term:/);
    const open = await whileTrue(
      'CREATE POLICY open ON term USING (true)',
      'DROP POLICY open ON term',
      () => checkTables(server.connection),
    );
    expect(said(open)).toMatch(/^problem: Row-level security is not in force for term:/);
    expect(said(await checkTables(server.connection))).toBe('');
  });

  it('is lent out by a pool as another role than the server’s', async () => {
    const { connectionString, user, host, database } = server.connection;
    const url =
      connectionString ??
      `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
    expect(said(await checkPool(url))).toMatch(/^problem: DATABASE_URL signs in as /);
  });

  it('was restored without the rights of the server’s role', async () => {
    const found = await whileTrue(
      'REVOKE ALL ON target, pgboss.queue FROM tavoite_app',
      'GRANT SELECT, INSERT, UPDATE, DELETE ON target, pgboss.queue TO tavoite_app',
      () => checkTables(server.connection),
    );
    expect(said(found)).toMatch(/lacks its rights on pgboss\.queue, target\./);
  });

  it('has tables that belong to the server’s role', async () => {
    const owner = server.connection.user ?? 'CURRENT_USER';
    const found = await whileTrue(
      'ALTER TABLE comment OWNER TO tavoite_app',
      `ALTER TABLE comment OWNER TO ${owner}`,
      () => checkRole(server.connection),
    );
    expect(said(found)).toMatch(/^problem: The role tavoite_app owns \d+ tables? or ind/);
  });

  it('is newer or older than the program', async () => {
    const newer = await whileTrue(
      `INSERT INTO schema_migration (version, name, checksum) VALUES (9999, 'x', '')`,
      'DELETE FROM schema_migration WHERE version = 9999',
      () => checkSchema(server.connection),
    );
    expect(newer.isNewest).toBe(false);
    expect(said(newer.findings)).toMatch(/^problem: .*newer version of Tavoite/);
    const older = await whileTrue(
      'CREATE TABLE kept AS SELECT * FROM schema_migration; DELETE FROM schema_migration WHERE version > 30',
      'DELETE FROM schema_migration; INSERT INTO schema_migration SELECT * FROM kept; DROP TABLE kept',
      () => checkSchema(server.connection),
    );
    expect(said(older.findings)).toMatch(
      /^warning: .*older than this program, [\d.]+: \d+ migrations/,
    );
  });
});

it('finds late and failed jobs', async () => {
  expect(said(await checkJobs(server.connection))).toBe('');
  const found = await whileTrue(
    `INSERT INTO pgboss.job (name, state, start_after, completed_on) VALUES
       ('mail', 'created', now() - interval '1 hour', NULL), ('mail', 'created', now(), NULL),
       ('report-picture', 'failed', now(), now()), ('report-picture', 'failed', now(), now() - interval '3 days')`,
    'DELETE FROM pgboss.job',
    () => checkJobs(server.connection),
  );
  expect(said(found)).toMatch(
    /^warning: 1 job of the queue mail should have been done since .*\nwarning: 1 job of the queue report-picture failed/,
  );
});

it('finds that TAVOITE_SECRET is another one, or is missing', async () => {
  const [was, other] = ['a', 'b'].map((letter) => letter.repeat(32)) as [string, string];
  const { id } = await server.createUser({});
  const { signingKey } = await server.services.database
    .query<{ signing_key: Buffer }>('SELECT signing_key FROM installation')
    .then(({ rows }) => ({ signingKey: rows[0]?.signing_key as Buffer }));
  const secret = await createSecretBox(async () => signingKey, was).seal('JBSWY3DP', id);
  await server.seed((tx) => tx.insert(authenticator).values({ userId: id, secret, lastStep: 0 }));
  expect(said(await checkSecret(server.connection, was))).toBe('');
  expect(said(await checkSecret(server.connection, other))).toMatch(
    /^problem: 1 of 1 authenticator app cannot be used: TAVOITE_SECRET is not the one/,
  );
  expect(said(await checkSecret(server.connection, null))).toContain('TAVOITE_SECRET is not set');

  const organizationId = await server.createOrganization();
  const box = createSecretBox(async () => signingKey, was, 'webhook');
  const sealed = await box.seal('whsec_x', organizationId);
  await server.seed((tx) =>
    tx.insert(webhook).values({
      organizationId,
      name: 'Ledger',
      url: 'https://example.com',
      events: ['month.closed'],
      enabled: true,
      secret: sealed,
    }),
  );
  expect(said(await checkSecret(server.connection, was))).toBe('');
  expect(said(await checkSecret(server.connection, other))).toContain(
    'problem: 1 of 1 webhook cannot be used',
  );
});

describe('files', () => {
  const config = () => server.services.config;
  const look = (reads = false) => checkFiles(server.connection, config(), { reads });
  let path: string;
  let key: string;

  beforeAll(async () => {
    const organizationId = await server.createOrganization();
    const staged = await server.services.files.stage(
      'note.txt',
      (async function* () {
        yield Buffer.from('what was written');
      })(),
    );
    await server.services.files.keep(organizationId, [staged], async ([kept]) => {
      key = kept?.storageKey ?? '';
      await server.seed(async (tx) => {
        const [message] = await tx
          .insert(notification)
          .values({ organizationId, title: 't', textValue: '{}', publishedAt: new Date() })
          .returning({ id: notification.id });
        await tx.insert(notificationFile).values({
          organizationId,
          notificationId: message?.id ?? 0,
          title: 'note.txt',
          storageKey: key,
          mediaType: 'text/plain',
          size: staged.bytes,
          sha256: staged.sha256,
        });
      });
    });
    const folder = join(config().dataFolder, 'files');
    const names = await readdir(folder, { recursive: true });
    path = join(folder, names.find((name) => name.endsWith(key)) ?? '');
  });

  it('are there and whole', async () => {
    const found = await look(true);
    expect(said(found)).toBe('');
    expect(found[0]?.says).toContain('1 file of the database is there and whole.');
  });

  it('are damaged, which only reading them shows', async () => {
    await writeFile(path, 'something else');
    expect(said(await look())).toBe('');
    expect(said(await look(true))).toMatch(/^problem: 1 file is not what was put/);
    await writeFile(path, 'what was written');
  });

  it('belong to nothing', async () => {
    const stray = join(path, '..', randomUUID());
    await writeFile(stray, '');
    expect(said(await look())).toBe('');
    const later = { reads: false, now: Date.now() + 4 * 24 * 60 * 60 * 1000 };
    expect(said(await checkFiles(server.connection, config(), later))).toMatch(
      /^warning: 1 file in .* is part of nothing/,
    );
    await rm(stray);
  });

  it('are missing', async () => {
    await rm(path);
    expect(said(await look(true))).toMatch(
      new RegExp(`^problem: 1 file of 1 is missing in .*${key}`),
    );
  });

  it('have no place', async () => {
    const dataFolder = join(config().dataFolder, 'other');
    await mkdir(dataFolder);
    await writeFile(join(dataFolder, 'files'), '');
    const found = await checkFiles(server.connection, { s3: null, dataFolder }, { reads: false });
    expect(said(found)).toMatch(/^problem: Files can be neither kept nor read/);
  });
});

it('tells how much room there is', async () => {
  expect((await checkRoom(join(tmpdir(), 'a', 'b', 'c')))[0]?.says).toMatch(/^\d+ MB are free/);
  expect(said(await checkRoom(tmpdir(), Number.MAX_VALUE))).toMatch(/are free/);
});

it('asks the mail server, and sends nothing', async () => {
  const smtp = await startSmtp();
  expect(said(await checkMail(smtp.url))).toBe('');
  expect(smtp.received).toEqual([]);
  await smtp.close();
  const away = said(await checkMail(smtp.url.replace('//', '//user:hunter2@')));
  expect(away).toMatch(/^problem: The mail server .* cannot be used/);
  expect(away).not.toContain('hunter2');
  expect(await checkMail(null)).toEqual([]);
});

describe('all of it', () => {
  async function look(config: Config): Promise<Finding[]> {
    const findings: Finding[] = [];
    await examine(config, { reads: false, report: (finding) => findings.push(finding) });
    return findings;
  }

  it('goes on where one part cannot be looked at', async () => {
    const config = readConfig(
      { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x', SMTP_URL: 'smtp://127.0.0.1:1' },
      tmpdir(),
    );
    const found = said(await look(config));
    expect(found).toMatch(/problem: The database at DATABASE_URL cannot be used/);
    expect(found).toMatch(/problem: The mail server/);
    expect(found).not.toContain('hunter2');
  });

  it('makes no database where there is none', async () => {
    const dataFolder = join(tmpdir(), randomUUID());
    const found = await look(readConfig({ TAVOITE_DATA: dataFolder }, '/'));
    expect(said(found)).toMatch(/problem: There is no database in .*Start Tavoite/);
    await expect(stat(dataFolder)).rejects.toThrow('ENOENT');
  });

  it('looks no further into a database whose tables are not this program’s', async () => {
    const name = `tavoite_test_${randomUUID().replaceAll('-', '')}`;
    await execute(server.connection, `CREATE DATABASE ${name}`);
    const { connectionString, host, user } = connectionTo(server.connection, name);
    const { config } = server.services;
    const ownerUrl =
      connectionString ??
      `postgres://${user}@localhost/${name}?host=${encodeURIComponent(String(host))}`;
    const found = await look({ ...config, database: { ...config.database, ownerUrl } });
    expect(said(found)).toMatch(/warning: The database is empty/);
    expect(said(found)).not.toContain('could not be looked at');
    await execute(server.connection, `DROP DATABASE ${name} WITH (FORCE)`);
  });
});
