import {
  type Contract,
  type EndpointRequest,
  MAX_SCHEDULE_RUNS,
  momentInTimeZone,
  type ReportSchedule,
  type ReportScheduleRun,
} from '@tavoite/model';
import type { Queries } from '../../db/database.js';
import { MAX_WORKING_DAY, type MonthlyTime } from '../../domain/monthly-times.js';
import { type List, listAnswer } from '../../json/list-answer.js';
import { FieldError, NotFoundError } from '../../messages/errors.js';
import type { ReportFoundation, ReportRequest } from './context.js';
import { checkRecipients } from './recipients.js';
import { findReport } from './report-queries.js';
import { planNextRun } from './schedule-planning.js';
import {
  deleteSchedule,
  findLastRuns,
  findRuns,
  findSchedule,
  findSchedules,
  insertSchedule,
  lockSchedule,
  type RunRow,
  type ScheduleRow,
  setSchedule,
} from './schedule-queries.js';
import { sayStored } from './stored-message.js';

type CreateBody = EndpointRequest<Contract['createReportSchedule']>['body'];
type UpdateBody = EndpointRequest<Contract['updateReportSchedule']>['body'];

function checkTime({ kind, day }: MonthlyTime): void {
  if (kind === 'working_days' && day > MAX_WORKING_DAY)
    throw new FieldError({ day: ['working_day_too_late'] });
}

/** When reports are sent by themselves. */
export function createSchedules({ database, audit, jobs }: ReportFoundation) {
  function answer(row: ScheduleRow, lastRun: RunRow | undefined, timeZone: string): ReportSchedule {
    return {
      id: row.id,
      report: row.reportId,
      kind: row.kind,
      day: row.day,
      hour: row.hour,
      theme: row.theme,
      language: row.language,
      users: row.userIds,
      emails: row.emails,
      subject: row.subject,
      message: row.message,
      paused: row.paused,
      next_run: row.nextRunAt && momentInTimeZone(row.nextRunAt, timeZone),
      owner: row.ownerId === null ? null : { id: row.ownerId, name: row.ownerName ?? '' },
      last_run: lastRun
        ? { state: lastRun.state, due: momentInTimeZone(lastRun.dueAt, timeZone) }
        : null,
    };
  }

  async function answerOf(
    tx: Queries,
    { organization }: ReportRequest,
    id: number,
  ): Promise<ReportSchedule> {
    const row = await findSchedule(tx, organization.id, id);
    if (!row) throw new NotFoundError();
    const [lastRun] = await findRuns(tx, organization.id, id, 1);
    return answer(row, lastRun, organization.timeZone);
  }

  return {
    list(request: ReportRequest, reportId: number | undefined): Promise<List<ReportSchedule>> {
      const { organization } = request;
      return request.inOrganization(async (tx) => {
        const rows = await findSchedules(tx, organization.id, reportId);
        const runs = new Map(
          (await findLastRuns(tx, organization.id)).map((run) => [run.scheduleId, run]),
        );
        return listAnswer(rows.map((row) => answer(row, runs.get(row.id), organization.timeZone)));
      });
    },

    async create(request: ReportRequest, body: CreateBody): Promise<ReportSchedule> {
      const { organization, user, language } = request;
      const { kind, day, hour, theme, paused, subject, message } = body;
      checkTime(body);
      const { users, emails } = await checkRecipients(database, organization.id, body);
      return database.withOrganization(organization.id, async (tx, client) => {
        if (!(await findReport(tx, organization.id, body.report))) throw new NotFoundError();
        const scheduleId = await insertSchedule(tx, {
          organizationId: organization.id,
          reportId: body.report,
          kind,
          day,
          hour,
          theme,
          language: body.language ?? language,
          userIds: [...users],
          emails: [...emails],
          subject,
          message,
          paused,
          ownerId: user.id,
        });
        const of = { organizationId: organization.id, scheduleId };
        await planNextRun(jobs, { tx, client }, of, body, organization.timeZone);
        const detail = { report: body.report, schedule: scheduleId, kind, day, hour };
        const entry = { userId: user.id, organizationId: organization.id, detail };
        await audit.record('report_scheduled', entry, tx);
        return answerOf(tx, request, scheduleId);
      });
    },

    /** Changes the fields that are given; whoever does so is told about failures from now on. */
    async update(request: ReportRequest, id: number, body: UpdateBody): Promise<ReportSchedule> {
      const { organization, user } = request;
      return database.withOrganization(organization.id, async (tx, client) => {
        const row = await lockSchedule(tx, organization.id, id);
        if (!row) throw new NotFoundError();
        const time = {
          kind: body.kind ?? row.kind,
          day: body.day ?? row.day,
          hour: body.hour ?? row.hour,
          paused: body.paused ?? row.paused,
        };
        checkTime(time);
        const { users, emails } =
          (body.users ?? body.emails)
            ? await checkRecipients(database, organization.id, {
                users: body.users ?? row.userIds,
                emails: body.emails ?? row.emails,
              })
            : { users: row.userIds, emails: row.emails };
        await setSchedule(tx, organization.id, id, {
          ...time,
          theme: body.theme ?? row.theme,
          language: body.language ?? row.language,
          userIds: [...users],
          emails: [...emails],
          subject: body.subject ?? row.subject,
          message: body.message ?? row.message,
          ownerId: user.id,
        });
        const of = { organizationId: organization.id, scheduleId: id };
        await planNextRun(jobs, { tx, client }, of, time, organization.timeZone);
        const detail = { report: row.reportId, schedule: id, ...time };
        const entry = { userId: user.id, organizationId: organization.id, detail };
        await audit.record('report_scheduled', entry, tx);
        return answerOf(tx, request, id);
      });
    },

    async remove(request: ReportRequest, id: number): Promise<void> {
      const { organization, user } = request;
      await request.inOrganization(async (tx) => {
        if (!(await deleteSchedule(tx, organization.id, id))) throw new NotFoundError();
        const detail = { schedule: id };
        const entry = { userId: user.id, organizationId: organization.id, detail };
        await audit.record('report_schedule_deleted', entry, tx);
      });
    },

    runs(request: ReportRequest, id: number): Promise<List<ReportScheduleRun>> {
      const { organization, language } = request;
      const moment = (instant: Date) => momentInTimeZone(instant, organization.timeZone);
      return request.inOrganization(async (tx) => {
        if (!(await findSchedule(tx, organization.id, id))) throw new NotFoundError();
        const rows = await findRuns(tx, organization.id, id, MAX_SCHEDULE_RUNS);
        return listAnswer(
          rows.map((row) => ({
            id: row.id,
            due: moment(row.dueAt),
            started: moment(row.startedAt),
            finished: row.finishedAt && moment(row.finishedAt),
            state: row.state,
            error: sayStored(language, row.error),
            send: row.sendId,
          })),
        );
      });
    },
  };
}
