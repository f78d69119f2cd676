import { Readable } from 'node:stream';
import type { Queries } from '../../db/database.js';
import { reportFile } from '../../db/schema/index.js';
import type { Files, KeptFile } from '../../files/files.js';

/** A file that the server has made. */
export interface MadeFile {
  /** Its ending says what it is. */
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * Stores files and has them recorded with what they belong to: all of them, or none.
 *
 * @throws UnavailableError when the storage takes no more, TooLargeError, or what `record` throws
 */
export async function keepFiles<T>(
  files: Pick<Files, 'stage' | 'discard' | 'keep'>,
  organizationId: number,
  made: readonly MadeFile[],
  record: (kept: readonly KeptFile[]) => Promise<T>,
): Promise<T> {
  const staged = [];
  try {
    for (const { name, content } of made)
      staged.push(await files.stage(name, Readable.from([content])));
  } catch (error) {
    await files.discard(staged);
    throw error;
  }
  return files.keep(organizationId, staged, record);
}

/** Records stored files; answers their ids in the same order. */
export async function insertFiles(
  tx: Queries,
  organizationId: number,
  kept: readonly KeptFile[],
): Promise<number[]> {
  if (kept.length === 0) return [];
  const rows = await tx
    .insert(reportFile)
    .values(
      kept.map(({ name, storageKey, type, bytes, sha256 }) => ({
        organizationId,
        title: name,
        storageKey,
        mediaType: type.mediaType,
        size: bytes,
        sha256,
      })),
    )
    .returning({ id: reportFile.id });
  return rows.map(({ id }) => id);
}
