import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.js';
import { newestMigration } from '../db/migrations.js';
import type { Files } from '../files/files.js';
import type { Jobs } from '../jobs/jobs.js';

/** What a process needs before it can serve. */
export const PARTS = ['database', 'migrations', 'storage', 'queue'] as const;

export interface ReadinessReport {
  readonly status: 'ready' | 'not ready' | 'draining';
  readonly parts: Readonly<Record<(typeof PARTS)[number], 'ok' | 'failed'>>;
}

export interface Readiness {
  /** Looks at each part, at most once a second. `onFailure` learns why one is not usable. */
  check(onFailure: (part: string, error: Error) => void): Promise<ReadinessReport>;
  /** From now on the process is not ready: it answers what comes in, and is to be sent nothing more. */
  drain(): void;
}

/** Of one part; monitors give up after some seconds, too. */
const PART_TIMEOUT_MS = 3_000;
/** Everyone may ask, so asking often must cost nothing. */
const REMEMBERED_MS = 1_000;

async function inTime(work: Promise<unknown>): Promise<void> {
  const stop = new AbortController();
  const timeout = sleep(PART_TIMEOUT_MS, undefined, { signal: stop.signal, ref: false }).then(
    () => {
      throw new Error(`no answer within ${PART_TIMEOUT_MS} ms`);
    },
  );
  timeout.catch(() => undefined);
  await Promise.race([work, timeout]).finally(() => stop.abort());
}

export function createReadiness({
  database,
  files,
  jobs,
}: {
  readonly database: Database;
  readonly files: Pick<Files, 'check'>;
  readonly jobs: Pick<Jobs, 'check'>;
}): Readiness {
  let isDraining = false;
  let asked: { readonly at: number; readonly report: Promise<ReadinessReport> } | undefined;

  const checks: Record<(typeof PARTS)[number], () => Promise<unknown>> = {
    database: () => database.query('SELECT 1'),
    async migrations() {
      const { rows } = await database.query<{ version: number | null }>(
        'SELECT max(version) AS version FROM schema_migration',
      );
      // A newer program may have migrated the database already: this one works on it still.
      if ((rows[0]?.version ?? 0) < (await newestMigration()))
        throw new Error('the schema is older than this program');
    },
    storage: () => files.check(),
    queue: () => jobs.check(),
  };

  async function look(onFailure: (part: string, error: Error) => void): Promise<ReadinessReport> {
    const parts = await Promise.all(
      PARTS.map(async (part) => {
        try {
          await inTime(checks[part]());
          return [part, 'ok'] as const;
        } catch (error) {
          onFailure(part, error as Error);
          return [part, 'failed'] as const;
        }
      }),
    );
    const isReady = parts.every(([, state]) => state === 'ok');
    return {
      status: isReady ? 'ready' : 'not ready',
      parts: Object.fromEntries(parts) as ReadinessReport['parts'],
    };
  }

  return {
    async check(onFailure) {
      const now = performance.now();
      if (asked === undefined || now - asked.at >= REMEMBERED_MS)
        asked = { at: now, report: look(onFailure) };
      const report = await asked.report;
      return isDraining ? { ...report, status: 'draining' } : report;
    },
    drain() {
      isDraining = true;
    },
  };
}
