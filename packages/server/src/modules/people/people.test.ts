import { contract, managerFlags, type Person, type PersonFlags } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';
import { auditLog, membership, passwordReset, user } from '../../db/schema/index.js';

const server = useTestServer({ jobs: true });
const PASSWORD = 'correct horse 4711';
const NO_FLAGS = Object.fromEntries(managerFlags.map((flag) => [flag, false])) as PersonFlags;
const MANAGER = { organization_manager: true };
let parent: number;
let organization: number;
let manager: TestUser;

beforeEach(async () => {
  parent = await server.createOrganization({ name: 'Group' });
  organization = await server.createOrganization({ name: 'Branch', parentId: parent });
  manager = await server.createUser({
    memberships: { [organization]: MANAGER },
    fullName: 'Maija Manager',
    password: PASSWORD,
  });
});

const list = async (by = manager): Promise<Person[]> =>
  (await server.call(contract.listPeople, { token: by.token })).body.results;
const invite = (email: string, flags: Partial<PersonFlags> = {}, by = manager) =>
  server.call(contract.invitePerson, {
    token: by.token,
    body: { email, full_name: 'Iiro Invited', language: 'fi', flags: { ...NO_FLAGS, ...flags } },
  });
const change = (id: number, body: object, by = manager) =>
  server.call(contract.changePerson, { token: by.token, params: { id }, body });
const remove = (id: number, by = manager) =>
  server.call(contract.removePerson, { token: by.token, params: { id } });

/** The mails, once there are so many. */
async function mailsOf(count: number) {
  for (let tries = 0; server.mails.length < count && tries < 200; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return server.mails;
}

it('invites by a link that sets the first password within seven days', async () => {
  const before = server.mails.length;
  const answer = await invite('New.Person@example.com', { roadmap_manager: true });
  expect(answer).toMatchObject({
    status: 201,
    body: {
      email: 'new.person@example.com',
      status: 'invited',
      last_sign_in: null,
      flags: { roadmap_manager: true, organization_manager: false },
      is_kept_here: true,
    },
  });
  const mail = (await mailsOf(before + 1)).at(-1);
  expect(mail).toMatchObject({
    to: { name: 'Iiro Invited', address: 'new.person@example.com' },
    subject: 'Kutsu Tavoitteeseen: Branch',
  });
  const [, uid = '', token = ''] = /\/invitation\/([^/\s]+)\/(\S+)/.exec(mail?.text ?? '') ?? [];
  const [link] = await server.seed((tx) => tx.select().from(passwordReset));
  const days = ((link?.expiresAt.getTime() ?? 0) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
  const passwords = { new_password1: PASSWORD, new_password2: PASSWORD };
  expect(
    (await server.call(contract.confirmPasswordReset, { body: { uid, token, ...passwords } }))
      .status,
  ).toBe(200);
  const signedIn = await server.call(contract.login, {
    body: { username: 'new.person@example.com', password: PASSWORD },
  });
  expect(signedIn.status).toBe(200);
  const found = (await list()).find(({ id }) => id === answer.body.id);
  expect(found).toMatchObject({ status: 'active', last_sign_in: expect.any(String) });
});

it('makes whoever has an account a member at once, and once only', async () => {
  const other = await server.createUser({ memberships: {}, password: PASSWORD });
  const before = server.mails.length;
  const { body } = await invite(other.email);
  expect(body).toMatchObject({ id: other.id, status: 'active' });
  expect((await mailsOf(before + 1)).at(-1)?.text).not.toContain('/invitation/');
  expect(fieldErrors(await invite(other.email))).toHaveProperty('email');
  expect(fieldErrors(await invite('no address'))).toHaveProperty('email');
  await server.seed((tx) =>
    tx.update(user).set({ status: 'disabled' }).where(eq(user.id, other.id)),
  );
  await server.seed((tx) => tx.delete(membership).where(eq(membership.userId, other.id)));
  expect(fieldErrors(await invite(other.email))).toHaveProperty('email');
});

it('says which flags are from where, and names only what its reader may know', async () => {
  const above = await server.createUser({
    memberships: { [parent]: { report_manager: true, organization_manager: true } },
    fullName: 'Aino Above',
  });
  const [first, second] = await list();
  expect(first).toMatchObject({
    id: above.id,
    flags: null,
    is_kept_here: false,
    inherited: [{ organization: null, flags: { report_manager: true, roadmap_manager: false } }],
  });
  expect(second).toMatchObject({ id: manager.id, inherited: [], is_kept_here: true });
  await server.seed((tx) =>
    tx.update(user).set({ activeOrganizationId: organization }).where(eq(user.id, above.id)),
  );
  expect((await list(above))[0]?.inherited[0]?.organization).toBe('Group');
  // A member of another organisation is not kept here.
  expect((await change(above.id, { flags: { roadmap_manager: true } })).status).toBe(404);
  expect((await remove(above.id)).status).toBe(404);
});

it('changes flags one by one, the language, and whether one may sign in', async () => {
  const reader = await server.createUser({
    memberships: { [organization]: { report_manager: true } },
  });
  const changed = await change(reader.id, { flags: { roadmap_manager: true }, language: 'fi' });
  expect(changed.body).toMatchObject({
    language: 'fi',
    flags: { report_manager: true, roadmap_manager: true },
  });
  expect((await change(reader.id, { status: 'disabled' })).body.status).toBe('disabled');
  const me = () => server.call(contract.getUserDetails, { token: reader.token });
  expect((await me()).status).toBe(401);
  await change(reader.id, { status: 'active' });
  // Who may come back signs in again: a session that someone stole has ended for good.
  expect((await me()).status).toBe(401);

  await server.seed((tx) =>
    tx.insert(membership).values({ organizationId: parent, userId: reader.id }),
  );
  for (const body of [{ language: 'en' }, { status: 'disabled' }])
    expect((await change(reader.id, body)).status).toBe(400);
  expect((await change(reader.id, { flags: { report_manager: false } })).status).toBe(200);
  const entries = await server.seed((tx) =>
    tx.select().from(auditLog).where(eq(auditLog.event, 'person_changed')),
  );
  expect(entries[0]?.detail).toMatchObject({
    person: reader.id,
    before: { flags: { roadmap_manager: false } },
    after: { flags: { roadmap_manager: true } },
  });
});

it('ends memberships, not accounts', async () => {
  const reader = await server.createUser({ memberships: { [organization]: {} } });
  expect((await remove(reader.id)).status).toBe(204);
  expect((await remove(reader.id)).status).toBe(404);
  expect((await list()).map(({ id }) => id)).toEqual([manager.id]);
  expect((await invite(reader.email)).body.id).toBe(reader.id);
});

it('never leaves an organisation without anybody who manages it', async () => {
  expect((await change(manager.id, { flags: { organization_manager: false } })).status).toBe(400);
  expect((await change(manager.id, { status: 'disabled' })).status).toBe(400);
  expect((await remove(manager.id)).status).toBe(400);
  // Whoever was only invited cannot act yet.
  const invited = (await invite('second@example.com', MANAGER)).body;
  expect((await change(manager.id, { flags: { organization_manager: false } })).status).toBe(400);
  const second = await server.createUser({
    memberships: { [organization]: MANAGER },
    password: PASSWORD,
  });
  const answers = await Promise.all([
    change(manager.id, { flags: { organization_manager: false } }, second),
    change(second.id, { flags: { organization_manager: false } }),
  ]);
  expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
  const managers = (await server.seed((tx) => tx.select().from(membership))).filter(
    (row) =>
      row.organizationId === organization && row.organizationManager && row.userId !== invited.id,
  );
  expect(managers).toHaveLength(1);
});

it('sends an invitation again to whoever has not signed in', async () => {
  const before = server.mails.length;
  const { id } = (await invite('late@example.com')).body;
  await mailsOf(before + 1);
  const send = (to: number) =>
    server.call(contract.sendInvitation, { token: manager.token, params: { id: to } });
  expect((await send(id)).status).toBe(204);
  expect((await mailsOf(before + 2)).length).toBe(before + 2);
  expect((await send(manager.id)).status).toBe(400);
});

it('is for organisation managers', async () => {
  const reader = await server.createUser({ memberships: { [organization]: {} } });
  expect((await server.call(contract.listPeople, { token: reader.token })).status).toBe(403);
  expect((await invite('x@example.com', {}, reader)).status).toBe(403);
});
