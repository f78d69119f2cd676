import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Connection } from '../src/db/database.js';
import { type Program, programFile } from './programs.js';

/** A process of its own, which can be killed. */
export interface TestProcess {
  /** The first line that it printed: it is ready. */
  readonly line: string;
  readonly pid: number;
  /** What it prints when it is sent the signal; one question at a time. */
  ask(signal: 'SIGUSR2'): Promise<string>;
  /** In order; answers its exit code. */
  stop(): Promise<number | null>;
  /** As a power cut would. */
  kill(): Promise<void>;
}

/** Those that run; a test that fails may leave its own behind. */
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Runs a program of this folder until it is killed, at the latest when the tests of the file end.
 * What it says of errors is passed on; it does not inherit the output itself, since jest would wait
 * for whatever still holds that.
 *
 * @throws {Error} when it ends without having printed a line
 */
export const startProgram = async (
  program: Exclude<Program, 'main'>,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<TestProcess> => startNode([await programFile(program), ...args], env);

/** The same with a program that has been built, of this version or another. */
export const startBuilt = (
  main: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<TestProcess> => startNode([main, ...args], env);

async function startNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<TestProcess> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.stderr.pipe(process.stderr, { end: false });
  const gone = once(child, 'exit').finally(() => running.delete(child));
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([
    once(lines, 'line').then(([first]) => String(first)),
    gone.then(() => {
      throw new Error(`${args.join(' ')} ended at its start`);
    }),
  ]);
  return {
    line,
    pid: child.pid as number,
    async ask(signal) {
      const answer = once(lines, 'line');
      child.kill(signal);
      const [said] = await answer;
      return String(said);
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Runs a program of this folder on the database of the tests, and nothing else of the environment. */
export const startProcess = (
  program: 'mail-worker' | 'server-process',
  connection: Connection,
  env: Record<string, string> = {},
): Promise<TestProcess> =>
  startProgram(program, [], {
    PATH: process.env.PATH,
    TEST_CONNECTION: JSON.stringify(connection),
    TEST_POOLED_CONNECTION: process.env.TEST_POOLED_CONNECTION,
    ...env,
  });
