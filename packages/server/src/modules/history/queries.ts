import type { ChangeAction } from '@tavoite/model';
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditEvent } from '../../auth/audit.js';
import type { Queries } from '../../db/database.js';
import type { ChangedFigure } from '../../db/schema/changes.js';
import { auditLog, change, mapping, targetGroup, term, user } from '../../db/schema/index.js';

/** Which entries; all of them where nothing is named. */
export interface HistoryFilter {
  readonly events: readonly AuditEvent[];
  readonly userId?: number | undefined;
  /** Only those about this. */
  readonly about?: string | undefined;
  /** Only those before this one. */
  readonly before?: number | undefined;
  /** Only this one. */
  readonly id?: number;
}

/** What an entry is about, such as `term 5`; null for what is about nothing of the organisation's. */
const about = sql<string | null>`history_subject(${auditLog.detail})`;
const newer = alias(auditLog, 'newer');
const newerChange = alias(change, 'newer_change');

const author = { id: user.id, username: user.username, fullName: user.fullName };

const matching = (organizationId: number, { events, userId, about: subject }: HistoryFilter) =>
  and(
    eq(auditLog.organizationId, organizationId),
    inArray(auditLog.event, [...events]),
    userId === undefined ? undefined : eq(auditLog.userId, userId),
    subject === undefined ? undefined : sql`${about} = ${subject}`,
  );

const selectEntries = (tx: Queries, organizationId: number, filter: HistoryFilter, limit: number) =>
  tx
    .select({
      id: auditLog.id,
      at: auditLog.at,
      event: auditLog.event,
      detail: auditLog.detail,
      about,
      /** Whether a newer entry is about the same. */
      isSuperseded: sql<boolean>`EXISTS ${tx
        .select({ id: newer.id })
        .from(newer)
        .where(
          and(
            eq(newer.organizationId, organizationId),
            gt(newer.id, auditLog.id),
            sql`history_subject(${newer.detail}) = ${about}`,
          ),
        )}`,
      author,
    })
    .from(auditLog)
    .leftJoin(user, eq(user.id, auditLog.userId))
    .where(
      and(
        matching(organizationId, filter),
        filter.before === undefined ? undefined : lt(auditLog.id, filter.before),
        filter.id === undefined ? undefined : eq(auditLog.id, filter.id),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);

type StoredEntry = Awaited<ReturnType<typeof selectEntries>>[number];

/** How many of its figures an entry tells, from what to what; all of them stand in the change itself. */
const TOLD_FIGURES = 5;

type ChangedFigures = Pick<
  typeof change.$inferSelect,
  'firstMonth' | 'lastMonth' | 'reason' | 'undoneById' | 'action'
> & {
  readonly first: ChangedFigure[];
  /** The month that it closed or opened has been closed or opened since. */
  readonly isTurned: boolean;
};

export interface EntryRow extends StoredEntry {
  /** Of changed figures the first ones, their months, why, and the change that has taken this one back. */
  figures: ChangedFigures | null;
}

/** What is done to a month as a whole. */
const TURNS = ['closed', 'reopened'] as const satisfies readonly ChangeAction[];

const CHANGE = /^change (\d+)$/;
const changeIn = ({ about: subject }: StoredEntry): number =>
  Number(CHANGE.exec(subject ?? '')?.[1]);

/**
 * Newest first. Changes are asked for in a statement of their own: where tables are spread over
 * machines, they are not beside the log.
 */
export async function findEntries(
  tx: Queries,
  organizationId: number,
  filter: HistoryFilter,
  limit: number,
): Promise<EntryRow[]> {
  const rows = await selectEntries(tx, organizationId, filter, limit);
  const ids = rows.map(changeIn).filter((id) => !Number.isNaN(id));
  const changes =
    ids.length === 0
      ? []
      : await tx
          .select({
            id: change.id,
            firstMonth: change.firstMonth,
            lastMonth: change.lastMonth,
            reason: change.reason,
            undoneById: change.undoneById,
            action: change.action,
            isTurned: sql<boolean>`${inArray(change.action, [...TURNS])} AND EXISTS ${tx
              .select({ id: newerChange.id })
              .from(newerChange)
              .where(
                and(
                  eq(newerChange.organizationId, organizationId),
                  gt(newerChange.id, change.id),
                  inArray(newerChange.action, [...TURNS]),
                  eq(newerChange.firstMonth, change.firstMonth),
                  isNull(newerChange.undoneById),
                ),
              )}`,
            first: sql<
              ChangedFigure[]
            >`jsonb_path_query_array(${change.figures}, ${`$[0 to ${TOLD_FIGURES - 1}]`}::jsonpath)`,
          })
          .from(change)
          .where(and(eq(change.organizationId, organizationId), inArray(change.id, ids)));
  const found = new Map(changes.map(({ id, ...figures }) => [id, figures]));
  return rows.map((row) => ({ ...row, figures: found.get(changeIn(row)) ?? null }));
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

/** How the figures of terms are named and written. */
export async function findTermNaming(tx: Queries, organizationId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return tx
    .select({
      id: term.id,
      title: term.title,
      titleFi: term.titleFi,
      unit: sql<string>`COALESCE(${term.unit}, '')`,
      measurement_type_prefix: sql<string>`COALESCE(${term.measurementTypePrefix}, '')`,
      value_numeric_type: term.valueNumericType,
    })
    .from(term)
    .where(and(eq(term.organizationId, organizationId), inArray(term.id, [...ids])));
}

/** Titles of the organisation's target groups. */
export const findGroupTitles = (tx: Queries, organizationId: number) =>
  tx
    .select({ id: targetGroup.id, title: targetGroup.title, titleFi: targetGroup.titleFi })
    .from(targetGroup)
    .where(eq(targetGroup.organizationId, organizationId));

/** Titles of the organisation's pages. */
export const findPageTitles = (tx: Queries, organizationId: number) =>
  tx
    .select({ id: mapping.id, title: mapping.viewTitle, titleFi: mapping.viewTitleFi })
    .from(mapping)
    .where(eq(mapping.organizationId, organizationId));
