import { contract } from '@tavoite/model';
import { desc, eq } from 'drizzle-orm';
import { auditLog, session } from '../../src/db/schema/index.js';
import { useTestServer } from '../server.js';

const server = useTestServer();

/** Line ends, escapes of terminals and marks that turn the direction of writing. */
const BREAKS = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\u001b[2K', '\u202e', '\0'];

const lines = () => server.seed((tx) => tx.select().from(auditLog).orderBy(desc(auditLog.id)));

it.each([
  'UPDATE audit_log SET event = event',
  "UPDATE audit_log SET detail = '{}'",
  'DELETE FROM audit_log',
  'TRUNCATE audit_log',
  'ALTER TABLE audit_log DISABLE TRIGGER ALL',
  'DROP TABLE audit_log',
  "INSERT INTO audit_log (id, event) OVERRIDING SYSTEM VALUE VALUES (1, 'login') ON CONFLICT (id) DO UPDATE SET event = 'login'",
])('the role of the server may not %s', async (statement) => {
  await server.services.audit.record('login', {});
  const before = await lines();
  await expect(server.services.database.query(statement)).rejects.toThrow(
    /permission denied|must be owner/,
  );
  expect(await lines()).toEqual(before);
});

it('reads the lines of the organisation that is worked in, and none outside of one', async () => {
  const [own, foreign] = [await server.createOrganization(), await server.createOrganization()];
  await server.services.audit.record('login', { organizationId: own });
  await server.services.audit.record('login', { organizationId: foreign });
  expect((await server.services.database.query('SELECT * FROM audit_log')).rows).toEqual([]);
  const seen = await server.services.database.withOrganization(own, (tx) =>
    tx.selectDistinct({ organizationId: auditLog.organizationId }).from(auditLog),
  );
  expect(seen).toEqual([{ organizationId: own }]);
});

it.each(BREAKS)('what a client chooses forges no line by %j', async (character) => {
  const forged = `nobody@example.com${character}{"event":"login","userId":1}`;
  const before = await lines();
  await server.request('POST', '/api/login/', { body: { username: forged, password: 'x' } });
  const [line, ...others] = await lines();
  // A name that cannot be stored is refused before it is looked up.
  expect([before.length, before.length - 1]).toContain(others.length);
  if (others.length === before.length)
    expect(line).toMatchObject({ event: 'login_failed', userId: null });
  // In a stored line the character is escaped, or it is no end of a line there.
  const stored = JSON.stringify(line?.detail);
  expect(stored.split(/[\r\n]/)).toHaveLength(1);
});

it('holds who signed in and failed to, who was refused what, and who went where', async () => {
  const [organization, other] = [
    await server.createOrganization(),
    await server.createOrganization(),
  ];
  const password = 'correct horse battery';
  const user = await server.createUser({
    password,
    memberships: { [organization]: {}, [other]: {} },
  });
  const signIn = (typed: string) =>
    server.call(contract.login, { body: { username: user.email, password: typed } });
  await signIn('wrong');
  await signIn(password);
  await server.call(contract.listReports, { token: user.token, query: {} });
  await server.call(contract.activateOrganization, { token: user.token, body: { id: other } });
  await server.call(contract.changePassword, {
    token: user.token,
    body: { old_password: 'x', new_password1: 'y', new_password2: 'y' },
  });
  await server.call(contract.logout, { token: user.token });
  const events = (await lines()).filter(
    ({ userId, detail }) => userId === user.id || JSON.stringify(detail).includes(user.email),
  );
  expect(events.map(({ event }) => event).reverse()).toEqual([
    'login_failed',
    'login',
    'access_denied',
    'organization_activated',
    'password_change_failed',
    'logout',
  ]);
  expect(JSON.stringify(events)).not.toContain(password);
  expect(JSON.stringify(events)).not.toContain(user.token);
});

it('lets no one in by a token that was ended a moment ago', async () => {
  const organization = await server.createOrganization();
  const { id, token } = await server.createUser({ memberships: { [organization]: {} } });
  const get = () => server.call(contract.getUserDetails, { token });
  expect((await get()).status).toBe(200);
  await server.seed((tx) => tx.delete(session).where(eq(session.userId, id)));
  expect((await get()).status).toBe(401);
});
