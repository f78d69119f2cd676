import { contract, type ReportSend } from '@tavoite/model';
import { startProcess } from '../../../test/processes.js';
import { makeReport, reportScene, saveGraph } from '../../../test/reports.js';
import { useTestServer } from '../../../test/server.js';
import { startSmtp, type TestSmtp } from '../../../test/smtp.js';
import { execute } from '../../../test/template.js';
import { until } from '../../../test/until.js';
import { readConfig } from '../../config/config.js';
import { createMailer, type Mailer } from '../../mail/mailer.js';

/** `TEST_REPORTS=100` is what the product promises; with three, one is sent after the kill, too. */
const REPORTS = Number(process.env.TEST_REPORTS ?? 3);
const RECIPIENTS = 20;

// A machine that is busy with other tests has taken four times as long as one that is not.
jest.setTimeout(180_000 + REPORTS * 15_000);

let smtp: TestSmtp;
const mailer: Mailer = {
  destination: 'test',
  send: (mail, handOver) =>
    createMailer(readConfig({ SMTP_URL: smtp.url }, '/')).send(mail, handOver),
};
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());

const server = useTestServer({
  jobs: true,
  mailer,
  config: { smtpUrl: 'smtp://localhost', publicUrl: 'https://tavoite.example' },
});

/** The queue gives the jobs of a process that is gone to others when their time is over. */
const makeAbandonedDue = () =>
  execute(
    server.connection,
    `UPDATE pgboss.job SET state = 'retry', started_on = NULL, start_after = now()
     WHERE name = 'mail' AND state = 'active' AND started_on < now() - interval '15 seconds'`,
  );

it('mails many reports to many, nobody twice and nobody never, though one of two processes is killed', async () => {
  const scene = await reportScene(server);
  const { token } = scene.manager;
  const users: { id: number; email: string }[] = [];
  for (let i = 0; i < RECIPIENTS; i++)
    users.push(await server.createUser({ memberships: { [scene.organization]: {} } }));
  // Where the test is repeated, mails of the time before have come, and still come.
  const addresses = new Set(users.map(({ email }) => email));
  const mails = () => smtp.received.filter(({ to }) => addresses.has(to?.[0]?.address ?? ''));
  const graph = await saveGraph(server, scene);
  const reports = [];
  for (let i = 0; i < REPORTS; i++)
    reports.push(await makeReport(server, scene, [graph], `Report ${i}.`));
  const worker = await startProcess('mail-worker', server.connection, {
    SMTP_URL: smtp.url,
    TAVOITE_URL: 'https://tavoite.example',
  });
  smtp.delayMs = 10;
  const sends: ReportSend[] = [];
  for (const [index, { id }] of reports.entries()) {
    const { status, body } = await server.call(contract.sendReport, {
      token,
      params: { id },
      body: { users: users.map((user) => user.id) } as never,
    });
    expect(status).toBe(200);
    sends.push(body.send);
    // While mails of several reports are under way.
    if (index === Math.floor(REPORTS / 2)) {
      await until(() => mails().length > RECIPIENTS / 2);
      await worker.kill();
    }
  }
  const statusesOf = async () => {
    const { rows } = await server.seed((tx) =>
      tx.execute<{ status: string; mails: number }>(
        `SELECT status, count(*)::integer AS mails FROM report_delivery
         WHERE organization_id = ${scene.organization} GROUP BY status`,
      ),
    );
    return Object.fromEntries(rows.map(({ status, mails }) => [status, mails]));
  };
  for (;;) {
    await makeAbandonedDue();
    const { sent = 0, unknown = 0, failed = 0 } = await statusesOf();
    if (sent + unknown + failed === REPORTS * RECIPIENTS) break;
    await new Promise((done) => setTimeout(done, 500));
  }
  const { sent = 0, unknown = 0, failed = 0 } = await statusesOf();
  expect(failed).toBe(0);
  // What the killed process had in its hands may have arrived; it is said to be unknown, not sent again.
  expect(unknown).toBeLessThanOrEqual(RECIPIENTS);
  const taken = new Map<string, number>();
  for (const { to, subject } of mails()) {
    const key = `${to?.[0]?.address} ${subject}`;
    taken.set(key, (taken.get(key) ?? 0) + 1);
  }
  expect(Math.max(...taken.values())).toBe(1);
  expect(taken.size).toBeGreaterThanOrEqual(sent);
  expect(taken.size).toBeLessThanOrEqual(sent + unknown);
  expect(sends).toHaveLength(REPORTS);
  if (process.env.TEST_REPORTS) console.info({ sent, unknown, taken: taken.size });
});
