import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import {
  reportDelivery as delivery,
  organization,
  reportSend,
  user,
} from '../../db/schema/index.js';
import { wasQueuedAgain } from '../../domain/deliveries.js';

/** The mail to one recipient of a sent report. */
export interface DeliveryOf {
  readonly organizationId: number;
  readonly deliveryId: number;
}

/** What a job is to mail. */
export interface QueuedDelivery {
  readonly id: number;
  readonly jobId: string;
}

/** The row of a delivery. */
export const rowOf = ({ organizationId, deliveryId }: DeliveryOf) =>
  and(eq(delivery.organizationId, organizationId), eq(delivery.id, deliveryId));

const ofSend = (organizationId: number, sendId: number) =>
  and(eq(delivery.organizationId, organizationId), eq(delivery.sendId, sendId));

function queuedOf(rows: readonly { id: number; jobId: string | null }[]): QueuedDelivery[] {
  return rows.flatMap(({ id, jobId }) => (jobId === null ? [] : [{ id, jobId }]));
}

/** Makes the mails of a send, one for each recipient. */
export async function insertDeliveries(
  tx: Queries,
  organizationId: number,
  sendId: number,
  { users, emails }: { users: readonly number[]; emails: readonly string[] },
): Promise<QueuedDelivery[]> {
  const recipients = [
    ...users.map((userId) => ({ userId, email: '' })),
    ...emails.map((email) => ({ userId: null, email })),
  ];
  const rows = await tx
    .insert(delivery)
    .values(
      recipients.map((recipient) => ({
        organizationId,
        sendId,
        ...recipient,
        status: 'queued' as const,
        jobId: sql`gen_random_uuid()`,
      })),
    )
    .returning({ id: delivery.id, jobId: delivery.jobId });
  return queuedOf(rows);
}

/** Queues again what failed or has no known outcome; nothing if the key has done so before. */
export async function queueAgain(
  tx: Queries,
  organizationId: number,
  sendId: number,
  ids: readonly number[] | undefined,
  key: string | undefined,
): Promise<QueuedDelivery[]> {
  const all = ofSend(organizationId, sendId);
  if (await wasQueuedAgain(tx, delivery, all, key)) return [];
  const rows = await tx
    .update(delivery)
    .set({
      status: 'queued',
      jobId: sql`gen_random_uuid()`,
      error: null,
      resendKey: key ?? null,
      changedAt: sql`now()`,
    })
    .where(
      and(
        all,
        inArray(delivery.status, ['failed', 'unknown']),
        ids && inArray(delivery.id, [...ids]),
      ),
    )
    .returning({ id: delivery.id, jobId: delivery.jobId });
  return queuedOf(rows);
}

/** The mails of a send with their recipients: colleagues by name, then others by address. */
export function findDeliveries(tx: Queries, organizationId: number, sendId: number) {
  return tx
    .select({
      id: delivery.id,
      userId: delivery.userId,
      username: user.username,
      fullName: user.fullName,
      email: sql<string>`coalesce(${user.email}, ${delivery.email})`,
      status: delivery.status,
      error: delivery.error,
      attempts: delivery.attempts,
      changedAt: delivery.changedAt,
    })
    .from(delivery)
    .leftJoin(user, eq(user.id, delivery.userId))
    .where(ofSend(organizationId, sendId))
    .orderBy(sql`lower(${user.fullName}) NULLS LAST`, delivery.email, delivery.id);
}

/** What a job finds out about its mail; undefined if there is nothing to mail any more. */
export async function findDelivery(tx: Queries, of: DeliveryOf, jobId: string) {
  const [row] = await tx
    .select({
      status: delivery.status,
      email: delivery.email,
      userId: delivery.userId,
      userEmail: user.email,
      fullName: user.fullName,
      username: user.username,
      userLanguage: user.language,
      send: reportSend,
      organizationName: organization.name,
      organizationNameFi: organization.nameFi,
      timeZone: organization.timeZone,
    })
    .from(delivery)
    .innerJoin(
      reportSend,
      and(
        eq(reportSend.organizationId, delivery.organizationId),
        eq(reportSend.id, delivery.sendId),
      ),
    )
    .innerJoin(organization, eq(organization.id, delivery.organizationId))
    .leftJoin(user, eq(user.id, delivery.userId))
    .where(and(rowOf(of), eq(delivery.jobId, jobId)));
  return row;
}

export type FoundDelivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;
