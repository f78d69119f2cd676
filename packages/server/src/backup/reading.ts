import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { OperatorError } from '../config/operator-error.js';
import { VERSION } from '../config/version.js';
import {
  FORMAT,
  fileEntry,
  MANIFEST_NAME,
  type Manifest,
  manifest,
  tableEntry,
} from './manifest.js';
import { Measure, type Measured } from './measure.js';

export interface Backup {
  readonly manifest: Manifest;
  /** The content of an entry, of which nothing has been checked. */
  read(name: string): Promise<Readable>;
  close(): void;
}

const damaged = (what: string) =>
  new OperatorError(`The backup is damaged (${what}). Nothing was changed. Use another one.`);

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

function parseManifest(text: string): Manifest {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw damaged(MANIFEST_NAME);
  }
  const { format, version } = parsed as { format?: unknown; version?: unknown };
  if (typeof format === 'number' && format > FORMAT)
    throw new OperatorError(
      `The backup was made by a newer version of Tavoite (${version}; this is ${VERSION}). ` +
        'Install that version, and restore with it. Nothing was changed.',
    );
  const result = manifest.safeParse(parsed);
  if (!result.success) throw damaged(MANIFEST_NAME);
  return result.data;
}

/** @throws OperatorError unless it is a backup that was written to its end */
export async function openBackup(path: string): Promise<Backup> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new OperatorError(`There is no file ${path}.`);
    if (code === 'EISDIR') throw new OperatorError(`${path} is a folder, not a backup.`);
    if (code === 'EACCES')
      throw new OperatorError(
        `This user may not read ${path}. Run this as the user who made it, or change who owns it.`,
      );
    if (code !== undefined) throw error;
    throw damaged('it is cut off, or no backup');
  });
  try {
    const entries = await entriesOf(zip).catch((error: Error) => {
      throw damaged(error.message);
    });
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw damaged(`${name} is missing`);
      return zip.openReadStreamPromise(entry);
    };
    const text = await read(MANIFEST_NAME)
      .then(buffer)
      .catch((error: Error) => {
        throw error instanceof OperatorError ? error : damaged(MANIFEST_NAME);
      });
    // It has the checksums of all others; its own is that of the zip, which the reader leaves to us.
    if (crc32(text) !== entries.get(MANIFEST_NAME)?.crc32) throw damaged(MANIFEST_NAME);
    return { manifest: parseManifest(text.toString('utf8')), read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function measureEntry(backup: Backup, name: string): Promise<Measured> {
  const measure = new Measure();
  await pipeline(await backup.read(name), measure.resume());
  return measure.result();
}

/** Reads every byte of an archive. @throws OperatorError at the first that is not as it was written */
export async function checkAll(backup: Backup): Promise<void> {
  const { tables, files } = backup.manifest;
  const contents = [
    ...tables.map((table) => ({ ...table, name: tableEntry(table) })),
    ...files.map((file) => ({ ...file, name: fileEntry(file) })),
  ];
  for (const { name, bytes, sha256 } of contents) {
    const found = await measureEntry(backup, name).catch((error: Error) => {
      throw error instanceof OperatorError ? error : damaged(name);
    });
    if (found.bytes !== bytes || found.sha256 !== sha256) throw damaged(name);
  }
}

/** @throws OperatorError unless the whole of the archive is as it was written */
export async function checkBackup(path: string): Promise<Manifest> {
  const backup = await openBackup(path);
  try {
    await checkAll(backup);
    return backup.manifest;
  } finally {
    backup.close();
  }
}
