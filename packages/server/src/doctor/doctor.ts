import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.js';
import { failureSentence } from '../config/failure.js';
import { openStore, type Store } from '../db/store.js';
import { checkClock, checkPool, checkRole, checkServer, checkTables } from './database.js';
import { checkFiles } from './files.js';
import { type Finding, problem } from './finding.js';
import { checkJobs } from './jobs.js';
import { checkMail } from './mail.js';
import { checkRoom, checkUser } from './room.js';
import { checkSchema } from './schema.js';
import { checkSecret } from './secret.js';
import { checkSettings } from './settings.js';

export interface DoctorOptions {
  /** Whether to read every file and compare it with its checksum. */
  readonly reads: boolean;
  /** Takes the findings as they are made. */
  readonly report: (finding: Finding) => void;
}

/** Whether the data folder has a bundled database; to open one that is not there would make it. */
async function hasBundledDatabase(dataFolder: string): Promise<boolean> {
  const names = ['postgres', 'database-location.txt'];
  const found = await Promise.all(
    names.map((name) => stat(join(dataFolder, name)).catch(() => null)),
  );
  return found.some(Boolean);
}

async function openExisting(config: Config): Promise<Store | Finding> {
  if (config.database.ownerUrl === null && !(await hasBundledDatabase(config.dataFolder)))
    return problem(
      `There is no database in ${config.dataFolder}.`,
      'Start Tavoite, which makes one, or set TAVOITE_DATA to the folder that has it, or DATABASE_URL.',
    );
  try {
    return await openStore(config, { shared: true });
  } catch (error) {
    return problem(
      failureSentence(error),
      config.database.ownerUrl === null
        ? 'postgres.log in the data folder says more.'
        : 'Check that PostgreSQL runs, that this machine reaches it, and what that variable names.',
    );
  }
}

/** Looks at everything that Tavoite needs, and changes nothing. What one check fails with is a finding; the others go on. */
export async function examine(config: Config, { reads, report }: DoctorOptions): Promise<void> {
  const run = async (what: string, check: () => Promise<readonly Finding[]>) => {
    try {
      for (const finding of await check()) report(finding);
    } catch (error) {
      report(
        problem(
          `${what} could not be looked at: ${failureSentence(error)}`,
          'Run it again once what stands above has been put right.',
        ),
      );
    }
  };

  await run('The settings', async () => checkSettings(config));
  await run('The data folder', () => checkUser(config.dataFolder));
  await run('The disk', () => checkRoom(config.dataFolder));
  const store = await openExisting(config);
  if ('level' in store) report(store);
  else {
    try {
      const { connection } = store;
      await run('The database server', () => checkServer(connection, config.database.connections));
      await run('The clock', () => checkClock(connection));
      let isNewest = false;
      await run('The schema', async () => {
        const schema = await checkSchema(connection);
        isNewest = schema.isNewest;
        return schema.findings;
      });
      const { pooledUrl } = config.database;
      if (pooledUrl !== null) await run('The pool', () => checkPool(pooledUrl));
      // Other tables than this program's would be misread.
      if (isNewest) {
        await run('The role', () => checkRole(connection));
        await run('The tables', () => checkTables(connection));
        await run('TAVOITE_SECRET', () => checkSecret(connection, config.secret));
        await run('The jobs', () => checkJobs(connection));
        await run('The files', () => checkFiles(connection, config, { reads }));
      }
    } finally {
      await store.stop();
    }
  }
  await run('The mail server', () => checkMail(config.smtpUrl));
}
