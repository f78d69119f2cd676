import { contract, monthNumber, type TermFields } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { type FiguresIds, seedFigures } from '../../../test/figures.js';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';
import { mapping, target, term } from '../../db/schema/index.js';

const server = useTestServer();
let organization: number;
let manager: TestUser;
let ids: FiguresIds;

const NEW: TermFields = {
  key: 'margin',
  title: 'Margin',
  title_fi: 'Kate',
  formula: '(sales - costs) / sales * 100',
  parent: null,
  additional_parents: [],
  unit: '%',
  measurement_type_prefix: null,
  aggregation: 'flow',
  sum_values_in_tree: false,
  value_numeric_type: 'decimal',
  data_source: null,
  is_free_measure: false,
  ordering: 9,
};

beforeEach(async () => {
  organization = await server.createOrganization();
  const first = monthNumber(2025, 1);
  ids = await seedFigures(server, organization, {
    terms: [
      { key: 'all', formula: 'sum( sales, costs ) + [sales]', title: 'Everything' },
      { key: 'sales', parent: 'all', first, values: [10, 20] },
      { key: 'costs', parent: 'all', first, values: [5, 5] },
      { key: 'free', title: 'Nothing uses it' },
    ],
    groups: [{ key: 'group' }],
    targets: [{ key: 'goal', group: 'group', formula: 'sales', targetFormula: 'sales * 2' }],
    mappings: [
      { key: 'page', termsUsed: ['sales'], graphProperties: { sales: { color: 'teal' } } },
    ],
  });
  manager = await server.createUser({
    memberships: { [organization]: { organization_manager: true } },
  });
});

const list = async () =>
  (await server.call(contract.listTermDefinitions, { token: manager.token })).body.results;
const fieldsOf = async (key: string) => {
  const found = (await list()).find((each) => each.key === key);
  if (!found) throw new Error(`no term ${key}`);
  const { id, has_figures: _, ...fields } = found;
  return { id, fields };
};
const create = (fields: Partial<TermFields> = {}) =>
  server.call(contract.createTerm, { token: manager.token, body: { ...NEW, ...fields } });
const check = async (fields: Partial<TermFields> = {}, id?: number) =>
  (
    await server.call(contract.checkTerm, {
      token: manager.token,
      body: { ...NEW, ...fields, ...(id !== undefined && { id }) },
    })
  ).body;
const change = async (key: string, changes: Partial<TermFields>, was?: TermFields) => {
  const { id, fields } = await fieldsOf(key);
  return server.call(contract.changeTerm, {
    token: manager.token,
    params: { id },
    body: { ...fields, ...changes, was: was ?? fields },
  });
};
const remove = (id: number) =>
  server.call(contract.deleteTerm, { token: manager.token, params: { id } });
const read = async (key: string) =>
  (
    await server.request<{ results: { value: number | null }[] }>(
      'GET',
      `/api/data/?keys=${key}&start_date=2025-01-01&end_date=2025-02-28`,
      { token: manager.token },
    )
  ).body.results.map(({ value }) => value);

it('lists terms as they are written, those below others behind them', async () => {
  expect((await list()).map(({ key, parent, has_figures }) => [key, parent, has_figures])).toEqual([
    ['all', null, false],
    ['sales', 'all', true],
    ['costs', 'all', true],
    ['free', null, false],
  ]);
});

it('says what a term would be before it is written', async () => {
  expect(await check()).toEqual({
    problems: {},
    position: null,
    formula_str: '(Title of sales - Title of costs) / Title of sales * 100',
    month: '2025-02',
    value: 75,
    depends_on: [
      { key: 'sales', title: 'Title of sales' },
      { key: 'costs', title: 'Title of costs' },
    ],
    used_by: [],
  });
  expect(await check({ ordering: 2_000_000 })).toMatchObject({
    problems: { ordering: [expect.any(String)] },
  });
  expect(await check({ formula: 'sales + nothing' })).toMatchObject({
    problems: { formula: ['Unknown term key: nothing'] },
    position: 8,
    month: null,
    value: null,
  });
  expect((await check({ formula: 'sales + (' })).problems).toHaveProperty('formula');
  expect(await list()).toHaveLength(4);
});

it('checks a key that is taken, and a term that is being saved meanwhile', async () => {
  expect((await check({ key: 'sales' })).problems.key).toHaveLength(1);
  const empty = await server.createOrganization();
  const { token } = await server.createUser({
    memberships: { [empty]: { organization_manager: true } },
  });
  const checks = ['checkTerm', 'createTerm', 'checkTerm', 'checkTerm'] as const;
  for (let count = 1; count <= 30; count++) {
    const body = { ...NEW, key: `key_${count}`, formula: null };
    const answers = await Promise.all(
      checks.map((what) => server.call(contract[what], { token, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 200]);
  }
});

it('says what uses a term', async () => {
  const { id, fields } = await fieldsOf('sales');
  expect((await check(fields, id)).used_by).toEqual([
    { kind: 'term', title: 'Everything' },
    { kind: 'target', title: 'Title of goal' },
    { kind: 'page', title: 'page' },
  ]);
});

it('adds a term, which all readers see at once', async () => {
  expect(await read('all')).toEqual([25, 45]);
  const made = await create();
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ ...NEW, has_figures: false });
  expect(await read('margin')).toEqual([50, 75]);
});

it.each<[string, Partial<TermFields>, object]>([
  ['a key that is taken', { key: 'sales' }, { key: ['There is a term “sales” already.'] }],
  ['what is no key', { key: 'two words' }, { key: [expect.stringMatching(/^A key has no/)] }],
  ['no title', { title: ' ' }, { title: ['This field is required.'] }],
  ['a parent that is no term', { parent: 'x' }, { parent: ['There is no term “x”.'] }],
  [
    'a parent named twice',
    { parent: 'all', additional_parents: ['all'] },
    { additional_parents: ['“all” is the parent already.'] },
  ],
  ['itself above it', { parent: 'margin' }, { parent: [expect.stringMatching(/margin → margin/)] }],
  [
    'itself in its formula',
    { formula: 'margin + 1' },
    { formula: ['Circular reference: margin → margin'] },
  ],
])('refuses %s', async (_, fields, problems) => {
  expect(fieldErrors(await create(fields))).toEqual(problems);
  expect((await check(fields)).problems).toEqual(problems);
});

it('refuses circles through other terms, and a formula where there are figures', async () => {
  expect(fieldErrors(await change('sales', { formula: 'all' }))).toEqual({
    formula: [
      expect.stringMatching(/^The term has figures/),
      'Circular reference: sales → all → sales',
    ],
  });
  expect(fieldErrors(await change('all', { parent: 'costs' }))).toEqual({
    parent: ['A term stands under itself: all → costs → all'],
  });
});

it('writes a new key into all that names the term', async () => {
  const answer = await change('sales', { key: '4100', title: 'Net sales' });
  expect(answer.status).toBe(200);
  expect((await fieldsOf('all')).fields.formula).toBe('sum( [4100], costs ) + [4100]');
  expect((await fieldsOf('4100')).fields).toMatchObject({ parent: 'all', title: 'Net sales' });
  expect(await read('all')).toEqual([25, 45]);
  const { targets, pages } = await server.seed(async (tx) => ({
    targets: await tx.select().from(target).where(eq(target.organizationId, organization)),
    pages: await tx.select().from(mapping).where(eq(mapping.organizationId, organization)),
  }));
  expect(targets).toMatchObject([{ formula: '4100', targetFormula: '[4100] * 2' }]);
  expect(pages).toMatchObject([
    { termsUsed: ['4100'], graphProperties: { 4100: { color: 'teal' } } },
  ]);
});

it('is taken back by writing what was before', async () => {
  const before = (await fieldsOf('sales')).fields;
  await change('sales', { key: 'other' });
  expect((await change('other', before)).status).toBe(200);
  expect((await fieldsOf('all')).fields.formula).toBe('sum( sales, costs ) + sales');
});

it('overwrites nobody: what was based on another version is refused with the newest', async () => {
  const was = (await fieldsOf('free')).fields;
  await change('free', { title: 'Mine' });
  const answer = await change('free', { title: 'Yours' }, was);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ newest: { key: 'free', title: 'Mine' } });
  const costs = (await fieldsOf('costs')).fields;
  const both = await Promise.all([
    change('costs', { title: 'One' }, costs),
    change('costs', { title: 'Two' }, costs),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('deletes what nothing uses, and says what keeps the others', async () => {
  const idOf = (key: string) => ids.terms[key] ?? 0;
  expect(fieldErrors(await remove(idOf('sales')))).toEqual({
    non_field_errors: ['The term is used by Everything, Title of goal, page. Change that first.'],
  });
  expect((await remove(idOf('free'))).status).toBe(204);
  expect((await list()).map(({ key }) => key)).not.toContain('free');
  expect((await remove(idOf('free'))).status).toBe(404);
  await change('all', { formula: 'sales' });
  await change('costs', { parent: null });
  expect(fieldErrors(await remove(idOf('costs')))).toEqual({
    non_field_errors: [expect.stringMatching(/^The term has figures/)],
  });
});

it('is for organisation managers only, and shows nothing of others', async () => {
  const reader = await server.createUser({
    memberships: { [organization]: { report_manager: true } },
  });
  const answer = await server.call(contract.createTerm, { token: reader.token, body: NEW });
  expect(answer.status).toBe(403);
  const other = await server.createOrganization();
  const stranger = await server.createUser({
    memberships: { [other]: { organization_manager: true } },
  });
  const free = ids.terms.free ?? 0;
  const removed = await server.call(contract.deleteTerm, {
    token: stranger.token,
    params: { id: free },
  });
  expect(removed.status).toBe(404);
  const rows = await server.seed((tx) => tx.select().from(term).where(eq(term.id, free)));
  expect(rows).toHaveLength(1);
});
