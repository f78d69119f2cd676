import {
  type Contract,
  type DeliveryCounts,
  type EndpointRequest,
  instantOfMoment,
  MAX_REPORT_ITEMS,
  momentInTimeZone,
  type Report,
  type ReportTheme,
} from '@tavoite/model';
import type { AuditEvent } from '../../auth/audit.js';
import type { Queries } from '../../db/database.js';
import { keepMembers } from '../../domain/members.js';
import { type List, listAnswer } from '../../json/list-answer.js';
import { NotFoundError, nonFieldError } from '../../messages/errors.js';
import type { ReportFoundation, ReportRequest, Writing } from './context.js';
import { deleteFiles, findItemsByIds } from './item-queries.js';
import { checkContent } from './items.js';
import { type ChosenItems, orderItems } from './order.js';
import { type Pictures, stateOfAll } from './pictures.js';
import {
  countDeliveries,
  deleteReport,
  findByIdempotencyKey,
  findEntries,
  findLastSends,
  findReport,
  findReports,
  findSchedulesOfReports,
  insertReport,
  keepItems,
  lockReport,
  type ReportRow,
  type Span,
  setEntries,
  setReport,
} from './report-queries.js';
import { findFilesOfSends } from './send-queries.js';

type ListQuery = EndpointRequest<Contract['listReports']>['query'];
type CreateBody = EndpointRequest<Contract['createReport']>['body'];
type UpdateBody = EndpointRequest<Contract['updateReport']>['body'];
type Options = NonNullable<UpdateBody['properties']>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The instants between the first and the last day of a period, both included. */
function spanOf({ start_date, end_date }: ListQuery, timeZone: string): Span {
  const startOf = (date: string) => instantOfMoment(`${date}T00:00`, timeZone);
  const dayAfter = (date: string) =>
    new Date(Date.parse(`${date}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return {
    from: start_date === undefined ? null : startOf(start_date),
    to: end_date === undefined ? null : startOf(dayAfter(end_date)),
  };
}

/** The mails of each send by where they are; what is being sent is queued for users. */
export async function countsBySend(
  tx: Queries,
  organizationId: number,
  sendIds: readonly number[],
  toFiles: boolean,
): Promise<(sendId: number) => DeliveryCounts> {
  const rows = await countDeliveries(tx, organizationId, sendIds);
  return (sendId) => {
    const counts = { queued: 0, sent: 0, failed: 0, unknown: 0, to_files: toFiles };
    for (const { status, mails, sendId: id } of rows)
      if (id === sendId) counts[status === 'sending' ? 'queued' : status] += mails;
    return counts;
  };
}

type Plans = Pick<Report, 'schedule_count' | 'paused_schedule_count' | 'next_send'>;

/** What the schedules of each report come to. */
async function plansByReport(
  tx: Queries,
  { id: organizationId, timeZone }: ReportRequest['organization'],
  reportIds: readonly number[],
): Promise<(reportId: number) => Plans> {
  // The next run first.
  const schedules = await findSchedulesOfReports(tx, organizationId, reportIds);
  const userIds = [...new Set(schedules.flatMap((schedule) => schedule.userIds))];
  const members = await keepMembers(tx, organizationId, userIds);
  return (reportId) => {
    const own = schedules.filter((schedule) => schedule.reportId === reportId);
    const active = own.filter(({ paused }) => !paused);
    const next = active.find(({ nextRunAt }) => nextRunAt !== null);
    return {
      schedule_count: active.length,
      paused_schedule_count: own.length - active.length,
      next_send: next?.nextRunAt
        ? {
            due: momentInTimeZone(next.nextRunAt, timeZone),
            kind: next.kind,
            day: next.day,
            recipients: next.userIds.filter((id) => members.has(id)).length + next.emails.length,
          }
        : null,
    };
  };
}

/** Reports: what they are made of, and how that changes. */
export function createReports(
  { config, database, audit, files }: ReportFoundation,
  pictures: Pictures,
) {
  async function answers(
    tx: Queries,
    { organization }: ReportRequest,
    rows: readonly ReportRow[],
  ): Promise<Report[]> {
    const ids = rows.map(({ id }) => id);
    const { timeZone } = organization;
    const entries = await findEntries(tx, organization.id, ids);
    const itemIds = new Set([...entries.values()].flat().map(({ id }) => id));
    const items = new Map(
      (await findItemsByIds(tx, organization.id, [...itemIds])).map((item) => [item.id, item]),
    );
    const plansOf = await plansByReport(tx, organization, ids);
    const sends = new Map(
      (await findLastSends(tx, organization.id, ids)).map((send) => [send.reportId, send]),
    );
    const countsOf = await countsBySend(
      tx,
      organization.id,
      [...sends.values()].map(({ id }) => id),
      config.smtpUrl === null,
    );
    return rows.map((row) => {
      const order = entries.get(row.id) ?? [];
      const idsOf = (type: string) => order.flatMap((item) => (item.type === type ? item.id : []));
      const send = sends.get(row.id);
      return {
        id: row.id,
        title: row.title,
        content: row.content,
        created: momentInTimeZone(row.createdAt, timeZone),
        published: momentInTimeZone(row.publishedAt, timeZone),
        report_graphs: idsOf('graph'),
        report_data_maps: idsOf('data-map'),
        properties: { order, comments: row.withComments, tables: row.withTables },
        state: stateOfAll(order.flatMap(({ id }) => items.get(id) ?? [])),
        author: row.authorId === null ? null : { id: row.authorId, name: row.authorName ?? '' },
        last_send: send
          ? {
              id: send.id,
              sent: momentInTimeZone(send.sentAt, timeZone),
              deliveries: countsOf(send.id),
            }
          : null,
        ...plansOf(row.id),
      };
    });
  }

  async function answerOf(tx: Queries, request: ReportRequest, id: number): Promise<Report> {
    const row = await findReport(tx, request.organization.id, id);
    const [answer] = row ? await answers(tx, request, [row]) : [];
    if (!answer) throw new NotFoundError();
    return answer;
  }

  function record(
    { tx }: Writing,
    { organization, user }: ReportRequest,
    event: AuditEvent,
    detail: Record<string, unknown>,
  ): Promise<void> {
    return audit.record(event, { userId: user.id, organizationId: organization.id, detail }, tx);
  }

  const write = <T>({ organization }: ReportRequest, work: (writing: Writing) => Promise<T>) =>
    database.withOrganization(organization.id, (tx, client) => work({ tx, client }));

  /** Puts those of the chosen items that exist into the report. */
  async function putItems(
    { tx }: Writing,
    organizationId: number,
    reportId: number,
    chosen: ChosenItems,
    order: Parameters<typeof orderItems>[1],
  ): Promise<void> {
    const known = {
      report_graphs: await keepItems(tx, organizationId, 'graph', chosen.report_graphs),
      report_data_maps: await keepItems(tx, organizationId, 'data-map', chosen.report_data_maps),
    };
    const items = orderItems(known, order);
    if (items.length > MAX_REPORT_ITEMS) throw nonFieldError('too_many_report_items');
    await setEntries(
      tx,
      organizationId,
      reportId,
      items.map(({ id }) => id),
    );
  }

  return {
    answerOf,

    list(request: ReportRequest, query: ListQuery): Promise<List<Report>> {
      const { organization } = request;
      return request.inOrganization(async (tx) => {
        const span = spanOf(query, organization.timeZone);
        return listAnswer(await answers(tx, request, await findReports(tx, organization.id, span)));
      });
    },

    get: (request: ReportRequest, id: number): Promise<Report> =>
      request.inOrganization((tx) => answerOf(tx, request, id)),

    async create(request: ReportRequest, body: CreateBody): Promise<Report> {
      const { organization, user } = request;
      const { title, content, idempotency_key: key } = body;
      const properties: Options = body.properties ?? {};
      checkContent(content);
      return write(request, async (writing) => {
        const { tx } = writing;
        const id = await insertReport(tx, {
          organizationId: organization.id,
          title,
          content,
          authorId: user.id,
          idempotencyKey: key ?? null,
          withComments: properties.comments ?? false,
          withTables: properties.tables ?? true,
        });
        if (id === undefined) {
          const before = key && (await findByIdempotencyKey(tx, organization.id, user.id, key));
          if (!before) throw new NotFoundError();
          return answerOf(tx, request, before);
        }
        await putItems(writing, organization.id, id, body, properties.order ?? []);
        await record(writing, request, 'report_created', { id, title });
        return answerOf(tx, request, id);
      });
    },

    /** Changes the fields that are given. */
    async update(request: ReportRequest, id: number, body: UpdateBody): Promise<Report> {
      const { organization } = request;
      const { title, content, report_graphs, report_data_maps } = body;
      const properties: Options = body.properties ?? {};
      const { comments, tables } = properties;
      checkContent(content);
      return write(request, async (writing) => {
        const { tx } = writing;
        if (!(await lockReport(tx, organization.id, id))) throw new NotFoundError();
        await setReport(tx, organization.id, id, {
          ...(title !== undefined && { title }),
          ...(content !== undefined && { content }),
          ...(comments !== undefined && { withComments: comments }),
          ...(tables !== undefined && { withTables: tables }),
        });
        if (report_graphs ?? report_data_maps ?? properties.order) {
          const before = (await findEntries(tx, organization.id, [id])).get(id) ?? [];
          const idsOf = (type: string) =>
            before.flatMap((item) => (item.type === type ? item.id : []));
          const chosen = {
            report_graphs: report_graphs ?? idsOf('graph'),
            report_data_maps: report_data_maps ?? idsOf('data-map'),
          };
          await putItems(writing, organization.id, id, chosen, properties.order ?? before);
        }
        await record(writing, request, 'report_edited', { id });
        return answerOf(tx, request, id);
      });
    },

    async remove(request: ReportRequest, id: number): Promise<void> {
      const { organization } = request;
      const removed = await write(request, async (writing) => {
        const { tx } = writing;
        if (!(await lockReport(tx, organization.id, id))) throw new NotFoundError();
        const row = await findReport(tx, organization.id, id);
        const fileIds = await findFilesOfSends(tx, organization.id, id);
        await deleteReport(tx, organization.id, id);
        await record(writing, request, 'report_deleted', { id, title: row?.title });
        return deleteFiles(tx, organization.id, fileIds);
      });
      // What cannot be removed now the sweep removes.
      await files.remove(organization.id, removed).catch(() => undefined);
    },

    /** Has all pictures drawn again, with the figures of now. */
    async refresh(request: ReportRequest, id: number, theme: ReportTheme): Promise<Report> {
      const { organization } = request;
      const { report, removed } = await write(request, async (writing) => {
        const { tx } = writing;
        if (!(await lockReport(tx, organization.id, id))) throw new NotFoundError();
        const entries = (await findEntries(tx, organization.id, [id])).get(id) ?? [];
        const itemIds = entries.map((entry) => entry.id);
        const keys = await pictures.queue(writing, organization, itemIds, { theme });
        return { report: await answerOf(tx, request, id), removed: keys };
      });
      pictures.wake();
      await files.remove(organization.id, removed).catch(() => undefined);
      return report;
    },
  };
}
