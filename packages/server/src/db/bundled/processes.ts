import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Position of the start time in /proc/<pid>/stat, counted after the command's closing bracket. */
const START_TIME_FIELD = 19;

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, as an opaque text that distinguishes it from a later one with the same number; null if it does not run. */
export async function processStart(pid: number): Promise<string | null> {
  if (!isRunning(pid)) return null;
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-p', String(pid), '-o', 'lstart=']).catch(() => ({
      stdout: '',
    }));
    return stdout.trim().replace(/\s+/g, '_') || null;
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  // A zombie has ended; only its parent has not noticed yet.
  return fields[0] === 'Z' ? null : (fields[START_TIME_FIELD] ?? null);
}

/** The command line of a process, its parts separated by spaces; empty when it cannot be read. */
export async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text.replaceAll('\0', ' ').trim();
  }
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({
    stdout: '',
  }));
  return stdout.trim();
}
