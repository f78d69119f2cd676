import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const WAIT_MS = 5_000;
const POLL_MS = 5;

/** Environment that makes a node program note its event-loop gaps. */
export function loopProbe(file: string): Record<string, string> {
  const script = fileURLToPath(new URL('loopProbe.mjs', import.meta.url));
  return { LOOP_PROBE: file, NODE_OPTIONS: `--import ${script}` };
}

/** Largest gap of the process since the last time, in ms. */
export async function takeLoopGap(file: string, pid: number): Promise<number> {
  const report = `${file}.${pid}`;
  rmSync(report, { force: true });
  process.kill(pid, 'SIGUSR2');
  const deadline = Date.now() + WAIT_MS;
  while (!existsSync(report) || readFileSync(report, 'utf8') === '') {
    if (Date.now() > deadline) throw new Error(`Process ${pid} does not tell its event-loop gap`);
    await sleep(POLL_MS);
  }
  return Number(readFileSync(report, 'utf8'));
}
