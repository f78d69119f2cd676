import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../config/operator-error.js';
import { type Account, canReach, SYSTEM_FOLDER } from './account.js';

/** In the data folder, when the database is kept elsewhere: the path of its folder in the last line. */
const NOTE = 'database-location.txt';
const LONGEST_SOCKET_PATH = 107;
/** PostgreSQL names its socket by port even where there is no network. */
export const SOCKET_PORT = 5432;
const HASH_LENGTH = 16;

export interface Location {
  /** Holds the cluster, its log and the lock. */
  readonly home: string;
  readonly cluster: string;
  readonly socketFolder: string;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

/** The home that an earlier start noted, or undefined. */
async function notedHome(dataFolder: string): Promise<string | undefined> {
  const note = await readFile(join(dataFolder, NOTE), 'utf8').catch(() => undefined);
  const home = note?.trim().split('\n').at(-1)?.trim();
  if (home === undefined || home === '') return undefined;
  if (!(await isFolder(home))) {
    throw new OperatorError(
      `The database of ${dataFolder} should be in ${home}, as ${NOTE} there says, but that folder is missing.`,
    );
  }
  return home;
}

async function chooseHome(dataFolder: string, account: Account | null): Promise<string> {
  const noted = await notedHome(dataFolder);
  if (noted !== undefined) return noted;
  if (!account || (await canReach(account, join(dataFolder, 'postgres')))) return dataFolder;
  const home = join(SYSTEM_FOLDER, hashOf(dataFolder));
  await mkdir(home, { recursive: true, mode: 0o711 });
  await writeFile(
    join(dataFolder, NOTE),
    `PostgreSQL runs as an unprivileged user who cannot reach this folder. The database is in:\n${home}\n`,
  );
  return home;
}

/** A folder that only the database's user can enter. */
async function privateFolder(path: string, account: Account | null): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const status = await lstat(path);
  const own = [process.getuid?.(), account?.uid];
  if (!status.isDirectory() || !own.includes(status.uid)) {
    throw new OperatorError(`${path} belongs to someone else; remove it and start again.`);
  }
  await chmod(path, 0o700);
  if (account) await chown(path, account.uid, account.gid);
}

/** Makes the data folder and finds where its database lives. */
export async function locate(folder: string, account: Account | null): Promise<Location> {
  try {
    // Root's database user must be able to pass through; only the owner can list it.
    await mkdir(folder, { recursive: true, mode: account ? 0o711 : 0o700 });
  } catch (error) {
    throw new OperatorError(
      `The data folder ${folder} cannot be made: ${(error as NodeJS.ErrnoException).code}. Set TAVOITE_DATA to another one.`,
    );
  }
  const dataFolder = await realpath(folder);
  const home = await chooseHome(dataFolder, account);
  const near = join(home, 'run');
  const longest = Buffer.byteLength(join(near, `.s.PGSQL.${SOCKET_PORT}`));
  const socketFolder = longest <= LONGEST_SOCKET_PATH ? near : `/tmp/tavoite-${hashOf(home)}`;
  await privateFolder(socketFolder, account);
  return { home, cluster: join(home, 'postgres'), socketFolder };
}
