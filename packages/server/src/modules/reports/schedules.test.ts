import {
  contract,
  currentMonth,
  type Report,
  type ReportSchedule,
  rangeToDates,
} from '@tavoite/model';
import {
  graphOf,
  makeReport,
  type ReportScene,
  reportScene,
  saveGraph,
} from '../../../test/reports.js';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';
import { execute } from '../../../test/template.js';
import { until } from '../../../test/until.js';
import { readConfig } from '../../config/config.js';
import { openDatabase } from '../../db/database.js';
import { createServices } from '../../services.js';

const server = useTestServer({ jobs: true });

let scene: ReportScene;
let report: Report;
let reader: TestUser;
beforeEach(async () => {
  scene = await reportScene(server);
  report = await makeReport(server, scene, [await saveGraph(server, scene, { closed_months: 12 })]);
  reader = await server.createUser({ memberships: { [scene.organization]: {} } });
  server.mails.length = 0;
});

const schedule = async (values: object = {}) =>
  server.call(contract.createReportSchedule, {
    token: scene.manager.token,
    body: {
      report: report.id,
      kind: 'working_days',
      day: 3,
      hour: 7,
      users: [reader.id],
      theme: 'dark',
      ...values,
    },
  });
const made = async (values: object = {}): Promise<ReportSchedule> => {
  const { status, body } = await schedule(values);
  expect(status).toBe(201);
  return body;
};
const change = (id: number, body: object) =>
  server.call(contract.updateReportSchedule, {
    token: scene.manager.token,
    params: { id },
    body: body as never,
  });
const runsOf = async (id: number) =>
  (
    await server.call(contract.listReportScheduleRuns, {
      token: scene.manager.token,
      params: { id },
    })
  ).body.results;
const listed = async (id: number) =>
  (
    await server.call(contract.listReportSchedules, {
      token: scene.manager.token,
      query: { report: report.id },
    })
  ).body.results.find((row) => row.id === id);
/** As if the time of the schedule had come, months ago. */
const makeDue = (id: number) =>
  execute(
    server.connection,
    `UPDATE report_schedule SET next_run_at = now() - interval '70 days' WHERE id = ${id};
     UPDATE pgboss.job SET start_after = now()
     WHERE name = 'report-schedule' AND (data->>'scheduleId')::int = ${id} AND state IN ('created', 'retry')`,
  );
const finished = (id: number, count = 1) =>
  until(async () => {
    const runs = await runsOf(id);
    return runs.length === count && runs.every(({ state }) => state !== 'running');
  });
const mailsTo = ({ email }: TestUser) => server.mails.filter(({ to }) => to.address === email);

it('mails with its subject and message, which a change of something else keeps', async () => {
  const letter = { subject: 'Board of Aurora', message: 'Dear board' };
  const { id } = await made(letter);
  expect((await change(id, { hour: 9 })).body).toMatchObject(letter);
  expect((await change(id, { subject: 'a\nb' })).status).toBe(400);
  await makeDue(id);
  await finished(id);
  await until(() => mailsTo(reader).length === 1);
  const [mail] = mailsTo(reader);
  expect(mail?.subject).toBe('Board of Aurora');
  expect(mail?.text).toContain('\nDear board\n');
});

it('tells with the report when it goes out next, and to how many who have not left', async () => {
  const planned = async () =>
    (
      await server.call(contract.getReport, {
        token: scene.manager.token,
        params: { id: report.id },
      })
    ).body;
  expect(await planned()).toMatchObject({ paused_schedule_count: 0, next_send: null });
  const emails = ['bank@example.org', 'board@example.org'];
  const late = await made({ kind: 'day_of_month', day: 31, hour: 23 });
  const { id, next_run } = await made({ day: 1, emails });
  const [first] = [next_run ?? '', late.next_run ?? ''].sort();
  const wanted =
    first === next_run
      ? { day: 1, recipients: 3 }
      : { kind: 'day_of_month', day: 31, recipients: 1 };
  expect(await planned()).toMatchObject({
    schedule_count: 2,
    next_send: { due: first, ...wanted },
  });
  await change(late.id, { paused: true });
  await execute(server.connection, `DELETE FROM membership WHERE user_id = ${reader.id}`);
  expect(await planned()).toMatchObject({
    schedule_count: 1,
    paused_schedule_count: 1,
    next_send: { due: next_run, day: 1, recipients: 2 },
  });
  await change(id, { paused: true });
  expect(await planned()).toMatchObject({ paused_schedule_count: 2, next_send: null });
});

it('goes out in the language that was chosen, whoever pauses it; without one in that of its maker', async () => {
  expect((await made()).language).toBe('en');
  const { id, language } = await made({ language: 'fi' });
  expect(language).toBe('fi');
  expect((await change(id, { paused: true })).body.language).toBe('fi');
  expect((await change(id, { language: 'en' })).body.language).toBe('en');
});

it('makes a missed time up once, with the figures and ranges of now, and plans the next', async () => {
  const { id, next_run } = await made();
  expect(next_run).toMatch(/T07:00:00/);
  // As if it had been drawn long ago.
  await execute(
    server.connection,
    `UPDATE report_item SET properties = properties || '{"start_date": "2020-01-01", "end_date": "2020-12-31"}'`,
  );
  await makeDue(id);
  await finished(id);
  const [run] = await runsOf(id);
  expect(run).toMatchObject({ state: 'sent', error: null, send: expect.any(Number) });
  await until(() => mailsTo(reader).length === 1);
  const [mail] = mailsTo(reader);
  expect(mail?.attachments?.[0]?.mediaType).toBe('application/pdf');
  const end = currentMonth('Europe/Helsinki') - 1;
  expect((await graphOf(server, scene, report.report_graphs[0] ?? 0)).properties).toMatchObject({
    ...rangeToDates({ start: end - 11, end }),
    theme: 'dark',
  });
  expect(await listed(id)).toMatchObject({ next_run, last_run: { state: 'sent' } });
  const { body } = await server.call(contract.listReportSends, {
    token: scene.manager.token,
    params: { id: report.id },
  });
  expect(body.results).toMatchObject([{ schedule: id, theme: 'dark', deliveries: { sent: 1 } }]);
});

it('is not sent again for a time that comes twice, because the clock was set back', async () => {
  const { id, next_run } = await made();
  // It was that time, and is no longer.
  await execute(
    server.connection,
    `UPDATE pgboss.job SET start_after = now()
     WHERE name = 'report-schedule' AND (data->>'scheduleId')::int = ${id}`,
  );
  await finished(id);
  expect(Date.parse((await listed(id))?.next_run ?? '')).toBeGreaterThan(
    Date.parse(next_run ?? ''),
  );
});

it('runs once though two processes look for work', async () => {
  const mails: unknown[] = [];
  const other = createServices(
    { ...readConfig({ TAVOITE_LOG_LEVEL: 'silent' }, '/') },
    {
      database: openDatabase(server.connection),
      mailer: {
        destination: 'memory',
        send: async (mail, handOver) => {
          await handOver?.();
          mails.push(mail);
        },
      },
      onJobError: () => undefined,
    },
  );
  await other.jobs.start();
  const { id } = await made();
  await makeDue(id);
  await finished(id);
  await until(() => mailsTo(reader).length + mails.length > 0);
  expect(mailsTo(reader).length + mails.length).toBe(1);
  expect(await runsOf(id)).toHaveLength(1);
  await other.jobs.stop();
  other.render.close();
  await other.database.close();
});

it('goes on with a run whose process ended, and sends nothing twice', async () => {
  const { id } = await made();
  await execute(
    server.connection,
    `UPDATE report_schedule SET next_run_at = '2026-01-07T05:00Z' WHERE id = ${id};
     INSERT INTO report_schedule_run (organization_id, schedule_id, due_at)
     VALUES (${scene.organization}, ${id}, '2026-01-07T05:00Z');
     UPDATE pgboss.job SET start_after = now(), state = 'retry', retry_count = 1
     WHERE name = 'report-schedule' AND (data->>'scheduleId')::int = ${id}`,
  );
  await finished(id);
  expect((await runsOf(id))[0]).toMatchObject({ state: 'sent', due: '2026-01-07T07:00:00+02:00' });
  await until(() => mailsTo(reader).length === 1);
});

it('tells its owner why a run failed, and goes on the month after', async () => {
  const { id, next_run } = await made();
  await server.seed((tx) =>
    tx.execute(`DELETE FROM mapping WHERE organization_id = ${scene.organization}`),
  );
  await makeDue(id);
  await finished(id);
  const reason =
    '“Sales” could not be drawn: The view of this graph is no longer in the organisation.';
  expect((await runsOf(id))[0]).toMatchObject({ state: 'failed', error: reason, send: null });
  await until(() => mailsTo(scene.manager).length === 1);
  const [mail] = mailsTo(scene.manager);
  expect(mail?.subject).toBe('The report “Monthly report” was not sent – Aurora');
  expect(mail?.text).toContain(reason);
  expect(mail?.text).toContain(`/reports?open=schedule-${report.id}&org-id=${scene.organization}`);
  expect(mailsTo(reader)).toEqual([]);
  expect(await listed(id)).toMatchObject({ next_run, last_run: { state: 'failed' } });
});

it('does not send for someone who may not send any more, nor to those who have left', async () => {
  const { id } = await made();
  await execute(server.connection, `DELETE FROM membership WHERE user_id = ${reader.id}`);
  await makeDue(id);
  await finished(id);
  expect((await runsOf(id))[0]?.error).toBe(
    'None of the recipients belongs to the organisation any more.',
  );
  const second = await made({ users: [], emails: ['board@example.org'] });
  const other = await server.createUser({
    memberships: { [scene.organization]: { report_manager: true } },
  });
  await execute(
    server.connection,
    `UPDATE membership SET report_manager = false WHERE user_id = ${scene.manager.id}`,
  );
  await makeDue(second.id);
  await until(async () => {
    const { body } = await server.call(contract.listReportScheduleRuns, {
      token: other.token,
      params: { id: second.id },
    });
    return body.results[0]?.error === 'Whoever set the schedule up may not send reports any more.';
  });
});

it('does not run while it is paused, nor by the time it had before', async () => {
  const { id } = await made();
  expect((await change(id, { paused: true })).body).toMatchObject({ paused: true, next_run: null });
  await execute(
    server.connection,
    `UPDATE pgboss.job SET start_after = now() WHERE name = 'report-schedule' AND state = 'created'`,
  );
  await until(async () => {
    const { rows } = await server.services.database.query(
      `SELECT FROM pgboss.job WHERE name = 'report-schedule'
       AND (data->>'scheduleId')::int = ${id} AND state = 'created'`,
    );
    return rows.length === 0;
  });
  expect(await runsOf(id)).toEqual([]);
  const changed = await change(id, { paused: false, kind: 'day_of_month', day: 31, hour: 23 });
  expect(changed.body).toMatchObject({ kind: 'day_of_month', day: 31, users: [reader.id] });
  expect(changed.body.next_run).toMatch(/T23:00:00/);
});

it('refuses times and recipients that are none, and schedules of others', async () => {
  expect(fieldErrors(await schedule({ day: 21 }))).toEqual({
    day: ['Choose a working day from 1 to 20.'],
  });
  expect(fieldErrors(await schedule({ users: [] })).non_field_errors).toEqual([
    'Choose recipients.',
  ]);
  expect(fieldErrors(await schedule({ emails: ['a@b.fi,c@d.fi'] }))).toHaveProperty('emails');
  expect(Object.keys(fieldErrors(await schedule({ hour: 24 })))).toEqual(['hour']);
  expect((await schedule({ report: 2_000_000_000 })).status).toBe(404);
  const { id } = await made();
  const other = await reportScene(server, 'Other');
  const foreign = await server.call(contract.updateReportSchedule, {
    token: other.manager.token,
    params: { id },
    body: { paused: true },
  });
  expect(foreign.status).toBe(404);
  const { status } = await server.call(contract.deleteReportSchedule, {
    token: scene.manager.token,
    params: { id },
  });
  expect(status).toBe(204);
  expect(await listed(id)).toBeUndefined();
});
