import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type FolderFiles, isCsv } from '../../import/index.js';
import { FieldError, TooLargeError } from '../../messages/errors.js';
import { importErrors, MAX_IMPORT_BYTES, MAX_ZIP_ENTRIES } from './errors.js';

/** What a Mac puts beside the files of an archive. */
const MAC_FOLDER = '__MACOSX/';
/** Of the system, such as a full disk: nothing that is wrong with the archive. */
const SYSTEM_ERROR = /^E(?!RR_)[A-Z0-9]+$/;

/** Files that were received, under names of our own in one folder: none of theirs reaches the disk. */
class Received {
  readonly files = new Map<string, string>();
  readonly archives: { readonly name: string; readonly path: string }[] = [];
  private bytes = 0;
  private count = 0;

  constructor(private readonly folder: string) {}

  /** @throws TooLargeError */
  grow(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > MAX_IMPORT_BYTES) throw importErrors.tooLarge();
  }

  newPath(): string {
    this.count += 1;
    return join(this.folder, `${this.count}`);
  }

  /** @throws FieldError */
  add(name: string, path: string): void {
    if (this.files.has(name)) throw importErrors.twice(name);
    this.files.set(name, path);
  }
}

/** Passes bytes through and hands each piece to `see`, which may throw. */
const watched = (see: (chunk: Buffer) => void) =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        see(chunk);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });

/** The CSV files of an archive. @throws FieldError, TooLargeError */
async function entriesToRead(zip: ZipFile, name: string): Promise<Entry[]> {
  if (zip.entryCount > MAX_ZIP_ENTRIES) throw importErrors.entries(name);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    const isHidden = fileName.startsWith(MAC_FOLDER) || basename(fileName).startsWith('.');
    if (isCsv(fileName) && !isHidden) entries.push(entry);
  }
  if (new Set(entries.map(({ fileName }) => dirname(fileName))).size > 1)
    throw importErrors.folders(name);
  if (entries.length === 0) throw importErrors.emptyZip(name);
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (bytes > MAX_IMPORT_BYTES) throw importErrors.tooLarge();
  return entries;
}

/** Unpacks the CSV files of an archive; sizes and checksums are those that it says. */
async function unpack(received: Received, name: string, path: string): Promise<void> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    for (const entry of await entriesToRead(zip, name)) {
      const to = received.newPath();
      let sum = 0;
      const check = watched((chunk) => {
        received.grow(chunk.length);
        sum = crc32(chunk, sum);
      });
      await pipeline(await zip.openReadStreamPromise(entry), check, createWriteStream(to));
      if (sum !== entry.crc32) throw importErrors.notAZip(name);
      received.add(basename(entry.fileName), to);
    }
  } finally {
    zip.close();
  }
}

function unpackError(name: string, error: unknown): unknown {
  if (error instanceof FieldError || error instanceof TooLargeError) return error;
  const { code } = error as NodeJS.ErrnoException;
  // Whatever else goes wrong is said by the reader of the archive, or by what unpacks it.
  return SYSTEM_ERROR.test(code ?? '') ? error : importErrors.notAZip(name);
}

/** A request with files. */
export interface ImportUpload {
  receive(take: (name: string, content: Readable) => Promise<void>): Promise<void>;
}

/**
 * Receives CSV files, and archives of them, into a folder.
 *
 * @returns their paths by their names
 * @throws FieldError for what is neither, or damaged; TooLargeError
 */
export async function receiveFiles(upload: ImportUpload, folder: string): Promise<FolderFiles> {
  const received = new Received(folder);
  await upload.receive(async (sent, content) => {
    const name = basename(sent.replaceAll('\\', '/'));
    const isArchive = /\.zip$/i.test(name);
    if (!isArchive && !isCsv(name)) throw importErrors.type(name);
    const path = received.newPath();
    await pipeline(
      content,
      watched(({ length }) => received.grow(length)),
      createWriteStream(path),
    );
    if (isArchive) received.archives.push({ name, path });
    else received.add(name, path);
  });
  for (const { name, path } of received.archives)
    await unpack(received, name, path).catch((error: unknown) => {
      throw unpackError(name, error);
    });
  return received.files;
}

/** Bytes of files on the disk. */
export async function bytesOf(files: FolderFiles): Promise<number> {
  let bytes = 0;
  for (const source of files.values())
    if (typeof source === 'string') bytes += (await stat(source)).size;
  return bytes;
}
