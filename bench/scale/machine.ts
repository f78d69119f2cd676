import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SPINNER = fileURLToPath(new URL('spinner.mjs', import.meta.url));
const MS = 2_000;

/** What so many processes get done that have nothing to do with each other: no server can gain more. */
export async function machineSpeed(processes: number): Promise<number> {
  const outputs = await Promise.all(
    Array.from({ length: processes }, () => run(process.execPath, [SPINNER, String(MS)])),
  );
  return outputs.reduce((sum, { stdout }) => sum + Number(stdout), 0);
}
