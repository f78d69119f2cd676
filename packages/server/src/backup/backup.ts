import { createWriteStream } from 'node:fs';
import { access, constants, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import { OperatorError } from '../config/operator-error.js';
import { VERSION } from '../config/version.js';
import { asOwner, type Connection } from '../db/database.js';
import { readApplied } from '../db/migrations.js';
import { type FileStorage, MissingFileError } from '../files/storage.js';
import { columnsOf, findSequences, findTables, holdsData, nameOf, takeTime } from './catalog.js';
import {
  type FileContent,
  FORMAT,
  fileEntry,
  MANIFEST_NAME,
  type Manifest,
  type TableContent,
  tableEntry,
} from './manifest.js';
import { Measure, type Measured } from './measure.js';
import { checkBackup } from './reading.js';

/** The archive holds every secret that the database holds: for its owner alone. */
const FILE_MODE = 0o600;
/** What is compressed already hardly gets smaller. */
const STORED = { compress: false, mode: FILE_MODE };
const DEFLATED = { mode: FILE_MODE };

/** What an archive is called until the whole of it is there. */
export const UNFINISHED = '.tavoite-part';
/** What writing fails with where there is no room, for anyone or for this user. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** Of PostgreSQL's advisory locks, beside the path; any number that no other program on the server uses. */
const BACKUP_LOCK = 748_264_830;
/** One that nobody has written to for so long is of a backup that was killed. */
const STALE_MS = 12 * 60 * 60 * 1000;

export interface BackupSummary {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
}

async function describeDatabase(
  client: pg.ClientBase,
): Promise<Pick<Manifest, 'installation' | 'postgres' | 'migrations' | 'sequences'>> {
  const { rows } = await client.query<{ installation: string; postgres: string }>(
    `SELECT id AS installation, current_setting('server_version') AS postgres FROM installation`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database has no row in the table installation');
  const migrations = await readApplied(client);
  return { ...row, migrations, sequences: await findSequences(client) };
}

/** An archive that is being written. */
interface Archive {
  /** Adds one entry, and waits until the whole of it is taken. */
  add(name: string, content: Readable, options: object): Promise<Measured>;
  /** Ends the archive; resolves when it is on the disk. */
  end(manifest: Manifest): Promise<void>;
}

function openArchive(path: string): Archive {
  const zip = new ZipFile();
  const failed = new AbortController();
  const output = createWriteStream(path, { flags: 'wx', mode: FILE_MODE, flush: true });
  const written = pipeline(zip.outputStream, output);
  // Such as a full disk: nobody reads what is added then.
  written.catch((error: Error) => failed.abort(error));
  return {
    async add(name, content, options) {
      const measure = new Measure();
      zip.addReadStreamLazy(name, options, (give) => give(null, measure));
      try {
        await Promise.all([
          pipeline(content, measure, { signal: failed.signal }),
          finished(measure, { writable: false, signal: failed.signal }),
        ]);
      } catch (error) {
        throw failed.signal.aborted ? failed.signal.reason : error;
      }
      return measure.result();
    },
    async end(manifest) {
      zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST_NAME, DEFLATED);
      zip.end();
      await written;
    },
  };
}

async function addTables(archive: Archive, client: pg.ClientBase): Promise<TableContent[]> {
  const added: TableContent[] = [];
  for (const table of await findTables(client)) {
    const rows = client.query(
      copyTo(`COPY (SELECT ${columnsOf(table)} FROM ${nameOf(table)}) TO STDOUT`),
    );
    const measured = await archive.add(tableEntry(table), rows, DEFLATED);
    added.push({ ...table, columns: [...table.columns], rows: rows.rowCount, ...measured });
  }
  return added;
}

async function addFiles(archive: Archive, storage: FileStorage, prefix: string) {
  const added: FileContent[] = [];
  for await (const { key } of storage.list(prefix)) {
    const content = await storage.read(key).catch((error: unknown) => {
      // Deleted in the product since it was listed.
      if (error instanceof MissingFileError) return null;
      throw error;
    });
    if (content) added.push({ key, ...(await archive.add(fileEntry({ key }), content, STORED)) });
  }
  return added;
}

/** Writes the database as the transaction of `client` sees it, and the files that are there from then on. */
async function writeArchive(
  path: string,
  client: pg.ClientBase,
  storage: FileStorage,
): Promise<void> {
  const made_at = new Date().toISOString();
  const about = await describeDatabase(client);
  const archive = openArchive(path);
  const tables = await addTables(archive, client);
  const files = await addFiles(archive, storage, `${about.installation}/`);
  await archive.end({ format: FORMAT, version: VERSION, made_at, ...about, tables, files });
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** @throws OperatorError unless there is the folder and this user may write to it */
async function checkFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory())
    throw new OperatorError(`There is no folder ${folder}. Make it, or choose another one.`);
  await access(folder, constants.W_OK).catch(() => {
    throw new OperatorError(
      `This user may not write to ${folder}. Change who owns it, or choose another folder.`,
    );
  });
}

/** Keeps other backups of this database from writing the same file until the transaction ends, however it does. */
async function claim(client: pg.ClientBase, path: string): Promise<void> {
  const { rows } = await client.query<{ claimed: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS claimed',
    [BACKUP_LOCK, path],
  );
  if (!rows[0]?.claimed)
    throw new OperatorError(
      `Another backup is writing ${path}. Wait until it is there, or choose another name.`,
    );
}

/** Removes what backups to the folder have left that were killed; each has a name of its own. */
async function removeStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(UNFINISHED)) continue;
    const path = join(folder, name);
    // Another backup may have finished meanwhile.
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > STALE_MS) await rm(path, { force: true });
  }
}

/** Writes the archive under another name, checks the whole of it, and gives it its name. */
async function writeChecked(
  path: string,
  client: pg.ClientBase,
  storage: FileStorage,
): Promise<BackupSummary> {
  const unfinished = `${path}${UNFINISHED}`;
  await rm(unfinished, { force: true });
  try {
    await writeArchive(unfinished, client, storage);
    const { tables, files } = await checkBackup(unfinished);
    await rename(unfinished, path);
    const folder = await open(dirname(path), 'r');
    await folder.sync().finally(() => folder.close());
    const sum = (list: readonly { bytes: number }[]) =>
      list.reduce((total, { bytes }) => total + bytes, 0);
    return {
      tables: tables.length,
      rows: tables.reduce((total, { rows }) => total + rows, 0),
      files: files.length,
      bytes: sum(tables) + sum(files),
    };
  } catch (error) {
    await rm(unfinished, { force: true });
    if (NO_ROOM.has(String((error as NodeJS.ErrnoException).code)))
      throw new OperatorError(
        `There is no room for the backup in ${dirname(path)}; nothing of it was left there. ` +
          'Make room, or write it to another disk.',
      );
    throw error;
  }
}

/**
 * Keeps database and files in one archive, while the server works on them. The archive is checked
 * before it gets its name, so a file of that name is whole.
 *
 * @throws OperatorError if there is such a file already or no room for it, or the archive turns out to be damaged
 */
export async function backUp(
  path: string,
  { connection, storage }: { readonly connection: Connection; readonly storage: FileStorage },
): Promise<BackupSummary> {
  await checkFolder(dirname(path));
  return asOwner(connection, async (_, client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // Whom row-level security binds is refused, rather than shown a part of the rows.
    await client.query('SET LOCAL row_security = off');
    await takeTime(client);
    await claim(client, path);
    if (await exists(path))
      throw new OperatorError(`${path} is there already. Choose another name, or remove it first.`);
    if (!(await holdsData(client)))
      throw new OperatorError('The database holds nothing of Tavoite that could be backed up.');
    await removeStale(dirname(path));
    return writeChecked(path, client, storage);
  });
}
