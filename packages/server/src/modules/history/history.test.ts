import { contract, type HistoryEntry, type HistoryKind } from '@tavoite/model';
import { seedFigures } from '../../../test/figures.js';
import { type TestUser, useTestServer } from '../../../test/server.js';

const server = useTestServer();
let manager: TestUser;
let organizationId: number;

beforeEach(async () => {
  const organization = await server.createOrganization();
  organizationId = organization;
  await seedFigures(server, organization, { terms: [{ key: 'sales', title: 'Sales' }] });
  manager = await server.createUser({
    memberships: { [organization]: { organization_manager: true } },
    fullName: 'Maija Manager',
  });
});

const history = async (
  query: { kind?: HistoryKind; user?: number; before?: number } = {},
  { token } = manager,
) => server.call(contract.listHistory, { token, query });
const entries = async (...query: Parameters<typeof history>): Promise<HistoryEntry[]> =>
  (await history(...query)).body.results;

const enter = (value: number) =>
  server.call(contract.changeFigures, {
    token: manager.token,
    body: { cells: [{ key: 'sales', month: '2025-01', value }] },
  });
const FLAGS = {
  report_manager: true,
  notification_manager: false,
  roadmap_manager: false,
  organization_manager: false,
};
const invite = async () =>
  (
    await server.call(contract.invitePerson, {
      token: manager.token,
      body: { email: 'new@example.com', full_name: 'Niina New', language: 'en', flags: FLAGS },
    })
  ).body;

it('tells who changed what from what to what, newest first', async () => {
  await enter(12);
  const { id } = await invite();
  await server.call(contract.changePerson, {
    token: manager.token,
    params: { id },
    body: { flags: { roadmap_manager: true }, language: 'fi' },
  });
  await server.call(contract.removePerson, { token: manager.token, params: { id } });
  const [removed, changed, invited, figures] = await entries();
  const by = expect.objectContaining({ full_name: 'Maija Manager' });
  expect(removed).toMatchObject({ event: 'person_removed', subject: 'Niina New', user: by });
  expect(changed).toMatchObject({
    event: 'person_changed',
    fields: [
      { field: 'language', before: 'en', after: 'fi' },
      { field: 'roadmap_manager', before: 'false', after: 'true' },
    ],
  });
  expect(invited?.fields).toEqual([{ field: 'report_manager', before: null, after: 'true' }]);
  expect(figures).toMatchObject({ event: 'figures_changed', figures: 1 });
});

it('tells apart what was added, changed and deleted', async () => {
  const fields = {
    key: 'costs',
    title: 'Costs',
    title_fi: 'Kulut',
    formula: null,
    parent: null,
    additional_parents: [],
    unit: null,
    measurement_type_prefix: null,
    aggregation: 'flow' as const,
    sum_values_in_tree: false,
    value_numeric_type: 'decimal' as const,
    data_source: null,
    is_free_measure: false,
    ordering: 1,
  };
  const { token } = manager;
  const { id } = (await server.call(contract.createTerm, { token, body: fields })).body;
  await server.call(contract.changeTerm, {
    token,
    params: { id },
    body: { ...fields, unit: 'k€', was: fields },
  });
  await server.call(contract.deleteTerm, { token, params: { id } });
  const found = await entries({ kind: 'terms' });
  expect(found.map(({ event, subject }) => [event, subject])).toEqual([
    ['term_deleted', 'Costs'],
    ['term_changed', 'Costs'],
    ['term_added', 'Costs'],
  ]);
  expect(found[1]?.fields).toEqual([{ field: 'unit', before: null, after: 'k€' }]);
});

it('names the groups and owners of what was changed in the targets', async () => {
  const { token } = manager;
  const group = {
    key: '',
    title: 'Growth',
    title_fi: 'Kasvu',
    parent: null,
    user: manager.id,
    ordering: 1,
  };
  const created = await server.call(contract.createTargetGroup, { token, body: group });
  const { id: parent, ...was } = created.body;
  const inside = { ...group, title: 'Sales', title_fi: null, parent, user: null };
  const { id } = (await server.call(contract.createTargetGroup, { token, body: inside })).body;
  await server.call(contract.changeTargetGroup, {
    token,
    params: { id: parent },
    body: { ...was, user: null, was },
  });
  await server.call(contract.deleteTargetGroup, { token, params: { id } });
  const found = await entries({ kind: 'targets' });
  expect(found.map(({ event, subject }) => [event, subject])).toEqual([
    ['group_deleted', 'Sales'],
    ['group_changed', 'Growth'],
    ['group_added', 'Sales'],
    ['group_added', 'Growth'],
  ]);
  expect(found[0]?.fields).toContainEqual({ field: 'parent', before: 'Growth', after: null });
  expect(found[1]?.fields).toEqual([{ field: 'user', before: 'Maija Manager', after: null }]);
});

const undo = (id: number | undefined, { token } = manager) =>
  server.call(contract.undoHistoryEntry, { token, params: { id: id ?? 0 } });

it('takes changes of targets and groups back one by one, and tells so', async () => {
  const { token } = manager;
  const fields = {
    key: '',
    title: 'Growth',
    title_fi: null,
    parent: null,
    user: null,
    ordering: 1,
  };
  const created = (await server.call(contract.createTargetGroup, { token, body: fields })).body;
  const { id, ...was } = created;
  await server.call(contract.changeTargetGroup, {
    token,
    params: { id },
    body: { ...was, title: 'Growing', was },
  });
  const groups = async () =>
    (await server.call(contract.listTargetDefinitions, { token })).body.groups.map(
      ({ title }) => title,
    );
  const [changed, added] = await entries({ kind: 'targets' });
  const early = await undo(added?.id);
  expect([early.status, early.body]).toEqual([
    400,
    { non_field_errors: ['It has been changed since. Take the newer change back first.'] },
  ]);
  expect((await undo(changed?.id)).status).toBe(204);
  expect(await groups()).toEqual(['Growth']);
  const [undone] = await entries({ kind: 'targets' });
  expect(undone).toMatchObject({
    event: 'group_changed',
    undoable: true,
    fields: [{ field: 'title', before: 'Growing', after: 'Growth' }],
  });
  // What is deleted comes back too, as a new one.
  await server.call(contract.deleteTargetGroup, { token, params: { id } });
  const [deleted] = await entries({ kind: 'targets' });
  expect((await undo(deleted?.id)).status).toBe(204);
  expect(await groups()).toEqual(['Growth']);
  const [again] = await entries({ kind: 'targets' });
  expect((await undo(again?.id)).status).toBe(204);
  expect(await groups()).toEqual([]);
});

it('takes a change of a term back by the rules of terms', async () => {
  const { token } = manager;
  const [term] = (await server.call(contract.listTermDefinitions, { token })).body.results;
  if (!term) throw new Error('no term');
  const { id, has_figures: _, ...was } = term;
  await server.call(contract.changeTerm, {
    token,
    params: { id },
    body: { ...was, unit: 'k€', was },
  });
  const [entry] = await entries({ kind: 'terms' });
  expect((await undo(entry?.id)).status).toBe(204);
  const [now] = (await server.call(contract.listTermDefinitions, { token })).body.results;
  expect(now?.unit).toBe(was.unit);
});

it('takes nothing back that is none of the organisation, or that the list cannot take back', async () => {
  await invite();
  const [invited] = await entries();
  expect(invited?.undoable).toBe(false);
  expect((await undo(invited?.id)).status).toBe(404);
  const other = await server.createOrganization();
  const stranger = await server.createUser({
    memberships: { [other]: { organization_manager: true } },
  });
  await server.call(contract.createTargetGroup, {
    token: manager.token,
    body: { key: '', title: 'Growth', title_fi: null, parent: null, user: null, ordering: 1 },
  });
  const [added] = await entries({ kind: 'targets' });
  expect((await undo(added?.id, stranger)).status).toBe(404);
});

it('says so when a change was logged with other fields than there are now', async () => {
  await server.services.audit.record('target_changed', {
    userId: manager.id,
    organizationId,
    detail: { group: 1, before: { title: 'Growth' }, after: null },
  });
  const [entry] = await entries({ kind: 'targets' });
  const answer = await undo(entry?.id);
  expect([answer.status, answer.body]).toEqual([
    400,
    { non_field_errors: ['This change is too old to be taken back.'] },
  ]);
});

it('is filtered by kind and user, and read page by page', async () => {
  for (let value = 1; value <= 52; value++) await enter(value);
  await invite();
  const first = await history({ kind: 'figures' });
  expect(first.body.count).toBe(52);
  expect(first.body.results).toHaveLength(50);
  expect(
    await entries({ kind: 'figures', before: first.body.results.at(-1)?.id ?? 0 }),
  ).toHaveLength(2);
  expect(await entries({ kind: 'people' })).toHaveLength(1);
  expect(await entries({ user: manager.id + 1 })).toEqual([]);
});

it('is of one organisation, for its managers', async () => {
  await enter(12);
  const other = await server.createOrganization();
  const stranger = await server.createUser({
    memberships: { [other]: { organization_manager: true } },
  });
  expect(await entries({}, stranger)).toEqual([]);
  const reader = await server.createUser({ memberships: { [other]: {} } });
  expect((await history({}, reader)).status).toBe(403);
  // Row-level security keeps it from whoever does not ask for an organisation.
  expect(await server.services.database.query('SELECT FROM audit_log')).toMatchObject({
    rowCount: 0,
  });
});
