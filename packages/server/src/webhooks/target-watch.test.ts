import { contract, monthNumber, webhookMessage } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { changeFigures, type FiguresIds, seedFigures } from '../../test/figures.js';
import { useReceiver } from '../../test/receiver.js';
import { type TestUser, useTestServer } from '../../test/server.js';
import { until } from '../../test/until.js';
import { RECEIVING, webhooksOf } from '../../test/webhooks.js';
import { hearDataVersions } from '../db/data-versions.js';
import { listen } from '../db/listener.js';
import { target, targetWatch } from '../db/schema/index.js';

const receiver = useReceiver();
const server = useTestServer({ jobs: true, config: RECEIVING });
const { make, attempts } = webhooksOf(server, receiver);
let organization: number;
let manager: TestUser;
let ids: FiguresIds;

const first = monthNumber(2025, 1);

beforeEach(async () => {
  organization = await server.createOrganization();
  ids = await seedFigures(server, organization, {
    terms: [
      { key: 'sales', first, values: [90, 95, 20], verified: [true, true, false] },
      { key: 'faults', first, values: [1, 1, 1], verified: false },
    ],
    groups: [{ key: 'top' }],
    targets: [
      {
        key: 'sell',
        group: 'top',
        title: 'Sell',
        titleFi: 'Myy',
        formula: 'sales',
        targetFormula: '100',
      },
      { key: 'poor', group: 'top', formula: 'sales', targetFormula: '1000' },
      {
        key: 'calm',
        group: 'top',
        formula: 'faults',
        targetFormula: '2',
        reversedTarget: true,
      },
    ],
  });
  manager = await server.createUser({
    memberships: { [organization]: { organization_manager: true } },
  });
});

const enter = async (key: string, month: string, value: number, verified = false) => {
  const answer = await server.call(contract.changeFigures, {
    token: manager.token,
    body: { cells: [{ key, month, value, verified }], reason: 'x' },
  });
  expect(answer.status).toBe(200);
};
/** What processes do when they hear of a change, until it has been looked at. */
const looked = async () => {
  await server.services.targetWatch.queueChecks();
  await until(async () => {
    const [watch] = await server.seed((tx) => tx.select().from(targetWatch));
    return watch?.seenVersion === watch?.queuedVersion;
  });
};
const told = async () => {
  server.services.jobs.wake('webhook');
  const hooks = (await server.call(contract.listWebhooks, { token: manager.token })).body.results;
  const rows = await Promise.all(hooks.map(({ id }) => attempts(manager.token, id)));
  await receiver.until(rows.flat().length);
  return receiver.received.map(({ body }) => {
    const message = webhookMessage.parse(JSON.parse(body));
    return message.type === 'target.turned_red' ? message.data : null;
  });
};
afterEach(() =>
  server.seed(async (tx) => {
    await tx.delete(targetWatch);
  }),
);

it('tells once when a month is verified in which a meter is red, and again after it was not', async () => {
  await make(manager, ['target.turned_red']);
  await looked();
  expect(await told()).toEqual([]);

  // Until now the newest verified month was the one before.
  await server.call(contract.closeMonth, { token: manager.token, params: { month: '2025-03' } });
  await looked();
  expect(await told()).toEqual([
    {
      organization: expect.objectContaining({ id: organization }),
      target: expect.objectContaining({ id: ids.targets.sell, title: 'Sell', title_fi: 'Myy' }),
      period: { start_date: '2025-03-01', end_date: '2025-03-31' },
      current_value: 20,
      target_value: 100,
      compare_value: null,
      percent_done: 20,
      is_verified: true,
    },
  ]);
  await enter('sales', '2025-03', 21, true);
  await looked();
  expect(await told()).toHaveLength(1);

  await enter('sales', '2025-03', 60, true);
  await looked();
  await enter('sales', '2025-03', 49, true);
  await looked();
  expect(await told()).toHaveLength(2);
});

it("goes by the target's own rule: a reversed one turns red by more", async () => {
  await make(manager, ['target.turned_red']);
  await enter('faults', '2025-03', 5);
  await looked();
  expect(await told()).toMatchObject([
    { target: { id: ids.targets.calm, reversed_target: true }, current_value: 5, percent_done: 40 },
  ]);
});

it('finds what an import changes, and a target that is changed', async () => {
  await make(manager, ['target.turned_red']);
  await changeFigures(server, organization, (tx) =>
    tx
      .update(target)
      .set({ targetFormula: '500' })
      .where(eq(target.id, ids.targets.sell ?? 0)),
  );
  await looked();
  expect(await told()).toMatchObject([{ target: { id: ids.targets.sell }, target_value: 500 }]);
});

it('hears of changes by any process, and finds those that nobody heard', async () => {
  await make(manager, ['target.turned_red']);
  // While no one listens.
  await enter('faults', '2025-03', 5);
  const problems: Error[] = [];
  const { database, series, targetWatch: watch } = server.services;
  const onProblem = (problem: Error) => problems.push(problem);
  const hearing = hearDataVersions(
    { database, memory: series, onChange: watch.queueChecks },
    onProblem,
  );
  const listener = listen(server.connection, [hearing], onProblem);
  await until(async () => (await told()).length === 1);
  await enter('sales', '2025-02', 1, true);
  await until(async () => (await told()).length === 2);
  await listener.close();
  expect(problems).toEqual([]);
});

it('queues one job for a version, however many processes ask', async () => {
  await make(manager, ['target.turned_red']);
  await enter('faults', '2025-03', 5);
  const { targetWatch: watch, database } = server.services;
  await Promise.all(Array.from({ length: 8 }, () => watch.queueChecks()));
  const { rows } = await database.query<{ count: string }>(
    `SELECT count(*) FROM pgboss.job WHERE name = 'target-watch'
     AND (data->>'organizationId')::integer = $1`,
    [organization],
  );
  expect(rows[0]?.count).toBe('1');
  await looked();
  expect(await told()).toHaveLength(1);
});

it('watches only while a webhook that is switched on asks for it', async () => {
  const watches = () => server.seed((tx) => tx.select().from(targetWatch));
  const { id } = await make(manager, ['month.closed']);
  expect(await watches()).toEqual([]);
  const change = (body: object) =>
    server.call(contract.changeWebhook, { token: manager.token, params: { id }, body });
  await change({ events: ['target.turned_red'] });
  expect(await watches()).toMatchObject([{ redTargets: [ids.targets.poor] }]);
  await change({ enabled: false });
  expect(await watches()).toEqual([]);
  // What turns red meanwhile is not told later.
  await enter('faults', '2025-03', 5);
  await change({ enabled: true });
  await looked();
  expect(await told()).toEqual([]);
  await server.call(contract.deleteWebhook, { token: manager.token, params: { id } });
  expect(await watches()).toEqual([]);
});
