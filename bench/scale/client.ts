import { connect } from 'node:net';
import { type Call, requestOf } from '../lib/load.js';

const ROOM = 1 << 20;
/** Longer than the head of any answer. */
const HEAD = 4_096;

/** A request as it goes over a connection. */
export function requestText(call: Call): string {
  const { host, pathname, search } = new URL(call.url);
  const { method, headers, ...rest } = requestOf(call);
  const text = 'body' in rest ? rest.body : '';
  const all = {
    host,
    ...headers,
    'accept-encoding': 'identity',
    ...(text !== '' && { 'content-length': String(Buffer.byteLength(text)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}

/** Bytes of the answer, its head included; NaN where it is not one of 200 that says its length. */
function lengthOf(start: Uint8Array): number {
  const head = Buffer.from(start).toString('latin1');
  const end = head.indexOf('\r\n\r\n');
  const length = /^content-length: (\d+)/im.exec(head.slice(0, end))?.[1];
  if (!head.startsWith('HTTP/1.1 200') || end < 0) return Number.NaN;
  return end + '\r\n\r\n'.length + Number(length);
}

/**
 * Sends requests over one connection, each after the answer to the one before, until `next` gives none. The
 * client shares the processor with what it asks, so it looks at nothing but the status and the length of answers:
 * autocannon and `node:http` took about five times as long.
 *
 * @returns how many were answered; rejects with the first that was not answered with 200
 */
export function askInTurn(url: string, next: () => string | undefined): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answered = 0;
    /** Bytes of the current answer that have not come yet; null before its head has. */
    let missing: number | null = null;
    const send = () => {
      missing = null;
      try {
        const request = next();
        if (request !== undefined) return socket.write(request);
        resolve(answered);
        socket.destroy();
      } catch (error) {
        socket.destroy(error as Error);
      }
    };
    const socket = connect({
      host: hostname,
      port: Number(port),
      onread: {
        buffer: Buffer.allocUnsafe(ROOM),
        callback(count, buffer) {
          const left = (missing ?? lengthOf(buffer.subarray(0, Math.min(count, HEAD)))) - count;
          missing = left;
          if (Number.isNaN(left)) socket.destroy(new Error('An answer was not 200.'));
          if (left !== 0) return true;
          answered++;
          send();
          return true;
        },
      },
    });
    socket.on('error', reject);
    // After an end or an error nothing; else the server has gone.
    socket.on('close', () => reject(new Error(`${url} closed a connection.`)));
    socket.on('connect', send);
  });
}
