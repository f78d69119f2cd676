import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { contract } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { programFile } from '../../test/programs.js';
import { useTestServer } from '../../test/server.js';
import { VERSION } from '../config/version.js';
import { auditLog, passkey } from '../db/schema/index.js';
import { addUser, requireSecondFactor, resetSecondFactor, setPassword } from './users.js';

const server = useTestServer();
const PASSWORD = 'a passphrase to begin with';

/** Runs the command line in a separate process. */
async function run(args: string[], env: Record<string, string> = {}, input = '') {
  const child = spawn(process.execPath, [await programFile('main'), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'pipe',
  });
  child.stdin.end(input);
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  return { stdout, stderr, code };
}

const options = {
  name: 'New Person',
  language: 'en',
  reportManager: false,
  notificationManager: false,
  roadmapManager: false,
  organizationManager: false,
};
const says = (password: string) => async () => password;
const login = (username: string, password: string) =>
  server.call(contract.login, { body: { username, password } });

describe('the command line', () => {
  it('explains every command and setting', async () => {
    const { stdout, code } = await run(['--help']);
    expect(code).toBe(0);
    for (const word of [
      'serve',
      'import',
      'generate',
      'demo',
      'user',
      'migrate',
      'doctor',
      'TAVOITE_DATA',
      'SMTP_URL',
    ]) {
      expect(stdout).toContain(word);
    }
    expect((await run(['user', '--help'])).stdout).toMatch(/add .*[\s\S]*password/);
  });

  it.each([
    [['bogus'], {}, /unknown command 'bogus'/],
    [['import'], {}, /missing required argument 'folder'/],
    [['generate', '--terms', 'many', '--out', 'x'], {}, /--terms <count>.* It is no whole number/],
    [['generate', '--terms', '5', '--out', 'x'], {}, /^--terms is a whole number from \d+ to/],
    [['backup', 'x', '--keep', '0'], {}, /--keep <count>.* whole number from 1 on/],
    [['backup', 'x.zip', '--keep', '3'], {}, /^--keep counts the backups in a folder/],
    [['migrate'], { PORT: 'x' }, /^Unreadable setting: PORT must be a whole number/],
    [
      ['migrate'],
      { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' },
      /^The database at DATABASE_URL cannot be used: .*ECONNREFUSED/,
    ],
  ])('says in a sentence what is wrong with %j %j', async (args, env, message) => {
    const { stderr, code } = await run(args, env as Record<string, string>);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr).not.toContain('hunter2');
  });
});

it('says which version it is', async () => {
  const { stdout, code } = await run(['--version']);
  expect([stdout.trim(), code]).toEqual([VERSION, 0]);
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});

describe('doctor', () => {
  it('tells programs that watch by its exit code, also of settings that cannot be read', async () => {
    const away = { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' };
    const [unreachable, unreadable] = await Promise.all([
      run(['doctor'], away),
      run(['doctor'], { PORT: 'x' }),
    ]);
    expect([unreachable.code, unreadable.code]).toEqual([2, 2]);
    expect(unreachable.stdout).toMatch(
      /^PROBLEM {2}The database at DATABASE_URL cannot be used.*\n {9}→ Check that PostgreSQL runs/m,
    );
    expect(unreachable.stdout).toMatch(/1 problem, \d warnings?\.\n$/);
    expect(unreachable.stdout + unreachable.stderr).not.toContain('hunter2');
    expect(unreadable.stdout).toMatch(/^PROBLEM {2}Unreadable setting: PORT/);
  });
});

describe('user add', () => {
  it('adds a member who can sign in', async () => {
    const id = await server.createOrganization({ key: 'harbour' });
    await addUser(
      server.connection,
      ' New.Person@Example.com',
      { ...options, organization: 'harbour', roadmapManager: true, organizationManager: true },
      says(PASSWORD),
    );
    const { body } = await login('new.person@example.com', PASSWORD);
    const details = await server.call(contract.getUserDetails, { token: body.key });
    expect(details.body).toMatchObject({
      full_name: 'New Person',
      active_organization: id,
      roadmap_manager: true,
      organization_manager: true,
      report_manager: false,
    });
  });

  it.each([
    ['no-address', {}, PASSWORD, /is not an e-mail address/],
    ['x@example.com', { organization: 'nowhere' }, PASSWORD, /no organisation "nowhere"/],
    ['x@example.com', { language: 'sv' }, PASSWORD, /not a language of Tavoite/],
    ['x@example.com', {}, 'short', /at least 12 characters/],
    ['x@example.com', {}, 'password1234', /too common/],
  ])('refuses %j %j', async (email, more, password, message) => {
    await expect(
      addUser(server.connection, email, { ...options, ...more }, says(password)),
    ).rejects.toThrow(message);
  });

  it('refuses a user who is there already', async () => {
    const { email } = await server.createUser();
    await expect(addUser(server.connection, email, options, says(PASSWORD))).rejects.toThrow(
      `There is a user ${email} already.`,
    );
  });
});

describe('user password', () => {
  it('sets the password and ends the sessions', async () => {
    const user = await server.createUser({ password: PASSWORD });
    await setPassword(server.connection, user.email.toUpperCase(), says('an entirely other one'));
    expect((await login(user.email, PASSWORD)).status).toBe(400);
    expect((await login(user.email, 'an entirely other one')).status).toBe(200);
    expect((await server.call(contract.getUserDetails, { token: user.token })).status).toBe(401);
  });

  it('refuses an unknown user', async () => {
    await expect(
      setPassword(server.connection, 'nobody@example.com', says(PASSWORD)),
    ).rejects.toThrow('There is no user nobody@example.com.');
  });
});

describe('second factors', () => {
  const ticketOf = async (email: string) =>
    (await login(email, PASSWORD)).body.second_factor?.ticket ?? null;
  const addPasskey = (userId: number) =>
    server.seed((tx) =>
      tx.insert(passkey).values({
        userId,
        credentialId: `key-of-${userId}`,
        publicKey: Buffer.from('key'),
        counter: 0,
        name: 'Lost phone',
      }),
    );

  it('are taken away for lost devices, with the sessions', async () => {
    const user = await server.createUser({ password: PASSWORD });
    await addPasskey(user.id);
    const ticket = await ticketOf(user.email);
    expect(ticket).not.toBeNull();
    expect(await resetSecondFactor(server.connection, user.email.toUpperCase())).toBe(true);
    expect(await ticketOf(user.email)).toBeNull();
    expect((await server.call(contract.getUserDetails, { token: user.token })).status).toBe(401);
    expect(await resetSecondFactor(server.connection, user.email)).toBe(false);
    const [line] = await server.seed((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.event, 'second_factor_reset')),
    );
    expect(line?.userId).toBe(user.id);
    await expect(resetSecondFactor(server.connection, 'nobody@example.com')).rejects.toThrow(
      'There is no user nobody@example.com.',
    );
  });

  it('are required of an organisation, or no longer', async () => {
    const id = await server.createOrganization({ key: 'careful' });
    const user = await server.createUser({ password: PASSWORD, memberships: { [id]: {} } });
    const below = await server.createOrganization({ parentId: id });
    const [withPasskey, belowIt, outside] = [
      await server.createUser({ memberships: { [id]: {} } }),
      await server.createUser({ memberships: { [below]: {} } }),
      await server.createUser({ memberships: { [await server.createOrganization()]: {} } }),
    ];
    await addPasskey(withPasskey.id);
    await requireSecondFactor(server.connection, 'careful', true);
    expect(await ticketOf(user.email)).not.toBeNull();
    // Who has no factor signs in again, and is led to set one up.
    const statuses = [user, belowIt, withPasskey, outside].map(
      async ({ token }) => (await server.call(contract.getUserDetails, { token })).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 401, 200, 200]);
    await requireSecondFactor(server.connection, 'careful', false);
    expect(await ticketOf(user.email)).toBeNull();
    await expect(requireSecondFactor(server.connection, 'careles', true)).rejects.toThrow(
      'There is no organisation "careles".',
    );
  });
});
