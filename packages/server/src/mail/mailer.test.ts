import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSmtp, type TestSmtp } from '../../test/smtp.js';
import { readConfig } from '../config/config.js';
import { createMailer, type Mail } from './mailer.js';

const dataFolder = mkdtempSync(join(tmpdir(), 'tavoite-mail-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

const config = (env: Record<string, string> = {}) =>
  readConfig({ TAVOITE_DATA: dataFolder, TAVOITE_URL: 'https://tavoite.example', ...env }, '/');
const mail: Mail = {
  to: { name: 'Äiti Öljymäki', address: 'a@example.com' },
  subject: 'Hyvää päivää',
  text: 'Ääkköset\n',
};

describe('without a mail server', () => {
  const mailer = createMailer(config());
  const outbox = join(dataFolder, 'outbox');

  it('writes each mail to a file that only the owner reads', async () => {
    expect(mailer.destination).toBe(`files in ${outbox}`);
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
    const names = readdirSync(outbox);
    expect(names).toHaveLength(2);
    for (const name of names) {
      expect(name).toMatch(/^[\dTZ.-]+-[0-9a-f]{8}\.eml$/);
      expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600);
      const text = readFileSync(join(outbox, name), 'utf8');
      expect(text).toContain('<a@example.com>');
      expect(text).toContain('From: Tavoite <tavoite@localhost>');
    }
  });

  it('lets no text begin another header field', async () => {
    await mailer.send({
      to: { name: 'B\r\nBcc: c@example.com', address: 'b@example.com' },
      subject: 'x\r\nX-Injected: yes\n\nbody',
      text: 'y',
    });
    const all = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    for (const text of all) expect(text).not.toMatch(/^(bcc|x-injected):/im);
  });
});

describe('with a mail server', () => {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.close());
  const mailer = () => createMailer(config({ SMTP_URL: smtp.url }));

  it('says where mails go without the password, and fails for now when the server is away', async () => {
    const away = createMailer(config({ SMTP_URL: 'smtp://user:hunter2@127.0.0.1:6499' }));
    expect(away.destination).toBe('the mail server 127.0.0.1:6499');
    await expect(away.send(mail)).rejects.toMatchObject({ isPermanent: false });
  });

  it.each([
    ['to a recipient', false],
    ['to a whole mail', true],
  ])('does not wait for ever for a server that says nothing %s', async (_, isWhole) => {
    const waiting = createMailer(config({ SMTP_URL: smtp.url }), { timeoutMs: 2_000 });
    if (isWhole) smtp.dataReply = () => 'hang';
    else smtp.reply = () => 'hang';
    await expect(waiting.send(mail, async () => undefined)).rejects.toMatchObject({
      isPermanent: false,
      isUncertain: isWhole,
    });
    smtp.reply = () => null;
    smtp.dataReply = () => null;
  });

  it('does not wait for ever for what takes a connection and says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const url = `smtp://127.0.0.1:${port}`;
    const waiting = createMailer(config({ SMTP_URL: url }), { timeoutMs: 2_000 });
    await expect(waiting.send(mail)).rejects.toMatchObject({
      isPermanent: false,
      isUncertain: false,
    });
    silent.close();
  });

  it('hands over what was written, with an id that stays and a mark of a machine', async () => {
    await mailer().send({ ...mail, html: '<p>Ääkköset</p>', id: 'delivery-7' });
    expect(smtp.received.at(-1)).toMatchObject({
      subject: 'Hyvää päivää',
      to: [{ name: 'Äiti Öljymäki', address: 'a@example.com' }],
      text: expect.stringContaining('Ääkköset'),
      html: expect.stringContaining('<p>Ääkköset</p>'),
      messageId: '<delivery-7@tavoite.example>',
      headers: expect.arrayContaining([
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      ]),
    });
  });

  it.each([
    'x@example.com, evil@example.com',
    'Mikko <x@example.com>, evil@example.com',
    'x@example.com\r\nBcc: evil@example.com',
    '<x@example.com>',
    'x',
    '',
  ])('mails to one address only, not to %j', async (address) => {
    const before = smtp.received.length;
    await expect(mailer().send({ ...mail, to: { name: '', address } })).rejects.toMatchObject({
      isPermanent: true,
    });
    expect(smtp.received).toHaveLength(before);
  });

  it.each([
    ['450 Try again later', false],
    ['535 Authentication failed', false],
    ['550 No such user', true],
  ])('tells by the reply %s whether to try again', async (reply, isPermanent) => {
    smtp.reply = () => reply;
    await expect(mailer().send(mail)).rejects.toMatchObject({
      message: expect.stringContaining(reply.slice(4)),
      isPermanent,
    });
    smtp.reply = () => null;
  });
});
