import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config/config.js';
import { failureSentence } from '../config/failure.js';
import { asOwner, type Connection } from '../db/database.js';
import { openStorage } from '../files/files.js';
import type { FileStorage } from '../files/storage.js';
import { are, counted, type Finding, ok, problem, warning } from './finding.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The storage is looked through every night for files that belong to nothing. */
const SWEPT_AFTER_MS = 3 * DAY_MS;
const MAX_NAMED = 5;

interface KnownFile {
  /** In the storage. */
  readonly key: string;
  readonly title: string;
  readonly sha256: Buffer;
}

/** All files that rows name, by their keys. */
async function knownFiles(connection: Connection): Promise<Map<string, KnownFile>> {
  return asOwner(connection, async (_, client) => {
    const { rows } = await client.query<KnownFile>(
      `SELECT id || '/messages/' || organization_id || '/' || storage_key AS key, title, sha256
       FROM installation, (
         SELECT organization_id, storage_key, title, sha256 FROM notification_file
         UNION ALL SELECT organization_id, storage_key, title, sha256 FROM report_file
       ) files`,
    );
    return new Map(rows.map((row) => [row.key, row]));
  });
}

async function isDamaged(storage: FileStorage, { key, sha256 }: KnownFile): Promise<boolean> {
  const hash = createHash('sha256');
  await pipeline(await storage.read(key), hash);
  return !hash.digest().equals(sha256);
}

const listed = (files: readonly KnownFile[]) =>
  files
    .slice(0, MAX_NAMED)
    .map(({ key }) => key)
    .join(', ') + (files.length > MAX_NAMED ? ', …' : '');

const RESTORE =
  'Look whether FILES_URL or TAVOITE_DATA has changed; else take them out of a backup.';

/** Whether files can be kept, and each one that the database knows is there and whole, and no others are. */
export async function checkFiles(
  connection: Connection,
  config: Pick<Config, 's3' | 'dataFolder'>,
  { reads, now = Date.now() }: { readonly reads: boolean; readonly now?: number },
): Promise<Finding[]> {
  const storage = await openStorage(config);
  try {
    // The check of a folder would make it, as the wrong user perhaps; the first file does.
    if (config.s3 !== null || (await stat(join(config.dataFolder, 'files')).catch(() => null)))
      await storage.check();
  } catch (error) {
    return [
      problem(
        `Files can be neither kept nor read in ${storage.destination}: ${failureSentence(error)}`,
        config.s3 === null
          ? 'Give it to the user as whom Tavoite runs.'
          : 'Check FILES_URL, the credentials of S3 (AWS_ACCESS_KEY_ID and others), and the network.',
      ),
    ];
  }
  const known = await knownFiles(connection);
  const [installation = ''] = await asOwner(connection, async (_, client) =>
    (await client.query<{ id: string }>('SELECT id FROM installation')).rows.map(({ id }) => id),
  );
  const stored = new Set<string>();
  let unknown = 0;
  for await (const { key, changedAt } of storage.list(`${installation}/messages/`)) {
    stored.add(key);
    if (!known.has(key) && now - changedAt.getTime() > SWEPT_AFTER_MS) unknown += 1;
  }
  const absent = [...known.values()].filter(({ key }) => !stored.has(key));
  // What was deleted since is not missing.
  const stillKnown = absent.length > 0 ? await knownFiles(connection) : known;
  const missing = absent.filter(({ key }) => stillKnown.has(key));
  const damaged: KnownFile[] = [];
  if (reads) {
    for (const file of known.values()) {
      if (stored.has(file.key) && (await isDamaged(storage, file))) damaged.push(file);
    }
  }
  const findings: Finding[] = [];
  if (missing.length > 0)
    findings.push(
      problem(
        `${counted(missing.length, 'file')} of ${known.size} ${are(missing.length)} missing in ${storage.destination}: ${listed(missing)}.`,
        RESTORE,
      ),
    );
  if (damaged.length > 0)
    findings.push(
      problem(
        `${counted(damaged.length, 'file')} ${are(damaged.length)} not what was put into ${storage.destination}: ${listed(damaged)}.`,
        RESTORE,
      ),
    );
  if (unknown > 0)
    findings.push(
      warning(
        `${counted(unknown, 'file')} in ${storage.destination} ${are(unknown)} part of nothing, though a running Tavoite removes such files every night.`,
        'Leave Tavoite running over night, and look at its log for “clean-up failed”.',
      ),
    );
  if (findings.length > 0) return findings;
  const how = reads ? 'there and whole' : 'there';
  return [
    ok(
      `Files are kept in ${storage.destination}: ${counted(known.size, 'file')} of the database ${are(known.size)} ${how}.`,
    ),
  ];
}
