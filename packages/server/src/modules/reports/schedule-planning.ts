import { randomUUID } from 'node:crypto';
import { type MonthlyTime, nextTime } from '../../domain/monthly-times.js';
import type { Jobs } from '../../jobs/jobs.js';
import type { Writing } from './context.js';
import { setSchedule } from './schedule-queries.js';

export const SCHEDULE_QUEUE = 'report-schedule';

/** What a job of the queue is about. */
export interface ScheduleJob {
  readonly organizationId: number;
  readonly scheduleId: number;
}

/**
 * Has a schedule run at its next time, by a job that its row names; a paused one has none. Times that have
 * passed meanwhile are not made up again.
 *
 * @param doneUpTo the time for which it has just run: not again, though the clock may have been set back
 */
export async function planNextRun(
  jobs: Jobs,
  { tx, client }: Writing,
  { organizationId, scheduleId }: ScheduleJob,
  time: MonthlyTime & { readonly paused: boolean },
  timeZone: string,
  doneUpTo?: Date,
): Promise<void> {
  if (time.paused) {
    await setSchedule(tx, organizationId, scheduleId, { nextRunAt: null, jobId: null });
    return;
  }
  const nextRunAt = nextTime(
    time,
    timeZone,
    new Date(Math.max(Date.now(), doneUpTo?.getTime() ?? 0)),
  );
  const jobId = randomUUID();
  await setSchedule(tx, organizationId, scheduleId, { nextRunAt, jobId });
  const data: ScheduleJob = { organizationId, scheduleId };
  await jobs.add(SCHEDULE_QUEUE, [{ id: jobId, data, startAfter: nextRunAt }], client);
}
