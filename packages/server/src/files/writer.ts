import type { FileHandle } from 'node:fs/promises';

/** Pieces that are written in one go: one call of the system for many small pieces. */
const BATCH_BYTES = 512 * 1024;

/** Writes pieces to a file in their order, a batch while the next one is collected. */
export function createWriter(handle: FileHandle) {
  let batch: Uint8Array[] = [];
  let batchBytes = 0;
  let writing: Promise<void> = Promise.resolve();

  async function writeAll(pieces: Uint8Array[], bytes: number): Promise<void> {
    const { bytesWritten } = await handle.writev(pieces);
    if (bytesWritten < bytes) await handle.writeFile(Buffer.concat(pieces).subarray(bytesWritten));
  }

  /** Begins to write the batch when the one before is written. */
  async function flush(): Promise<void> {
    await writing;
    if (batchBytes === 0) return;
    writing = writeAll(batch, batchBytes);
    // It is waited for, and fails, at the next flush.
    writing.catch(() => undefined);
    batch = [];
    batchBytes = 0;
  }

  return {
    async add(piece: Uint8Array): Promise<void> {
      batch.push(piece);
      batchBytes += piece.length;
      if (batchBytes >= BATCH_BYTES) await flush();
    },
    /** When everything has been written. */
    async end(): Promise<void> {
      await flush();
      await writing;
    },
  };
}
