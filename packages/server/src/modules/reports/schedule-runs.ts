import { momentInTimeZone } from '@tavoite/model';
import { findMembers } from '../../domain/members.js';
import { readOrganization } from '../../domain/organization.js';
import type { Job } from '../../jobs/jobs.js';
import { writeLetter } from '../../mail/letter.js';
import {
  FieldError,
  type Message,
  NON_FIELD_ERRORS,
  NotFoundError,
  NotReadyError,
  UnavailableError,
} from '../../messages/errors.js';
import { sentenceOf } from '../../messages/sentence.js';
import { localized, translate } from '../../messages/texts.js';
import { managesReports } from './access-queries.js';
import type { ReportFoundation, Writing } from './context.js';
import { reportLink } from './mail.js';
import type { Pictures } from './pictures.js';
import { findEntries, findReport } from './report-queries.js';
import { planNextRun, SCHEDULE_QUEUE, type ScheduleJob } from './schedule-planning.js';
import {
  beginRun,
  findOwner,
  lockSchedule,
  type RunRow,
  type ScheduleRow,
  setRun,
} from './schedule-queries.js';
import type { Sending } from './sending.js';

/** Below the time after which the queue gives the job to another process. */
const PICTURES_MS = 10 * 60 * 1000;

/** Why nothing was sent, where trying again would end the same way. */
class RunError extends Error {
  override readonly name = 'RunError';
  constructor(readonly reason: Message) {
    super(typeof reason === 'string' ? reason : reason.key);
  }
}

/** What the owner is told about an error; null for one that passes. */
function reasonOf(error: unknown, isLast: boolean): Message | null {
  if (error instanceof RunError) return error.reason;
  if (error instanceof FieldError)
    return error.fields[NON_FIELD_ERRORS]?.[0] ?? Object.values(error.fields)[0]?.[0] ?? 'invalid';
  if (!isLast) return null;
  if (error instanceof NotReadyError || error instanceof UnavailableError) return error.detail;
  return 'schedule_failed';
}

type Schedule = Omit<ScheduleRow, 'ownerName'>;

interface Run extends ScheduleJob {
  readonly run: RunRow;
  readonly schedule: Schedule;
}

interface FailureMail {
  readonly organizationId: number;
  readonly ownerId: number;
  readonly reportId: number;
  readonly dueAt: string;
  readonly reason: Message;
}

/**
 * Runs schedules, each time by the one job that the schedule's row names: it draws the pictures again,
 * sends the report, and plans the next time in the same transaction. A time that passed while no
 * process ran is made up for once, when its job is found.
 */
export function runSchedules(
  { config, database, jobs, mails, files }: ReportFoundation,
  pictures: Pictures,
  sending: Sending,
): void {
  const queueMails = mails.define<FailureMail>('report-run', {
    async compose({ organizationId, ownerId, reportId, dueAt, reason }) {
      return database.withOrganization(organizationId, async (tx) => {
        const owner = await findOwner(tx, ownerId);
        const report = await findReport(tx, organizationId, reportId);
        if (!owner || !report) return null;
        const { name, nameFi, timeZone } = await readOrganization(tx, organizationId);
        const { language } = owner;
        const values = {
          title: report.title,
          organization: localized(language, name, nameFi),
          date: momentInTimeZone(new Date(dueAt), timeZone).slice(0, 16).replace('T', ' '),
          reason: sentenceOf(language, reason),
          link: reportLink(config.publicUrl, organizationId, reportId, 'schedule'),
        };
        const letter = {
          language,
          subject: translate(language, 'run_mail_subject', values),
          text: translate(language, 'run_mail_body', values),
          link: values.link,
          action: translate(language, 'report_mail_open'),
        };
        return {
          to: { name: owner.fullName || owner.username, address: owner.email },
          ...writeLetter(letter),
        };
      });
    },
  });

  /** The run of the job; undefined when the job is out of date. */
  function begin(job: Job): Promise<Run | undefined> {
    const { organizationId, scheduleId } = job.data as ScheduleJob;
    return database.withOrganization(organizationId, async (tx) => {
      const schedule = await lockSchedule(tx, organizationId, scheduleId);
      if (schedule?.jobId !== job.id || schedule.paused || !schedule.nextRunAt) return undefined;
      const run = await beginRun(tx, organizationId, scheduleId, schedule.nextRunAt);
      return { organizationId, scheduleId, run, schedule };
    });
  }

  /** Writes down how a run ended and plans the next; nothing if someone has changed the schedule meanwhile. */
  async function finish(
    writing: Writing,
    { organizationId, scheduleId, run }: Run,
    jobId: string,
    values: Parameters<typeof setRun>[3],
  ): Promise<void> {
    const { tx } = writing;
    await setRun(tx, organizationId, run.id, values);
    const schedule = await lockSchedule(tx, organizationId, scheduleId);
    if (schedule?.jobId !== jobId) return;
    const { timeZone } = await readOrganization(tx, organizationId);
    const of = { organizationId, scheduleId };
    await planNextRun(jobs, writing, of, schedule, timeZone, run.dueAt);
  }

  /** Draws the pictures again, with the ranges of now, and waits for them. */
  async function refresh({ organizationId, schedule }: Run): Promise<void> {
    const { itemIds, removed } = await database.withOrganization(
      organizationId,
      async (tx, client) => {
        const organization = await readOrganization(tx, organizationId);
        const entries =
          (await findEntries(tx, organizationId, [schedule.reportId])).get(schedule.reportId) ?? [];
        const ids = entries.map(({ id }) => id);
        const { theme } = schedule;
        return {
          itemIds: ids,
          removed: await pictures.queue({ tx, client }, organization, ids, { theme }),
        };
      },
    );
    await files.remove(organizationId, removed).catch(() => undefined);
    await pictures.settled(organizationId, itemIds, new Date(Date.now() + PICTURES_MS));
  }

  async function send(current: Run, jobId: string): Promise<void> {
    const { organizationId, scheduleId, run, schedule } = current;
    const { ownerId, reportId, theme, language, subject, message } = schedule;
    const { organization, isAllowed } = await database.withOrganization(
      organizationId,
      async (tx, client) => ({
        organization: await readOrganization(tx, organizationId),
        isAllowed: ownerId !== null && (await managesReports(client, organizationId, ownerId)),
      }),
    );
    if (!isAllowed) throw new RunError('schedule_owner_gone');
    const members = new Set((await findMembers(database, organizationId)).map(({ id }) => id));
    const users = schedule.userIds.filter((id) => members.has(id));
    if (users.length + schedule.emails.length === 0) throw new RunError('schedule_no_recipients');
    await refresh(current);
    await sending.send(
      {
        organization,
        reportId,
        userId: ownerId,
        scheduleId,
        language,
        theme,
        recipients: { users, emails: schedule.emails },
        letter: { subject, message },
        key: run.sendKey,
      },
      (writing, sendId) => finish(writing, current, jobId, { state: 'sent', sendId }),
    );
  }

  async function fail(current: Run, jobId: string, reason: Message): Promise<void> {
    const { organizationId, run, schedule } = current;
    await database.withOrganization(organizationId, async (tx, client) => {
      await finish({ tx, client }, current, jobId, { state: 'failed', error: reason });
      const { ownerId, reportId } = schedule;
      if (ownerId === null) return;
      const dueAt = run.dueAt.toISOString();
      const data = { organizationId, ownerId, reportId, dueAt, reason };
      await queueMails([{ data }], client);
    });
    mails.wake();
  }

  jobs.handle(SCHEDULE_QUEUE, async (job) => {
    const current = await begin(job);
    if (!current) return;
    try {
      await send(current, job.id);
    } catch (error) {
      // The report, or the organisation, has been deleted with the schedule.
      if (error instanceof NotFoundError) return;
      const reason = reasonOf(error, job.isLast);
      if (reason === null) throw error;
      await fail(current, job.id, reason);
    }
  });
}
