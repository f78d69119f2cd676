import type pg from 'pg';

// What holds now counts, not what held when an address or a schedule was made: the user is active,
// manages reports of the organisation or of one above it, and reports are in use there.
const MANAGES = `
  WITH RECURSIVE lineage AS (
    SELECT id, parent_id FROM organization WHERE id = $1
    UNION
    SELECT o.id, o.parent_id FROM organization o JOIN lineage l ON o.id = l.parent_id
  )
  SELECT EXISTS (
    SELECT FROM lineage l
    JOIN membership m ON m.organization_id = l.id AND m.report_manager
    JOIN "user" u ON u.id = m.user_id
    WHERE u.id = $2 AND u.status = 'active'
  ) AND NOT EXISTS (
    SELECT FROM organization_settings s
    WHERE s.organization_id = $1 AND 'notifications' = ANY (s.restricted_views)
  ) AS manages`;

/** Whether the user may work with reports of the organisation now. */
export async function managesReports(
  client: pg.ClientBase,
  organizationId: number,
  userId: number,
): Promise<boolean> {
  const { rows } = await client.query<{ manages: boolean }>(MANAGES, [organizationId, userId]);
  return rows[0]?.manages ?? false;
}

interface StoredFile {
  readonly title: string;
  readonly storage_key: string;
  readonly media_type: string;
  readonly size: number;
  readonly sha256: Buffer;
}

const FILE = `
  SELECT f.title, f.storage_key, f.media_type, f.size, f.sha256 FROM report_file f
  WHERE f.organization_id = $1 AND f.id = $2`;
// Whoever has the address, as long as what was sent is kept.
const SENT_FILE = `${FILE} AND EXISTS (
  SELECT FROM report_send s
  WHERE s.organization_id = $1 AND s.pdf_file_id = f.id AND s.kept_until > now())`;

/** The file, if the user may read it now; user 0 is whoever was mailed the address. */
export async function readableFile(
  client: pg.ClientBase,
  organizationId: number,
  fileId: number,
  userId: number,
): Promise<StoredFile | undefined> {
  if (userId !== 0 && !(await managesReports(client, organizationId, userId))) return undefined;
  const { rows } = await client.query<StoredFile>(userId === 0 ? SENT_FILE : FILE, [
    organizationId,
    fileId,
  ]);
  return rows[0];
}
