import type { OpenFile } from '../../files/index.js';
import { readableFile } from './access-queries.js';
import type { ReportFoundation } from './context.js';

/** Opens pictures and PDFs by their signed addresses. */
export function createFileOpening({
  database,
  files,
}: Pick<ReportFoundation, 'database' | 'files'>): OpenFile {
  return async (fileId, ticket) => {
    const grant = await files.grantOf(fileId, ticket, 'report_file');
    if (!grant) return null;
    const { organizationId, userId } = grant;
    const file = await database.withOrganization(organizationId, (_tx, client) =>
      readableFile(client, organizationId, fileId, userId),
    );
    if (!file) return null;
    const { title, media_type: mediaType, storage_key: key, size, sha256 } = file;
    return {
      title,
      mediaType,
      size,
      sha256,
      read: (range) => files.read(organizationId, key, range),
    };
  };
}
