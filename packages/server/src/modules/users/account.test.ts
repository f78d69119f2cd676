import { contract } from '@tavoite/model';
import { and, eq } from 'drizzle-orm';
import { useTestServer } from '../../../test/server.js';
import { auditLog, session } from '../../db/schema/index.js';

const server = useTestServer();
const PASSWORD = 'a long password of somewhere';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function userWithSession() {
  const user = await server.createUser({ password: PASSWORD });
  const { body } = await server.call(contract.login, {
    body: { username: user.email, password: PASSWORD },
    headers: { 'user-agent': FIREFOX },
  });
  return { ...user, token: body.key ?? '', first: user.token };
}

const list = (token: string) => server.call(contract.listSessions, { token });
const statusOf = async (token: string) =>
  (await server.call(contract.getUserDetails, { token })).status;
const eventsOf = (userId: number, event: string) =>
  server.seed((tx) =>
    tx
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.userId, userId), eq(auditLog.event, event))),
  );

it('lists where the user is signed in, this place first, without any token', async () => {
  const { token, first } = await userWithSession();
  const { body } = await list(token);
  expect(body.sessions).toEqual([
    expect.objectContaining({ device: 'Firefox, Linux', network: '127.0.0.1', current: true }),
    expect.objectContaining({ device: null, network: null, current: false }),
  ]);
  expect(JSON.stringify(body)).not.toContain(token);
  const { body: there } = await list(first);
  expect(there.sessions[0]?.id).toBe(body.sessions[1]?.id);
});

it('leaves out sessions that have expired', async () => {
  const { token, id } = await userWithSession();
  const { body } = await list(token);
  const other = body.sessions[1]?.id ?? 0;
  await server.seed((tx) =>
    tx
      .update(session)
      .set({ expiresAt: new Date(0) })
      .where(eq(session.id, other)),
  );
  expect((await list(token)).body.sessions).toHaveLength(1);
  expect(id).toBeGreaterThan(0);
});

it('signs out one place, once', async () => {
  const { token, first, id } = await userWithSession();
  const other = (await list(token)).body.sessions[1]?.id ?? 0;
  const ended = await server.call(contract.endSession, { token, params: { id: other } });
  expect(ended.body.sessions.map(({ current }) => current)).toEqual([true]);
  expect(await statusOf(first)).toBe(401);
  expect(await statusOf(token)).toBe(200);
  expect(await server.call(contract.endSession, { token, params: { id: other } })).toMatchObject({
    status: 404,
  });
  expect(await eventsOf(id, 'session_ended')).toHaveLength(1);
});

it('does not sign out other users', async () => {
  const mine = await userWithSession();
  const theirs = await userWithSession();
  const id = (await list(theirs.token)).body.sessions[0]?.id ?? 0;
  expect(
    await server.call(contract.endSession, { token: mine.token, params: { id } }),
  ).toMatchObject({ status: 404 });
  await server.call(contract.endOtherSessions, { token: mine.token });
  expect(await statusOf(theirs.token)).toBe(200);
  expect(await statusOf(theirs.first)).toBe(200);
});

it('signs out all other places', async () => {
  const { token, first, id } = await userWithSession();
  const { body } = await server.call(contract.endOtherSessions, { token });
  expect(body.sessions).toHaveLength(1);
  expect(await statusOf(first)).toBe(401);
  expect(await statusOf(token)).toBe(200);
  expect(await eventsOf(id, 'other_sessions_ended')).toHaveLength(1);
});

it('keeps a name, and takes an empty one for none', async () => {
  const { token } = await server.createUser();
  const setName = (name: string) => server.call(contract.setName, { token, body: { name } });
  const nameOf = async () => (await server.call(contract.getUserDetails, { token })).body.name;
  expect((await setName('  Maija K. ')).body).toEqual({ name: 'Maija K.' });
  expect(await nameOf()).toBe('Maija K.');
  expect((await setName('x'.repeat(101))).status).toBe(400);
  expect(await nameOf()).toBe('Maija K.');
  await setName(' ');
  expect(await nameOf()).toBe('');
});
