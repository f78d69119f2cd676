import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface Measured {
  readonly bytes: number;
  readonly sha256: string;
}

/** Passes on what it is given, and knows at the end how much that was, and its SHA-256. */
export class Measure extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, chunk: Buffer) => void,
  ): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  /** To be asked once, after the end. */
  result(): Measured {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
