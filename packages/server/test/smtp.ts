import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** What the mail server says to one recipient: `null` and it takes the mail, a reply such as `450 Try later`, or `hang`: no word at all. */
export type Reply = (address: string) => string | null;

/**
 * What becomes of a mail that the server was handed whole: `null` and it is taken, a reply such as
 * `451 Later`, `drop` and the connection ends without a word though the mail was taken, or `hang`.
 */
export type DataReply = (address: string) => string | null;

export interface TestSmtp {
  /** For the setting SMTP_URL. */
  readonly url: string;
  /** Mails that were taken, as a mail program reads them. */
  readonly received: Email[];
  /** How recipients are answered from now on. */
  reply: Reply;
  /** How whole mails are answered from now on. */
  dataReply: DataReply;
  /** How long the server thinks about each recipient, and again about each mail. */
  delayMs: number;
  /** Ends all connections without a word. */
  drop(): void;
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
      if (reply === 'hang') return;
      setTimeout(() => done(reply === null ? null : errorOf(reply)), smtp.delayMs);
    },
    onData(stream: SMTPServerDataStream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const reply = smtp.dataReply(session.envelope.rcptTo[0]?.address ?? '');
        if (reply !== null && reply !== 'drop' && reply !== 'hang') return done(errorOf(reply));
        PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          received.push(email);
          if (reply === 'drop') socketOf(session.remotePort)?.destroy();
          else if (reply === null) setTimeout(done, smtp.delayMs);
        }, done);
      });
    },
  });
  const sockets = new Set<Socket>();
  const socketOf = (port: number) => [...sockets].find((socket) => socket.remotePort === port);
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
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
    dataReply: () => null,
    delayMs: 0,
    drop: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      smtp.drop();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return smtp;
}
