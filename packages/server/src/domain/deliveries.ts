import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.js';
import type { notificationRecipient, reportDelivery } from '../db/schema/index.js';
import { DELIVERY_STATUS_OF, type MailKind } from '../mail/mail-queue.js';

/** A table with a row for the mail to each recipient. */
type DeliveryTable = typeof reportDelivery | typeof notificationRecipient;

/** The mails of one kind, and where it is stored what became of each. */
export interface DeliveryStore<Of> {
  readonly table: DeliveryTable;
  /** The row of a mail. */
  readonly rowOf: (of: Of) => SQL | undefined;
  /** What must hold besides for a mail to be handed over. */
  readonly isDue?: SQL;
}

/** What is common to all mails to recipients that are listed: their states, and how these change. */
export function createDeliveryStates<Of extends { readonly organizationId: number }>(
  database: Database,
  { table, rowOf, isDue }: DeliveryStore<Of>,
) {
  async function set(
    tx: Queries,
    of: Of,
    jobId: string,
    status: 'queued' | 'sent' | 'failed' | 'unknown',
    error: string | null,
  ): Promise<void> {
    await tx
      .update(table)
      .set({ status, error, attempts: sql`${table.attempts} + 1`, changedAt: sql`now()` })
      .where(and(rowOf(of), eq(table.jobId, jobId), inArray(table.status, ['queued', 'sending'])));
  }

  /** Says that the mail server is about to be handed the mail; false when the job is out of date. */
  async function claim(tx: Queries, of: Of, jobId: string): Promise<boolean> {
    const rows = await tx
      .update(table)
      .set({ status: 'sending', changedAt: sql`now()` })
      .where(and(rowOf(of), eq(table.jobId, jobId), eq(table.status, 'queued'), isDue))
      .returning({ status: table.status });
    return rows.length > 0;
  }

  const rules: Required<Pick<MailKind<Of>, 'handOver' | 'record' | 'giveUp'>> = {
    handOver: (of, jobId) =>
      database.withOrganization(of.organizationId, (tx) => claim(tx, of, jobId)),
    record: (of, outcome, jobId) =>
      database.withOrganization(of.organizationId, (tx) =>
        set(
          tx,
          of,
          jobId,
          DELIVERY_STATUS_OF[outcome.status],
          'error' in outcome ? outcome.error : null,
        ),
      ),
    giveUp: (of, jobId) =>
      database.withOrganization(of.organizationId, async (tx) => {
        const [found] = await tx
          .select({ status: table.status })
          .from(table)
          .where(and(rowOf(of), eq(table.jobId, jobId)));
        if (found?.status === 'sending') await set(tx, of, jobId, 'unknown', 'outcome_unknown');
        if (found?.status === 'queued') await set(tx, of, jobId, 'failed', 'mail_given_up');
      }),
  };

  return {
    set,
    rules,

    /**
     * Whether a mail with this status waits to be written. For one that is under way no one knows: the
     * process that was handing it over came to its end.
     */
    async isWaiting(tx: Queries, of: Of, jobId: string, status: string | undefined) {
      if (status === 'sending') await set(tx, of, jobId, 'unknown', 'outcome_unknown');
      return status === 'queued';
    },
  };
}

/** Whether mails were queued again with this key before. */
export async function wasQueuedAgain(
  tx: Queries,
  table: DeliveryTable,
  mails: SQL | undefined,
  key: string | undefined,
): Promise<boolean> {
  return key !== undefined && (await tx.$count(table, and(mails, eq(table.resendKey, key)))) > 0;
}
