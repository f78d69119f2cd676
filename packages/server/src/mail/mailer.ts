import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.js';

const SMTP_TIMEOUT_MS = 20_000;

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Where mails go, for the line printed at start: a folder or a mail server. */
  readonly destination: string;
  /** Rejects when the mail server does not take the mail. */
  send(mail: Mail): Promise<void>;
}

/** A line break in a header field would begin another field. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, {
    from,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  } as Parameters<typeof createTransport>[1]);
  return {
    destination: `the mail server ${new URL(smtpUrl).host}`,
    async send({ to, subject, text }) {
      await transport.sendMail({ to: oneLine(to), subject: oneLine(subject), text });
    },
  };
}

function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    destination: `files in ${folder}`,
    async send({ to, subject, text }) {
      const { message } = await transport.sendMail({
        from,
        to: oneLine(to),
        subject: oneLine(subject),
        text,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(':', '-');
      const path = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      // Whole or not at all.
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}

/** Mails go to the SMTP server of the settings, or else to files in the data folder. */
export function createMailer({ smtpUrl, mailFrom, dataFolder }: Config): Mailer {
  return smtpUrl
    ? smtpMailer(smtpUrl, mailFrom)
    : outboxMailer(join(dataFolder, 'outbox'), mailFrom);
}
