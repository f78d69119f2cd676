import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config.js';
import { createMailer } from './mailer.js';

const dataFolder = mkdtempSync(join(tmpdir(), 'tavoite-mail-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

const config = (env: Record<string, string> = {}) =>
  readConfig({ TAVOITE_DATA: dataFolder, ...env }, '/');
const mail = { to: 'a@example.com', subject: 'Hyvää päivää', text: 'Ääkköset\n' };

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
      expect(text).toContain('To: a@example.com');
      expect(text).toContain('From: Tavoite <tavoite@localhost>');
    }
  });

  it('lets no text begin another header field', async () => {
    await mailer.send({
      to: 'b@example.com\r\nBcc: c@example.com',
      subject: 'x\r\nX-Injected: yes\n\nbody',
      text: 'y',
    });
    const all = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    for (const text of all) expect(text).not.toMatch(/^(bcc|x-injected):/im);
  });
});

describe('with a mail server', () => {
  it('says where mails go without the password, and fails when the server is away', async () => {
    const mailer = createMailer(config({ SMTP_URL: 'smtp://user:hunter2@127.0.0.1:6499' }));
    expect(mailer.destination).toBe('the mail server 127.0.0.1:6499');
    await expect(mailer.send(mail)).rejects.toThrow();
  });

  it('hands mails over by SMTP', async () => {
    let received = '';
    const answer = (socket: Socket) => {
      let inBody = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        received += text;
        if (inBody) {
          if (!received.endsWith('\r\n.\r\n')) return;
          inBody = false;
          socket.write('250 ok\r\n');
        } else if (text.startsWith('DATA')) {
          inBody = true;
          socket.write('354 go on\r\n');
        } else if (text.startsWith('QUIT')) {
          socket.end('221 bye\r\n');
        } else {
          socket.write('250 ok\r\n');
        }
      });
    };
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await createMailer(config({ SMTP_URL: `smtp://127.0.0.1:${port}` })).send(mail);
    expect(received).toContain('RCPT TO:<a@example.com>');
    expect(received).toContain('Subject: =?UTF-8?');
    server.close();
  });
});
