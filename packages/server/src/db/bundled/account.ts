import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { OperatorError } from '../../config/operator-error.js';

/** Where the database is kept when its account cannot reach the data folder. */
export const SYSTEM_FOLDER = '/var/lib/tavoite';

/** The unprivileged system account as which PostgreSQL runs when Tavoite runs as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const CANDIDATES = ['tavoite', 'postgres', '_postgres', 'nobody'];
const EXECUTE_BIT = 0o1;

/** Null unless this process is root's: PostgreSQL then runs as the same user. */
export async function unprivilegedAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  const users = new Map(lines.map((line) => [line.split(':')[0], line.split(':')]));
  for (const name of CANDIDATES) {
    const [, , uid, gid] = users.get(name) ?? [];
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new OperatorError(
    'PostgreSQL does not run as root, and this system has no user "postgres" or "nobody" for it: ' +
      'start Tavoite as another user, or set DATABASE_URL.',
  );
}

/** Whether the account may pass through every folder above the path. */
export async function canReach({ uid, gid }: Account, path: string): Promise<boolean> {
  let folder = dirname(resolve(path));
  for (;;) {
    const status = await stat(folder).catch(() => null);
    if (!status) return false;
    const shift = status.uid === uid ? 6 : status.gid === gid ? 3 : 0;
    if (((status.mode >> shift) & EXECUTE_BIT) === 0) return false;
    const parent = dirname(folder);
    if (parent === folder) return true;
    folder = parent;
  }
}
