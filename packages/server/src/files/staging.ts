import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileType, fileTypeOfName, MAX_FILE_BYTES } from '@tavoite/model';
import { contentProblem, HEAD_BYTES } from './content.js';
import { fileErrors } from './errors.js';
import { cleanFileName } from './names.js';
import { createTextCheck } from './text-check.js';
import { createWriter } from './writer.js';

/** A whole file on this machine, checked, that is not yet part of anything. */
export interface StagedFile {
  readonly path: string;
  /** As it is kept and shown. */
  readonly name: string;
  readonly type: FileType;
  readonly bytes: number;
  readonly sha256: Buffer;
}

export interface Staging {
  /**
   * Writes a file to a temporary place while it comes in, and checks it.
   *
   * @throws FieldError, TooLargeError, UnavailableError, or what the content failed with; nothing is left then
   */
  stage(sentName: string, content: AsyncIterable<Uint8Array>): Promise<StagedFile>;
  /** Removes what was not put into the storage. */
  discard(files: readonly StagedFile[]): Promise<void>;
  /** Removes what a process left that was killed: everything older than any upload can be. */
  sweep(olderThan: Date): Promise<void>;
}

/** The whole of the content in the file, or an error. */
async function write(
  handle: FileHandle,
  name: string,
  type: FileType,
  content: AsyncIterable<Uint8Array>,
): Promise<Pick<StagedFile, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  const text = type.content === 'text' ? createTextCheck() : undefined;
  const head = Buffer.alloc(HEAD_BYTES);
  const writer = createWriter(handle);
  let bytes = 0;
  for await (const piece of content) {
    if (bytes < HEAD_BYTES) head.set(piece.subarray(0, HEAD_BYTES - bytes), bytes);
    bytes += piece.length;
    if (bytes > MAX_FILE_BYTES) throw fileErrors.tooLarge(name);
    hash.update(piece);
    text?.update(piece);
    await writer.add(piece);
  }
  await writer.end();
  if (bytes === 0) throw fileErrors.empty(name);
  const problem = await contentProblem(type, {
    handle,
    head: head.subarray(0, Math.min(bytes, HEAD_BYTES)),
    isText: text?.isText() ?? false,
  });
  if (problem) throw fileErrors.content(problem, name, type.extensions[0]);
  return { bytes, sha256: hash.digest() };
}

/** Sent files wait in the folder until all of an upload are there. */
export function createStaging(
  folder: string,
  /** Looks at a whole file before it is accepted; rejects if it is not. */
  scan: (path: string, name: string) => Promise<void> = async () => undefined,
): Staging {
  return {
    async stage(sentName, content) {
      const name = cleanFileName(sentName);
      if (name === '') throw fileErrors.withoutName();
      const type = fileTypeOfName(name);
      if (!type) throw fileErrors.type(name);
      const path = join(folder, `${randomUUID()}.part`);
      let isWhole = false;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const handle = await open(path, 'wx+', 0o600);
        try {
          const measured = await write(handle, name, type, content);
          await handle.datasync();
          await scan(path, name);
          isWhole = true;
          return { path, name, type, ...measured };
        } finally {
          await handle.close();
        }
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw code === 'ENOSPC' || code === 'EDQUOT' ? fileErrors.cannotSave(error) : error;
      } finally {
        if (!isWhole) await rm(path, { force: true });
      }
    },
    async discard(files) {
      await Promise.all(files.map(({ path }) => rm(path, { force: true })));
    },
    async sweep(olderThan) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtime < olderThan) await rm(path, { force: true });
      }
    },
  };
}
