import { randomUUID } from 'node:crypto';
import type { WebhookEvent, WebhookMessage } from '@tavoite/model';
import { and, arrayContains, eq, lt, ne, sql } from 'drizzle-orm';
import { clientOf, type Queries } from '../db/database.js';
import { organization, webhook, webhookDelivery } from '../db/schema/index.js';
import type { Jobs } from '../jobs/jobs.js';

type DataOf<Type extends WebhookMessage['type']> = Omit<
  Extract<WebhookMessage, { type: Type }>['data'],
  'organization'
>;

/** What a job is about. It names itself for the queue of those given up, which have other ids. */
export interface WebhookJob {
  readonly organizationId: number;
  readonly deliveryId: number;
  readonly jobId: string;
}

/** Tells webhooks of events. */
export interface WebhookEvents {
  /**
   * Queues a message to each webhook that is told of such events, as a part of the transaction: rolled
   * back, none is sent, and committed, none is lost.
   */
  tell<Type extends WebhookEvent>(
    tx: Queries,
    organizationId: number,
    type: Type,
    data: DataOf<Type>,
  ): Promise<void>;
  /** Queues a message to one webhook; answers the id of its delivery. */
  tellOne<Type extends WebhookMessage['type']>(
    tx: Queries,
    of: { readonly organizationId: number; readonly webhookId: number },
    type: Type,
    data: DataOf<Type>,
  ): Promise<number>;
  /** Has a delivery sent by a new job, from its first attempt on. */
  queue(tx: Queries, organizationId: number, deliveryId: number): Promise<void>;
}

const KEPT = sql`now() - interval '30 days'`;

export function createWebhookEvents(jobs: Jobs): WebhookEvents {
  async function addJobs(
    tx: Queries,
    organizationId: number,
    deliveries: readonly { id: number; jobId: string }[],
  ): Promise<void> {
    const requests = deliveries.map(({ id, jobId }) => ({
      id: jobId,
      data: { organizationId, deliveryId: id, jobId } satisfies WebhookJob,
    }));
    await jobs.add('webhook', requests, clientOf(tx));
  }

  async function send(
    tx: Queries,
    organizationId: number,
    webhookIds: readonly number[],
    type: WebhookMessage['type'],
    data: object,
  ): Promise<number[]> {
    if (webhookIds.length === 0) return [];
    const [named] = await tx
      .select({ id: organization.id, name: organization.name, name_fi: organization.nameFi })
      .from(organization)
      .where(eq(organization.id, organizationId));
    const message = `msg_${randomUUID().replaceAll('-', '')}`;
    const timestamp = new Date().toISOString();
    const payload = JSON.stringify({ type, timestamp, data: { organization: named, ...data } });
    const queued = await tx
      .insert(webhookDelivery)
      .values(
        webhookIds.map((webhookId) => ({
          organizationId,
          webhookId,
          message,
          type,
          payload,
          jobId: randomUUID(),
        })),
      )
      .returning({ id: webhookDelivery.id, jobId: webhookDelivery.jobId });
    await addJobs(tx, organizationId, queued);
    await tx
      .delete(webhookDelivery)
      .where(
        and(
          eq(webhookDelivery.organizationId, organizationId),
          ne(webhookDelivery.status, 'queued'),
          lt(webhookDelivery.createdAt, KEPT),
        ),
      );
    return queued.map(({ id }) => id);
  }

  return {
    async tell(tx, organizationId, type, data) {
      const listening = await tx
        .select({ id: webhook.id })
        .from(webhook)
        .where(
          and(
            eq(webhook.organizationId, organizationId),
            webhook.enabled,
            arrayContains(webhook.events, [type]),
          ),
        );
      const ids = listening.map(({ id }) => id);
      await send(tx, organizationId, ids, type, data);
    },

    async tellOne(tx, { organizationId, webhookId }, type, data) {
      const [id] = await send(tx, organizationId, [webhookId], type, data);
      if (id === undefined) throw new Error('No delivery was made');
      return id;
    },

    async queue(tx, organizationId, id) {
      const jobId = randomUUID();
      await tx
        .update(webhookDelivery)
        .set({ status: 'queued', jobId, attempts: 0, error: null })
        .where(and(eq(webhookDelivery.organizationId, organizationId), eq(webhookDelivery.id, id)));
      await addJobs(tx, organizationId, [{ id, jobId }]);
    },
  };
}
