import { contract, monthNumber, type TargetFields, type TargetGroupFields } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { type FiguresIds, seedFigures } from '../../../test/figures.js';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';
import { comment, target, targetGroup } from '../../db/schema/index.js';

const server = useTestServer();
let organization: number;
let manager: TestUser;
let ids: FiguresIds;
let fields: TargetFields;

const GROUP: TargetGroupFields = {
  key: '',
  title: 'Ympäristö & työ',
  title_fi: null,
  parent: null,
  user: null,
  ordering: 3,
};

beforeEach(async () => {
  organization = await server.createOrganization();
  ids = await seedFigures(server, organization, {
    terms: [
      { key: 'sales', first: monthNumber(2025, 1), values: [10, 20], verified: [true, true] },
      { key: 'costs', first: monthNumber(2025, 1), values: [5, 5], verified: [true, true] },
    ],
    groups: [{ key: 'top' }, { key: 'below', parent: 'top' }],
    targets: [{ key: 'grow', group: 'top', formula: 'sales', targetFormula: '30' }],
  });
  manager = await server.createUser({
    memberships: { [organization]: { organization_manager: true } },
  });
  fields = {
    key: '',
    target_group: ids.groups.below ?? 0,
    title: 'Keep costs low',
    title_fi: null,
    start_date: '2025-01-01',
    end_date: '2025-12-31',
    formula: 'costs / sales * 100',
    target_formula: '30',
    compare_formula: null,
    compare_months_earlier: 1,
    minimum_value: null,
    reversed_target: true,
    value_numeric_type: 'decimal',
    measurement_type_prefix: null,
    unit: '%',
    additional_information: null,
    additional_information_fi: null,
    link_tag: null,
    ordering: 1,
  };
});

const list = async () =>
  (await server.call(contract.listTargetDefinitions, { token: manager.token })).body;
const targetOf = async (key: string) => {
  const found = (await list()).targets.find((each) => each.key === key);
  if (!found) throw new Error(`no target ${key}`);
  const { id, ...was } = found;
  return { id, was };
};
const create = (changes: Partial<TargetFields> = {}) =>
  server.call(contract.createTarget, { token: manager.token, body: { ...fields, ...changes } });
const check = async (changes: Partial<TargetFields> = {}) =>
  (
    await server.call(contract.checkTarget, {
      token: manager.token,
      body: { ...fields, ...changes },
    })
  ).body;
const createGroup = (changes: Partial<TargetGroupFields> = {}) =>
  server.call(contract.createTargetGroup, {
    token: manager.token,
    body: { ...GROUP, ...changes },
  });

it('lists groups and targets as they are written', async () => {
  const { groups, targets } = await list();
  expect(groups.map(({ key, parent }) => [key, parent])).toEqual([
    ['top', null],
    ['below', ids.groups.top],
  ]);
  expect(targets).toMatchObject([
    { key: 'grow', target_group: ids.groups.top, formula: 'sales', target_formula: '30' },
  ]);
});

it('names the owners of groups, members or not', async () => {
  const elsewhere = await server.createUser();
  await server.seed((tx) =>
    tx
      .update(targetGroup)
      .set({ userId: elsewhere.id })
      .where(eq(targetGroup.organizationId, organization)),
  );
  expect((await list()).owners.map(({ id }) => id)).toEqual([elsewhere.id]);
});

it('says what a target would be before it is written', async () => {
  const sound = await check();
  expect(sound).toMatchObject({
    problems: {},
    positions: {},
    shown: { formula: 'Title of costs / Title of sales * 100', target_formula: '30' },
    month: '2025-02',
    current_value: 25,
    target_value: 30,
    compare_value: 50,
    is_verified: true,
  });
  expect(sound.points).toHaveLength(24);
  expect(sound.points.at(-2)).toMatchObject({ start_date: '2025-01-01', current_value: 50 });
  expect((await list()).targets).toHaveLength(1);
});

it('says what is wrong, and where, without hiding the rest', async () => {
  expect(
    await check({ title: ' ', target_formula: '2 * nothing', end_date: '2024-01-01' }),
  ).toMatchObject({
    problems: {
      title: [expect.any(String)],
      target_formula: ['Unknown term key: nothing'],
      end_date: [expect.any(String)],
    },
    positions: { target_formula: 4 },
    current_value: 25,
    target_value: null,
  });
  expect(await check({ compare_months_earlier: Number.MAX_SAFE_INTEGER })).toMatchObject({
    problems: { compare_months_earlier: [expect.any(String)] },
    current_value: 25,
  });
  expect(await check({ formula: 'sales +' })).toMatchObject({
    problems: { formula: [expect.any(String)] },
    month: null,
    current_value: null,
    points: [],
  });
});

it('adds a target that readers see at once, with a key made of its title', async () => {
  const { status, body } = await create();
  expect([status, body.key]).toEqual([201, 'keep-costs-low']);
  expect((await create()).body.key).toBe('keep-costs-low-2');
  const read = await server.call(contract.getTarget, {
    token: manager.token,
    params: { id: body.id },
    query: { start_date: '2025-02-01', end_date: '2025-02-28' },
  });
  expect(read.body).toMatchObject({ current_value: 25, target_value: 30, reversed_target: true });
});

it('refuses a target that could not be shown', async () => {
  const refused = await create({
    target_group: 2_000_000_000,
    formula: 'nothing',
    end_date: '2024-12-31',
  });
  expect(refused.status).toBe(400);
  expect(Object.keys(fieldErrors(refused)).sort()).toEqual(['end_date', 'formula', 'target_group']);
});

it('changes a target, and keeps what someone else has changed meanwhile', async () => {
  const { id, was } = await targetOf('grow');
  const change = (changes: Partial<TargetFields>) =>
    server.call(contract.changeTarget, {
      token: manager.token,
      params: { id },
      body: { ...was, ...changes, was },
    });
  expect((await change({ title: 'Grow', target_group: ids.groups.below ?? 0 })).status).toBe(200);
  const stale = await change({ title: 'Shrink' });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ newest: { id, title: 'Grow' } });
  expect((await targetOf('grow')).was).toEqual({
    ...was,
    title: 'Grow',
    target_group: ids.groups.below,
  });
});

it('deletes a target only while nothing is lost with it', async () => {
  const { id } = await targetOf('grow');
  const remove = () => server.call(contract.deleteTarget, { token: manager.token, params: { id } });
  await server.seed((tx) =>
    tx.insert(comment).values({
      organizationId: organization,
      targetId: id,
      startDate: '2025-01-01',
      endDate: '2025-01-31',
      authorId: manager.id,
      text: 'Why?',
    }),
  );
  expect((await remove()).status).toBe(400);
  await server.seed((tx) => tx.delete(comment).where(eq(comment.organizationId, organization)));
  expect((await remove()).status).toBe(204);
  expect((await list()).targets).toEqual([]);
  expect((await remove()).status).toBe(404);
});

it('adds, moves and deletes groups', async () => {
  const { body: group } = await createGroup({ user: manager.id });
  expect(group).toMatchObject({ key: 'ymparisto-tyo', user: manager.id });
  const { id, ...was } = group;
  const move = (parent: number | null) =>
    server.call(contract.changeTargetGroup, {
      token: manager.token,
      params: { id },
      body: { ...was, parent, was },
    });
  expect((await move(id)).status).toBe(400);
  expect((await move(ids.groups.below ?? 0)).status).toBe(200);
  expect((await move(null)).status).toBe(409);
  const remove = (each: number | undefined) =>
    server.call(contract.deleteTargetGroup, {
      token: manager.token,
      params: { id: each ?? 0 },
    });
  expect((await remove(ids.groups.below)).status).toBe(400);
  expect((await remove(id)).status).toBe(204);
  expect((await remove(ids.groups.below)).status).toBe(204);
});

it('gives a group to members only', async () => {
  const stranger = await server.createUser({
    memberships: { [await server.createOrganization()]: {} },
  });
  const refused = await createGroup({ user: stranger.id });
  expect(fieldErrors(refused)).toHaveProperty('user');
});

it('leaves the targets of other organisations alone', async () => {
  const other = await server.createOrganization();
  const theirs = await seedFigures(server, other, {
    groups: [{ key: 'theirs' }],
    targets: [{ key: 'theirs', group: 'theirs', formula: '1' }],
  });
  const id = theirs.targets.theirs ?? 0;
  expect(
    (await server.call(contract.deleteTarget, { token: manager.token, params: { id } })).status,
  ).toBe(404);
  expect((await create({ target_group: theirs.groups.theirs ?? 0 })).status).toBe(400);
  const rows = await server.seed((tx) =>
    tx.select().from(target).where(eq(target.organizationId, other)),
  );
  expect(rows).toHaveLength(1);
});
