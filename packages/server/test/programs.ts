import { execFile } from 'node:child_process';
import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Programs of this folder, and the command line, which tests run in processes of their own. */
export type Program =
  | 'hold-database'
  | 'mail-worker'
  | 'main'
  | 'oidc-provider'
  | 'serve-program'
  | 'server-process';

const BUNDLER = join(__dirname, '../../../scripts/build/test-programs.mjs');
const run = promisify(execFile);
const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function bundle(folder: string): Promise<void> {
  const own = `${folder}-${process.pid}`;
  await run(process.execPath, [BUNDLER, own]);
  try {
    await rename(own, folder);
  } catch {
    // Another worker of jest was faster.
    await rm(own, { recursive: true, force: true });
  }
}

let bundling: Promise<void> | undefined;

/**
 * The file with which Node runs a program from the sources as they are. All of them are bundled
 * when a run of the tests needs the first: read by tsx, each start of one would take five times
 * the processor time.
 */
export async function programFile(program: Program): Promise<string> {
  const folder = process.env.TEST_PROGRAMS;
  if (folder === undefined) throw new Error('The tests have not been set up: TEST_PROGRAMS');
  if (!(await isThere(folder))) {
    bundling ??= bundle(folder);
    await bundling;
  }
  return join(folder, `${program}.mjs`);
}
