import { setTimeout as wait } from 'node:timers/promises';
import { contract, MAX_REPORT_ITEMS, type ReportSend } from '@tavoite/model';
import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import {
  graphOf,
  makeReport,
  type ReportScene,
  reportScene,
  saveGraph,
} from '../../../test/reports.js';
import { type TestUser, useTestServer } from '../../../test/server.js';
import { startSmtp, type TestSmtp } from '../../../test/smtp.js';
import { execute } from '../../../test/template.js';
import { until } from '../../../test/until.js';
import { readConfig } from '../../config/config.js';
import { term } from '../../db/schema/index.js';
import { createMailer, type Mailer } from '../../mail/mailer.js';

// Sixty pictures are drawn, and a mail server is waited for.
jest.setTimeout(240_000);

/** A server that says nothing is given up after this time, in milliseconds. */
const PATIENCE = 1_000;
const FIRST_BYTES = 100;
const NO_ROOM = 'Files cannot be saved at the moment. Try again shortly.';

let smtp: TestSmtp;
const mailer: Mailer = {
  destination: 'test',
  send: (mail, handOver) =>
    createMailer(readConfig({ SMTP_URL: smtp.url }, '/'), { timeoutMs: PATIENCE }).send(
      mail,
      handOver,
    ),
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

let scene: ReportScene;
beforeEach(async () => {
  smtp.reply = () => null;
  smtp.dataReply = () => null;
  scene = await reportScene(server);
});

const isDrawn = async (id: number) => (await graphOf(server, scene, id)).state !== 'processing';
const refresh = (id: number) =>
  server.call(contract.refreshReportGraph, {
    token: scene.manager.token,
    params: { id },
    query: {},
  });

async function download(id: number, format: 'pdf' | 'xlsx' | 'pptx') {
  const { body } = await server.call(contract.createReportTicket, {
    token: scene.manager.token,
    params: { id },
  });
  return server.app.inject(`/api/report/${id}/download_${format}/?ticket=${body.ticket}`);
}

const sheetsOf = (workbook: Buffer): string[] =>
  Object.entries(unzipSync(workbook))
    .filter(([path]) => path.startsWith('xl/worksheets/'))
    .map(([, content]) => strFromU8(content));

/** Files take their first bytes only, as on a disk that is full. */
function fillDisk() {
  const { files } = server.services;
  const stage = files.stage.bind(files);
  async function* cutShort(content: AsyncIterable<Uint8Array>) {
    for await (const piece of content) {
      yield piece.subarray(0, FIRST_BYTES);
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    }
  }
  return jest
    .spyOn(files, 'stage')
    .mockImplementation((name, content) => stage(name, cutShort(content)));
}

it('says that a picture could not be kept on a full disk, keeps nothing of it, and draws it later', async () => {
  const disk = fillDisk();
  const graph = await saveGraph(server, scene);
  await until(async () => {
    await execute(
      server.connection,
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'report-picture' AND state = 'retry'`,
    );
    return isDrawn(graph.id);
  });
  // What passes is tried again.
  expect(disk.mock.calls.length).toBeGreaterThan(1);
  expect(await graphOf(server, scene, graph.id)).toMatchObject({
    state: 'failed',
    image_file: null,
    error: NO_ROOM,
  });
  const kept = await server.seed((tx) =>
    tx.execute<{ count: number }>(
      `SELECT count(*)::integer AS count FROM report_file WHERE organization_id = ${scene.organization}`,
    ),
  );
  expect(kept.rows[0]?.count).toBe(0);
  disk.mockRestore();
  await refresh(graph.id);
  await until(() => isDrawn(graph.id));
  expect(await graphOf(server, scene, graph.id)).toMatchObject({ state: 'ready', error: null });
});

it('sends nothing of a report whose PDF finds no room on the disk', async () => {
  const report = await makeReport(server, scene, [await saveGraph(server, scene)]);
  const disk = fillDisk();
  const send = () =>
    server.call(contract.sendReport, {
      token: scene.manager.token,
      params: { id: report.id },
      body: { emails: [`full-${scene.organization}@example.org`] } as never,
    });
  const refused = await send();
  expect(refused.status).toBe(503);
  expect(refused.body).toMatchObject({ detail: NO_ROOM });
  disk.mockRestore();
  const { body } = await server.call(contract.listReportSends, {
    token: scene.manager.token,
    params: { id: report.id },
  });
  expect(body.results).toEqual([]);
  expect((await send()).status).toBe(200);
});

it('keeps a mail for a server that says nothing, while the others go out, and mails it once later', async () => {
  const report = await makeReport(server, scene, [await saveGraph(server, scene)]);
  const users: TestUser[] = [];
  for (let i = 0; i < 3; i++)
    users.push(await server.createUser({ memberships: { [scene.organization]: {} } }));
  const [slow, ...others] = users as [TestUser, ...TestUser[]];
  smtp.reply = (address) => (address === slow.email ? 'hang' : null);
  const answer = await server.call(contract.sendReport, {
    token: scene.manager.token,
    params: { id: report.id },
    body: { users: users.map(({ id }) => id) } as never,
  });
  const { send } = answer.body as { send: ReportSend };
  const mailsTo = ({ email }: TestUser) =>
    smtp.received.filter(({ to }) => to?.[0]?.address === email).length;
  const deliveries = async () =>
    (
      await server.call(contract.listReportDeliveries, {
        token: scene.manager.token,
        params: { id: send.id },
      })
    ).body.results;
  await until(async () => {
    const rows = await deliveries();
    return (
      rows.filter(({ status }) => status === 'sent').length === others.length &&
      rows.some(({ attempts }) => attempts > 0)
    );
  });
  const waiting = (await deliveries()).filter(({ status }) => status === 'queued');
  expect(waiting).toHaveLength(1);
  expect(mailsTo(slow)).toBe(0);
  smtp.reply = () => null;
  await until(async () => {
    await execute(
      server.connection,
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state = 'retry'`,
    );
    return (await deliveries()).every(({ status }) => status === 'sent');
  });
  await wait(200);
  expect(users.map(mailsTo)).toEqual([1, 1, 1]);
});

it('names a term that was deleted after its graph was saved, and shows the others', async () => {
  const graph = await saveGraph(server, scene);
  const report = await makeReport(server, scene, [graph]);
  await server.seed(async (tx) => {
    await tx
      .delete(term)
      .where(and(eq(term.organizationId, scene.organization), eq(term.key, 'costs')));
    await tx.execute(`UPDATE organization SET data_version = data_version + 1`);
  });
  await refresh(graph.id);
  await until(() => isDrawn(graph.id));
  expect((await graphOf(server, scene, graph.id)).state).toBe('ready');
  expect((await download(report.id, 'pdf')).statusCode).toBe(200);
  const [, sheet = ''] = sheetsOf((await download(report.id, 'xlsx')).rawPayload);
  expect(sheet).toContain('These terms no longer exist and are left out: costs.');
  expect(sheet).toContain('<v>112</v>');
});

it('draws a report of as many graphs as there may be, as PDF, workbook and slides', async () => {
  const graphs = [];
  for (let i = 0; i < MAX_REPORT_ITEMS; i++) graphs.push(await saveGraph(server, scene));
  const report = await makeReport(server, scene, graphs, 'Everything');
  expect(report.state).toBe('ready');
  const pdf = await download(report.id, 'pdf');
  expect(pdf.statusCode).toBe(200);
  expect(pdf.rawPayload.subarray(-6).toString()).toContain('%%EOF');
  const workbook = await download(report.id, 'xlsx');
  expect(sheetsOf(workbook.rawPayload)).toHaveLength(1 + MAX_REPORT_ITEMS);
  const slides = unzipSync((await download(report.id, 'pptx')).rawPayload);
  expect(Object.keys(slides).filter((path) => path.endsWith('.svg'))).toHaveLength(
    MAX_REPORT_ITEMS,
  );
});

it('makes a document of a report without items', async () => {
  const report = await makeReport(server, scene, []);
  for (const format of ['pdf', 'xlsx', 'pptx'] as const)
    expect((await download(report.id, format)).statusCode).toBe(200);
});
