import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import { contract, type Report, type ReportSend } from '@tavoite/model';
import { themeValues } from '@tavoite/tokens';
import { startProcess } from '../../../test/processes.js';
import {
  makeReport,
  type ReportScene,
  reportOf,
  reportScene,
  saveGraph,
  YEAR,
} from '../../../test/reports.js';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';
import { startSmtp, type TestSmtp } from '../../../test/smtp.js';
import { execute } from '../../../test/template.js';
import { until } from '../../../test/until.js';
import { readConfig } from '../../config/config.js';
import { createMailer, type Mailer } from '../../mail/mailer.js';

let smtp: TestSmtp;
// Made before the server, which takes it at its start.
const mailer: Mailer = {
  destination: 'test',
  send: (mail, handOver) =>
    createMailer(readConfig({ SMTP_URL: smtp.url }, '/')).send(mail, handOver),
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

let scene: ReportScene;
let report: Report;
beforeEach(async () => {
  smtp.reply = () => null;
  smtp.dataReply = () => null;
  scene = await reportScene(server);
  report = await makeReport(server, scene, [await saveGraph(server, scene)], 'Year "2026"');
});

const member = (values: Parameters<typeof server.createUser>[0] = {}) =>
  server.createUser({ memberships: { [scene.organization]: {} }, ...values });

const sendReport = (body: object, id = report.id) =>
  server.call(contract.sendReport, {
    token: scene.manager.token,
    params: { id },
    body: body as never,
  });
async function send(body: object, id = report.id): Promise<ReportSend> {
  const answer = await sendReport(body, id);
  expect(answer.status).toBe(200);
  return answer.body.send;
}
const sendsOf = async () =>
  (
    await server.call(contract.listReportSends, {
      token: scene.manager.token,
      params: { id: report.id },
    })
  ).body.results;
const deliveriesOf = async ({ id }: ReportSend) =>
  (
    await server.call(contract.listReportDeliveries, {
      token: scene.manager.token,
      params: { id },
    })
  ).body.results;
const resend = async ({ id }: ReportSend, body: object = {}) =>
  (
    await server.call(contract.resendReport, {
      token: scene.manager.token,
      params: { id },
      body: body as never,
    })
  ).body;
const settled = (sent: ReportSend) =>
  until(async () => (await deliveriesOf(sent)).every(({ status }) => status !== 'queued'));
const mailsTo = (address: string) => smtp.received.filter(({ to }) => to?.[0]?.address === address);
/** Colour of the first pixel of a picture of ours: its lines are stored as they are. */
function cornerOf(png: Buffer): string {
  const at = png.indexOf('IDAT');
  const lines = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  return `#${lines.toString('hex', 1, 4)}`;
}
const makeDue = () =>
  execute(server.connection, `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);

it('writes PDF and mails to outsiders in the chosen language', async () => {
  const colleague = await member({ language: 'en' });
  const outsider = `bank-${scene.organization}@example.org`;
  const sent = await send({ users: [colleague.id], emails: [outsider], language: 'fi' });
  expect(sent.language).toBe('fi');
  await settled(sent);
  expect(mailsTo(outsider)[0]?.html).toContain('<html lang="fi">');
  expect(mailsTo(outsider)[0]?.html).not.toContain('<div lang=');
  // The pictures and what stands for them are in the language of the report.
  const english = mailsTo(colleague.email)[0]?.html;
  expect(english).toContain('<html lang="en">');
  expect(english).toMatch(/<div lang="fi"[^>]*>\s*<img [^>]* alt="[^"]* 2 sarjaa/);
});

it('leads those who manage reports to the report, and nobody to a page that is closed to them', async () => {
  const colleague = await member();
  const { body } = await sendReport({ users: [scene.manager.id, colleague.id] });
  await settled(body.send);
  const organization = `org-id=${scene.organization}`;
  expect(mailsTo(scene.manager.email)[0]?.text).toContain(
    `${PUBLIC_URL}/reports?open=report-${report.id}&${organization}`,
  );
  expect(mailsTo(colleague.email)[0]?.text).toContain(`${PUBLIC_URL}/?${organization}`);
});

it('mails the PDF and the pictures: to colleagues in their language with a link, to others without', async () => {
  const finnish = await member({ language: 'fi', fullName: 'Äiti Öljymäki' });
  const outsider = `board-${scene.organization}@example.org`;
  const answer = await sendReport({
    users: [finnish.id, finnish.id],
    emails: [` ${outsider} `, outsider.toUpperCase()],
    theme: 'dark',
  });
  expect(answer.body.detail).toBe('The report is being sent to 2 recipients.');
  const sent = answer.body.send;
  await settled(sent);
  const [colleague] = mailsTo(finnish.email);
  const [other] = mailsTo(outsider);
  expect(colleague).toMatchObject({
    subject: 'Year "2026" – Revontuli',
    to: [{ name: 'Äiti Öljymäki', address: finnish.email }],
    headers: expect.arrayContaining([
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    ]),
  });
  const link = `${PUBLIC_URL}/?org-id=${scene.organization}`;
  expect(colleague?.text).toContain(`Avaa Tavoitteessa:\n${link}`);
  expect(colleague?.html).toContain('lang="fi"');
  expect(other?.subject).toBe('Year "2026" – Aurora');
  expect(other?.text).toContain('The month was good.');
  expect(other?.text).toContain('Maija Manager sent you a report of Aurora');
  expect(other?.text).not.toContain('org-id');
  const picture = other?.attachments.find(({ mimeType }) => mimeType === 'image/png');
  const pdf = other?.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
  expect(picture).toMatchObject({ contentId: '<picture-1>', disposition: 'inline' });
  expect(pdf).toMatchObject({ filename: 'Year 2026.pdf', disposition: 'attachment' });
  expect(
    Buffer.from(pdf?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const [listed] = await sendsOf();
  expect(listed).toMatchObject({
    id: sent.id,
    title: 'Year "2026"',
    theme: 'dark',
    author: { name: 'Maija Manager' },
    deliveries: { sent: 2, queued: 0, failed: 0, unknown: 0, to_files: false },
  });
  // What was sent stays as it was, whatever becomes of the report.
  const kept = await server.app.inject(listed?.pdf_file ?? '');
  expect(kept.rawPayload.equals(Buffer.from(pdf?.content as ArrayBuffer))).toBe(true);
  expect((await reportOf(server, scene, report.id)).last_send).toMatchObject({ id: sent.id });
});

it('mails the words written for each item below its picture, and names the item briefly', async () => {
  const words = JSON.stringify({
    blocks: [
      { text: 'More & more', inlineStyleRanges: [{ offset: 0, length: 4, style: 'BOLD' }] },
      { text: 'from abroad', type: 'unordered-list-item' },
    ],
    entityMap: {},
  });
  const { id } = await makeReport(server, scene, [
    await saveGraph(server, scene),
    await saveGraph(server, scene, { ...YEAR, cumulative: true, title: 'Sum of sales' }, words),
  ]);
  const address = `words-${scene.organization}@example.org`;
  await settled(await send({ emails: [address] }, id));
  const [mail] = mailsTo(address);
  const html = mail?.html ?? '';
  expect(html).toMatch(/cid:picture-2"[^>]*>\s*<p [^>]*><span [^>]*>More<\/span> &amp; more<\/p>/);
  expect(html).toMatch(/<li [^>]*>from abroad<\/li>/);
  expect([...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
    expect.stringMatching(/^Sales, 01\/2025 – 12\/2025\. .* in 01\/2025.*highest/),
    expect.stringMatching(
      /^Sum of sales, 01\/2025 – 12\/2025, cumulative\. .* in 01\/2025.*highest/,
    ),
  ]);
  // The pictures carry their titles.
  expect(html).not.toContain('<h2');
  const blank = '\n\n';
  const text = mail?.text?.replaceAll(/\n2 series, .*/g, '') ?? '';
  expect(text).not.toBe(mail?.text);
  expect(text).toContain(
    [
      'The month was good.',
      'Sales\n01/2025 – 12/2025',
      'Sum of sales\n01/2025 – 12/2025, cumulative',
      'More & more',
      '- from abroad',
      'The whole report is attached',
    ].join(blank),
  );
});

it('mails the comments that a report carries, by the numbers in its pictures', async () => {
  const { token } = scene.manager;
  const march = { start_date: '2025-03-01', end_date: '2025-03-31' };
  for (const text of ['A <large> order', 'Moved to April']) {
    const body = { ...march, term: 'sales', text } as never;
    expect((await server.call(contract.createComment, { token, body })).status).toBe(201);
  }
  const mailed = async (comments: boolean) => {
    await server.call(contract.updateReport, {
      token,
      params: { id: report.id },
      body: { properties: { comments } } as never,
    });
    const address = `notes-${comments}-${scene.organization}@example.org`;
    await settled(await send({ emails: [address] }));
    const [mail] = mailsTo(address);
    const picture = mail?.attachments.find(({ mimeType }) => mimeType === 'image/png');
    const png = Buffer.from(picture?.content as ArrayBuffer).toString('base64');
    return { html: mail?.html ?? '', text: mail?.text ?? '', png };
  };
  const bare = await mailed(false);
  const noted = await mailed(true);
  expect(bare.html).not.toContain('Moved to April');
  expect(noted.html).toMatch(/<ol [^>]*>\s*<li [^>]*>[^<]*A &lt;large&gt; order/);
  expect(noted.text).toMatch(/^1\. .*A <large> order.*\n2\. .*Moved to April/m);
  expect(noted.png).not.toBe(bare.png);
});

it('has a subject and a message of its own, escaped, above the report', async () => {
  const address = `letter-${scene.organization}@example.org`;
  const subject = 'Maaliskuu <b>&amp;</b> "ä" 🌲';
  const message =
    'Dear board,\r\n\r\n<img src=x onerror=alert(1)> & 5 > 4\n"second line"\n \n\nRegards';
  const sent = await send({
    emails: [address],
    subject: ` ${subject} `,
    message: `\n${message}\n`,
  });
  expect(sent).toMatchObject({ subject, message });
  await settled(sent);
  const [mail] = mailsTo(address);
  expect(mail?.subject).toBe(subject);
  expect(mail?.html).not.toContain('<img src=x');
  const paragraph = (text: string) => `<p style="margin:0 0 12px">${text}</p>`;
  expect(mail?.html).toContain(
    [
      paragraph('Dear board,'),
      paragraph('&lt;img src=x onerror=alert(1)&gt; &amp; 5 &gt; 4<br>&quot;second line&quot;'),
      paragraph('Regards'),
    ].join('\n'),
  );
  const text = mail?.text ?? '';
  expect(text.indexOf('Dear board,')).toBeGreaterThan(0);
  expect(text.indexOf('Regards')).toBeLessThan(text.indexOf('The month was good.'));
  expect((await sendsOf())[0]).toMatchObject({ subject, message });
});

it.each<[string, object, string, string]>([
  ['a line end', { subject: 'Board\r\nBcc: a@b.fi' }, 'subject', 'The subject has to be one line.'],
  ['a line separator', { subject: 'Board\u2028x' }, 'subject', 'The subject has to be one line.'],
  ['256 characters', { subject: 'x'.repeat(256) }, 'subject', 'The subject is too long'],
  ['a long message', { message: 'x'.repeat(4001) }, 'message', 'The message is too long'],
])(
  'refuses %s in what is written for the mail, and sends nothing',
  async (_name, body, field, says) => {
    const answer = await sendReport({ emails: ['a@b.fi'], ...body });
    expect(fieldErrors(answer)[field]?.[0]).toContain(says);
    expect(await sendsOf()).toEqual([]);
  },
);

it('is light whatever the theme of the PDF', async () => {
  const drawReport = jest.spyOn(server.services.render, 'drawReport');
  const address = `dark-${scene.organization}@example.org`;
  await settled(await send({ emails: [address], theme: 'dark' }));
  expect(drawReport.mock.calls.map(([{ theme }]) => theme)).toEqual(['dark']);
  drawReport.mockRestore();
  const [mail] = mailsTo(address);
  expect(mail?.html).toContain('<meta name="color-scheme" content="light">');
  const picture = mail?.attachments.find(({ mimeType }) => mimeType === 'image/png');
  expect(cornerOf(Buffer.from(picture?.content as ArrayBuffer))).toBe(
    themeValues.light['color-surface'].toLowerCase(),
  );
});

it.each<[string, () => object | Promise<object>, string, RegExp]>([
  ['no one', () => ({}), 'non_field_errors', /Choose recipients/],
  ['a list of addresses', () => ({ emails: ['a@b.fi, c@d.fi'] }), 'emails', /"a@b.fi, c@d.fi"/],
  ['a line end', () => ({ emails: ['a@b.fi\nBcc: c@d.fi'] }), 'emails', /not an email address/],
  ['a name', () => ({ emails: ['Mikko <a@b.fi>'] }), 'emails', /not an email address/],
  ['no address', () => ({ emails: ['mikko'] }), 'emails', /"mikko"/],
  [
    'a stranger',
    async () => ({ users: [(await server.createUser()).id], emails: ['a@b.fi'] }),
    'users',
    /Only members/,
  ],
  [
    'too many',
    () => ({ emails: Array.from({ length: 201 }, (_, i) => `a${i}@b.fi`) }),
    'emails',
    /200/,
  ],
])('refuses %s as recipients, and sends nothing', async (_name, bodyOf, field, message) => {
  const errors = fieldErrors(await sendReport(await bodyOf()));
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors[field]?.[0]).toMatch(message);
  expect(await sendsOf()).toEqual([]);
});

it('sends once however often the same request comes', async () => {
  const user = await member();
  const body = { users: [user.id], idempotency_key: randomUUID() };
  const [first, second] = await Promise.all([send(body), send(body)]);
  expect(first?.id).toBe(second?.id);
  expect((await send(body)).id).toBe(first?.id);
  await settled(first as ReportSend);
  expect(mailsTo(user.email)).toHaveLength(1);
});

it('refuses a report of which a picture is drawn, or cannot be drawn, in half', async () => {
  const user = await member();
  await server.call(contract.refreshReport, {
    token: scene.manager.token,
    params: { id: report.id },
    query: {},
  });
  expect((await sendReport({ users: [user.id] })).status).toBe(409);
  await until(async () => (await reportOf(server, scene, report.id)).state === 'ready');
  await server.seed((tx) =>
    tx.execute(`DELETE FROM mapping WHERE organization_id = ${scene.organization}`),
  );
  expect(fieldErrors(await sendReport({ users: [user.id] })).non_field_errors).toEqual([
    '“Sales” could not be drawn: The view of this graph is no longer in the organisation.',
  ]);
  expect(await sendsOf()).toEqual([]);
});

it('lets one bad address stop no other, waits for a busy server, and sends again', async () => {
  const [good, bad, grey] = [await member(), await member(), await member()] as TestUser[];
  smtp.reply = (address) => {
    if (address === bad?.email) return '550 No such user here';
    return address === grey?.email ? '451 Greylisted, try later' : null;
  };
  const sent = await send({ users: [good?.id, bad?.id, grey?.id] });
  await until(async () => (await deliveriesOf(sent)).every(({ attempts }) => attempts === 1));
  const byUser = new Map((await deliveriesOf(sent)).map((row) => [row.user?.id, row]));
  expect(byUser.get(good?.id ?? 0)).toMatchObject({ status: 'sent', error: null });
  expect(byUser.get(bad?.id ?? 0)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('No such user here'),
  });
  expect(byUser.get(grey?.id ?? 0)).toMatchObject({
    status: 'queued',
    error: expect.stringContaining('Greylisted'),
  });
  smtp.reply = () => null;
  await makeDue();
  const idempotency_key = randomUUID();
  await resend(sent, { idempotency_key });
  await settled(sent);
  await resend(sent, { idempotency_key });
  expect((await sendsOf())[0]?.deliveries).toMatchObject({ sent: 3, failed: 0 });
  for (const user of [good, bad, grey]) expect(mailsTo(user?.email ?? '')).toHaveLength(1);
});

it('does not send again what the server may have taken; a manager may', async () => {
  const user = await member();
  smtp.dataReply = () => 'drop';
  const sent = await send({ users: [user.id] });
  await settled(sent);
  expect((await sendsOf())[0]?.deliveries).toMatchObject({ unknown: 1, sent: 0 });
  smtp.dataReply = () => null;
  await resend(sent, { deliveries: [(await deliveriesOf(sent))[0]?.id] });
  await settled(sent);
  expect((await sendsOf())[0]?.deliveries).toMatchObject({ unknown: 0, sent: 1 });
});

it('mails no colleague who has left', async () => {
  const user = await member();
  smtp.reply = () => '451 Later';
  const sent = await send({ users: [user.id] });
  await until(async () => (await deliveriesOf(sent))[0]?.attempts === 1);
  smtp.reply = () => null;
  await execute(server.connection, `DELETE FROM membership WHERE user_id = ${user.id}`);
  await makeDue();
  await settled(sent);
  expect((await deliveriesOf(sent))[0]).toMatchObject({
    status: 'failed',
    error: 'The recipient no longer belongs to the organisation.',
  });
  expect(mailsTo(user.email)).toEqual([]);
});

it('mails a link for as long as the file is kept where the PDF is too large', async () => {
  await execute(
    server.connection,
    `CREATE FUNCTION grow() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN IF NEW.media_type = 'application/pdf' THEN NEW.size := 12345678; END IF; RETURN NEW; END $$;
     CREATE TRIGGER grow BEFORE INSERT ON report_file FOR EACH ROW EXECUTE FUNCTION grow()`,
  );
  const address = `large-${scene.organization}@example.org`;
  const sent = await send({ emails: [address] });
  await settled(sent);
  await execute(server.connection, 'DROP TRIGGER grow ON report_file; DROP FUNCTION grow');
  const [mail] = mailsTo(address);
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/png']);
  expect(mail?.text).toContain('The PDF (12.3 MB) is too large for a mail.');
  const link =
    /https:\/\/tavoite\.example(\/api\/report_file\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await execute(server.connection, `UPDATE report_file SET size = 5`);
  expect((await server.request('GET', link)).status).toBe(200);
  // The picture of the same send is not for those who were mailed.
  await execute(server.connection, `UPDATE report_send SET kept_until = now()`);
  expect((await server.request('GET', link)).status).toBe(404);
});

it('removes what was sent when its time is over, and keeps the list', async () => {
  const sent = await send({ emails: ['a@example.org'] });
  await settled(sent);
  await execute(
    server.connection,
    `UPDATE report_send SET kept_until = now();
     UPDATE pgboss.job SET start_after = now() WHERE name = 'report-clean-up'`,
  );
  await until(async () => (await sendsOf())[0]?.pdf_size === null);
  expect((await sendsOf())[0]).toMatchObject({ id: sent.id, pdf_file: null });
  // The pictures of the saved graph stay, large and small, one in each language and theme; and its covers.
  await until(async () => {
    const { rows } = await server.services.database.withOrganization(scene.organization, (tx) =>
      tx.execute(`SELECT id FROM report_file WHERE organization_id = ${scene.organization}`),
    );
    return rows.length === 10;
  });
});

it('deletes a report with what is kept of its sends; mails that wait are not sent', async () => {
  const user = await member();
  smtp.reply = () => '451 Later';
  const sent = await send({ users: [user.id] });
  await until(async () => (await deliveriesOf(sent))[0]?.attempts === 1);
  smtp.reply = () => null;
  const { status } = await server.call(contract.deleteReport, {
    token: scene.manager.token,
    params: { id: report.id },
  });
  expect(status).toBe(204);
  expect((await server.request('GET', sent.pdf_file ?? '')).status).toBe(404);
  await makeDue();
  await wait(500);
  expect(mailsTo(user.email)).toEqual([]);
});

it('mails each recipient at most once though a process is killed among many', async () => {
  const users: TestUser[] = [];
  for (let i = 0; i < 20; i++) users.push(await member());
  smtp.delayMs = 100;
  // Another process takes its share of the jobs and is killed while it hands mails over.
  const worker = await startProcess('mail-worker', server.connection, {
    SMTP_URL: smtp.url,
    TAVOITE_URL: PUBLIC_URL,
  });
  const sent = await send({ users: users.map(({ id }) => id) });
  await until(() =>
    smtp.received.some(({ to }) => users.some(({ email }) => email === to?.[0]?.address)),
  );
  await worker.kill();
  smtp.delayMs = 0;
  // The queue gives the jobs of the killed process to others when their time is over.
  await until(async () => {
    await execute(
      server.connection,
      `UPDATE pgboss.job SET state = 'retry', started_on = NULL, start_after = now()
       WHERE name = 'mail' AND state = 'active' AND started_on < now() - interval '3 seconds'`,
    );
    return (await deliveriesOf(sent)).every(({ status }) => status !== 'queued');
  });
  const counts = users.map(({ email }) => mailsTo(email).length);
  expect(Math.max(...counts)).toBe(1);
  const statuses = (await deliveriesOf(sent)).map(({ status }) => status);
  expect(statuses.every((status) => status === 'sent' || status === 'unknown')).toBe(true);
});
