import { createReadStream } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { fileErrors } from './errors.js';

/** A socket's path, or `host:port`. */
export type ScannerAddress = string;

const TIMEOUT_MS = 120_000;
const CHUNK_BYTES = 64 * 1024;
const MAX_REPLY_CHARACTERS = 4096;

function connect(address: ScannerAddress): Socket {
  const [, host, port] = /^([^/]+):(\d+)$/.exec(address) ?? [];
  return host === undefined
    ? createConnection({ path: address })
    : createConnection({ host, port: Number(port) });
}

/** What clamd answers to the file's content: `stream: OK`, `stream: … FOUND`, `… ERROR`. */
async function ask(address: ScannerAddress, path: string): Promise<string> {
  const socket = connect(address);
  socket.setTimeout(TIMEOUT_MS, () =>
    socket.destroy(new Error('The virus scanner does not answer')),
  );
  const reply = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => {
      text += piece;
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > MAX_REPLY_CHARACTERS) reject(new Error('The answer is too long'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`The virus scanner broke off: ${text}`)));
  });
  reply.catch(() => undefined);
  const send = (bytes: Buffer | string) =>
    new Promise<void>((resolve) => {
      // When the scanner has broken off, its reply says so.
      if (socket.destroyed) resolve();
      else socket.write(bytes, () => resolve());
    });
  try {
    await send('zINSTREAM\0');
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
      if (socket.destroyed) break;
      const length = Buffer.alloc(4);
      length.writeUInt32BE((chunk as Buffer).length);
      await send(Buffer.concat([length, chunk as Buffer]));
    }
    await send(Buffer.alloc(4));
    return await reply;
  } finally {
    socket.destroy();
  }
}

/**
 * Has clamd look at a whole file.
 *
 * @throws FieldError when it finds something, UnavailableError when it does not say that all is well
 */
export async function scanFile(address: ScannerAddress, path: string, name: string): Promise<void> {
  let reply: string;
  try {
    reply = await ask(address, path);
  } catch (error) {
    throw fileErrors.scannerUnavailable(error);
  }
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (found !== undefined) throw fileErrors.infected(name, found);
  if (reply !== 'stream: OK') throw fileErrors.scannerUnavailable(new Error(reply));
}
