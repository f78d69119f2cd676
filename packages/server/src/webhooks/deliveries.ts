import { WEBHOOK_TEST } from '@tavoite/model';
import { and, eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import type { Audit } from '../auth/audit.js';
import type { SecretBox } from '../auth/second-factor/secret-box.js';
import type { Database, Queries } from '../db/database.js';
import { webhook, webhookDelivery } from '../db/schema/index.js';
import type { Job, Jobs } from '../jobs/jobs.js';
import type { TextKey } from '../messages/texts.js';
import { type Addresses, AddressRefused } from './addresses.js';
import type { WebhookJob } from './events.js';
import { createPatience } from './patience.js';
import { type Answer, post } from './post.js';

/** Messages in a row that could not be delivered, after which a webhook is switched off. */
export const MAX_FAILURES = 5;
/** The receiver wants no more messages. */
const GONE = 410;

/** How an attempt went. */
interface Attempt {
  readonly answer: Answer | null;
  readonly durationMs: number;
  /** null: delivered. */
  readonly error: TextKey | null;
  /** Whether another attempt could end in another way. */
  readonly isFinal: boolean;
}

export interface WebhookFoundation {
  readonly database: Database;
  readonly audit: Audit;
  readonly jobs: Jobs;
  readonly addresses: Addresses;
  readonly webhookSecrets: SecretBox;
}

const rowOf = ({ organizationId, deliveryId, jobId }: WebhookJob) =>
  and(
    eq(webhookDelivery.organizationId, organizationId),
    eq(webhookDelivery.id, deliveryId),
    eq(webhookDelivery.jobId, jobId),
    eq(webhookDelivery.status, 'queued'),
  );

const hookOf = (organizationId: number, id: number) =>
  and(eq(webhook.organizationId, organizationId), eq(webhook.id, id));

async function findDue(tx: Queries, of: WebhookJob) {
  const [row] = await tx
    .select({ delivery: webhookDelivery, hook: webhook })
    .from(webhookDelivery)
    .innerJoin(
      webhook,
      and(
        eq(webhook.organizationId, webhookDelivery.organizationId),
        eq(webhook.id, webhookDelivery.webhookId),
      ),
    )
    .where(rowOf(of));
  return row;
}

/**
 * Holds the webhook until the end of the transaction, before a message of it is changed: that is the
 * order in which deleting a webhook takes both.
 */
const holdHook = (tx: Queries, organizationId: number, id: number) =>
  tx
    .select({ id: webhook.id })
    .from(webhook)
    .where(hookOf(organizationId, id))
    .for('no key update');

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

function errorOf(error: Error): TextKey {
  if (error instanceof AddressRefused) return 'webhook_address_refused';
  return error.name === 'TimeoutError' ? 'webhook_timeout' : 'webhook_unreachable';
}

function problemOf({ status }: Answer): TextKey | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'webhook_redirected' : 'webhook_not_accepted';
}

/**
 * Sends queued messages, each by a job of its own that is tried again for about a day. A message is sent
 * at least once: where the process ends between the answer and its record, it is sent again under the same
 * id.
 */
export function sendWebhooks({
  database,
  audit,
  jobs,
  addresses,
  webhookSecrets,
}: WebhookFoundation): void {
  const patience = createPatience();

  async function attempt({ delivery, hook }: Due, timeoutMs: number): Promise<Attempt> {
    const start = performance.now();
    const took = () => Math.round(performance.now() - start);
    const secret = await webhookSecrets.open(hook.secret, hook.organizationId).catch(() => null);
    if (secret === null)
      return { answer: null, durationMs: 0, error: 'webhook_secret_unreadable', isFinal: true };
    try {
      const { message, payload } = delivery;
      const at = new Date();
      const signer = new Webhook(secret);
      const answer = await post(addresses, {
        url: hook.url,
        timeoutMs,
        body: payload,
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Tavoite',
          'webhook-id': message,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': signer.sign(message, at, payload),
        },
      });
      const error = problemOf(answer);
      return { answer, durationMs: took(), error, isFinal: answer.status === GONE };
    } catch (thrown) {
      const error = errorOf(thrown as Error);
      const isFinal = thrown instanceof AddressRefused;
      return { answer: null, durationMs: took(), error, isFinal };
    }
  }

  /** Tries, unless the receiver hangs already: then it goes as if it had not answered this time, either. */
  async function attemptPatiently(due: Due, isUrgent: boolean): Promise<Attempt> {
    const { organizationId, id, url } = due.hook;
    const receiver = `${organizationId} ${id} ${url}`;
    const timeoutMs = patience.begin(receiver, isUrgent);
    if (timeoutMs === null)
      return { answer: null, durationMs: 0, error: 'webhook_timeout', isFinal: false };
    let error: TextKey | null = null;
    try {
      const done = await attempt(due, timeoutMs);
      error = done.error;
      return done;
    } finally {
      patience.end(receiver, error === 'webhook_timeout');
    }
  }

  /** Counts a message that was not delivered, and switches the webhook off after too many. */
  async function countFailure(tx: Queries, { hook }: Due, isGone: boolean): Promise<void> {
    const { organizationId, id, name } = hook;
    const [counted] = await tx
      .update(webhook)
      .set({ failures: sql`${webhook.failures} + 1` })
      .where(hookOf(organizationId, id))
      .returning({ failures: webhook.failures, enabled: webhook.enabled });
    if (!counted?.enabled || (counted.failures < MAX_FAILURES && !isGone)) return;
    await tx
      .update(webhook)
      .set({ enabled: false, switchedOffAt: new Date() })
      .where(hookOf(organizationId, id));
    const detail = { webhook: id, name, failures: counted.failures };
    await audit.record('webhook_switched_off', { organizationId, detail }, tx);
  }

  async function record(
    of: WebhookJob,
    due: Due,
    { answer, durationMs, error }: Attempt,
    status: 'queued' | 'delivered' | 'failed',
  ): Promise<void> {
    await database.withOrganization(of.organizationId, async (tx) => {
      await holdHook(tx, of.organizationId, due.hook.id);
      const recorded = await tx
        .update(webhookDelivery)
        .set({
          status,
          attempts: sql`${webhookDelivery.attempts} + 1`,
          responseStatus: answer?.status ?? null,
          durationMs,
          error,
          answer: answer?.text ?? null,
          triedAt: new Date(),
        })
        .where(rowOf(of))
        .returning({ id: webhookDelivery.id });
      // Sent again by another job meanwhile, or its webhook is gone.
      if (recorded.length === 0) return;
      if (status === 'delivered')
        await tx.update(webhook).set({ failures: 0 }).where(hookOf(of.organizationId, due.hook.id));
      // What tests come to is in front of whoever sends them.
      if (status === 'failed' && due.delivery.type !== WEBHOOK_TEST)
        await countFailure(tx, due, answer?.status === GONE);
    });
  }

  const giveUp = (of: WebhookJob, error: TextKey) =>
    database.withOrganization(of.organizationId, async (tx) => {
      const due = await findDue(tx, of);
      if (!due) return;
      await holdHook(tx, of.organizationId, due.hook.id);
      await tx.update(webhookDelivery).set({ status: 'failed', error }).where(rowOf(of));
      if (error === 'webhook_given_up') await countFailure(tx, due, false);
    });

  jobs.handle('webhook', async (job: Job) => {
    const of = job.data as WebhookJob;
    const due = await database.withOrganization(of.organizationId, (tx) => findDue(tx, of));
    if (!due) return;
    if (!due.hook.enabled && due.delivery.type !== WEBHOOK_TEST)
      return giveUp(of, 'webhook_is_off');
    // Whoever sends a test looks at its outcome, and sends the next one.
    const isTest = due.delivery.type === WEBHOOK_TEST;
    const done = await attemptPatiently(due, isTest || job.isLast);
    if (done.error === null) return record(of, due, done, 'delivered');
    const isFinal = done.isFinal || job.isLast || isTest;
    await record(of, due, done, isFinal ? 'failed' : 'queued');
    if (!isFinal) throw new Error(`Webhook ${due.hook.id} was not delivered: ${done.error}`);
  });

  // Also gets those whose last attempt was recorded.
  jobs.handle('webhook-given-up', ({ data }: Job) =>
    giveUp(data as WebhookJob, 'webhook_given_up'),
  );
}
