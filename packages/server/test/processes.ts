import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Connection } from '../src/db/database.js';

/** A process of its own, which can be killed. */
export interface TestProcess {
  /** The first line that it printed: it is ready. */
  readonly line: string;
  /** As a power cut would. */
  kill(): Promise<void>;
}

/** Runs a program of this folder, on the database of the tests. */
export async function startProcess(
  program: 'mail-worker' | 'server-process',
  connection: Connection,
  env: Record<string, string> = {},
): Promise<TestProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=tavoite-source', join(__dirname, `${program}.ts`)],
    {
      env: { PATH: process.env.PATH, TEST_CONNECTION: JSON.stringify(connection), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const gone = once(child, 'exit');
  if (!child.stdout) throw new Error('The process has no output');
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([
    once(lines, 'line').then(([first]) => String(first)),
    gone.then(() => {
      throw new Error(`The program ${program} ended at its start`);
    }),
  ]);
  return {
    line,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
