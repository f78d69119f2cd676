import http from 'node:http';
import https from 'node:https';
import type { Addresses } from './addresses.js';

/** What is kept of an answer, in characters and in the bytes that are read for them. */
const MAX_ANSWER_CHARACTERS = 1_000;
const MAX_ANSWER_BYTES = 4 * MAX_ANSWER_CHARACTERS;

export interface Answer {
  readonly status: number;
  /** The beginning of its body. */
  readonly text: string;
}

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For all of it, from the name's look-up to the end of the answer. */
  readonly timeoutMs: number;
}

/** Text that every database and every screen takes. */
const plain = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replace(/[^\P{C}\n\t]/gu, '')
    .slice(0, MAX_ANSWER_CHARACTERS);

/**
 * Sends a POST request on a connection of its own. Follows no redirects, and ends the connection when
 * enough of the answer has come.
 *
 * @throws AddressRefused, or what went wrong: no such name, no connection, no answer in time
 */
export async function post(
  addresses: Addresses,
  { url, headers, body, timeoutMs }: Post,
): Promise<Answer> {
  const target = addresses.check(url);
  const { request } = target.protocol === 'https:' ? https : http;
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    const sent = request(target, {
      method: 'POST',
      agent: false,
      lookup: addresses.lookup,
      signal,
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    });
    // An aborted request says less than the reason.
    const fail = (error: Error) => reject(signal.aborted ? (signal.reason as Error) : error);
    sent.on('error', fail);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      const finish = () => {
        const text = plain(Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES));
        resolve({ status: response.statusCode ?? 0, text });
        sent.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length >= MAX_ANSWER_BYTES) finish();
      });
      response.on('end', finish);
      response.on('error', fail);
    });
    sent.end(body);
  });
}
