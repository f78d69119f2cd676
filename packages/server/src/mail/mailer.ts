import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.js';
import { isOneAddress, type MailAddress } from './address.js';
import { MailError } from './errors.js';

const SMTP_TIMEOUT_MS = 20_000;
const PERMANENT_REPLY = 500;
/** Wrong credentials are the operator's to correct; the mail is still a good one. */
const NOT_AUTHENTICATED = new Set([530, 534, 535, 538]);

/** A file that goes along with a mail. */
export interface MailFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

export interface Mail {
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Files that a mail program offers. */
  readonly attachments?: readonly MailFile[];
  /** Pictures that the HTML shows by `cid:` and their ids. */
  readonly pictures?: readonly (MailFile & { readonly id: string })[];
  /** The part of the Message-ID before the @; kept when the mail is tried again. */
  readonly id?: string;
}

export interface Mailer {
  /** Where mails go, for the line printed at start: a folder or a mail server. */
  readonly destination: string;
  /**
   * Rejects with a MailError when the mail server does not take the mail. `handOver` runs when the
   * server has agreed to take it, before the first byte of it goes out; what it throws is thrown on,
   * and nothing is sent.
   */
  send(mail: Mail, handOver?: HandOver): Promise<void>;
}

/** What is to be done before a mail leaves. A NotDueError keeps it from leaving. */
export type HandOver = () => Promise<void>;

/** A line break in a header field would begin another field. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}

/** Content is given as it is, never as a path or an address, which nodemailer would read. */
function attachmentsOf({ attachments = [], pictures = [] }: Mail): SendMailOptions['attachments'] {
  const fileOf = ({ name, mediaType, content }: MailFile) => ({
    filename: oneLine(name),
    contentType: mediaType,
    content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  });
  return [
    ...pictures.map((picture) => ({
      ...fileOf(picture),
      cid: picture.id,
      contentDisposition: 'inline' as const,
    })),
    ...attachments.map((file) => ({ ...fileOf(file), contentDisposition: 'attachment' as const })),
  ];
}

/** The message as nodemailer takes it. Addresses are objects: as text they could be a list. */
function messageOf(mail: Mail, from: MailAddress, host: string): SendMailOptions {
  if (!isOneAddress(mail.to.address)) {
    throw new MailError(`"${mail.to.address}" is not one address.`, true);
  }
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: { name: oneLine(mail.to.name), address: mail.to.address },
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.id !== undefined && { messageId: `<${mail.id}@${host}>` }),
    attachments: attachmentsOf(mail),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function mailErrorOf(error: unknown, isHandedOver: boolean): MailError {
  if (error instanceof MailError) return error;
  const { message, response, responseCode } = error as Error & {
    response?: string;
    responseCode?: number;
  };
  const isPermanent =
    responseCode !== undefined &&
    responseCode >= PERMANENT_REPLY &&
    !NOT_AUTHENTICATED.has(responseCode);
  const isUncertain = isHandedOver && responseCode === undefined;
  return new MailError(oneLine(response ?? message), isPermanent, isUncertain);
}

/** `url` is not in the types. */
type SmtpOptions = Exclude<Parameters<typeof createTransport>[0], string | undefined>;

type GuardedMessage = SendMailOptions & { handOver?: HandOver };

function openTransport(smtpUrl: string, timeoutMs: number) {
  return createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  } as SmtpOptions);
}

/** Signs in to the mail server and sends nothing. Rejects with what it, or the network, said. */
export async function checkMailServer(smtpUrl: string, timeoutMs: number): Promise<void> {
  const transport = openTransport(smtpUrl, timeoutMs);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function smtpMailer(smtpUrl: string, from: MailAddress, host: string, timeoutMs: number): Mailer {
  const transport = openTransport(smtpUrl, timeoutMs);
  // The message is read only once the server has agreed to take it.
  transport.use('stream', (mail, done) => {
    const { handOver } = mail.data as GuardedMessage;
    const { message } = mail;
    if (handOver) {
      const read = message.createReadStream.bind(message);
      message.createReadStream = (options) =>
        Readable.from(
          (async function* () {
            await handOver();
            yield* read(options);
          })(),
          { objectMode: false },
        ) as ReturnType<typeof read>;
    }
    done();
  });
  return {
    destination: `the mail server ${new URL(smtpUrl).host}`,
    async send(mail, handOver) {
      let refused: unknown;
      let isHandedOver = false;
      const message: GuardedMessage = {
        ...messageOf(mail, from, host),
        handOver: async () => {
          try {
            await handOver?.();
          } catch (error) {
            refused = error;
            throw error;
          }
          isHandedOver = true;
        },
      };
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw refused ?? mailErrorOf(error, isHandedOver);
      }
    },
  };
}

function outboxMailer(folder: string, from: MailAddress, host: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    destination: `files in ${folder}`,
    async send(mail, handOver) {
      const { message } = await transport.sendMail(messageOf(mail, from, host));
      await handOver?.();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(':', '-');
      const path = join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      // Whole or not at all.
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}

/**
 * Mails go to the SMTP server of the settings, or else to files in the data folder. `timeoutMs` is how
 * long a silent mail server is waited for.
 */
export function createMailer(
  { smtpUrl, mailSender, dataFolder, publicUrl }: Config,
  { timeoutMs = SMTP_TIMEOUT_MS } = {},
): Mailer {
  const host = new URL(publicUrl).hostname;
  return smtpUrl
    ? smtpMailer(smtpUrl, mailSender, host, timeoutMs)
    : outboxMailer(join(dataFolder, 'outbox'), mailSender, host);
}
