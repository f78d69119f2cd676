import { randomUUID } from 'node:crypto';
import { currentMonth, instantOfMoment, rangeToDates } from '@tavoite/model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.js';
import {
  mapping,
  organization,
  report,
  reportDelivery,
  reportEntry,
  reportItem,
  reportSchedule,
  reportSend,
  user,
} from '../db/schema/index.js';
import { keepMembers } from '../domain/members.js';
import { type MonthlyTime, nextTime } from '../domain/monthly-times.js';
import type { QueueName } from '../jobs/jobs.js';
import { contentOfCell, namesOfCell } from './message-text.js';
import type { ReportDataMapRow, ReportGraphRow, ReportTableRow } from './report-tables.js';
import { idOf } from './write-people.js';
import type { OrganizationWriting } from './writing.js';

/*
 * Reports belong to their managers once they are there: what is stored stays as it is. Only new rows
 * are written. An import mails nobody: the server does, when a schedule of a report comes due.
 */

/** Of the clock, at which a report is sent unless its row says otherwise. */
const DEFAULT_HOUR = 7;

interface Place {
  readonly timeZone: string;
}

/** The dates that an item begins with: those of the last closed months, or those given. */
function periodOf({ values }: ReportGraphRow | ReportDataMapRow, { timeZone }: Place) {
  const closed = values.closed_months ?? null;
  const end = currentMonth(timeZone) - 1;
  return {
    title: values.title ?? '',
    closed_months: closed,
    ...(closed === null
      ? { start_date: values.start_date ?? '', end_date: values.end_date ?? '' }
      : rangeToDates({ start: end - closed + 1, end })),
    theme: values.theme ?? 'light',
  };
}

/** Gives a job to the servers, of the kind that they make themselves. */
async function queueJob(
  { tx }: OrganizationWriting,
  queue: QueueName,
  id: string,
  data: object,
  startAfter?: Date,
): Promise<void> {
  const from = startAfter?.toISOString() ?? null;
  await tx.execute(sql`
    INSERT INTO pgboss.job (id, name, data, start_after, retry_limit, retry_delay, retry_backoff, policy)
    SELECT ${id}::uuid, q.name, ${JSON.stringify(data)}::jsonb, coalesce(${from}::timestamptz, now()),
      q.retry_limit, q.retry_delay, q.retry_backoff, q.policy
    FROM pgboss.queue q WHERE q.name = ${queue}`);
}

async function writeItem(
  writing: OrganizationWriting,
  { values }: ReportGraphRow | ReportDataMapRow,
  own: Pick<typeof reportItem.$inferInsert, 'kind' | 'properties' | 'mappingId'> &
    Partial<typeof reportItem.$inferInsert>,
): Promise<void> {
  const { tx, organizationId, userIds, count } = writing;
  const authorId = values.author ? idOf(userIds, values.author) : null;
  const jobId = randomUUID();
  const [made] = await tx
    .insert(reportItem)
    .values({
      ...own,
      organizationId,
      key: values.key,
      content: values.text ? contentOfCell(values.text) : '',
      authorId,
      pictureJobId: jobId,
    })
    .onConflictDoNothing({ target: [reportItem.organizationId, reportItem.key] })
    .returning({ id: reportItem.id });
  count(
    own.kind === 'graph' ? 'report graphs' : 'report data maps',
    made ? [{ created: true }] : [],
  );
  if (!made) return;
  // Drawn once a server runs.
  const data = { organizationId, itemId: made.id };
  await queueJob(writing, 'report-picture', jobId, data);
}

async function writeItems(writing: OrganizationWriting, place: Place): Promise<void> {
  const { tx, organizationId, plan } = writing;
  for (const row of plan.reportGraphs.values()) {
    const { values } = row;
    const [view] = await tx
      .select({
        mappingId: mapping.id,
        viewTitle: mapping.viewTitle,
        viewTitleFi: mapping.viewTitleFi,
      })
      .from(mapping)
      .where(and(eq(mapping.organizationId, organizationId), eq(mapping.key, values.mapping)));
    if (!view) throw new Error(`There is no mapping ${values.mapping}`);
    await writeItem(writing, row, {
      kind: 'graph',
      ...view,
      properties: {
        ...periodOf(row, place),
        filtered_keys: values.hidden ?? [],
        grouping: values.grouping ?? 'month',
        cumulative: values.cumulative ?? false,
      },
    });
  }
  for (const row of plan.reportDataMaps.values()) {
    await writeItem(writing, row, {
      kind: 'data-map',
      mappingId: null,
      properties: {
        ...periodOf(row, place),
        keys: row.values.terms ?? [],
        opened_terms: row.values.opened ?? [],
        map_width: 0,
        map_height: 0,
      },
    });
  }
}

/** Each address once, as users have them. */
const addressesOf = (cell: string | null | undefined): string[] => [
  ...new Set(namesOfCell(cell).map((address) => address.toLowerCase())),
];

/** Ids of those addresses that are a user's. */
async function usersOf(tx: Queries, addresses: readonly string[]): Promise<Map<string, number>> {
  const known = await tx
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(inArray(user.email, [...addresses]));
  return new Map(known.map(({ id, email }) => [email, id]));
}

/** What was sent before the import: its recipients, without the file. */
async function writeSend(
  { tx, organizationId }: OrganizationWriting,
  { values }: ReportTableRow,
  reportId: number,
  authorId: number | null,
  sentAt: Date,
): Promise<void> {
  const [send] = await tx
    .insert(reportSend)
    .values({
      organizationId,
      reportId,
      key: values.key,
      title: values.title,
      content: values.text ? contentOfCell(values.text) : '',
      theme: 'light',
      language: 'en',
      authorId,
      sentAt,
      keptUntil: sentAt,
    })
    .returning({ id: reportSend.id });
  if (!send) return;
  const addresses = addressesOf(values.recipients);
  const ids = await usersOf(tx, addresses);
  await tx.insert(reportDelivery).values(
    addresses.map((address) => {
      const userId = ids.get(address) ?? null;
      return {
        organizationId,
        sendId: send.id,
        userId,
        email: userId === null ? address : '',
        status: 'sent' as const,
        attempts: 1,
        changedAt: sentAt,
      };
    }),
  );
}

/** When a report is sent every month; null for one that is not. */
function monthlyTimeOf({ values }: ReportTableRow): MonthlyTime | null {
  const { monthly_working_day: workingDay, monthly_day: dayOfMonth } = values;
  const day = workingDay ?? dayOfMonth ?? null;
  if (day === null) return null;
  return {
    kind: (workingDay ?? null) === null ? 'day_of_month' : 'working_days',
    day,
    hour: values.monthly_hour ?? DEFAULT_HOUR,
  };
}

/** Has a report sent every month, in the language of its author, who is told if a time fails. */
async function writeSchedule(
  writing: OrganizationWriting,
  { values }: ReportTableRow,
  reportId: number,
  ownerId: number | null,
  time: MonthlyTime,
  timeZone: string,
): Promise<void> {
  const { tx, organizationId } = writing;
  const addresses = addressesOf(values.monthly_recipients);
  const users = await usersOf(tx, addresses);
  // Who is no member is mailed like anyone else outside.
  const members = await keepMembers(tx, organizationId, [...users.values()]);
  const memberOf = (address: string) => {
    const id = users.get(address);
    return id !== undefined && members.has(id) ? id : null;
  };
  const [owner] =
    ownerId === null
      ? []
      : await tx.select({ language: user.language }).from(user).where(eq(user.id, ownerId));
  const nextRunAt = nextTime(time, timeZone, new Date());
  const jobId = randomUUID();
  const [made] = await tx
    .insert(reportSchedule)
    .values({
      ...time,
      organizationId,
      reportId,
      theme: 'light',
      language: owner?.language ?? 'en',
      userIds: addresses.map(memberOf).filter((id) => id !== null),
      emails: addresses.filter((address) => memberOf(address) === null),
      nextRunAt,
      jobId,
      ownerId,
    })
    .returning({ id: reportSchedule.id });
  if (!made) return;
  const data = { organizationId, scheduleId: made.id };
  await queueJob(writing, 'report-schedule', jobId, data, nextRunAt);
}

async function writeReport(
  writing: OrganizationWriting,
  row: ReportTableRow,
  { timeZone }: Place,
): Promise<void> {
  const { tx, organizationId, userIds, count } = writing;
  const { values } = row;
  const authorId = values.author ? idOf(userIds, values.author) : null;
  const published = values.published ? instantOfMoment(values.published, timeZone) : undefined;
  const [made] = await tx
    .insert(report)
    .values({
      organizationId,
      key: values.key,
      title: values.title,
      content: values.text ? contentOfCell(values.text) : '',
      authorId,
      ...(published && { publishedAt: published, createdAt: published }),
    })
    .onConflictDoNothing({ target: [report.organizationId, report.key] })
    .returning({ id: report.id });
  count('reports', made ? [{ created: true }] : []);
  if (!made) return;
  const keys = values.items ?? [];
  if (keys.length > 0) {
    const items = await tx
      .select({ id: reportItem.id, key: reportItem.key })
      .from(reportItem)
      .where(
        and(eq(reportItem.organizationId, organizationId), inArray(reportItem.key, [...keys])),
      );
    await tx.insert(reportEntry).values(
      items.map(({ id, key }) => ({
        organizationId,
        reportId: made.id,
        itemId: id,
        place: keys.indexOf(key ?? ''),
      })),
    );
  }
  if (values.sent)
    await writeSend(writing, row, made.id, authorId, instantOfMoment(values.sent, timeZone));
  const time = monthlyTimeOf(row);
  if (time) await writeSchedule(writing, row, made.id, authorId, time, timeZone);
}

/** Writes the saved graphs, data maps and reports of one organisation. */
export async function writeReports(writing: OrganizationWriting): Promise<void> {
  const { tx, organizationId, plan } = writing;
  if (plan.reportGraphs.size + plan.reportDataMaps.size + plan.reports.size === 0) return;
  const [place] = await tx
    .select({ timeZone: organization.timeZone })
    .from(organization)
    .where(eq(organization.id, organizationId));
  if (!place) throw new Error(`There is no organisation ${organizationId}`);
  await writeItems(writing, place);
  for (const row of plan.reports.values()) await writeReport(writing, row, place);
}
