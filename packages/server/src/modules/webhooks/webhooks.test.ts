import { contract, monthNumber, webhookMessage } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { seedFigures } from '../../../test/figures.js';
import { startProcess } from '../../../test/processes.js';
import { useReceiver } from '../../../test/receiver.js';
import { makeReport, reportScene } from '../../../test/reports.js';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';
import { execute } from '../../../test/template.js';
import { until } from '../../../test/until.js';
import { RECEIVING, webhooksOf } from '../../../test/webhooks.js';
import { auditLog, webhook } from '../../db/schema/index.js';
import { MAX_FAILURES } from '../../webhooks/deliveries.js';

const receiver = useReceiver();
const server = useTestServer({ jobs: true, config: RECEIVING });
const { attempts, make, tried, pass } = webhooksOf(server, receiver);

/** For a process that starts, and a report that is drawn. */
const SLOW_MS = 120_000;
const MONTHS = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06'];
let organization: number;
let manager: TestUser;

beforeEach(async () => {
  organization = await server.createOrganization({ name: 'Aurora', nameFi: 'Aurora Oy' });
  await seedFigures(server, organization, {
    terms: ['sales', 'costs'].map((key) => ({
      key,
      first: monthNumber(2025, 1),
      values: MONTHS.map((_, i) => i + 1),
      verified: false,
    })),
  });
  manager = await server.createUser({
    memberships: { [organization]: { organization_manager: true } },
    username: 'Maija',
  });
});
afterEach(() => execute(server.connection, `DELETE FROM webhook`));

const close = async (month = '2025-01', { token } = manager) => {
  const answer = await server.call(contract.closeMonth, { token, params: { month } });
  server.services.jobs.wake('webhook');
  return answer;
};
const history = async () =>
  (await server.call(contract.listHistory, { token: manager.token, query: { kind: 'access' } }))
    .body.results;
const change = (id: number, body: object, { token } = manager) =>
  server.call(contract.changeWebhook, { token, params: { id }, body });

it('tells of a closed month in a message that the library of the convention verifies', async () => {
  const { id, secret } = await make(manager);
  expect((await close()).status).toBe(200);
  await receiver.until(1);
  const [received] = receiver.received;
  if (!received) throw new Error('Nothing was received');
  const { headers, body } = received;
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
    type: 'month.closed',
    timestamp: expect.any(String),
    data: {
      organization: { id: organization, name: 'Aurora', name_fi: 'Aurora Oy' },
      month: '2025-01',
      change: expect.any(Number),
      figures: 2,
      user: { id: manager.id, username: 'Maija', full_name: '' },
    },
  });
  expect(webhookMessage.parse(JSON.parse(body)).type).toBe('month.closed');
  expect(headers['content-type']).toBe('application/json');
  expect(await tried(manager, id)).toMatchObject({
    message: headers['webhook-id'],
    type: 'month.closed',
    status: 'delivered',
    attempts: 1,
    response_status: 204,
    duration_ms: expect.any(Number),
    error: null,
  });
});

it(
  'tells of a report that is sent, without its recipients',
  async () => {
    const scene = await reportScene(server);
    const keeper = await server.createUser({
      memberships: { [scene.organization]: { organization_manager: true } },
    });
    await make(keeper, ['report.sent']);
    const report = await makeReport(server, scene, [], 'Year');
    const sent = await server.call(contract.sendReport, {
      token: scene.manager.token,
      params: { id: report.id },
      body: { emails: ['a@example.org', 'b@example.org'] } as never,
    });
    expect([sent.status, sent.text]).toEqual([200, expect.anything()]);
    await receiver.until(1);
    const { body = '' } = receiver.received[0] ?? {};
    const message = webhookMessage.parse(JSON.parse(body));
    expect(message).toMatchObject({
      type: 'report.sent',
      data: { report: { id: report.id, title: 'Year' }, recipients: 2, schedule: null },
    });
    expect(body).not.toContain('example.org');
  },
  SLOW_MS,
);

it('sends to those that ask for the event and are switched on, in their own organisation', async () => {
  const other = await server.createOrganization();
  const stranger = await server.createUser({
    memberships: { [other]: { organization_manager: true } },
  });
  const elsewhere = await make(stranger);
  const deaf = await make(manager, ['report.sent']);
  const off = await make(manager);
  await change(off.id, { enabled: false });
  const hook = await make(manager);
  await close();
  await tried(manager, hook.id);
  expect(await attempts(manager.token, deaf.id)).toEqual([]);
  expect(await attempts(manager.token, off.id)).toEqual([]);
  expect(await attempts(stranger.token, elsewhere.id)).toEqual([]);
  expect(receiver.received).toHaveLength(1);
});

it('sends nothing of what was rolled back', async () => {
  const { id } = await make(manager);
  const { webhookEvents, database } = server.services;
  const rolledBack = database.withOrganization(organization, async (tx) => {
    await webhookEvents.tell(tx, organization, 'report.sent', {
      report: { id: 1, title: '' },
      send: 1,
      recipients: 1,
      schedule: null,
    });
    await webhookEvents.tellOne(
      tx,
      { organizationId: organization, webhookId: id },
      'webhook.test',
      {
        webhook: { id, name: '' },
      },
    );
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  // A month without estimates is refused after the figures were locked.
  expect((await close('2024-01')).status).toBe(400);
  await close();
  await tried(manager, id);
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['month.closed']);
});

it.each([
  ['an answer of 500', (response) => response.writeHead(500).end('down\0'), 500, 'down'],
  ['a closed connection', (response) => response.destroy(), null, null],
] as [string, typeof receiver.answer, number | null, string | null][])(
  'tries again after %s, with the same id and bytes',
  async (_, answer, response_status, text) => {
    const { id, secret } = await make(manager);
    receiver.answer = answer;
    await close();
    expect(await tried(manager, id)).toMatchObject({
      status: 'queued',
      attempts: 1,
      response_status,
      answer: text,
      error: expect.stringContaining('receiver'),
    });
    receiver.answer = (response) => response.end('thanks');
    await pass();
    await receiver.until(2);
    await until(async () => (await attempts(manager.token, id))[0]?.status === 'delivered');
    expect((await attempts(manager.token, id))[0]).toMatchObject({ attempts: 2, answer: 'thanks' });
    const [first, second] = receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    for (const { body, headers } of receiver.received)
      new Webhook(secret).verify(body, headers as Record<string, string>);
  },
);

it('tries again for about a day, at growing intervals', async () => {
  const { rows } = await server.services.database.query<Record<string, number>>(
    `SELECT retry_limit, retry_delay FROM pgboss.queue WHERE name = 'webhook'`,
  );
  const { retry_limit = 0, retry_delay = 0 } = rows[0] ?? {};
  // Each interval is between so much and the double of it.
  const hours = (retry_delay * (2 ** retry_limit - 1)) / 3600;
  expect(hours).toBeGreaterThan(12);
  expect(2 * hours).toBeLessThan(36);
});

it('marks what cannot be delivered, and switches the webhook off after too many in a row', async () => {
  const { id } = await make(manager);
  receiver.answer = (response) => response.writeHead(404).end();
  for (const month of MONTHS.slice(0, MAX_FAILURES)) {
    await close(month);
    await tried(manager, id);
    // The last attempt that the queue allows.
    await execute(
      server.connection,
      `UPDATE pgboss.job SET retry_count = retry_limit - 1 WHERE state = 'retry' AND name = 'webhook'`,
    );
    await pass();
    await until(async () => (await attempts(manager.token, id))[0]?.status === 'failed');
  }
  const [hook] = (await server.call(contract.listWebhooks, { token: manager.token })).body.results;
  expect(hook).toMatchObject({ id, enabled: false, switched_off_at: expect.any(String) });
  expect((await history())[0]).toMatchObject({ event: 'webhook_switched_off', subject: 'Ledger' });
  const count = receiver.received.length;
  await close(MONTHS[MAX_FAILURES]);
  expect(await attempts(manager.token, id)).toHaveLength(MAX_FAILURES);

  // Switched on, it begins afresh.
  expect((await change(id, { enabled: true })).body).toMatchObject({ switched_off_at: null });
  receiver.answer = (response) => response.end();
  const [failed] = await attempts(manager.token, id);
  await server.call(contract.resendWebhookDelivery, {
    token: manager.token,
    params: { id: failed?.id ?? 0 },
  });
  await receiver.until(count + 1);
  await until(async () => (await attempts(manager.token, id))[0]?.status === 'delivered');
  expect((await attempts(manager.token, id))[0]).toMatchObject({
    message: failed?.message,
    attempts: 1,
    error: null,
  });
  const rows = await server.seed((tx) => tx.select().from(webhook).where(eq(webhook.id, id)));
  expect(rows[0]?.failures).toBe(0);
});

it('is switched off at once by a receiver that says it is gone', async () => {
  const { id } = await make(manager);
  receiver.answer = (response) => response.writeHead(410).end();
  await close();
  await until(async () => (await attempts(manager.token, id))[0]?.status === 'failed');
  const [hook] = (await server.call(contract.listWebhooks, { token: manager.token })).body.results;
  expect(hook?.enabled).toBe(false);
});

it('can be deleted while the outcome of a message is written down', async () => {
  const { id } = await make(manager);
  const deleting = new pg.Client(server.connection);
  await deleting.connect();
  // Of two that wait for one another, this one would be ended.
  await deleting.query(`SET deadlock_timeout = '1ms'`);
  receiver.answer = async (response) => {
    // As deleting begins: with the webhook, before its messages.
    await deleting.query('BEGIN');
    await deleting.query('SELECT FROM webhook WHERE id = $1 FOR UPDATE', [id]);
    response.end();
  };
  await close();
  await until(async () => {
    const { rows } = await deleting.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });
  const { rowCount } = await deleting.query('DELETE FROM webhook WHERE id = $1', [id]);
  await deleting.query('COMMIT');
  await deleting.end();
  expect(rowCount).toBe(1);
});

it('marks a message as failed when its last attempt was killed', async () => {
  const { id } = await make(manager);
  receiver.answer = (response) => response.writeHead(500).end();
  await close();
  const delivery = await tried(manager, id);
  await execute(
    server.connection,
    `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour',
       retry_count = retry_limit WHERE name = 'webhook' AND state = 'retry'`,
  );
  await until(async () => {
    await server.services.database.query(
      `WITH lost AS (DELETE FROM pgboss.job WHERE name = 'webhook' AND state = 'active' RETURNING data)
       INSERT INTO pgboss.job (name, data) SELECT 'webhook-given-up', data FROM lost`,
    );
    return (await attempts(manager.token, id))[0]?.status === 'failed';
  });
  expect((await attempts(manager.token, id))[0]).toMatchObject({
    id: delivery?.id,
    attempts: 1,
    error: 'The message could not be delivered.',
  });
});

it(
  'sends each message once with two workers',
  async () => {
    const hooks = [];
    for (let i = 0; i < 6; i++) hooks.push(await make(manager));
    receiver.answer = (response) => {
      setTimeout(() => response.end(), 30);
    };
    const worker = await startProcess('mail-worker', server.connection, {
      TAVOITE_WEBHOOK_NETWORKS: RECEIVING.webhookNetworks.join(','),
    });
    for (const month of MONTHS) await close(month);
    for (const { id } of hooks) {
      await until(async () =>
        (await attempts(manager.token, id)).every(({ status }) => status === 'delivered'),
      );
      expect(await attempts(manager.token, id)).toHaveLength(MONTHS.length);
    }
    await worker.kill();
    expect(receiver.received).toHaveLength(hooks.length * MONTHS.length);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(MONTHS.length);
  },
  SLOW_MS,
);

it('sends a test at once, also while switched off, and only once', async () => {
  const { id, secret } = await make(manager);
  await change(id, { enabled: false });
  receiver.answer = (response) => response.writeHead(500).end();
  const sent = await server.call(contract.testWebhook, { token: manager.token, params: { id } });
  expect([sent.status, sent.body.status]).toEqual([201, 'queued']);
  await receiver.until(1);
  const { body = '', headers = {} } = receiver.received[0] ?? {};
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'webhook.test',
    data: { webhook: { id, name: 'Ledger' } },
  });
  await until(async () => (await attempts(manager.token, id))[0]?.status === 'failed');
});

it('shows its secret once, keeps it encrypted, and signs with the new one when it is renewed', async () => {
  const { id, secret } = await make(manager);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const params = { id };
  const renewed = (await server.call(contract.renewWebhookSecret, { token: manager.token, params }))
    .body.secret;
  expect(renewed).not.toBe(secret);
  await close();
  await receiver.until(1);
  const { body = '', headers = {} } = receiver.received[0] ?? {};
  expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).toThrow();
  new Webhook(renewed).verify(body, headers as Record<string, string>);

  const list = await server.call(contract.listWebhooks, { token: manager.token });
  const stored = await server.seed((tx) => tx.select().from(webhook));
  const log = await server.seed((tx) => tx.select().from(auditLog));
  for (const text of [list.text, JSON.stringify(stored), JSON.stringify(log)])
    for (const one of [secret, renewed]) expect(text).not.toContain(one);
  for (const { secret: sealed } of stored)
    expect(sealed.toString('latin1')).not.toContain(renewed.slice(6));
});

it('tells the history what was changed, and by whom', async () => {
  const { id } = await make(manager);
  await change(id, { events: ['report.sent', 'month.closed'], name: 'Books' });
  await server.call(contract.renewWebhookSecret, { token: manager.token, params: { id } });
  await server.call(contract.deleteWebhook, { token: manager.token, params: { id } });
  expect(
    (await history()).map(({ event, subject, fields, user }) => [
      event,
      subject,
      fields.map(({ field, after }) => `${field}: ${after}`),
      user?.id,
    ]),
  ).toEqual([
    ['webhook_deleted', 'Books', expect.any(Array), manager.id],
    ['webhook_secret_renewed', 'Books', [], manager.id],
    ['webhook_changed', 'Books', ['name: Books', 'events: report.sent, month.closed'], manager.id],
    ['webhook_added', 'Ledger', expect.arrayContaining([`url: ${receiver.url}`]), manager.id],
  ]);
});

it('is kept by organisation managers of the organisation only', async () => {
  const { id } = await make(manager);
  const reader = await server.createUser({ memberships: { [organization]: {} } });
  const other = await server.createOrganization();
  const stranger = await server.createUser({
    memberships: { [other]: { organization_manager: true } },
  });
  for (const [{ token }, status] of [
    [reader, 403],
    [stranger, 404],
  ] as const) {
    const params = { id };
    expect((await change(id, { enabled: false }, { ...reader, token })).status).toBe(status);
    for (const endpoint of [
      contract.deleteWebhook,
      contract.renewWebhookSecret,
      contract.testWebhook,
      contract.listWebhookDeliveries,
    ])
      expect((await server.call(endpoint, { token, params })).status).toBe(status);
  }
});

it.each(['http://10.0.0.1', 'http://[::ffff:10.0.0.1]', 'ftp://example.com', 'no address'])(
  'refuses the address %s',
  async (url) => {
    const body = { name: 'x', url, events: ['month.closed' as const], enabled: true };
    const made = await server.call(contract.createWebhook, { token: manager.token, body });
    expect(fieldErrors(made).url).toEqual([expect.stringContaining('Nothing may be sent')]);
    const { id } = await make(manager);
    expect(fieldErrors(await change(id, { url })).url).toHaveLength(1);
  },
);

it('sends nothing to an address that has become one of a network inside', async () => {
  const { id } = await make(manager);
  await execute(server.connection, `UPDATE webhook SET url = 'http://10.0.0.1/'`);
  await close();
  await until(async () => (await attempts(manager.token, id))[0]?.status === 'failed');
  expect((await attempts(manager.token, id))[0]).toMatchObject({
    attempts: 1,
    error: expect.stringContaining('Nothing may be sent'),
  });
});
