import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Job, Jobs } from '../jobs/jobs.js';
import { mailDone } from '../observe/topics.js';
import { currentWork } from '../observe/work.js';
import { MailError, NotDueError } from './errors.js';
import type { Mail, Mailer } from './mailer.js';

/** How a try to send a mail ended. */
export type Outcome =
  | { readonly status: 'sent' }
  /** It is tried again later. */
  | { readonly status: 'delayed'; readonly error: string }
  /** It is not tried again. */
  | { readonly status: 'failed'; readonly error: string }
  /** The mail server was handed the mail and never answered. It is not tried again: it may have arrived. */
  | { readonly status: 'unknown'; readonly error: string };

/** The status of a delivery after a try to send its mail. */
export const DELIVERY_STATUS_OF = {
  sent: 'sent',
  delayed: 'queued',
  failed: 'failed',
  unknown: 'unknown',
} as const satisfies Record<Outcome['status'], string>;

/** One kind of mail: a job holds only what it is about, the mail is written when it is sent. */
export interface MailKind<Data extends object> {
  /** The mail as it is to be sent now; null when it is no longer due, or has been sent already. */
  compose(data: Data, jobId: string): Promise<Omit<Mail, 'id'> | null>;
  /**
   * Takes note that the mail server is about to be handed the mail; false when the mail is no longer
   * due. With this a mail is never handed over twice; without it, it is rather sent twice than never.
   */
  handOver?(data: Data, jobId: string): Promise<boolean>;
  /** Takes note of how a try ended. */
  record?(data: Data, outcome: Outcome, jobId: string): Promise<void>;
  /** Takes note that there will be no more tries, even if the last one was killed and never recorded. */
  giveUp?(data: Data, jobId: string): Promise<void>;
}

export interface MailRequest<Data extends object> {
  readonly data: Data;
  /** A mail with an id that was queued already is not queued again. */
  readonly id?: string;
  /** Not before this time. */
  readonly sendAfter?: Date;
}

/** Queues mails of one kind. */
export type QueueMails<Data extends object> = (
  requests: readonly MailRequest<Data>[],
  client?: pg.ClientBase,
) => Promise<void>;

export interface MailQueue {
  /** Declares a kind of mail. Its name is stored with queued mails. */
  define<Data extends object>(kind: string, rules: MailKind<Data>): QueueMails<Data>;
  /** Sends what has been queued by transactions that are committed by now, without waiting for the next poll. */
  wake(): void;
}

interface MailJob {
  kind: string;
  data: object;
  /** That of the job itself, which the queue of given-up mails does not keep. */
  id: string;
}

/**
 * Mails are sent by jobs, one for each recipient, so that an unreachable mail server delays them and
 * loses none. What the mail server refuses for good is not tried again.
 */
export function createMailQueue(jobs: Jobs, mailer: Mailer): MailQueue {
  const kinds = new Map<string, MailKind<object>>();

  jobs.handle('mail', async (job: Job) => {
    const { kind, data } = job.data as MailJob;
    const rules = kinds.get(kind);
    if (!rules) throw new Error(`There is no mail of the kind ${kind}.`);
    const { id } = job;
    const start = performance.now();
    const record = async (outcome: Outcome) => {
      const ms = performance.now() - start;
      mailDone.tell({ work: currentWork(), kind, status: outcome.status, ms });
      await rules.record?.(data, outcome, id);
    };
    const handOver =
      rules.handOver &&
      (async () => {
        if (!(await rules.handOver?.(data, id))) throw new NotDueError();
      });
    try {
      const mail = await rules.compose(data, id);
      if (!mail) return;
      await mailer.send({ ...mail, id }, handOver);
    } catch (error) {
      if (error instanceof NotDueError) return;
      const { message } = error as Error;
      const isUncertain = error instanceof MailError && error.isUncertain && handOver !== undefined;
      const isPermanent = error instanceof MailError && error.isPermanent;
      if (isUncertain) return record({ status: 'unknown', error: message });
      const status = isPermanent || job.isLast ? 'failed' : 'delayed';
      await record({ status, error: message });
      if (isPermanent) return;
      throw error;
    }
    await record({ status: 'sent' });
  });

  // Also gets those whose last try was recorded.
  jobs.handle('mail-given-up', async (job: Job) => {
    const { kind, data, id } = job.data as MailJob;
    await kinds.get(kind)?.giveUp?.(data, id);
  });

  return {
    define<Data extends object>(kind: string, rules: MailKind<Data>): QueueMails<Data> {
      kinds.set(kind, rules as unknown as MailKind<object>);
      return async (requests, client) => {
        await jobs.add(
          'mail',
          requests.map(({ id = randomUUID(), data, sendAfter }) => ({
            id,
            data: { kind, data, id } satisfies MailJob,
            ...(sendAfter && { startAfter: sendAfter }),
          })),
          client,
        );
        if (!client) jobs.wake('mail');
      };
    },
    wake: () => jobs.wake('mail'),
  };
}
