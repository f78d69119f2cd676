import type { Readable } from 'node:stream';

/** The first and the last byte, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly key: string;
  readonly changedAt: Date;
}

/** Where files are kept. Keys are paths of plain words, made by the server. */
export interface FileStorage {
  /** In words, for the operator. */
  readonly destination: string;
  /** Rejects when files can be neither kept nor read now. */
  check(): Promise<void>;
  /**
   * Takes a whole file over under the key, all of it or nothing, and leaves none at its path.
   * After that it survives a power cut.
   */
  put(key: string, path: string): Promise<void>;
  /**
   * The content, or a part of it. The reader must read it to the end or destroy it.
   *
   * @throws MissingFileError
   */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes what is there; what is not is fine. */
  remove(keys: readonly string[]): Promise<void>;
  /** What is kept under keys that begin with the prefix, which ends with a slash; in no order. */
  list(prefix: string): AsyncIterable<StoredFile>;
}

/** A file that the database knows and the storage does not. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
  constructor(key: string) {
    super(`The file ${key} is not in the storage.`);
  }
}
