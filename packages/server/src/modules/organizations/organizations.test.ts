import { contract } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { fieldErrors, useTestServer } from '../../../test/server.js';
import {
  auditLog,
  membership,
  objective,
  organization,
  user as users,
} from '../../db/schema/index.js';

const server = useTestServer();

/** group → north → harbour, and group → south; elsewhere is separate. */
async function plant() {
  const group = await server.createOrganization({ name: 'Group', nameFi: 'Konserni' });
  const north = await server.createOrganization({ name: 'North', parentId: group });
  const harbour = await server.createOrganization({ name: 'Harbour', parentId: north });
  const south = await server.createOrganization({ name: 'South', parentId: group });
  const elsewhere = await server.createOrganization({ name: 'Elsewhere' });
  return { group, north, harbour, south, elsewhere };
}

const active = (token: string, headers: Record<string, string> = {}) =>
  server.call(contract.getActiveOrganization, { token, query: {}, headers });
const activate = (token: string, id: number) =>
  server.call(contract.activateOrganization, { token, body: { id } });
const list = (token: string) =>
  server.call(contract.getActiveOrganization, { token, query: { list: true } });

describe('the active organisation', () => {
  it('comes with its objectives, in order and in the language of the user', async () => {
    const { group } = await plant();
    await server.seed((tx) =>
      tx.insert(objective).values([
        { organizationId: group, key: 'b', title: 'Second', ordering: 2 },
        {
          organizationId: group,
          key: 'a',
          title: 'First',
          titleFi: 'Ensimmäinen',
          description: 'Why',
          ordering: 1,
        },
      ]),
    );
    const { token } = await server.createUser({ memberships: { [group]: {} }, language: 'fi' });
    expect((await active(token)).body).toEqual({
      organization: {
        id: group,
        name: 'Konserni',
        parentId: null,
        start_of_fiscal_year: '1',
        time_zone: 'Europe/Helsinki',
        objectives: [
          { id: expect.any(Number), title: 'Ensimmäinen', description: 'Why' },
          { id: expect.any(Number), title: 'Second', description: '' },
        ],
      },
      unread_notifications: 0,
      unread_system_messages: 0,
    });
  });

  it('can be any that is listed, however deep it stands', async () => {
    let parentId = await server.createOrganization({ name: 'Top' });
    const { token } = await server.createUser({
      memberships: { [parentId]: { report_manager: true } },
    });
    for (let level = 1; level < 60; level++)
      parentId = await server.createOrganization({ parentId });
    const { status, body } = await activate(token, parentId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ organization: { id: parentId } });
    expect((await active(token)).body).toMatchObject({ organization: { id: parentId } });
    const { body: details } = await server.call(contract.getUserDetails, { token });
    expect(details.report_manager).toBe(true);
    expect((await list(token)).body).toMatchObject({ organizations: [{ name: 'Top' }] });
  });

  it('shows changed objectives under a new data version', async () => {
    const { group } = await plant();
    const { token } = await server.createUser({ memberships: { [group]: {} } });
    expect((await active(token)).body).toMatchObject({ organization: { objectives: [] } });
    await server.seed(async (tx) => {
      await tx.insert(objective).values({ organizationId: group, key: 'n', title: 'New' });
      await tx.update(organization).set({ dataVersion: 2 }).where(eq(organization.id, group));
    });
    expect((await active(token)).body).toMatchObject({
      organization: { objectives: [{ title: 'New' }] },
    });
  });

  it('is one of the user without a choice, and null for a user of none', async () => {
    const { north } = await plant();
    const member = await server.createUser({ memberships: { [north]: {} } });
    await server.seed((tx) =>
      tx.update(users).set({ activeOrganizationId: null }).where(eq(users.id, member.id)),
    );
    expect((await active(member.token)).body).toMatchObject({ organization: { id: north } });
    const nobody = await server.createUser();
    expect((await active(nobody.token)).body).toEqual({
      organization: null,
      unread_system_messages: 0,
    });
    expect((await list(nobody.token)).body).toEqual({ organizations: [] });
    const settings = await server.call(contract.getGraphSettings, { token: nobody.token });
    expect(settings).toMatchObject({
      status: 403,
      body: { detail: 'You do not belong to any organisation.' },
    });
  });

  it('is no longer one whose membership has ended', async () => {
    const { north, elsewhere } = await plant();
    const user = await server.createUser({ memberships: { [north]: {}, [elsewhere]: {} } });
    await activate(user.token, elsewhere);
    await server.seed((tx) =>
      tx.delete(membership).where(eq(membership.organizationId, elsewhere)),
    );
    expect((await active(user.token)).body).toMatchObject({ organization: { id: north } });
  });
});

describe('the visible organisations', () => {
  it('are those of the memberships and everything below, never above', async () => {
    const { group, north, harbour, south } = await plant();
    const { token } = await server.createUser({ memberships: { [group]: {} } });
    expect((await list(token)).body).toEqual({
      organizations: [
        {
          id: group,
          name: 'Group',
          parentId: null,
          children: [
            {
              id: north,
              name: 'North',
              parentId: group,
              children: [{ id: harbour, name: 'Harbour', parentId: north, children: [] }],
            },
            { id: south, name: 'South', parentId: group, children: [] },
          ],
        },
      ],
    });
    const below = await server.createUser({ memberships: { [north]: {} } });
    expect((await list(below.token)).body).toMatchObject({
      organizations: [{ id: north, parentId: null, children: [{ id: harbour }] }],
    });
    const both = await server.createUser({ memberships: { [harbour]: {}, [group]: {} } });
    expect((await list(both.token)).body).toMatchObject({ organizations: [{ id: group }] });
  });

  it.each([
    ['from the group', 'group', ['group', 'north', 'harbour', 'south']],
    ['from the middle', 'north', ['north', 'harbour']],
    ['from the bottom', 'harbour', ['harbour']],
  ] as const)('can be activated %s, and no others', async (_, home, visible) => {
    const ids = await plant();
    const user = await server.createUser({ memberships: { [ids[home]]: {} } });
    for (const [name, id] of Object.entries(ids)) {
      const answer = await activate(user.token, id);
      if ((visible as readonly string[]).includes(name)) {
        expect(answer).toMatchObject({ status: 200, body: { organization: { id } } });
        expect((await active(user.token)).body).toMatchObject({ organization: { id } });
      } else {
        expect(answer).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
      }
    }
  });

  it('answers the same for an organisation that does not exist', async () => {
    const { north, south } = await plant();
    const { token } = await server.createUser({ memberships: { [north]: {} } });
    const [foreign, missing] = [await activate(token, south), await activate(token, 2_000_000_000)];
    expect(foreign.text).toBe(missing.text);
  });

  it('tells the parent only to who may see it', async () => {
    const { group, north } = await plant();
    const above = await server.createUser({ memberships: { [group]: {} } });
    expect((await activate(above.token, north)).body).toMatchObject({
      organization: { parentId: group },
    });
    const own = await server.createUser({ memberships: { [north]: {} } });
    expect((await active(own.token)).body).toMatchObject({ organization: { parentId: null } });
  });

  it('writes switches to the audit log', async () => {
    const { group, north } = await plant();
    const user = await server.createUser({ memberships: { [group]: {} } });
    await activate(user.token, north);
    const rows = await server.seed((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.userId, user.id)),
    );
    expect(rows).toMatchObject([{ event: 'organization_activated', organizationId: north }]);
  });

  it('survives a cycle of organisations', async () => {
    const { group, harbour } = await plant();
    await server.seed((tx) =>
      tx.update(organization).set({ parentId: harbour }).where(eq(organization.id, group)),
    );
    const { token } = await server.createUser({ memberships: { [group]: {} } });
    expect((await list(token)).status).toBe(200);
    expect((await active(token)).status).toBe(200);
  });

  it.each([[{}], [{ id: 'x' }], [{ id: -1 }], [{ id: 1.5 }], [{ id: null }], [{ id: [1] }]])(
    'refuses %j',
    async (body) => {
      const { token } = await server.createUser();
      const answer = await server.request('POST', '/api/user/activate_organization/', {
        token,
        body,
      });
      expect(fieldErrors(answer)).toEqual({ id: [expect.any(String)] });
    },
  );
});

describe('flags and members', () => {
  it('are inherited downwards only', async () => {
    const { group, north, south } = await plant();
    const user = await server.createUser({
      memberships: { [south]: {}, [north]: { roadmap_manager: true } },
    });
    const flags = async () => {
      const { body } = await server.call(contract.getUserDetails, { token: user.token });
      return [body.report_manager, body.notification_manager, body.roadmap_manager];
    };
    await activate(user.token, south);
    expect(await flags()).toEqual([false, false, false]);
    await activate(user.token, north);
    expect(await flags()).toEqual([false, false, true]);

    const manager = await server.createUser({ memberships: { [group]: { report_manager: true } } });
    await activate(manager.token, south);
    const { body } = await server.call(contract.getUserDetails, { token: manager.token });
    expect(body).toMatchObject({ report_manager: true, roadmap_manager: false });
    expect(body.active_organization).toBe(south);
  });

  it('lists who may work in the active organisation', async () => {
    const { group, north, south } = await plant();
    const above = await server.createUser({ memberships: { [group]: {} }, fullName: 'Åke' });
    const member = await server.createUser({ memberships: { [north]: {} }, fullName: 'Aino' });
    await server.createUser({ memberships: { [south]: {} } });
    await server.createUser({ memberships: { [north]: {} }, status: 'disabled' });
    const { body } = await server.call(contract.getOrganizationUsers, { token: member.token });
    expect(body.users).toEqual([
      { id: member.id, username: expect.any(String), full_name: 'Aino' },
      { id: above.id, username: expect.any(String), full_name: 'Åke' },
    ]);
  });
});

describe('a request that names its organisation', () => {
  const settings = (token: string, organizationId: string) =>
    server.call(contract.getGraphSettings, {
      token,
      headers: { 'x-organization': organizationId },
    });

  it('is refused when another one is active', async () => {
    const { group, north } = await plant();
    const { token } = await server.createUser({ memberships: { [group]: {} } });
    expect((await settings(token, String(group))).status).toBe(200);
    expect((await settings(token, '')).status).toBe(200);
    await activate(token, north);
    for (const named of [String(group), 'x', '1e1']) {
      expect(await settings(token, named)).toMatchObject({
        status: 409,
        body: { code: 'organization_changed', detail: expect.any(String) },
      });
    }
  });

  it('is served where the organisation does not matter', async () => {
    const { group } = await plant();
    const { token } = await server.createUser({ memberships: { [group]: {} } });
    expect((await active(token, { 'x-organization': '999' })).status).toBe(200);
  });
});

it('stores the language and answers in it', async () => {
  const { token } = await server.createUser();
  const set = await server.call(contract.setLanguage, { token, body: { language: 'fi' } });
  expect(set).toMatchObject({ status: 200, body: { language: 'fi' } });
  expect((await server.call(contract.getUserDetails, { token })).body.language).toBe('fi');
  const wrong = await server.request('POST', '/api/user/set_language/', {
    token,
    body: { language: 'sv' },
  });
  expect(fieldErrors(wrong)).toEqual({ language: ['Valitse jokin näistä: en, fi.'] });
});
