import { contract, type OrganizationDefinition } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';
import { auditLog, objective, organization } from '../../db/schema/index.js';

const server = useTestServer();
let own: number;
let manager: TestUser;

beforeEach(async () => {
  own = await server.createOrganization({ name: 'Harbour', nameFi: 'Satama' });
  manager = await server.createUser({ memberships: { [own]: { organization_manager: true } } });
});

const token = () => manager.token;
const read = async (): Promise<OrganizationDefinition> =>
  (await server.call(contract.getOrganizationDefinition, { token: token() })).body;
const active = async (by = manager) =>
  (await server.call(contract.getActiveOrganization, { token: by.token, query: {} })).body;
const AIM = {
  key: '',
  title: 'Grow',
  title_fi: 'Kasva',
  description: 'Every year',
  description_fi: null,
  ordering: 1,
};
const addObjective = (values: Partial<typeof AIM> = {}) =>
  server.call(contract.createObjective, { token: token(), body: { ...AIM, ...values } });
const addChild = (name: string, parent = own, by = manager) =>
  server.call(contract.createChildOrganization, {
    token: by.token,
    body: { name, name_fi: null, parent },
  });
const put = (
  id: number,
  values: { parent?: number; is_archived?: boolean },
  was = { parent: own, is_archived: false },
) =>
  server.call(contract.changeChildOrganization, {
    token: token(),
    params: { id },
    body: { ...was, ...values, was },
  });
const namesBelow = async () =>
  (await read()).children.map((child) => [child.name, child.is_archived]);

describe('the organisation', () => {
  it('is read as it is written', async () => {
    expect(await read()).toEqual({
      id: own,
      key: expect.any(String),
      name: 'Harbour',
      name_fi: 'Satama',
      start_of_fiscal_year: 1,
      time_zone: 'Europe/Helsinki',
      restricted_views: [],
      objectives: [],
      children: [],
    });
  });

  it('changes at once for everyone, and says so in the log', async () => {
    const { id: _, key: ____, objectives: __, children: ___, ...was } = await read();
    await active();
    const fields = {
      name: ' Port ',
      name_fi: '',
      start_of_fiscal_year: 4,
      time_zone: 'America/New_York',
      restricted_views: ['roadmap' as const, 'logic' as const, 'roadmap' as const],
    };
    const answer = await server.call(contract.changeOrganization, {
      token: token(),
      body: { ...fields, was },
    });
    const after = {
      name: 'Port',
      name_fi: null,
      start_of_fiscal_year: 4,
      time_zone: 'America/New_York',
      restricted_views: ['logic', 'roadmap'],
    };
    expect(answer).toMatchObject({ status: 200, body: after });
    expect(await read()).toMatchObject(after);
    expect(await active()).toMatchObject({
      organization: { name: 'Port', start_of_fiscal_year: '4', time_zone: 'America/New_York' },
    });
    const settings = await server.call(contract.getGraphSettings, { token: token() });
    expect([...settings.body.restricted_views].sort()).toEqual(['logic', 'roadmap']);
    const refused = await server.call(contract.listRoadmaps, { token: token() });
    expect(refused.status).toBe(403);
    const [entry] = await server.seed((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.organizationId, own)),
    );
    expect(entry).toMatchObject({
      event: 'organization_changed',
      userId: manager.id,
      detail: { before: was, after },
    });
  });

  it('answers with the newest if someone else was faster', async () => {
    const { id: _, key: ____, objectives: __, children: ___, ...was } = await read();
    const change = (name: string) =>
      server.call(contract.changeOrganization, {
        token: token(),
        body: { ...was, name, was },
      });
    const answers = await Promise.all([change('First'), change('Second')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { name } = await read();
    const stale = answers.find(({ status }) => status === 409);
    expect(stale?.body).toMatchObject({ code: 'stale', newest: { name } });
  });

  it.each([
    ['name', { name: ' ' }],
    ['start_of_fiscal_year', { start_of_fiscal_year: 13 }],
    ['time_zone', { time_zone: 'Europe/Atlantis' }],
    ['restricted_views', { restricted_views: ['everything'] }],
  ])('refuses a wrong %s', async (field, values) => {
    const { id: _, key: ____, objectives: __, children: ___, ...was } = await read();
    const answer = await server.request('PUT', '/api/organization_definition/', {
      token: token(),
      body: { ...was, ...values, was },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(field);
  });
});

describe('objectives', () => {
  it('are added, changed and deleted, and an old state comes back under its key', async () => {
    const added = await addObjective();
    expect(added).toMatchObject({ status: 201, body: { key: 'grow', title: 'Grow' } });
    const again = await addObjective({ ordering: 2 });
    expect(again.body.key).toBe('grow-2');
    const { id, ...was } = added.body;
    const change = (title: string) =>
      server.call(contract.changeObjective, {
        token: token(),
        params: { id },
        body: { ...was, title, was },
      });
    expect((await change('Grow more')).body.title).toBe('Grow more');
    expect((await change('Grow less')).body).toMatchObject({
      code: 'stale',
      newest: { title: 'Grow more' },
    });
    expect(await active()).toMatchObject({
      organization: { objectives: [{ title: 'Grow more' }, { title: 'Grow' }] },
    });
    const remove = () => server.call(contract.deleteObjective, { token: token(), params: { id } });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await addObjective({ key: 'grow' })).body.key).toBe('grow');
    expect(fieldErrors(await addObjective({ title: '' }))).toHaveProperty('title');
  });

  it('are put in order, all of them at once', async () => {
    const ids: number[] = [];
    for (const title of ['A', 'B', 'C'])
      ids.push((await addObjective({ title, ordering: ids.length })).body.id);
    const order = (given: number[], was = ids) =>
      server.call(contract.orderObjectives, { token: token(), body: { ids: given, was } });
    const turned = [...ids].reverse();
    expect((await order(turned)).status).toBe(204);
    expect((await read()).objectives.map(({ title }) => title)).toEqual(['C', 'B', 'A']);
    expect((await order(ids)).status).toBe(409);
    expect((await order(ids.slice(1), turned)).status).toBe(400);
    const stranger = await server.createOrganization();
    const [foreign] = await server.seed((tx) =>
      tx.insert(objective).values({ organizationId: stranger, key: 'x', title: 'X' }).returning(),
    );
    expect((await order([...ids.slice(1), foreign?.id ?? 0], turned)).status).toBe(400);
  });
});

describe('organisations below', () => {
  it('are added like their parent, and are there for whoever sees it', async () => {
    await server.seed((tx) =>
      tx
        .update(organization)
        .set({ startOfFiscalYear: 7, timeZone: 'Asia/Tokyo', secondFactorRequired: false })
        .where(eq(organization.id, own)),
    );
    const { status, body } = await addChild('Quay');
    expect(status).toBe(201);
    const [row] = await server.seed((tx) =>
      tx.select().from(organization).where(eq(organization.id, body.id)),
    );
    expect(row).toMatchObject({ parentId: own, startOfFiscalYear: 7, timeZone: 'Asia/Tokyo' });
    expect(fieldErrors(await addChild('quay'))).toHaveProperty('name');
    const inner = await addChild('Crane', body.id);
    expect(inner.status).toBe(201);
    const tree = await server.call(contract.getActiveOrganization, {
      token: token(),
      query: { list: true },
    });
    expect(tree.body).toMatchObject({
      organizations: [{ id: own, children: [{ name: 'Quay', children: [{ name: 'Crane' }] }] }],
    });
  });

  it('move, but not below themselves, nor to where their keeper manages nothing', async () => {
    const quay = (await addChild('Quay')).body.id;
    const crane = (await addChild('Crane', quay)).body.id;
    const elsewhere = await server.createOrganization();
    expect(fieldErrors(await put(quay, { parent: crane }))).toHaveProperty('parent');
    expect(fieldErrors(await put(quay, { parent: quay }))).toHaveProperty('parent');
    expect(fieldErrors(await put(quay, { parent: elsewhere }))).toHaveProperty('parent');
    expect((await put(own, { parent: quay })).status).toBe(404);
    expect((await put(elsewhere, { parent: own })).status).toBe(404);
    const was = { parent: quay, is_archived: false };
    expect((await put(crane, { parent: own }, was)).body).toMatchObject({ parent: own });
    expect((await put(crane, { parent: own }, was)).body).toMatchObject({
      code: 'stale',
      newest: { parent: own },
    });
    expect((await put(quay, { parent: crane })).status).toBe(200);
  });

  it('never end up in a circle, even when two are moved at once', async () => {
    const a = (await addChild('A')).body.id;
    const b = (await addChild('B')).body.id;
    const answers = await Promise.all([put(a, { parent: b }), put(b, { parent: a })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await read()).children).toHaveLength(2);
  });

  it('are archived with what is below, seen by nobody, and come back as they were', async () => {
    const quay = (await addChild('Quay')).body.id;
    const crane = (await addChild('Crane', quay)).body.id;
    const old = (await addChild('Old', quay)).body.id;
    const below = { parent: quay, is_archived: false };
    await put(old, { is_archived: true }, below);
    const reader = await server.createUser({
      memberships: { [crane]: {}, [own]: {} },
      activeOrganizationId: crane,
    });
    expect(await active(reader)).toMatchObject({ organization: { id: crane } });
    const only = await server.createUser({ memberships: { [crane]: {} } });

    expect((await put(quay, { is_archived: true })).body.is_archived).toBe(true);
    expect(await namesBelow()).toEqual([
      ['Crane', true],
      ['Old', true],
      ['Quay', true],
    ]);
    expect(await active(reader)).toMatchObject({ organization: { id: own } });
    expect(await active(only)).toMatchObject({ organization: null });
    const tree = await server.call(contract.getActiveOrganization, {
      token: only.token,
      query: { list: true },
    });
    expect(tree.body).toEqual({ organizations: [] });
    const go = await server.call(contract.activateOrganization, {
      token: reader.token,
      body: { id: crane },
    });
    expect(go.status).toBe(404);
    const archived = { parent: quay, is_archived: true };
    expect(fieldErrors(await put(crane, { is_archived: false }, archived))).toHaveProperty(
      'parent',
    );
    expect(fieldErrors(await addChild('New', quay))).toHaveProperty('parent');

    const back = await put(quay, { is_archived: false }, { parent: own, is_archived: true });
    expect(back.status).toBe(200);
    expect(await namesBelow()).toEqual([
      ['Crane', false],
      ['Old', true],
      ['Quay', false],
    ]);
    expect(await active(only)).toMatchObject({ organization: { id: crane } });
  });
});

it('is told in the history', async () => {
  const { id: _, key: ____, objectives: __, children: ___, ...was } = await read();
  await server.call(contract.changeOrganization, {
    token: token(),
    body: { ...was, start_of_fiscal_year: 4, was },
  });
  const { id } = (await addObjective()).body;
  await server.call(contract.deleteObjective, { token: token(), params: { id } });
  const child = (await addChild('Quay')).body.id;
  await put(child, { is_archived: true });
  const { body } = await server.call(contract.listHistory, {
    token: token(),
    query: { kind: 'organization' },
  });
  expect(body.results.map(({ event, subject }) => [event, subject])).toEqual([
    ['child_changed', 'Quay'],
    ['child_added', 'Quay'],
    ['objective_deleted', 'Grow'],
    ['objective_added', 'Grow'],
    ['organization_changed', 'Harbour'],
  ]);
  expect(body.results[0]?.fields).toEqual([
    { field: 'is_archived', before: 'false', after: 'true' },
  ]);
  expect(body.results[4]?.fields).toEqual([
    { field: 'start_of_fiscal_year', before: '1', after: '4' },
  ]);
});

it('is for organisation managers', async () => {
  const reader = await server.createUser({ memberships: { [own]: { report_manager: true } } });
  const answer = await server.call(contract.getOrganizationDefinition, { token: reader.token });
  expect(answer.status).toBe(403);
  expect((await addChild('Quay', own, reader)).status).toBe(403);
});
