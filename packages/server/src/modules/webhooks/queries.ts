import { WEBHOOK_DELIVERIES_SHOWN } from '@tavoite/model';
import { and, desc, eq } from 'drizzle-orm';
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database.js';
import { organization, webhook, webhookDelivery } from '../../db/schema/index.js';

export type WebhookRow = typeof webhook.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;

const own = (organizationId: number, id: number) =>
  and(eq(webhook.organizationId, organizationId), eq(webhook.id, id));

/** Lets no one else change the organisation's webhooks until the transaction ends. */
export async function lockWebhooks(tx: Queries, organizationId: number): Promise<void> {
  await tx
    .select({ id: organization.id })
    .from(organization)
    .where(eq(organization.id, organizationId))
    .for('no key update');
}

/** Newest first. */
export const findWebhooks = (tx: Queries, organizationId: number): Promise<WebhookRow[]> =>
  tx
    .select()
    .from(webhook)
    .where(eq(webhook.organizationId, organizationId))
    .orderBy(desc(webhook.id));

export async function findWebhook(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<WebhookRow | undefined> {
  const [row] = await tx.select().from(webhook).where(own(organizationId, id));
  return row;
}

export async function insertWebhook(
  tx: Queries,
  values: PgInsertValue<typeof webhook>,
): Promise<WebhookRow> {
  const [row] = await tx.insert(webhook).values(values).returning();
  if (!row) throw new Error('No webhook was made');
  return row;
}

export async function updateWebhook(
  tx: Queries,
  organizationId: number,
  id: number,
  values: PgUpdateSetSource<typeof webhook>,
): Promise<WebhookRow> {
  const [row] = await tx.update(webhook).set(values).where(own(organizationId, id)).returning();
  if (!row) throw new Error('No webhook was changed');
  return row;
}

export async function deleteWebhook(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<void> {
  await tx.delete(webhook).where(own(organizationId, id));
}

/** The newest ones first. */
export const findDeliveries = (
  tx: Queries,
  organizationId: number,
  webhookId: number,
): Promise<DeliveryRow[]> =>
  tx
    .select()
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.organizationId, organizationId),
        eq(webhookDelivery.webhookId, webhookId),
      ),
    )
    .orderBy(desc(webhookDelivery.id))
    .limit(WEBHOOK_DELIVERIES_SHOWN);

export async function findDelivery(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.organizationId, organizationId), eq(webhookDelivery.id, id)));
  return row;
}
