import type { ReportFoundation } from './context.js';
import { deleteFiles } from './item-queries.js';
import { forgetFiles } from './send-queries.js';

/** Removes the files of a send when the time for which they are kept is over, by a job of its own. */
export function cleanUpSends({
  database,
  jobs,
  files,
}: Pick<ReportFoundation, 'database' | 'jobs' | 'files'>): void {
  jobs.handle('report-clean-up', async ({ data }) => {
    const { organizationId, sendId } = data as { organizationId: number; sendId: number };
    const removed = await database.withOrganization(organizationId, async (tx) =>
      deleteFiles(tx, organizationId, await forgetFiles(tx, organizationId, sendId)),
    );
    await files.remove(organizationId, removed);
  });
}
