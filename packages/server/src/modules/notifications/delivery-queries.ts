import type { Language } from '@tavoite/model';
import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import {
  notification,
  organization,
  notificationRecipient as recipient,
  user,
} from '../../db/schema/index.js';
import { wasQueuedAgain } from '../../domain/deliveries.js';

/** The mail to one recipient of a notification. */
export interface DeliveryOf {
  readonly organizationId: number;
  readonly notificationId: number;
  readonly userId: number;
}

/** What a job is to mail. */
export interface QueuedDelivery {
  readonly userId: number;
  readonly jobId: string;
}

const ofNotification = (organizationId: number, id: number) =>
  and(eq(recipient.organizationId, organizationId), eq(recipient.notificationId, id));

/** The row of a recipient. */
export const rowOf = ({ organizationId, notificationId, userId }: DeliveryOf) =>
  and(ofNotification(organizationId, notificationId), eq(recipient.userId, userId));

/** Chooses exactly these users; what others were mailed already is remembered. */
export async function setRecipients(
  tx: Queries,
  organizationId: number,
  notificationId: number,
  userIds: readonly number[],
): Promise<void> {
  const all = ofNotification(organizationId, notificationId);
  const others = userIds.length > 0 ? notInArray(recipient.userId, [...userIds]) : undefined;
  await tx.delete(recipient).where(and(all, others, eq(recipient.status, 'pending')));
  await tx.update(recipient).set({ isChosen: false }).where(and(all, others));
  if (userIds.length === 0) return;
  await tx
    .insert(recipient)
    .values(userIds.map((userId) => ({ organizationId, notificationId, userId })))
    .onConflictDoUpdate({
      target: [recipient.organizationId, recipient.notificationId, recipient.userId],
      set: { isChosen: true },
    });
}

/**
 * Takes back what is queued: all mails of the notification, or with `exceptChosen` those to users who
 * are not chosen any more. Their jobs find that they are out of date.
 */
export async function takeBackDeliveries(
  tx: Queries,
  organizationId: number,
  notificationId: number,
  { exceptChosen }: { exceptChosen: boolean },
): Promise<void> {
  await tx
    .update(recipient)
    .set({ status: 'pending', jobId: null, error: null, changedAt: sql`now()` })
    .where(
      and(
        ofNotification(organizationId, notificationId),
        eq(recipient.status, 'queued'),
        exceptChosen ? eq(recipient.isChosen, false) : undefined,
      ),
    );
}

const QUEUED = {
  status: 'queued',
  jobId: sql`gen_random_uuid()`,
  error: null,
  changedAt: sql`now()`,
} as const;

function queuedOf(rows: readonly { userId: number; jobId: string | null }[]): QueuedDelivery[] {
  return rows.flatMap(({ userId, jobId }) => (jobId === null ? [] : [{ userId, jobId }]));
}

/** Queues the mail of everyone who is chosen and was not mailed; answers what jobs are needed. */
export async function queueDeliveries(
  tx: Queries,
  organizationId: number,
  notificationId: number,
): Promise<QueuedDelivery[]> {
  const rows = await tx
    .update(recipient)
    .set(QUEUED)
    .where(
      and(
        ofNotification(organizationId, notificationId),
        eq(recipient.isChosen, true),
        eq(recipient.status, 'pending'),
      ),
    )
    .returning({ userId: recipient.userId, jobId: recipient.jobId });
  return queuedOf(rows);
}

/** Queues again what failed or has no known outcome, of all users or some; nothing if the key has done so before. */
export async function queueAgain(
  tx: Queries,
  organizationId: number,
  notificationId: number,
  userIds: readonly number[] | undefined,
  key: string | undefined,
): Promise<QueuedDelivery[]> {
  const all = ofNotification(organizationId, notificationId);
  if (await wasQueuedAgain(tx, recipient, all, key)) return [];
  const rows = await tx
    .update(recipient)
    .set({ ...QUEUED, resendKey: key ?? null })
    .where(
      and(
        all,
        eq(recipient.isChosen, true),
        inArray(recipient.status, ['failed', 'unknown']),
        userIds && inArray(recipient.userId, [...userIds]),
      ),
    )
    .returning({ userId: recipient.userId, jobId: recipient.jobId });
  return queuedOf(rows);
}

/** The mails of a notification with their recipients, by name. */
export function findDeliveries(tx: Queries, organizationId: number, notificationId: number) {
  return tx
    .select({
      userId: recipient.userId,
      username: user.username,
      fullName: user.fullName,
      email: user.email,
      status: recipient.status,
      error: recipient.error,
      attempts: recipient.attempts,
      changedAt: recipient.changedAt,
    })
    .from(recipient)
    .innerJoin(user, eq(user.id, recipient.userId))
    .where(
      and(
        ofNotification(organizationId, notificationId),
        // Someone who is chosen no more, but was mailed.
        or(eq(recipient.isChosen, true), inArray(recipient.status, ['sending', 'sent', 'unknown'])),
      ),
    )
    .orderBy(sql`lower(${user.fullName})`, user.id);
}

/** What a job finds out about its mail; undefined if there is nothing to mail any more. */
export async function findDelivery(tx: Queries, of: DeliveryOf, jobId: string) {
  const [row] = await tx
    .select({
      status: recipient.status,
      title: notification.title,
      textValue: notification.textValue,
      authorId: notification.authorId,
      email: user.email,
      fullName: user.fullName,
      username: user.username,
      language: user.language,
      organizationName: organization.name,
      organizationNameFi: organization.nameFi,
    })
    .from(recipient)
    .innerJoin(
      notification,
      and(
        eq(notification.organizationId, recipient.organizationId),
        eq(notification.id, recipient.notificationId),
      ),
    )
    .innerJoin(user, eq(user.id, recipient.userId))
    .innerJoin(organization, eq(organization.id, recipient.organizationId))
    .where(and(rowOf(of), eq(recipient.jobId, jobId)));
  return row;
}

/** The languages that users read, one for each of them. */
export async function findLanguages(tx: Queries, userIds: readonly number[]): Promise<Language[]> {
  const rows = await tx
    .select({ language: user.language })
    .from(user)
    .where(inArray(user.id, [...userIds]));
  return rows.map(({ language }) => language);
}
