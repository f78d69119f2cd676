import { contract, monthNumber, type PageFields } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { type FiguresIds, seedFigures } from '../../../test/figures.js';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';
import { comment, target } from '../../db/schema/index.js';

const server = useTestServer();
let organization: number;
let manager: TestUser;
let ids: FiguresIds;

const PAGE: PageFields = {
  key: '',
  title: 'Työ & tulos',
  title_fi: 'Tulos',
  icon: 'users',
  parent: null,
  redirect: false,
  ordering: 3,
  terms: [
    { key: 'costs', type: 'stacked', color: 'data-2', stack_id: 'a' },
    { key: 'sales', second_axis: true },
  ],
  properties: { unit: '€', target: { type: 'radar' }, related_pages: ['First'] },
};

beforeEach(async () => {
  organization = await server.createOrganization();
  ids = await seedFigures(server, organization, {
    terms: [
      { key: 'sales', first: monthNumber(2025, 1), values: [10, 20] },
      { key: 'costs', first: monthNumber(2025, 1), values: [5, 5] },
    ],
    groups: [{ key: 'top' }],
    targets: [{ key: 'grow', group: 'top', formula: 'sales' }],
    mappings: [],
  });
  manager = await server.createUser({
    memberships: { [organization]: { organization_manager: true } },
  });
});

const list = async () =>
  (await server.call(contract.listPageDefinitions, { token: manager.token })).body.results;
const create = (changes: Partial<PageFields> = {}) =>
  server.call(contract.createPage, {
    token: manager.token,
    body: { ...PAGE, properties: {}, ...changes },
  });
const change = (id: number, was: PageFields, changes: Partial<PageFields>) =>
  server.call(contract.changePage, {
    token: manager.token,
    params: { id },
    body: { ...was, ...changes, was },
  });
const remove = (id: number) =>
  server.call(contract.deletePage, { token: manager.token, params: { id } });
const made = async (changes: Partial<PageFields> = {}) => {
  const { status, body } = await create(changes);
  expect(status).toBe(201);
  const { id, ...was } = body;
  return { id, was };
};

it('adds a page, which every reader has in the menu with its graph', async () => {
  await made({ title: 'First', title_fi: null });
  const { status, body } = await create({ properties: PAGE.properties });
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...PAGE, key: 'tyo-tulos' });
  const reader = await server.createUser({ memberships: { [organization]: {} } });
  const { mappings } = (await server.call(contract.getGraphSettings, { token: reader.token })).body;
  expect(mappings.at(-1)).toMatchObject({
    view_title: 'Työ & tulos',
    view_icon: 'users',
    terms_used: [{ key: 'costs' }, { key: 'sales' }],
    graph_properties: { costs: { type: 'stacked', stack_id: 'a' }, sales: { second_axis: true } },
    properties: { unit: '€', target: { type: 'radar' }, related_pages: ['First'] },
  });
});

it('says what is wrong with a page', async () => {
  const { id, was } = await made({ title: 'Up' });
  const below = await made({ title: 'Down', parent: id });
  const of = async (changes: Partial<PageFields>) => fieldErrors(await create(changes));
  expect(await of({ title: 'Up' })).toHaveProperty('title');
  expect(await of({ title: 'Roadmap' })).toHaveProperty('title');
  expect(await of({ title: '???' })).toHaveProperty('title');
  expect(await of({ parent: 99_999_999 })).toHaveProperty('parent');
  expect(await of({ terms: [{ key: 'gone' }] })).toHaveProperty('terms');
  expect(await of({ terms: [{ key: 'sales' }, { key: 'sales' }] })).toHaveProperty('terms');
  expect(await of({ terms: [{ key: 'sales', color: 'mauve' }] })).toHaveProperty('terms');
  expect(await of({ properties: { related_pages: ['Gone'] } })).toHaveProperty('properties');
  expect(await of({ properties: { y_axis_min: 2, y_axis_max: 2 } })).toHaveProperty('properties');
  expect(fieldErrors(await change(id, was, { parent: below.id }))).toHaveProperty('parent');
});

it('shows whoever saves what another has made of the page meanwhile', async () => {
  const { id, was } = await made();
  expect((await change(id, was, { terms: [{ key: 'sales' }] })).status).toBe(200);
  const { status, body } = await change(id, was, { title: 'Mine' });
  expect(status).toBe(409);
  expect(body).toMatchObject({ newest: { title: PAGE.title, terms: [{ key: 'sales' }] } });
});

it('writes a new title into the pages and targets that lead there', async () => {
  const { id, was } = await made({ title: 'Old' });
  await made({ title: 'Other', properties: { related_pages: ['Old'] } });
  await server.seed((tx) =>
    tx.update(target).set({ linkTag: 'Old' }).where(eq(target.organizationId, organization)),
  );
  await change(id, was, { title: 'Better' });
  expect((await list()).find(({ title }) => title === 'Other')?.properties.related_pages).toEqual([
    'Better',
  ]);
  const { targets } = (await server.call(contract.listTargetDefinitions, { token: manager.token }))
    .body;
  expect(targets[0]?.link_tag).toBe('Better');
});

it('deletes a page only when nothing leads to it', async () => {
  const { id } = await made({ title: 'Used' });
  const child = await made({ title: 'Child', parent: id });
  const other = await made({ title: 'Other', properties: { related_pages: ['Used'] } });
  const refused = await remove(id);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toMatch(/Child, Other/);
  await remove(child.id);
  await remove(other.id);
  await server.seed((tx) =>
    tx.insert(comment).values({
      organizationId: organization,
      mappingId: id,
      authorId: manager.id,
      text: 'Why?',
      startDate: '2025-01-01',
      endDate: '2025-01-31',
    }),
  );
  expect(JSON.stringify((await remove(id)).body)).toMatch(/comments/);
  await server.seed((tx) => tx.delete(comment).where(eq(comment.mappingId, id)));
  expect((await remove(id)).status).toBe(204);
  expect(await list()).toEqual([]);
});

it('orders pages of one place, from the order that the caller saw', async () => {
  const [a, b, c] = [
    await made({ title: 'A' }),
    await made({ title: 'B' }),
    await made({ title: 'C', ordering: null }),
  ].map(({ id }) => id) as [number, number, number];
  const order = (to: number[], was: number[]) =>
    server.call(contract.orderPages, { token: manager.token, body: { ids: to, was } });
  expect((await order([c, a, b], [a, b, c])).status).toBe(204);
  expect((await list()).map(({ title }) => title)).toEqual(['C', 'A', 'B']);
  expect((await order([a, b, c], [a, b, c])).status).toBe(409);
  expect((await order([a, b], [c, a, b])).status).toBe(400);
});

it('tells the history of pages, and takes changes back there', async () => {
  const { id, was } = await made({ title: 'Kept' });
  await change(id, was, { terms: [{ key: 'sales', type: 'bar' }], properties: { unit: 't' } });
  const history = async () =>
    (
      await server.call(contract.listHistory, {
        token: manager.token,
        query: { kind: 'pages' },
      })
    ).body.results;
  const [newest] = await history();
  expect(newest).toMatchObject({ event: 'page_changed', subject: 'Kept', undoable: true });
  expect(newest?.fields).toContainEqual(
    expect.objectContaining({ field: 'terms', after: 'sales (type bar)' }),
  );
  expect(newest?.fields).toContainEqual({ field: 'unit', before: null, after: 't' });
  const undo = (entry: number) =>
    server.call(contract.undoHistoryEntry, { token: manager.token, params: { id: entry } });
  expect((await undo(newest?.id ?? 0)).status).toBeLessThan(300);
  expect(await list()).toEqual([{ id, ...was }]);
  await remove(id);
  expect((await undo((await history())[0]?.id ?? 0)).status).toBeLessThan(300);
  expect(await list()).toEqual([{ ...was, id: expect.any(Number) }]);
});

it('is closed to members who do not manage the organisation', async () => {
  const reader = await server.createUser({ memberships: { [organization]: {} } });
  const { id } = await made();
  for (const answer of [
    await server.call(contract.listPageDefinitions, { token: reader.token }),
    await server.call(contract.createPage, { token: reader.token, body: PAGE }),
    await server.call(contract.deletePage, { token: reader.token, params: { id } }),
    await server.call(contract.orderPages, { token: reader.token, body: { ids: [id], was: [id] } }),
  ])
    expect(answer.status).toBe(403);
  expect(ids.terms.sales).toBeDefined();
});
