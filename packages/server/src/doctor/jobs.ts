import { asOwner, type Connection } from '../db/database.js';
import { counted, type Finding, ok, warning } from './finding.js';

/** A job that is due is taken within seconds. */
const LATE_MINUTES = 5;
const RECENT_HOURS = 24;

/** Whether jobs, such as mails, are worked on, and whether they succeed. */
export function checkJobs(connection: Connection): Promise<Finding[]> {
  return asOwner(connection, async (_, client) => {
    const { rows: late } = await client.query<{ queue: string; count: number; since: Date }>(
      `SELECT name AS queue, count(*)::integer AS count, min(start_after) AS since FROM pgboss.job
       WHERE state < 'active' AND start_after < now() - make_interval(mins => $1)
       GROUP BY name ORDER BY name`,
      [LATE_MINUTES],
    );
    const { rows: failed } = await client.query<{ queue: string; count: number }>(
      `SELECT name AS queue, count(*)::integer AS count FROM pgboss.job
       WHERE state = 'failed' AND completed_on > now() - make_interval(hours => $1)
       GROUP BY name ORDER BY name`,
      [RECENT_HOURS],
    );
    const findings = [
      ...late.map(({ queue, count, since }) =>
        warning(
          `${counted(count, 'job')} of the queue ${queue} should have been done since ${since.toISOString()}.`,
          'No process works on them, or too few: start Tavoite, or more of its processes, and look at its log.',
        ),
      ),
      ...failed.map(({ queue, count }) =>
        warning(
          `${counted(count, 'job')} of the queue ${queue} failed in the last ${RECENT_HOURS} hours and will not be tried again.`,
          'The log says why, in lines with “a job failed”.',
        ),
      ),
    ];
    return findings.length > 0 ? findings : [ok('No job is late, and none has failed lately.')];
  });
}
