import { spawn } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskFullSentence } from '../../config/failure.js';
import { OperatorError } from '../../config/operator-error.js';
import type { Account } from './account.js';
import type { Binaries } from './binaries.js';

/** The owner of the cluster's tables; reachable only through the private socket folder. */
export const OWNER = 'tavoite';

/** PostgreSQL's programs see none of this process's settings and secrets. */
export const CHILD_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

async function runInitdb(binary: string, folder: string, account: Account | null): Promise<void> {
  const child = spawn(
    binary,
    [
      `--pgdata=${folder}`,
      `--username=${OWNER}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    {
      cwd: folder,
      env: CHILD_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(account && { uid: account.uid, gid: account.gid }),
    },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    throw new OperatorError(
      diskFullSentence(said, folder) ?? `PostgreSQL could not make its database: ${said.trim()}`,
    );
  }
}

/** Makes the cluster if there is none yet; an interrupted attempt leaves none. Returns whether it was made now. */
export async function ensureCluster(
  cluster: string,
  { initdb, major }: Binaries,
  account: Account | null,
): Promise<boolean> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) {
    if (Number.parseInt(version, 10) !== major) {
      throw new OperatorError(
        `The database in ${cluster} was made by PostgreSQL ${version.trim()}, and this version of ` +
          `Tavoite brings PostgreSQL ${major}. With the version of Tavoite that made it, run: tavoite backup <file>. ` +
          `Then move ${dirname(cluster)} away, and run with this one: tavoite restore <file>.`,
      );
    }
    return false;
  }
  if (await stat(cluster).catch(() => null)) {
    throw new OperatorError(`${cluster} is not a PostgreSQL database; move it away.`);
  }
  const part = `${cluster}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { mode: 0o700 });
  if (account) await chown(part, account.uid, account.gid);
  await runInitdb(initdb, part, account);
  await rename(part, cluster);
  return true;
}

/** The user to whom an existing cluster belongs, if this process is root's: PostgreSQL runs as no other. */
export async function clusterAccount(cluster: string): Promise<Account | null> {
  const status = await stat(cluster).catch(() => null);
  if (process.getuid?.() !== 0 || !status || status.uid === 0) return null;
  return { uid: status.uid, gid: status.gid };
}
