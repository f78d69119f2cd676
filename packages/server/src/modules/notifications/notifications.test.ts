import { randomUUID } from 'node:crypto';
import { contract, momentInTimeZone } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { startProcess } from '../../../test/processes.js';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';
import { auditLog, notification, organizationSettings } from '../../db/schema/index.js';

const server = useTestServer();
const { createNotification, getNotification, listNotifications, updateNotification } = contract;

let organization: number;
let manager: TestUser;
let member: TestUser;
let stranger: TestUser;

/** Draft raw content of paragraphs. */
const text = (...paragraphs: string[]) =>
  JSON.stringify({ blocks: paragraphs.map((line) => ({ text: line })), entityMap: {} });

beforeEach(async () => {
  organization = await server.createOrganization();
  const elsewhere = await server.createOrganization();
  manager = await server.createUser({
    memberships: { [organization]: { notification_manager: true } },
    fullName: 'Maija Manager',
  });
  member = await server.createUser({ memberships: { [organization]: {} }, fullName: 'Mikko' });
  stranger = await server.createUser({
    memberships: { [elsewhere]: { notification_manager: true } },
  });
});

type CreateBody = Parameters<typeof server.call<typeof createNotification>>[1]['body'];

async function create(values: Partial<CreateBody> = {}) {
  const { status, body } = await server.call(createNotification, {
    token: manager.token,
    body: { title: 'Figures', text_value: text('The figures are here.'), ...values } as CreateBody,
  });
  expect(status).toBe(201);
  return body;
}

async function refused(values: Record<string, unknown>, token = manager.token) {
  const body = { title: 'Figures', text_value: text('Text'), ...values } as CreateBody;
  return fieldErrors(await server.call(createNotification, { token, body }));
}

const list = async ({ token }: TestUser, query: Record<string, unknown> = {}) =>
  (await server.call(listNotifications, { token, query })).body;
const titles = async (user: TestUser, query: Record<string, unknown> = {}) =>
  (await list(user, query)).results.map(({ title }) => title);
const get = ({ token }: TestUser, id: number) =>
  server.call(getNotification, { token, params: { id } });
const inHours = (hours: number) =>
  momentInTimeZone(new Date(Date.now() + hours * 3_600_000), 'Europe/Helsinki').slice(0, 16);

describe('writing', () => {
  it('publishes the specified request at once, to every member', async () => {
    const made = await create({ files: [], send_notifications: false });
    expect(made).toMatchObject({
      title: 'Figures',
      state: 'published',
      read: true,
      files: [],
      author: { id: manager.id, name: 'Maija Manager' },
      edited: null,
      read_count: 0,
      member_count: 1,
      deliveries: { queued: 0, sent: 0, failed: 0, unknown: 0, to_files: true },
    });
    const read = (await get(member, made.id)).body;
    expect(read).toMatchObject({
      title: 'Figures',
      read: false,
      author: { name: 'Maija Manager' },
    });
    expect(read).not.toHaveProperty('read_count');
    expect(read).not.toHaveProperty('deliveries');
    expect(await list(member)).toMatchObject({ count: 1, unread_notifications: 1 });
    expect(await list(manager)).toMatchObject({ unread_notifications: 0 });
  });

  it('is for managers only', async () => {
    const { id } = await create();
    const body = { title: 'x', text_value: text('x') };
    const calls = [
      server.request('POST', '/api/notification/', { token: member.token, body }),
      ...['PUT', 'PATCH', 'DELETE'].map((method) =>
        server.request(method, `/api/notification/${id}/`, { token: member.token, body }),
      ),
      ...['finish', 'resend'].map((call) =>
        server.request('POST', `/api/notification/${id}/${call}/`, { token: member.token, body }),
      ),
      ...['readers', 'deliveries'].map((call) =>
        server.request('GET', `/api/notification/${id}/${call}/`, { token: member.token }),
      ),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(403);
    expect(await titles(member)).toEqual(['Figures']);
  });

  it('makes one message of a request that is sent again, however close together', async () => {
    const idempotency_key = randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => create({ idempotency_key })));
    const again = await create({ idempotency_key, title: 'Another title' });
    expect(new Set([...made, again].map(({ id }) => id)).size).toBe(1);
    expect(again.title).toBe('Figures');
    expect((await create({ idempotency_key: randomUUID() })).id).not.toBe(again.id);
    expect((await list(member)).count).toBe(2);
  });

  it('makes one message also when two processes get the request at once', async () => {
    const processes = await Promise.all(
      [1, 2].map(() => startProcess('server-process', server.connection)),
    );
    const post = async (port: string, idempotency_key: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/notification/`, {
        method: 'POST',
        headers: { authorization: `Token ${manager.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ title: 'Once', text_value: text('Once'), idempotency_key }),
      });
      expect(response.status).toBe(201);
      return ((await response.json()) as { id: number }).id;
    };
    try {
      for (let round = 0; round < 10; round++) {
        const key = randomUUID();
        const ids = await Promise.all(
          [...processes, ...processes].map(({ line }) => post(line, key)),
        );
        expect(new Set(ids).size).toBe(1);
      }
    } finally {
      await Promise.all(processes.map((running) => running.kill()));
    }
    expect((await list(member)).count).toBe(10);
    const published = await server.seed((tx) =>
      tx
        .select({ event: auditLog.event })
        .from(auditLog)
        .where(eq(auditLog.organizationId, organization)),
    );
    expect(published).toHaveLength(10);
  });

  it('changes what is given, keeps the rest, and says that it was edited', async () => {
    const { id } = await create();
    const patch = (body: object) =>
      server.call(updateNotification, { token: manager.token, params: { id }, body });
    expect((await patch({ title: 'Figures' })).body).toMatchObject({ edited: null });
    const { body } = await patch({ title: '  New title ' });
    expect(body).toMatchObject({ title: 'New title', text_value: text('The figures are here.') });
    expect(body.edited).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}[+-]\d\d:\d\d$/);
    const put = await server.request('PUT', `/api/notification/${id}/`, {
      token: manager.token,
      body: { title: 'Put' },
    });
    expect(fieldErrors(put)).toHaveProperty('text_value');
  });

  it('deletes for everyone', async () => {
    const { id } = await create();
    const url = `/api/notification/${id}/`;
    expect((await server.request('DELETE', url, { token: manager.token })).status).toBe(204);
    expect((await get(member, id)).status).toBe(404);
    expect((await server.request('DELETE', url, { token: manager.token })).status).toBe(404);
  });

  it('is written to the audit log', async () => {
    const { id } = await create();
    const url = `/api/notification/${id}/`;
    await server.request('PATCH', url, { token: manager.token, body: { title: 'b' } });
    await server.request('DELETE', url, { token: manager.token });
    const events = await server.seed((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.organizationId, organization)),
    );
    expect(events.map(({ event, userId }) => [event, userId])).toEqual([
      ['notification_published', manager.id],
      ['notification_edited', manager.id],
      ['notification_deleted', manager.id],
    ]);
  });
});

describe('of another organisation', () => {
  it('answers as one that does not exist', async () => {
    const { id } = await create();
    const body = { title: 'x', text_value: text('x') };
    const missing = { status: 404, body: { detail: 'Not found.' } };
    expect(await get(stranger, id)).toMatchObject(missing);
    for (const [method, call] of [
      ['PUT', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', 'finish/'],
      ['POST', 'resend/'],
      ['GET', 'readers/'],
      ['GET', 'deliveries/'],
    ] as const) {
      const answer = await server.request(method, `/api/notification/${id}/${call}`, {
        token: stranger.token,
        ...(method !== 'GET' && { body }),
      });
      expect(answer).toMatchObject(missing);
    }
    expect(await titles(stranger)).toEqual([]);
    await server.request('POST', '/api/notification/mark_as_read/', {
      token: stranger.token,
      body: { ids: [id] },
    });
    expect(await create({ title: 'Still there' })).toMatchObject({ state: 'published' });
    expect(await list(member)).toMatchObject({ count: 2, unread_notifications: 2 });
  });

  it('has no recipients here', async () => {
    expect(
      await refused({ send_notifications: true, notification_recipients: [stranger.id] }),
    ).toEqual({
      notification_recipients: ['Only members of the organisation can be mailed.'],
    });
    expect(await titles(manager)).toEqual([]);
  });
});

describe('bad input is refused at its field, and nothing is stored', () => {
  const block = (values: object) => JSON.stringify({ blocks: [values], entityMap: {} });
  it.each([
    ['no title', { title: undefined }, { title: ['This field is required.'] }],
    ['a blank title', { title: '   ' }, { title: ['This field is required.'] }],
    [
      'a title of 256 characters',
      { title: 'ä'.repeat(256) },
      { title: ['The title is too long: at most 255 characters are allowed.'] },
    ],
    ['NUL in the title', { title: 'a\u0000b' }, { title: ['This value is not valid.'] }],
    ['half an emoji in the title', { title: 'a\ud83d' }, { title: ['This value is not valid.'] }],
    [
      'half an emoji in the text',
      { text_value: block({ text: '\ud83d' }) },
      { text_value: ['The text holds characters that cannot be stored.'] },
    ],
    ['no text', { text_value: '' }, { text_value: ['This field is required.'] }],
    [
      'a text without a letter',
      { text_value: text(' ', '') },
      { text_value: ['This field is required.'] },
    ],
    [
      'a text that is no content',
      { text_value: '<p>Hello</p>' },
      { text_value: ['The text is not in the form that the editor writes.'] },
    ],
    [
      '3,000 blocks',
      { text_value: text(...Array(3000).fill('a')) },
      { text_value: ['The text has too many paragraphs: at most 2\u00a0000 are allowed.'] },
    ],
    [
      'more than 100 kB',
      { text_value: text('ä'.repeat(60_000)) },
      { text_value: ['The text is too long: at most 100 kB with its formatting.'] },
    ],
    [
      'an unknown style',
      {
        text_value: block({
          text: 'abc',
          inlineStyleRanges: [{ offset: 0, length: 1, style: 'BLINK' }],
        }),
      },
      { text_value: ['Paragraph 1 has a style that is not known: BLINK.'] },
    ],
    [
      'a javascript: link',
      {
        text_value: JSON.stringify({
          blocks: [{ text: 'abc', entityRanges: [{ offset: 0, length: 1, key: 0 }] }],
          entityMap: { 0: { type: 'LINK', data: { url: 'javascript:alert(1)' } } },
        }),
      },
      {
        text_value: [
          'This link is not allowed: javascript:alert(1). A link begins with http, https or mailto, or with / for a page.',
        ],
      },
    ],
    [
      'mails to nobody',
      { send_notifications: true },
      { notification_recipients: ['Choose who is mailed, or do not send the message by email.'] },
    ],
    [
      'files in the request',
      { files: [{ id: 1 }] },
      { files: ['Files are added by a call of their own.'] },
    ],
    [
      'a time that has passed',
      { published: '2020-01-01T08:00' },
      { published: ['This time has passed. Choose a later one, or publish now.'] },
    ],
    [
      'a time that is years away',
      { published: '2099-01-01T08:00' },
      { published: ['Choose a time within the next 5 years.'] },
    ],
    [
      'a date for a time',
      { published: '2026-13-01' },
      { published: ['Enter a date and a time in the form YYYY-MM-DDTHH:MM.'] },
    ],
  ])('%s', async (_, values, errors) => {
    expect(await refused(values)).toEqual(errors);
    expect(await titles(manager)).toEqual([]);
  });

  it('in Finnish, too', async () => {
    const finnish = await server.createUser({
      memberships: { [organization]: { notification_manager: true } },
      language: 'fi',
    });
    expect(await refused({ title: '' }, finnish.token)).toEqual({
      title: ['Tämä kenttä on pakollinen.'],
    });
  });

  it('takes 255 Finnish letters', async () => {
    expect((await create({ title: 'ö'.repeat(255) })).title).toHaveLength(255);
  });
});

describe('the list', () => {
  const at = (id: number, moment: string) =>
    server.seed((tx) =>
      tx
        .update(notification)
        .set({ publishedAt: new Date(moment) })
        .where(eq(notification.id, id)),
    );

  it('is of the days of the organisation, both ends included, newest first', async () => {
    for (const [title, moment] of [
      // Midnight in Helsinki is 22:00 in winter.
      ['first minute', '2024-12-31T22:00:00Z'],
      ['the minute before', '2024-12-31T21:59:59Z'],
      ['last minute', '2025-01-31T21:59:59Z'],
      ['the minute after', '2025-01-31T22:00:00Z'],
    ] as const)
      await at((await create({ title })).id, moment);
    const january = { start_date: '2025-01-01', end_date: '2025-01-31' };
    expect(await titles(member, january)).toEqual(['last minute', 'first minute']);
    expect(await titles(member, { start_date: '2025-02-01' })).toEqual(['the minute after']);
    expect(await titles(member, { end_date: '2024-12-31' })).toEqual(['the minute before']);
    expect((await list(member, january)).unread_notifications).toBe(4);
    const published = (await list(member, january)).results.map((item) => item.published);
    expect(published).toEqual(['2025-01-31T23:59:59+02:00', '2025-01-01T00:00:00+02:00']);
    const reversed = { start_date: '2025-02-01', end_date: '2025-01-01' };
    expect(
      (await server.call(listNotifications, { token: member.token, query: reversed })).status,
    ).toBe(400);
  });

  it('comes in pages that name one another', async () => {
    for (let index = 0; index < 5; index++) await create({ title: `n${index}` });
    const first = await list(member, { page_size: 2 });
    expect(first).toMatchObject({ count: 5, previous: null });
    const follow = async (url: string | null) =>
      (
        await server.request<Awaited<ReturnType<typeof list>>>('GET', String(url), {
          token: member.token,
        })
      ).body;
    const second = await follow(first.next);
    const third = await follow(second.next);
    expect(third.next).toBeNull();
    const seen = [first, second, third].flatMap(({ results }) => results.map(({ title }) => title));
    expect(seen).toEqual(['n4', 'n3', 'n2', 'n1', 'n0']);
    expect(await list(member, { page: 9 })).toMatchObject({ count: 5, results: [], next: null });
    for (const query of [{ page: 0 }, { page: 'x' }, { page_size: 101 }, { page_size: 0 }])
      expect(
        (
          await server.request('GET', `/api/notification/?${new URLSearchParams(query as never)}`, {
            token: member.token,
          })
        ).status,
      ).toBe(400);
  });
});

describe('reading', () => {
  const markAsRead = (user: TestUser, body: { ids?: number[] } = {}) =>
    server.call(contract.markNotificationsAsRead, { token: user.token, body });
  const readers = async (id: number) =>
    (
      await server.call(contract.getNotificationReaders, {
        token: manager.token,
        params: { id },
      })
    ).body;

  it('is counted for each user, and told to managers by name', async () => {
    const one = await create({ title: 'one' });
    const two = await create({ title: 'two' });
    expect((await markAsRead(member, { ids: [one.id] })).body).toEqual({ unread_notifications: 1 });
    expect((await list(member)).results.map(({ title, read }) => [title, read])).toEqual([
      ['two', false],
      ['one', true],
    ]);
    expect(await readers(one.id)).toMatchObject({
      read_count: 1,
      member_count: 1,
      readers: [{ id: member.id, full_name: 'Mikko' }],
      others: [],
    });
    expect(await readers(two.id)).toMatchObject({ read_count: 0, others: [{ id: member.id }] });
    expect((await markAsRead(member)).body).toEqual({ unread_notifications: 0 });
    expect((await markAsRead(member)).body).toEqual({ unread_notifications: 0 });
    expect((await get(manager, two.id)).body).toMatchObject({ read_count: 1, member_count: 1 });
  });

  it('leaves what was unread on the first page marked on those after it', async () => {
    const [older, newer] = [await create({ title: 'older' }), await create({ title: 'newer' })];
    await create({ title: 'read before' });
    const flags = ({ results }: Awaited<ReturnType<typeof list>>) =>
      results.map(({ title, read }) => [title, read]);
    const [before] = (await list(member, { page_size: 1 })).results;
    await markAsRead(member, { ids: [before?.id ?? 0] });
    const first = await list(member, { page_size: 1 });
    expect(flags(first)).toEqual([['read before', true]]);
    expect((await markAsRead(member)).body).toEqual({ unread_notifications: 0 });
    const { as_of } = first;
    expect(flags(await list(member, { as_of, page: 2, page_size: 1 }))).toEqual([['newer', false]]);
    expect(flags(await list(member, { as_of }))).toEqual([
      ['read before', true],
      ['newer', false],
      ['older', false],
    ]);
    // The address of the next page carries it on.
    const next = await server.request<Awaited<ReturnType<typeof list>>>('GET', `${first.next}`, {
      token: member.token,
    });
    expect([flags(next.body), next.body.as_of]).toEqual([[['newer', false]], as_of]);
    expect(next.body.unread_notifications).toBe(0);
    expect(flags(await list(member)).map(([, read]) => read)).toEqual([true, true, true]);
    // Authors have read their own, whenever they wrote it.
    const late = await create({ title: 'late' });
    const own = (await list(manager, { as_of })).results.find(({ id }) => id === late.id);
    expect(own?.read).toBe(true);
    expect([older, newer].every(({ read }) => read)).toBe(true);
    const bad = await server.request('GET', '/api/notification/?as_of=yesterday', {
      token: member.token,
    });
    expect(fieldErrors(bad)).toHaveProperty('as_of');
  });

  it('counts nobody who has left, and everyone who may look in from above', async () => {
    const { id } = await create();
    await markAsRead(member);
    await server.seed((tx) => tx.execute(`DELETE FROM membership WHERE user_id = ${member.id}`));
    const child = await server.createOrganization({ parentId: organization });
    expect(await readers(id)).toMatchObject({ read_count: 0, member_count: 0 });
    const inChild = await server.createUser({
      memberships: { [child]: { notification_manager: true } },
    });
    const made = await server.call(createNotification, {
      token: inChild.token,
      body: { title: 'x', text_value: text('x') } as CreateBody,
    });
    expect(made.body).toMatchObject({ member_count: 1 });
  });

  it('travels with the poll and with the user', async () => {
    const poll = async ({ token }: TestUser) =>
      (await server.request('GET', '/api/user/activate_organization/', { token })).body;
    const details = async ({ token }: TestUser) =>
      (await server.request('GET', '/api/user/get_user_details/', { token })).body;
    await create();
    expect(await poll(member)).toMatchObject({
      unread_notifications: 1,
      unread_system_messages: 0,
    });
    expect(await details(member)).toMatchObject({ unread_notifications: 1 });
    await markAsRead(member);
    expect(await poll(member)).toMatchObject({ unread_notifications: 0 });
    expect(await details(manager)).toMatchObject({ unread_notifications: 0 });
    const nobody = await server.createUser();
    expect(await poll(nobody)).toEqual({ organization: null, unread_system_messages: 0 });
  });

  it('is not counted while the view is restricted', async () => {
    await create();
    await server.seed((tx) =>
      tx.insert(organizationSettings).values({
        organizationId: organization,
        restrictedViews: ['notifications', 'system-messages'],
      }),
    );
    await server.seed((tx) =>
      tx.execute(
        `UPDATE organization SET data_version = data_version + 1 WHERE id = ${organization}`,
      ),
    );
    const { token } = member;
    const { body } = await server.request('GET', '/api/user/activate_organization/', { token });
    expect(Object.keys(body)).toEqual(['organization']);
    expect(
      (await server.request('GET', '/api/user/get_user_details/', { token })).body,
    ).toMatchObject({ unread_notifications: 0 });
    expect((await server.call(listNotifications, { token, query: {} })).status).toBe(403);
  });
});

describe('what is not published yet', () => {
  const finish = (id: number, { token } = manager) =>
    server.call(contract.finishNotification, { token, params: { id } });

  it('waits for its files, for managers only, until it is finished', async () => {
    const { id, state } = await create({ waits_for_files: true, text_value: text('') });
    expect(state).toBe('waiting');
    expect(await titles(member)).toEqual([]);
    expect((await get(member, id)).status).toBe(404);
    expect(await titles(manager)).toEqual(['Figures']);
    // Whatever period is chosen, as long as it holds today.
    expect(await titles(manager, { start_date: '2020-01-01', end_date: '2020-12-31' })).toEqual([]);
    expect(fieldErrors(await finish(id))).toEqual({ text_value: ['This field is required.'] });
    const { body } = await server.call(updateNotification, {
      token: manager.token,
      params: { id },
      body: { text_value: text('Now with text') },
    });
    expect(body).toMatchObject({ state: 'waiting', edited: null });
    expect((await finish(id)).body).toMatchObject({ state: 'published' });
    expect((await finish(id)).body).toMatchObject({ state: 'published' });
    expect(await titles(member)).toEqual(['Figures']);
    expect(await list(member)).toMatchObject({ unread_notifications: 1 });
  });

  it('is published at its time', async () => {
    const published = inHours(30);
    const { id, ...made } = await create({ published });
    expect(made).toMatchObject({ state: 'scheduled' });
    expect(made.published.slice(0, 16)).toBe(published);
    expect(await titles(member)).toEqual([]);
    expect(await list(member)).toMatchObject({ count: 0, unread_notifications: 0 });
    expect((await get(member, id)).status).toBe(404);
    expect(await titles(manager)).toEqual(['Figures']);
    const patch = (body: object) =>
      server.call(updateNotification, { token: manager.token, params: { id }, body });
    // A form sends back what it was given.
    expect((await patch({ published: made.published, title: 'b' })).body).toMatchObject({
      state: 'scheduled',
      published: made.published,
    });
    expect((await patch({ published: inHours(40) })).body).toMatchObject({ state: 'scheduled' });
    expect(fieldErrors(await patch({ published: inHours(-1) }))).toHaveProperty('published');
    expect((await patch({ published: null })).body).toMatchObject({ state: 'published' });
    expect(await titles(member)).toEqual(['b']);
    expect(fieldErrors(await patch({ published: inHours(40) }))).toEqual({
      published: ['The message has been published, so the time cannot be changed.'],
    });
  });

  it('keeps its time while it waits for its files', async () => {
    const { id } = await create({ waits_for_files: true, published: inHours(5) });
    expect((await finish(id)).body).toMatchObject({ state: 'scheduled' });
    expect(await titles(member)).toEqual([]);
  });
});
