import { contract } from '@tavoite/model';
import { type TestUser, useTestServer } from '../../../test/server.js';
import { organizationSettings, systemMessage } from '../../db/schema/index.js';

const server = useTestServer();
let user: TestUser;

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const add = (values: Partial<typeof systemMessage.$inferInsert> & { title: string }) =>
  server.seed(async (tx) => {
    const [row] = await tx
      .insert(systemMessage)
      .values({ textValue: `<p>${values.title}</p>`, ...values })
      .returning({ id: systemMessage.id });
    return row?.id ?? 0;
  });

const list = async ({ token } = user) =>
  (await server.call(contract.listSystemMessages, { token })).body.results;
const forced = async ({ token } = user) =>
  (await server.call(contract.listForcedSystemMessages, { token })).body.results;
const count = async ({ token } = user) =>
  (await server.call(contract.getUnreadSystemMessageCount, { token })).body.count;
const markAsRead = async (body: { ids?: number[] }, { token } = user) =>
  (await server.call(contract.markSystemMessagesAsRead, { token, body })).body;

beforeEach(async () => {
  await server.seed((tx) => tx.delete(systemMessage));
  user = await server.createUser({ memberships: { [await server.createOrganization()]: {} } });
});

it('are shown to everyone, newest first, in their language, as long as they hold', async () => {
  await add({ title: 'Old', publishedAt: hours(-2) });
  await add({ title: 'New', titleFi: 'Uusi', textValueFi: '<p>Uusi</p>', publishedAt: hours(-1) });
  await add({ title: 'Over', publishedAt: hours(-3), shownUntil: hours(-1) });
  await add({ title: 'To come', publishedAt: hours(1) });
  expect(await list()).toMatchObject([
    { title: 'New', text_value: '<p>New</p>', read: false, forced: false },
    { title: 'Old' },
  ]);
  const finnish = await server.createUser({ language: 'fi' });
  expect(await list(finnish)).toMatchObject([
    { title: 'Uusi', text_value: '<p>Uusi</p>' },
    { title: 'Old', text_value: '<p>Old</p>' },
  ]);
  expect(await count()).toBe(2);
});

it('are read by each user for themselves', async () => {
  const [one, two] = [await add({ title: 'one' }), await add({ title: 'two' })];
  const other = await server.createUser();
  expect(await markAsRead({ ids: [one, 2_000_000_000] })).toEqual({ unread_system_messages: 1 });
  expect((await list()).map(({ id, read }) => [id, read])).toEqual([
    [two, false],
    [one, true],
  ]);
  expect(await markAsRead({})).toEqual({ unread_system_messages: 0 });
  expect(await markAsRead({})).toEqual({ unread_system_messages: 0 });
  expect(await count(other)).toBe(2);
});

it('cover the screen in the order in which they were written, until they are read', async () => {
  const second = await add({ title: 'second', forced: true, publishedAt: hours(-1) });
  const first = await add({ title: 'first', forced: true, publishedAt: hours(-2) });
  await add({ title: 'not forced' });
  expect((await forced()).map(({ id }) => id)).toEqual([first, second]);
  await markAsRead({ ids: [first] });
  expect((await forced()).map(({ id }) => id)).toEqual([second]);
});

it('are listed only where the view is in use; forced ones are shown all the same', async () => {
  const organizationId = await server.createOrganization();
  const member = await server.createUser({ memberships: { [organizationId]: {} } });
  await server.seed((tx) =>
    tx
      .insert(organizationSettings)
      .values({ organizationId, restrictedViews: ['system-messages'] }),
  );
  await add({ title: 'Welcome', forced: true });
  const { token } = member;
  expect((await server.call(contract.listSystemMessages, { token })).status).toBe(403);
  expect(await forced(member)).toHaveLength(1);
});
