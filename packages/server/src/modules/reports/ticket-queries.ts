import type { Language } from '@tavoite/model';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { reportTicket } from '../../db/schema/index.js';

/** Whom a ticket was made for. */
export interface TicketOf {
  readonly organizationId: number;
  readonly reportId: number;
  readonly userId: number;
  readonly language: Language;
}

const own = (organizationId: number) => eq(reportTicket.organizationId, organizationId);

/** Stores a ticket by its hash, and forgets those that have expired. */
export async function insertTicket(
  tx: Queries,
  ticket: TicketOf,
  hash: Buffer,
  seconds: number,
): Promise<void> {
  await tx
    .delete(reportTicket)
    .where(and(own(ticket.organizationId), lte(reportTicket.expiresAt, sql`now()`)));
  await tx
    .insert(reportTicket)
    .values({ ...ticket, hash, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

/** Uses a ticket up; undefined for one that is unknown, used, or too old. */
export async function takeTicket(
  tx: Queries,
  organizationId: number,
  reportId: number,
  hash: Buffer,
): Promise<TicketOf | undefined> {
  const [row] = await tx
    .delete(reportTicket)
    .where(
      and(
        own(organizationId),
        eq(reportTicket.reportId, reportId),
        eq(reportTicket.hash, hash),
        gt(reportTicket.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row;
}
