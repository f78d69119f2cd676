import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { MAX_FILE_BYTES, MAX_FILES_PER_MESSAGE } from '@tavoite/model';
import { fileErrors } from '../files/errors.js';
import { TooLargeError } from '../messages/errors.js';
import { HttpError } from './http-error.js';

/** Names that files may be sent under: as forms write a list, and plainly. */
const FIELDS = ['files[]', 'files'];
const MAX_OTHER_FIELDS = 20;
const MAX_HEADER_LINES = 20;
const MAX_HEADER_BYTES = 16 * 1024;
/** What stands between the files. */
const MAX_FRAME_BYTES = 1024 * 1024;
const MAX_BYTES = MAX_FILES_PER_MESSAGE * MAX_FILE_BYTES + MAX_FRAME_BYTES;

/** Pace that an upload has to keep, and the time after which it ends in any case. */
export interface UploadPace {
  readonly windowMs: number;
  /** Of each window. */
  readonly minBytes: number;
  readonly maxMs: number;
}

/** After this an upload is cut off, however it goes. */
export const MAX_UPLOAD_MS = 60 * 60 * 1000;
const PACE: UploadPace = { windowMs: 30_000, minBytes: 30_000, maxMs: MAX_UPLOAD_MS };

/** The client went away before the end of its request; no one is left to be answered. */
export class CutOffError extends Error {
  override readonly name = 'CutOffError';
  constructor() {
    super('The client broke off the upload');
  }
}

/** Takes one file of a request, or rejects and with that refuses the whole request. */
export type TakeFile = (name: string, content: Readable) => Promise<void>;

function requestTooLarge(): TooLargeError {
  return new TooLargeError({
    key: 'upload_too_large',
    values: { max: MAX_FILES_PER_MESSAGE, megabytes: MAX_FILE_BYTES / 1024 / 1024 },
  });
}

/** Calls `fail` for a client that sends too slowly or for too long; returns how to stop watching. */
function watchPace(request: IncomingMessage, pace: UploadPace, fail: (error: Error) => void) {
  const tooSlow = () => fail(new HttpError(408, 'upload_too_slow'));
  let atLast = request.socket.bytesRead;
  const windows = setInterval(() => {
    const { bytesRead } = request.socket;
    // What the server itself has not asked for cannot have come.
    if (!request.complete && !request.isPaused() && bytesRead - atLast < pace.minBytes) tooSlow();
    atLast = bytesRead;
  }, pace.windowMs);
  const end = setTimeout(() => !request.complete && tooSlow(), pace.maxMs);
  return () => {
    clearInterval(windows);
    clearTimeout(end);
  };
}

/**
 * Reads a multipart request and hands its files out one after another, while they come in. Resolves
 * when all have been taken. On an error nothing of the request is read any more, and everything that
 * was under way has ended.
 *
 * @throws what `take` rejects with first, FieldError, TooLargeError, HttpError, CutOffError
 */
export async function readFiles(
  request: IncomingMessage,
  take: TakeFile,
  pace = PACE,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) throw requestTooLarge();
  const taken: Promise<void>[] = [];
  const open = new Set<Readable>();
  let parser: InstanceType<typeof Busboy>;
  try {
    parser = new Busboy({
      headers: request.headers as { 'content-type': string },
      limits: {
        fields: MAX_OTHER_FIELDS,
        fieldSize: MAX_FRAME_BYTES,
        parts: MAX_FILES_PER_MESSAGE + MAX_OTHER_FIELDS,
        headerPairs: MAX_HEADER_LINES,
        headerSize: MAX_HEADER_BYTES,
      },
      // Without a name it is no file, whatever its type says.
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch {
    throw new HttpError(400, 'malformed_request');
  }
  let stopWatching = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      const onCutOff = () => {
        if (!request.complete) reject(new CutOffError());
      };
      const malformed = () => reject(new HttpError(400, 'malformed_request'));
      let bytes = 0;
      stopWatching = watchPace(request, pace, reject);
      request.once('close', onCutOff);
      request.once('error', onCutOff);
      request.on('data', ({ length }: Buffer) => {
        bytes += length;
        if (bytes > MAX_BYTES) reject(requestTooLarge());
      });
      parser.on('file', (field, content, name) => {
        // Of a request that has failed already.
        content.on('error', () => undefined);
        if (!FIELDS.includes(field)) return reject(fileErrors.otherField());
        if (taken.length === MAX_FILES_PER_MESSAGE) return reject(fileErrors.tooMany());
        open.add(content);
        const taking = take(name, content);
        taken.push(taking);
        taking.then(() => open.delete(content), reject);
      });
      parser.once('partsLimit', () => reject(requestTooLarge()));
      parser.once('error', malformed);
      parser.once('finish', resolve);
      request.pipe(parser);
    });
    if (taken.length === 0) throw fileErrors.missing();
    await Promise.all(taken);
  } catch (error) {
    request.unpipe(parser);
    for (const content of open) content.destroy(error as Error);
    await Promise.allSettled(taken);
    throw error;
  } finally {
    stopWatching();
  }
}
