import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { AuditEvent } from '../../auth/audit.js';
import type { Queries } from '../../db/database.js';
import { auditLog, targetGroup, user } from '../../db/schema/index.js';

/** Which entries; all of them where nothing is named. */
export interface HistoryFilter {
  readonly events: readonly AuditEvent[];
  readonly userId: number | undefined;
  /** Only those before this one. */
  readonly before: number | undefined;
}

const author = { id: user.id, username: user.username, fullName: user.fullName };

const matching = (organizationId: number, { events, userId }: HistoryFilter) =>
  and(
    eq(auditLog.organizationId, organizationId),
    inArray(auditLog.event, [...events]),
    userId === undefined ? undefined : eq(auditLog.userId, userId),
  );

/** Newest first. */
export const findEntries = (
  tx: Queries,
  organizationId: number,
  filter: HistoryFilter,
  limit: number,
) =>
  tx
    .select({
      id: auditLog.id,
      at: auditLog.at,
      event: auditLog.event,
      detail: auditLog.detail,
      author,
    })
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.userId))
    .where(
      and(
        matching(organizationId, filter),
        filter.before === undefined ? undefined : lt(auditLog.id, filter.before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);

export type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

/** What an entry is about: an object of the event, by its name in the detail and its id. */
export interface Subject {
  readonly event: string;
  readonly what: string;
  readonly id: number;
}

/** An entry as it is stored; undefined if the organisation has none of this id. */
export async function findEntry(tx: Queries, organizationId: number, id: number) {
  const [row] = await tx
    .select({ id: auditLog.id, event: auditLog.event, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.organizationId, organizationId), eq(auditLog.id, id)));
  return row;
}

/** Id of the newest entry about the object. */
export async function newestAbout(
  tx: Queries,
  organizationId: number,
  { event, what, id }: Subject,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.organizationId, organizationId),
        eq(auditLog.event, event),
        sql`${auditLog.detail} ->> ${what} = ${String(id)}`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.id;
}

export const countEntries = (tx: Queries, organizationId: number, filter: HistoryFilter) =>
  tx.$count(auditLog, matching(organizationId, filter));

/** Names of users by their ids. */
export async function findNames(tx: Queries, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: user.id, fullName: user.fullName, username: user.username })
    .from(user)
    .where(inArray(user.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.fullName || row.username]));
}

/** Titles of the organisation's target groups. */
export const findGroupTitles = (tx: Queries, organizationId: number) =>
  tx
    .select({ id: targetGroup.id, title: targetGroup.title, titleFi: targetGroup.titleFi })
    .from(targetGroup)
    .where(eq(targetGroup.organizationId, organizationId));
