import { isUtf8 } from 'node:buffer';
import { Transform, type TransformCallback } from 'node:stream';
import { type Fault, fault } from './faults.js';

const NEWLINE = 0x0a;

/** Bytes that are not UTF-8 text. */
export class NotUtf8Error extends Error {
  override readonly name = 'NotUtf8Error';

  constructor(
    /** Counted from 1. */
    readonly line: number,
    readonly fault: Fault,
  ) {
    super(fault.key);
  }
}

function problem(bytes: Buffer, line: number): NotUtf8Error {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (line === 1 && isUtf16) return new NotUtf8Error(1, fault('fault_utf16'));
  // What cannot be decoded becomes U+FFFD; the text before it gives its offset.
  const readable = bytes.toString('utf8').split('\uFFFD', 1)[0] ?? '';
  const byte = bytes[Buffer.byteLength(readable)] ?? 0;
  const code = `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  const letter = new TextDecoder('windows-1252').decode(Uint8Array.of(byte));
  const key = byte >= 0xa0 ? 'fault_not_utf8_letter' : 'fault_not_utf8';
  return new NotUtf8Error(line, fault(key, { byte: code, letter }));
}

/** Passes bytes through as long as they are UTF-8; fails with {@link NotUtf8Error}. */
export class Utf8Check extends Transform {
  private line = 1;
  private rest: Buffer[] = [];

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end === 0) {
      this.rest.push(chunk);
      done();
      return;
    }
    // No character holds the byte of a newline: whole lines can be checked alone.
    const lines = Buffer.concat([...this.rest, chunk.subarray(0, end)]);
    this.rest = [chunk.subarray(end)];
    this.check(lines, done);
  }

  override _flush(done: TransformCallback): void {
    this.check(Buffer.concat(this.rest), done);
  }

  private check(lines: Buffer, done: TransformCallback): void {
    const isText = isUtf8(lines);
    for (let start = 0; start < lines.length; ) {
      const at = lines.indexOf(NEWLINE, start);
      const end = at < 0 ? lines.length : at + 1;
      const line = lines.subarray(start, end);
      if (!isText && !isUtf8(line)) {
        done(problem(line, this.line));
        return;
      }
      this.line += 1;
      start = end;
    }
    done(null, lines);
  }
}
