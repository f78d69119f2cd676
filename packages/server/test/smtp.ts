import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** What the mail server says to one recipient: nothing, and it takes the mail, or a reply such as `450 Try later`. */
export type Reply = (address: string) => string | null;

export interface TestSmtp {
  /** For the setting SMTP_URL. */
  readonly url: string;
  /** Mails that were taken, as a mail program reads them. */
  readonly received: Email[];
  /** How recipients are answered from now on. */
  reply: Reply;
  close(): Promise<void>;
}

function errorOf(reply: string): Error {
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}

/** A real SMTP server on this machine. */
export async function startSmtp(): Promise<TestSmtp> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const reply = smtp.reply(address);
      done(reply === null ? null : errorOf(reply));
    },
    onData(stream: SMTPServerDataStream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push(email);
          done();
        }, done);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('The mail server has no port');
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    reply: () => null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}
