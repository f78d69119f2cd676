import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { contract, momentInTimeZone, type Notification } from '@tavoite/model';
import PgBoss from 'pg-boss';
import { startProcess } from '../../../test/processes.js';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';
import { startSmtp, type TestSmtp } from '../../../test/smtp.js';
import { execute } from '../../../test/template.js';
import { readConfig } from '../../config/config.js';
import { notificationFile } from '../../db/schema/index.js';
import { createMailer, type Mailer } from '../../mail/mailer.js';

let smtp: TestSmtp;
/** How long a silent mail server is waited for. */
let timeoutMs = 20_000;
// Made before the server, which takes it at its start.
const mailer: Mailer = {
  destination: 'test',
  send: (mail, handOver) =>
    createMailer(readConfig({ SMTP_URL: smtp.url }, '/'), { timeoutMs }).send(mail, handOver),
};
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());

const PUBLIC_URL = 'https://tavoite.example';
const server = useTestServer({
  jobs: true,
  mailer,
  config: { smtpUrl: 'smtp://localhost', publicUrl: PUBLIC_URL },
});
const { createNotification, updateNotification } = contract;

let organization: number;
let manager: TestUser;

const text = (...paragraphs: string[]) =>
  JSON.stringify({ blocks: paragraphs.map((line) => ({ text: line })), entityMap: {} });

beforeEach(async () => {
  smtp.reply = () => null;
  smtp.dataReply = () => null;
  timeoutMs = 20_000;
  organization = await server.createOrganization({ name: 'Aurora', nameFi: 'Revontuli' });
  manager = await server.createUser({
    memberships: { [organization]: { notification_manager: true } },
    fullName: 'Maija Manager',
  });
});

const member = (values: Partial<Parameters<typeof server.createUser>[0]> = {}) =>
  server.createUser({ memberships: { [organization]: {} }, ...values });

type CreateBody = Parameters<typeof server.call<typeof createNotification>>[1]['body'];

async function send(recipients: readonly TestUser[], values: Partial<CreateBody> = {}) {
  const { status, body } = await server.call(createNotification, {
    token: manager.token,
    body: {
      title: 'Figures',
      text_value: text('The figures are here.'),
      send_notifications: true,
      notification_recipients: recipients.map(({ id }) => id),
      ...values,
    } as CreateBody,
  });
  expect(status).toBe(201);
  return body;
}

const update = async ({ id }: Notification, body: object) => {
  const answer = await server.call(updateNotification, {
    token: manager.token,
    params: { id },
    body,
  });
  expect(answer.status).toBe(200);
  return answer.body;
};
const resend = async ({ id }: Notification, body: { idempotency_key?: string } = {}) =>
  (await server.call(contract.resendNotification, { token: manager.token, params: { id }, body }))
    .body;
const countsOf = async ({ id }: Notification) =>
  (await server.call(contract.getNotification, { token: manager.token, params: { id } })).body
    .deliveries;
const deliveriesOf = async ({ id }: Notification) =>
  (
    await server.call(contract.getNotificationDeliveries, {
      token: manager.token,
      params: { id },
    })
  ).body.results;

const mailsTo = ({ email }: TestUser) =>
  smtp.received.filter(({ to }) => to?.[0]?.address === email);

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await condition()) && tries < 600; tries++) await wait(50);
  expect(await condition()).toBe(true);
}

/** All mails of the message are where they stay. */
const settled = (message: Notification) =>
  until(async () => (await countsOf(message))?.queued === 0);
/** As if the time until the next try had passed. */
const makeDue = () =>
  execute(server.connection, `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
const inHours = (hours: number) =>
  momentInTimeZone(new Date(Date.now() + hours * 3_600_000), 'Europe/Helsinki').slice(0, 16);

it('mails the same text to each recipient in their language, as HTML and as plain text', async () => {
  const [english, finnish] = [
    await member({ fullName: 'Äiti Öljymäki' }),
    await member({ language: 'fi' }),
  ];
  const content = JSON.stringify({
    blocks: [
      { text: 'Results <2026>', type: 'header-one' },
      {
        text: 'Read the report now.',
        inlineStyleRanges: [{ offset: 0, length: 4, style: 'BOLD' }],
        entityRanges: [{ offset: 9, length: 6, key: 0 }],
      },
      { text: 'first', type: 'ordered-list-item' },
      { text: 'second', type: 'ordered-list-item' },
    ],
    entityMap: { 0: { type: 'LINK', data: { url: 'https://example.com/?a=1&b=2' } } },
  });
  const message = await send([english, finnish], { title: 'Year "2026"', text_value: content });
  expect(message.deliveries).toMatchObject({ queued: 2, to_files: false });
  await settled(message);
  expect(await countsOf(message)).toMatchObject({ sent: 2, queued: 0, failed: 0, unknown: 0 });
  const [mail] = mailsTo(english);
  const link = `${PUBLIC_URL}/notifications?notification=${message.id}&org-id=${organization}`;
  expect(mail).toMatchObject({
    subject: 'Year "2026" – Aurora',
    to: [{ name: 'Äiti Öljymäki', address: english.email }],
    headers: expect.arrayContaining([
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    ]),
  });
  expect(mail?.text?.trim().split(/\n\n+/)).toEqual([
    'Aurora',
    'Year "2026"',
    'Results <2026>',
    'Read the report (https://example.com/?a=1&b=2) now.',
    '1. first\n2. second',
    `Open in Tavoite:\n${link}`,
    'You received this mail because Maija Manager sent it to members of Aurora in Tavoite.',
  ]);
  expect(mail?.html).toContain('Results &lt;2026&gt;</h2>');
  expect(mail?.html).toContain('<span style="font-weight:bold">Read</span>');
  expect(mail?.html).toContain('href="https://example.com/?a=1&amp;b=2"');
  expect(mail?.html).toContain(`href="${link.replace('&', '&amp;')}"`);
  const [inFinnish] = mailsTo(finnish);
  expect(inFinnish?.subject).toBe('Year "2026" – Revontuli');
  expect(inFinnish?.text).toContain('Avaa Tavoitteessa');
  expect(inFinnish?.html).toContain('lang="fi"');
});

it('lets one bad address stop no other, shows what the mail server said, and sends again', async () => {
  const [good, bad] = [await member(), await member()];
  smtp.reply = (address) => (address === bad.email ? '550 No such user here' : null);
  const message = await send([bad, good]);
  await settled(message);
  expect(await countsOf(message)).toMatchObject({ sent: 1, failed: 1 });
  const failed = (await deliveriesOf(message)).find(({ user }) => user.id === bad.id);
  expect(failed).toMatchObject({
    status: 'failed',
    email: bad.email,
    attempts: 1,
    error: expect.stringContaining('No such user here'),
  });
  // Still refused: the key of that request does nothing a second time.
  const idempotency_key = randomUUID();
  await resend(message, { idempotency_key });
  await settled(message);
  smtp.reply = () => null;
  expect((await resend(message, { idempotency_key })).deliveries).toMatchObject({ failed: 1 });
  await resend(message, { idempotency_key: randomUUID() });
  await settled(message);
  expect(await countsOf(message)).toMatchObject({ sent: 2, failed: 0 });
  expect([mailsTo(good), mailsTo(bad)].map(({ length }) => length)).toEqual([1, 1]);
  expect((await resend(message)).deliveries).toMatchObject({ sent: 2, queued: 0 });
});

it('waits for a server that takes the mail later, before or after it has read it', async () => {
  const [grey, full] = [await member(), await member()];
  smtp.reply = (address) => (address === grey.email ? '451 Greylisted, try later' : null);
  smtp.dataReply = (address) => (address === full.email ? '452 Disk full' : null);
  const message = await send([grey, full]);
  await until(async () => (await deliveriesOf(message)).every(({ attempts }) => attempts === 1));
  const waiting = await deliveriesOf(message);
  expect(waiting.map(({ status }) => status)).toEqual(['queued', 'queued']);
  expect(waiting.map(({ error }) => error).join()).toMatch(
    /Greylisted.*Disk full|Disk full.*Greyl/,
  );
  smtp.reply = () => null;
  smtp.dataReply = () => null;
  await makeDue();
  await settled(message);
  expect(await countsOf(message)).toMatchObject({ sent: 2 });
  expect([mailsTo(grey), mailsTo(full)].map(({ length }) => length)).toEqual([1, 1]);
});

it('waits for no silent mail server: tries again what it was not handed, nothing else', async () => {
  const [silent, after, good] = [await member(), await member(), await member()];
  smtp.reply = (address) => (address === silent.email ? 'hang' : null);
  smtp.dataReply = (address) => (address === after.email ? 'hang' : null);
  timeoutMs = 2_000;
  const message = await send([silent, after, good]);
  await until(async () => (await deliveriesOf(message)).every(({ attempts }) => attempts === 1));
  const statusOf = async (user: TestUser) =>
    (await deliveriesOf(message)).find((delivery) => delivery.user.id === user.id)?.status;
  expect([await statusOf(silent), await statusOf(after), await statusOf(good)]).toEqual([
    'queued',
    'unknown',
    'sent',
  ]);
  smtp.reply = () => null;
  smtp.dataReply = () => null;
  timeoutMs = 20_000;
  await makeDue();
  await settled(message);
  expect(await countsOf(message)).toMatchObject({ sent: 2, unknown: 1, failed: 0 });
  expect([silent, after, good].map((user) => mailsTo(user).length)).toEqual([1, 1, 1]);
});

it('takes a refusal of the whole mail for final, and sends again what a manager asks for', async () => {
  const [refused, other] = [await member(), await member()];
  smtp.dataReply = (address) => (address === refused.email ? '554 Looks like spam' : null);
  const message = await send([refused, other]);
  await settled(message);
  expect(await countsOf(message)).toMatchObject({ sent: 1, failed: 1 });
  await makeDue();
  smtp.dataReply = () => null;
  const again = async (users?: number[]) =>
    server.call(contract.resendNotification, {
      token: manager.token,
      params: { id: message.id },
      body: { ...(users && { users }) },
    });
  // Who has got it, and who is no recipient, is not mailed.
  const stranger = await member();
  expect((await again([other.id, stranger.id])).body.deliveries).toMatchObject({ queued: 0 });
  expect((await again([refused.id])).body.deliveries).toMatchObject({ queued: 1, failed: 0 });
  await settled(message);
  expect([refused, other, stranger].map((user) => mailsTo(user).length)).toEqual([1, 1, 0]);
});

it('does not send again what the server may have taken; a manager may', async () => {
  const user = await member();
  smtp.dataReply = () => 'drop';
  const message = await send([user]);
  await settled(message);
  expect(await countsOf(message)).toMatchObject({ unknown: 1, sent: 0, failed: 0 });
  expect(mailsTo(user)).toHaveLength(1);
  await makeDue();
  smtp.dataReply = () => null;
  await resend(message);
  await settled(message);
  expect(await countsOf(message)).toMatchObject({ unknown: 0, sent: 1 });
  expect(mailsTo(user)).toHaveLength(2);
});

it('mails an update to those only who were not mailed before', async () => {
  const [first, second] = [await member(), await member()];
  const message = await send([first]);
  await settled(message);
  await update(message, { notification_recipients: [first.id, second.id], title: 'Changed' });
  await settled(message);
  expect(mailsTo(second).map(({ subject }) => subject)).toEqual(['Changed – Aurora']);
  // Taken out and put in again.
  await update(message, { notification_recipients: [second.id] });
  const back = await update(message, { notification_recipients: [first.id, second.id] });
  expect(back.deliveries).toMatchObject({ sent: 2, queued: 0 });
  await update(message, { send_notifications: false });
  await update(message, { send_notifications: true });
  await settled(message);
  expect([mailsTo(first), mailsTo(second)].map(({ length }) => length)).toEqual([1, 1]);
});

it('mails nothing before its time, and then what it says by then', async () => {
  const [stays, leaves, joins] = [await member(), await member(), await member()];
  const message = await send([stays, leaves], { published: inHours(2) });
  expect(message).toMatchObject({ state: 'scheduled', deliveries: { queued: 2 } });
  await update(message, {
    title: 'As it is now',
    published: inHours(3),
    notification_recipients: [stays.id, joins.id],
  });
  // The jobs of the first plan come first, and find that they are out of date.
  const due = (hours: number) =>
    execute(
      server.connection,
      `UPDATE pgboss.job SET start_after = now()
       WHERE state = 'created' AND start_after < now() + interval '${hours} hours'`,
    );
  await due(2.5);
  const other = await send([await member()]);
  await settled(other);
  expect([stays, leaves, joins].flatMap(mailsTo)).toEqual([]);
  await due(3.5);
  await settled(message);
  expect(mailsTo(stays).map(({ subject }) => subject)).toEqual(['As it is now – Aurora']);
  expect([mailsTo(leaves), mailsTo(joins)].map(({ length }) => length)).toEqual([0, 1]);
});

it('mails nothing of what waits for its files or has been deleted', async () => {
  const user = await member();
  const waiting = await send([user], { waits_for_files: true, title: 'Finished' });
  const deleted = await send([user], { published: inHours(1), title: 'Deleted' });
  await server.request('DELETE', `/api/notification/${deleted.id}/`, { token: manager.token });
  await execute(
    server.connection,
    `UPDATE pgboss.job SET start_after = now() WHERE state = 'created'`,
  );
  const other = await send([await member()]);
  await settled(other);
  expect(mailsTo(user)).toEqual([]);
  await server.call(contract.finishNotification, {
    token: manager.token,
    params: { id: waiting.id },
  });
  await settled(waiting);
  expect(mailsTo(user).map(({ subject }) => subject)).toEqual(['Finished – Aurora']);
});

it('mails nobody who has left meanwhile, and says so', async () => {
  const user = await member();
  const message = await send([user], { published: inHours(1) });
  await execute(server.connection, `DELETE FROM membership WHERE user_id = ${user.id}`);
  await execute(
    server.connection,
    `UPDATE pgboss.job SET start_after = now() WHERE state = 'created'`,
  );
  await update(message, { published: null });
  await settled(message);
  expect(await deliveriesOf(message)).toMatchObject([
    { status: 'failed', error: 'The recipient no longer belongs to the organisation.' },
  ]);
  expect(mailsTo(user)).toEqual([]);
  // The message can be edited with them in its list.
  await update(message, { notification_recipients: [user.id], title: 'b' });
});

describe('the preview', () => {
  const rich = JSON.stringify({
    blocks: [
      { text: 'Results <2026>', type: 'header-one' },
      {
        text: 'Read & <b>see</b>.',
        inlineStyleRanges: [{ offset: 0, length: 4, style: 'BOLD' }],
        entityRanges: [{ offset: 0, length: 4, key: 0 }],
      },
    ],
    entityMap: { 0: { type: 'LINK', data: { url: 'https://example.com/?a=1&b=2' } } },
  });
  const preview = (body: object, { token } = manager) =>
    server.call(contract.previewNotificationMail, {
      token,
      body: { title: 'Soon', text_value: rich, ...body } as never,
    });
  const shown = async (body: object) => (await preview(body)).body;

  it('is the mail that is sent, in each language', async () => {
    const users = [await member(), await member({ language: 'fi' })];
    const message = await send(users, { title: 'Soon', text_value: rich, waits_for_files: true });
    await server.seed((tx) =>
      tx.insert(notificationFile).values({
        organizationId: organization,
        notificationId: message.id,
        title: 'Äänekoski & co.pdf',
        storageKey: randomUUID(),
        mediaType: 'application/pdf',
        size: 1,
        sha256: Buffer.alloc(32),
      }),
    );
    const params = { id: message.id };
    await server.call(contract.finishNotification, { token: manager.token, params });
    await settled(message);
    const file_titles = ['Äänekoski & co.pdf'];
    // Before it is made, and while it is changed: by whom does not matter then.
    const other = await server.createUser({
      memberships: { [organization]: { notification_manager: true } },
      fullName: 'Olli Other',
    });
    for (const [index, language] of (['en', 'fi'] as const).entries()) {
      const [sent] = mailsTo(users[index] as TestUser);
      const fields = { file_titles, language };
      const before = await shown(fields);
      const { body: edited } = await preview({ ...fields, notification: message.id }, other);
      const lines = (text?: string) => text?.replaceAll('\r\n', '\n').trim();
      const withId = (text: string) =>
        text.replaceAll('notification=0', `notification=${message.id}`);
      for (const mail of [before, edited]) {
        expect(mail.subject).toBe(sent?.subject);
        expect(lines(withId(mail.html))).toBe(lines(sent?.html));
        expect(lines(withId(mail.text))).toBe(lines(sent?.text));
        expect(mail.sender).toEqual({ name: sent?.from?.name, email: sent?.from?.address });
        expect(mail.language).toBe(language);
      }
      expect(edited.html).toContain(`notification=${message.id}`);
    }
  });

  it('offers the languages of the recipients, and begins with that of most', async () => {
    const [en, fi, fi2] = [
      await member(),
      await member({ language: 'fi' }),
      await member({ language: 'fi' }),
    ];
    const elsewhere = await server.createOrganization();
    const stranger = await server.createUser({ memberships: { [elsewhere]: {} } });
    const languages = (english: number, finnish: number) => [
      { language: 'en', recipients: english },
      { language: 'fi', recipients: finnish },
    ];
    const of = (...users: TestUser[]) =>
      shown({ notification_recipients: users.map(({ id }) => id) });
    expect(await of()).toMatchObject({ language: 'en', languages: languages(0, 0) });
    expect(await of(en, fi, fi2)).toMatchObject({ language: 'fi', languages: languages(1, 2) });
    expect(await of(en, stranger)).toMatchObject({ language: 'en', languages: languages(1, 0) });
    expect(await shown({ notification_recipients: [fi.id], language: 'en' })).toMatchObject({
      language: 'en',
      subject: 'Soon – Aurora',
    });
  });

  it('refuses what could not be sent, and messages of others', async () => {
    expect(fieldErrors(await preview({ title: '' }))).toHaveProperty('title');
    expect(fieldErrors(await preview({ text_value: 'x' }))).toHaveProperty('text_value');
    const elsewhere = await server.createOrganization();
    const stranger = await server.createUser({
      memberships: { [elsewhere]: { notification_manager: true } },
    });
    const { id } = await send([await member()]);
    expect((await preview({ notification: id }, stranger)).status).toBe(404);
    expect((await preview({}, await member())).status).toBe(403);
  });
});

describe('a server that is killed while it sends', () => {
  const KILLS = Number(process.env.TAVOITE_KILLS ?? 3);
  const RECIPIENTS = 12;

  const startWorker = () => startProcess('mail-worker', server.connection, { SMTP_URL: smtp.url });

  /** A server that sends mails until something is so, and is then killed. */
  async function killAt(condition: () => boolean | Promise<boolean>): Promise<void> {
    const worker = await startWorker();
    await until(condition);
    await worker.kill();
  }

  async function sendUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
    await killAt(condition);
    // As if the time after which a job counts as abandoned had passed.
    await execute(
      server.connection,
      `UPDATE pgboss.job SET state = 'retry', started_on = NULL, start_after = now()
       WHERE state IN ('active', 'retry')`,
    );
  }

  beforeAll(() => server.services.jobs.stop());
  afterEach(() => {
    smtp.delayMs = 0;
  });

  it('leaves no mail queued for ever when it is killed at the last try', async () => {
    const [untouched, handed] = [await member(), await member()];
    const lastTryOf = async (user: TestUser, isReached: () => boolean) => {
      const message = await send([user]);
      await execute(
        server.connection,
        `UPDATE pgboss.job SET retry_count = retry_limit WHERE state = 'created'`,
      );
      await killAt(isReached);
      expect(await countsOf(message)).toMatchObject({ queued: 1 });
      // As if the time after which a job counts as abandoned had passed.
      await execute(
        server.connection,
        `UPDATE pgboss.job SET started_on = now() - interval '1 day' WHERE state = 'active'`,
      );
      const boss = new PgBoss({
        db: { executeSql: (text, values) => server.services.database.query(text, values) },
        migrate: false,
        supervise: false,
        schedule: false,
      });
      await boss.start();
      await boss.expire();
      await boss.stop();
      await killAt(async () => (await countsOf(message))?.queued === 0);
      return message;
    };
    smtp.delayMs = 1_500;
    let isAsked = false;
    smtp.reply = (address) => {
      isAsked ||= address === untouched.email;
      return null;
    };
    expect(await deliveriesOf(await lastTryOf(untouched, () => isAsked))).toMatchObject([
      {
        status: 'failed',
        error: 'The server stopped at the last of all tries. The mail was not sent.',
      },
    ]);
    expect(mailsTo(untouched)).toEqual([]);
    const message = await lastTryOf(handed, () => mailsTo(handed).length > 0);
    expect(await deliveriesOf(message)).toMatchObject([
      {
        status: 'unknown',
        error: 'The server stopped while the mail was being handed over. It may have arrived.',
      },
    ]);
    // A manager can send it again.
    smtp.delayMs = 0;
    await resend(message);
    await killAt(async () => (await countsOf(message))?.sent === 1);
    expect(mailsTo(handed)).toHaveLength(2);
  });

  it('publishes and mails what was scheduled at its time, once, whoever runs then', async () => {
    const users = [await member(), await member(), await member()];
    const message = await send(users, { published: inHours(1), title: 'Scheduled' });
    const reader = await member();
    const read = async () =>
      (
        await server.call(contract.getNotification, {
          token: reader.token,
          params: { id: message.id },
        })
      ).status;
    const now = await member();
    const other = await send([now]);
    await killAt(async () => (await countsOf(other))?.sent === 1);
    expect(users.flatMap(mailsTo)).toEqual([]);
    expect(await read()).toBe(404);
    // No server runs while its time comes.
    await execute(
      server.connection,
      `UPDATE notification SET published_at = published_at - interval '2 hours' WHERE id = ${message.id};
       UPDATE pgboss.job SET start_after = start_after - interval '2 hours' WHERE state = 'created'`,
    );
    expect(await read()).toBe(200);
    const workers = await Promise.all([startWorker(), startWorker()]);
    await until(async () => (await countsOf(message))?.sent === users.length);
    await Promise.all(workers.map((worker) => worker.kill()));
    await killAt(() => true);
    expect(users.map((user) => mailsTo(user).length)).toEqual([1, 1, 1]);
    expect(await countsOf(message)).toMatchObject({ sent: 3, queued: 0 });
  });

  it(
    `mails no one twice and forgets no one, ${KILLS} times`,
    async () => {
      smtp.delayMs = 30;
      const users: TestUser[] = [];
      for (let index = 0; index < RECIPIENTS; index++) users.push(await member());
      for (let kill = 0; kill < KILLS; kill++) {
        const message = await send(users, { title: `Round ${kill}` });
        const before = smtp.received.length;
        // Killed at another place each time; the next server does what is left.
        await sendUntil(() => smtp.received.length > before + (kill % 7));
        await sendUntil(async () => (await countsOf(message))?.queued === 0);
        const subject = `Round ${kill} – Aurora`;
        for (const delivery of await deliveriesOf(message)) {
          const arrived = smtp.received.filter(
            (mail) => mail.subject === subject && mail.to?.[0]?.address === delivery.email,
          ).length;
          expect(arrived).toBeLessThanOrEqual(1);
          expect(['sent', 'unknown']).toContain(delivery.status);
          if (delivery.status === 'sent') expect(arrived).toBe(1);
        }
      }
    },
    60_000 + KILLS * 60_000,
  );
});
