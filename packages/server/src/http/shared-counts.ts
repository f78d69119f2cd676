import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.js';
import type { Hearing } from '../db/listener.js';
import type { RequestCounts, RequestLimits } from './request-limit.js';

const CHANNEL = 'tavoite_request_counts';
const TELL_EVERY_MS = 1_000;
/** A name takes 50 bytes at most, a payload 8,000. */
const CLIENTS_IN_A_PAYLOAD = 100;
const PAYLOADS_AT_ONCE = 20;

interface Payload {
  /** The process that tells. */
  readonly from: string;
  readonly counts: readonly (readonly [client: string, requests: number])[];
}

function payloadsOf(from: string, counts: RequestCounts): string[] {
  const clients = [...counts];
  const payloads: string[] = [];
  for (let start = 0; start < clients.length; start += CLIENTS_IN_A_PAYLOAD) {
    const payload: Payload = { from, counts: clients.slice(start, start + CLIENTS_IN_A_PAYLOAD) };
    payloads.push(JSON.stringify(payload));
  }
  return payloads;
}

export interface SharedCounts {
  /** What others tell. */
  readonly hearing: Hearing;
  stop(): void;
}

/**
 * Makes the bound of requests one of all processes together: once a second each tells the others of the
 * clients that send much, and of no one else. Without the database each goes on counting for itself.
 */
export function shareRequestCounts(
  limits: RequestLimits,
  database: Pick<Database, 'query'>,
  onProblem: (error: Error) => void,
): SharedCounts {
  const self = randomUUID();
  const tell = () => {
    const counts = limits.takeCounts(CLIENTS_IN_A_PAYLOAD * PAYLOADS_AT_ONCE);
    if (counts.size === 0) return;
    database
      .query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [
        CHANNEL,
        payloadsOf(self, counts),
      ])
      .catch(onProblem);
  };
  const timer = setInterval(tell, TELL_EVERY_MS);
  timer.unref();
  return {
    hearing: {
      channel: CHANNEL,
      onMessage(text) {
        const { from, counts }: Payload = JSON.parse(text);
        if (from !== self) limits.addCounts(new Map(counts));
      },
    },
    stop: () => clearInterval(timer),
  };
}
