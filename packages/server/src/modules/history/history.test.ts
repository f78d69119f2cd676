import { contract, type HistoryEntry, type HistoryKind } from '@tavoite/model';
import { sql } from 'drizzle-orm';
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
  query: { kind?: HistoryKind; user?: number; about?: string; before?: number } = {},
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
      // Whoever is a member elsewhere too is not kept here.
      body: {
        email: `new-${organizationId}@example.com`,
        full_name: 'Niina New',
        language: 'en',
        flags: FLAGS,
      },
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
  expect(figures).toMatchObject({
    event: 'figures_changed',
    figures: 1,
    fields: [{ field: 'Sales 01/2025', before: null, after: expect.stringMatching(/^12/) }],
  });
});

it('says which months were closed, opened again and changed, and why', async () => {
  const { token } = manager;
  const params = { month: '2025-01' };
  await enter(12);
  await server.call(contract.closeMonth, { token, params });
  const reason = 'A late invoice';
  await server.call(contract.reopenMonth, { token, params, body: { reason } });
  const [reopened] = await entries();
  if (reopened)
    await server.call(contract.undoHistoryEntry, { token, params: { id: reopened.id } });
  const months = ['2025-01', '2025-01'];
  expect(await entries({ kind: 'figures' })).toEqual([
    expect.objectContaining({ event: 'figures_taken_back', months, about: null }),
    expect.objectContaining({ event: 'month_reopened', months, reason }),
    expect.objectContaining({ event: 'month_closed', months, reason: null }),
    expect.objectContaining({ event: 'figures_changed', months, figures: 1 }),
  ]);
});

it('offers to undo what was done to a month while nothing else was done to it', async () => {
  const { token } = manager;
  const params = { month: '2025-01' };
  const offered = async () =>
    (await entries({ kind: 'figures' })).map(({ event, undoable }) => [event, undoable]);
  await enter(12);
  await server.call(contract.closeMonth, { token, params });
  await server.call(contract.reopenMonth, { token, params, body: { reason: 'A late invoice' } });
  expect((await offered()).slice(0, 2)).toEqual([
    ['month_reopened', true],
    ['month_closed', false],
  ]);
  await server.call(contract.closeMonth, { token, params });
  expect((await offered()).slice(0, 3)).toEqual([
    ['month_closed', true],
    ['month_reopened', false],
    ['month_closed', false],
  ]);
  await undo((await entries({ kind: 'figures' }))[0]?.id);
  // As it was once it had been opened.
  expect((await offered())[2]).toEqual(['month_reopened', true]);
});

it('tells of one thing only', async () => {
  const { id } = await invite();
  await server.call(contract.changePerson, {
    token: manager.token,
    params: { id },
    body: { flags: FLAGS, language: 'fi' },
  });
  await enter(12);
  const about = `person ${id}`;
  const { count, results } = (await history({ about })).body;
  expect(results.map(({ event }) => event)).toEqual(['person_changed', 'person_invited']);
  expect(count).toBe(2);
  expect(results[0]?.about).toBe(about);
  expect((await history({ about: "person 1' OR '1'='1" })).status).toBe(400);
  expect(await entries({ about: 'person 999999999' })).toEqual([]);
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
  expect([changed?.undoable, added?.undoable]).toEqual([true, false]);
  const early = await undo(added?.id);
  expect([early.status, early.body]).toEqual([
    400,
    { non_field_errors: ['It has been changed since. Undo the newer change first.'] },
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
  const { id: invitedId } = await invite();
  await server.call(contract.sendInvitation, {
    token: manager.token,
    params: { id: invitedId },
  });
  const [sentAgain] = await entries();
  expect(sentAgain?.undoable).toBe(false);
  expect((await undo(sentAgain?.id)).status).toBe(404);
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

it('takes figures back, and says so where they have been changed since', async () => {
  const { token } = manager;
  const sales = async () =>
    (
      await server.call(contract.getFigureSheet, {
        token,
        query: { start_date: '2025-01-01', end_date: '2025-01-31' },
      })
    ).body.terms[0]?.values[0];
  await enter(12);
  await enter(13);
  const [second, first] = await entries({ kind: 'figures' });
  const early = await undo(first?.id);
  expect([early.status, early.body]).toEqual([
    400,
    { non_field_errors: ['It has been changed since. Undo the newer change first.'] },
  ]);
  expect((await undo(second?.id)).status).toBe(204);
  expect(await sales()).toBe(12);
  expect((await undo(first?.id)).status).toBe(204);
  expect((await entries({ kind: 'figures' })).map(({ undoable }) => undoable)).toEqual(
    Array(4).fill(false),
  );
  expect((await undo(first?.id)).body).toEqual({
    non_field_errors: ['This change has been undone already.'],
  });
});

it('takes back what people may do, an invitation and the end of a membership', async () => {
  const { token } = manager;
  const { id } = await invite();
  const params = { id };
  const person = async () =>
    (await server.call(contract.listPeople, { token })).body.results.find((each) => each.id === id);
  const newest = async () => (await entries({ kind: 'people' }))[0]?.id;
  const changed = await server.call(contract.changePerson, {
    token,
    params,
    body: { flags: { roadmap_manager: true }, language: 'fi', status: 'disabled' },
  });
  expect([changed.status, changed.body]).toMatchObject([200, { status: 'disabled' }]);
  expect((await undo(await newest())).status).toBe(204);
  expect(await person()).toMatchObject({ flags: FLAGS, language: 'en', status: 'invited' });
  await server.call(contract.removePerson, { token, params });
  expect((await undo(await newest())).status).toBe(204);
  expect(await person()).toMatchObject({ flags: FLAGS });
  expect((await undo(await newest())).status).toBe(204);
  expect(await person()).toBeUndefined();
});

it('brings a disabled person back who was removed, to be enabled again', async () => {
  const { token } = manager;
  const { id, email } = await invite();
  const params = { id };
  const setStatus = (status: 'active' | 'disabled') =>
    server.call(contract.changePerson, { token, params, body: { status } });
  await setStatus('disabled');
  await server.call(contract.removePerson, { token, params });
  const body = { email, full_name: 'Niina New', language: 'en' as const, flags: FLAGS };
  const invited = await server.call(contract.invitePerson, { token, body });
  expect(invited.body).toEqual({ email: [expect.stringContaining('undo that in the history')] });
  const [removed] = await entries({ kind: 'people' });
  expect((await undo(removed?.id)).status).toBe(204);
  const enabled = await setStatus('active');
  expect([enabled.status, enabled.body]).toMatchObject([200, { flags: FLAGS, status: 'invited' }]);
});

it('keeps an organisation with somebody who manages it when a change of people is taken back', async () => {
  const { token } = manager;
  const second = await server.createUser({ memberships: { [organizationId]: {} } });
  const setManager = (id: number, by: string, organization_manager: boolean) =>
    server.call(contract.changePerson, {
      token: by,
      params: { id },
      body: { flags: { organization_manager } },
    });
  await setManager(second.id, token, true);
  const [made] = await entries({ kind: 'people' });
  await setManager(manager.id, second.token, false);
  const answer = await undo(made?.id, second);
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      non_field_errors: [
        'Nobody else would manage the organisation. Make someone else its manager first.',
      ],
    },
  ]);
});

it('takes back settings, objectives, their order and the archiving of an organisation below', async () => {
  const { token } = manager;
  const now = async () => (await server.call(contract.getOrganizationDefinition, { token })).body;
  const undoNewest = async () => {
    const [entry] = await entries({ kind: 'organization' });
    expect(entry?.undoable).toBe(true);
    expect((await undo(entry?.id)).status).toBe(204);
  };
  const { id: _, objectives: _none, children: _nobody, ...was } = await now();
  await server.call(contract.changeOrganization, {
    token,
    body: { ...was, start_of_fiscal_year: 7, restricted_views: ['roadmap'], was },
  });
  await undoNewest();
  expect(await now()).toMatchObject(was);

  const objective = { key: '', title_fi: null, description: '', description_fi: null };
  const add = async (title: string, ordering: number) =>
    (
      await server.call(contract.createObjective, {
        token,
        body: { ...objective, title, ordering },
      })
    ).body.id;
  const ids = [await add('Growth', 1), await add('Safety', 2)];
  const order = { ids: ids.toReversed(), was: ids };
  await server.call(contract.orderObjectives, { token, body: order });
  await undoNewest();
  expect((await now()).objectives.map(({ id }) => id)).toEqual(ids);
  await server.call(contract.deleteObjective, { token, params: { id: ids[1] ?? 0 } });
  await undoNewest();
  expect((await now()).objectives.map(({ title }) => title)).toEqual(['Growth', 'Safety']);

  const body = { name: 'North', name_fi: null, parent: organizationId };
  const { id, parent } = (await server.call(contract.createChildOrganization, { token, body }))
    .body;
  expect((await entries({ kind: 'organization' }))[0]?.undoable).toBe(false);
  const stands = { parent, is_archived: false };
  await server.call(contract.changeChildOrganization, {
    token,
    params: { id },
    body: { ...stands, is_archived: true, was: stands },
  });
  const [archived] = await entries({ kind: 'organization' });
  expect(archived?.fields).toEqual([{ field: 'is_archived', before: 'false', after: 'true' }]);
  await undoNewest();
  expect((await now()).children).toMatchObject([{ id, is_archived: false }]);
});

it('says so when what was logged last is no longer what is there', async () => {
  const { token } = manager;
  const {
    id: _,
    objectives: _none,
    children: _nobody,
    ...was
  } = (await server.call(contract.getOrganizationDefinition, { token })).body;
  await server.call(contract.changeOrganization, { token, body: { ...was, name: 'Sun', was } });
  await server.seed((tx) =>
    tx.execute(sql`UPDATE organization SET name = 'Moon' WHERE id = ${organizationId}`),
  );
  const [entry] = await entries({ kind: 'organization' });
  expect((await undo(entry?.id)).body).toEqual({
    non_field_errors: ['It has been changed since. Undo the newer change first.'],
  });
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
    { non_field_errors: ['This change is too old to be undone.'] },
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
