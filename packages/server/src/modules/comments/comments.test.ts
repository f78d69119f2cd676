import { type Comment, contract, MAX_COMMENT_CHARACTERS, monthNumber } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { type FiguresIds, seedFigures } from '../../../test/figures.js';
import { type TestUser, useTestServer } from '../../../test/server.js';
import { comment, user as users } from '../../db/schema/index.js';

const server = useTestServer();
let organizationId: number;
let ids: FiguresIds;
let author: TestUser;
let other: TestUser;

const figures = {
  terms: [{ key: 'sales', title: 'Sales', first: monthNumber(2025, 1), values: [1, 2, 3] }],
  groups: [{ key: 'top', title: 'Top' }],
  targets: [{ key: 'grow', title: 'Grow', group: 'top', formula: 'sales' }],
  mappings: [{ key: 'view', termsUsed: ['sales'] }],
};
const MARCH = { start_date: '2025-03-01', end_date: '2025-03-31' };

beforeAll(async () => {
  organizationId = await server.createOrganization();
  ids = await seedFigures(server, organizationId, figures);
});
beforeEach(async () => {
  await server.seed((tx) => tx.delete(comment));
  author = await server.createUser({ memberships: { [organizationId]: {} } });
  other = await server.createUser({ memberships: { [organizationId]: {} } });
});

const send = (body: object, { token } = author) =>
  server.request('POST', contract.createComment.path, { token, body });
const write = async (body: object, as = author) => {
  const { status, body: made } = await send({ ...MARCH, text: 'Why?', ...body }, as);
  expect(status).toBe(201);
  return made as unknown as Comment;
};
const list = async (query: string, { token } = author) => {
  const { body } = await server.request('GET', `${contract.listComments.path}?${query}`, { token });
  return (body as unknown as { results: Comment[] }).results;
};
const change = (id: number, body: object, { token } = author) =>
  server.request('PATCH', `/api/comment/${id}/`, { token, body });
const remove = (id: number, { token } = author) =>
  server.request('DELETE', `/api/comment/${id}/`, { token });

it('are written on a term, a target or a view, and read by what they are about', async () => {
  const [onTerm, onTarget, onView] = [
    await write({ term: 'sales', text: ' Two lines\r\nof text ' }),
    await write({ target: ids.targets.grow }),
    await write({ mapping: ids.mappings.view }, other),
  ];
  expect(onTerm).toMatchObject({
    term: 'sales',
    target: null,
    mapping: null,
    ...MARCH,
    text: 'Two lines\nof text',
    author: { id: author.id },
    edited: null,
    resolved: null,
    resolved_by: null,
  });
  const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);
  expect(await idsOf('')).toEqual([onTerm.id, onTarget.id, onView.id]);
  expect(await idsOf('keys=sales,missing')).toEqual([onTerm.id]);
  expect(await idsOf(`targets=${ids.targets.grow}`)).toEqual([onTarget.id]);
  expect(await idsOf(`keys=sales&mapping=${ids.mappings.view}`)).toEqual([onTerm.id, onView.id]);
  expect(await idsOf('keys=')).toEqual([]);
});

it('are found by every period that shares a month with theirs', async () => {
  const { id } = await write({ term: 'sales', start_date: '2025-02-01', end_date: '2025-03-31' });
  const isFound = async (start: string, end: string) =>
    (await list(`start_date=${start}&end_date=${end}`)).some((found) => found.id === id);
  expect(await isFound('2025-03-01', '2025-12-31')).toBe(true);
  expect(await isFound('2024-01-01', '2025-02-28')).toBe(true);
  expect(await isFound('2025-04-01', '2025-12-31')).toBe(false);
  expect(await isFound('2024-01-01', '2025-01-31')).toBe(false);
});

it('are resolved and opened again by anyone, and filtered by it', async () => {
  const { id } = await write({ term: 'sales' });
  const resolved = await change(id, { resolved: true }, other);
  expect(resolved.body).toMatchObject({
    resolved: expect.any(String),
    resolved_by: { id: other.id },
  });
  // Who was first stays named.
  expect((await change(id, { resolved: true })).body).toEqual(resolved.body);
  expect(await list('resolved=false')).toEqual([]);
  expect(await list('resolved=true')).toHaveLength(1);
  expect((await change(id, { resolved: false })).body).toMatchObject({
    resolved: null,
    resolved_by: null,
  });
  expect(await list('resolved=false')).toHaveLength(1);
});

it('are edited by their author only', async () => {
  const { id } = await write({ term: 'sales' });
  expect((await change(id, { text: 'Because.' })).body).toMatchObject({
    text: 'Because.',
    edited: expect.any(String),
  });
  const refused = await change(id, { text: 'No.' }, other);
  expect(refused).toMatchObject({
    status: 403,
    body: { detail: 'Only its author can change the text of a comment.' },
  });
  // A form that sends the text along with the rest changes nothing of it.
  expect((await change(id, { text: 'Because.', resolved: true }, other)).status).toBe(200);
  expect(await list('')).toMatchObject([{ text: 'Because.' }]);
});

it('are deleted by their author and by report managers', async () => {
  const manager = await server.createUser({
    memberships: { [organizationId]: { report_manager: true } },
  });
  const [own, foreign] = [await write({ term: 'sales' }), await write({ term: 'sales' })];
  expect((await remove(own.id, other)).status).toBe(403);
  expect((await remove(own.id)).status).toBe(204);
  expect((await remove(foreign.id, manager)).status).toBe(204);
  expect((await remove(foreign.id)).status).toBe(404);
  expect(await list('')).toEqual([]);
});

it('outlive the account of their author', async () => {
  const leaver = await server.createUser({ memberships: { [organizationId]: {} } });
  await write({ term: 'sales' }, leaver);
  await server.seed((tx) => tx.delete(users).where(eq(users.id, leaver.id)));
  expect(await list('')).toMatchObject([{ author: null, text: 'Why?' }]);
});

it.each([
  [
    'no subject',
    {},
    { non_field_errors: ['A comment is about one term, one target or one view.'] },
  ],
  ['two subjects', { term: 'sales', target: 1 }, { non_field_errors: [expect.any(String)] }],
  ['an unknown term', { term: 'missing' }, { term: ['There is no such term.'] }],
  ['an unknown target', { target: 2_000_000_000 }, { target: ['There is no such target.'] }],
  ['an unknown view', { mapping: 2_000_000_000 }, { mapping: ['There is no such view.'] }],
  ['no text', { term: 'sales', text: ' \n ' }, { text: ['This field is required.'] }],
  [
    'a text that is too long',
    { term: 'sales', text: 'x'.repeat(MAX_COMMENT_CHARACTERS + 1) },
    { text: ['This text is too long.'] },
  ],
  [
    'a period that begins within a month',
    { term: 'sales', start_date: '2025-03-02' },
    { start_date: ['Enter the first day of a month.'] },
  ],
  [
    'a period that ends within a month',
    { term: 'sales', end_date: '2025-03-30' },
    { end_date: ['Enter the last day of a month.'] },
  ],
  [
    'a period that ends before it begins',
    { term: 'sales', end_date: '2025-02-28' },
    { non_field_errors: [expect.any(String)] },
  ],
])('are refused with %s', async (_name, body, fields) => {
  const answer = await send({ ...MARCH, text: 'Why?', ...body });
  expect(answer).toMatchObject({ status: 400, body: fields });
  expect(await list('')).toEqual([]);
});

it('of another organisation do not exist', async () => {
  const elsewhere = await server.createOrganization();
  const theirs = await seedFigures(server, elsewhere, figures);
  const stranger = await server.createUser({ memberships: { [elsewhere]: {} } });
  const { id } = await write({ term: 'sales' });
  expect(await list('', stranger)).toEqual([]);
  expect((await change(id, { text: 'x' }, stranger)).status).toBe(404);
  expect((await remove(id, stranger)).status).toBe(404);
  expect(await send({ ...MARCH, text: 'x', target: theirs.targets.grow })).toMatchObject({
    status: 400,
    body: { target: ['There is no such target.'] },
  });
});
