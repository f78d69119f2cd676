import { readFileSync } from 'node:fs';
import { processTree } from './memory.js';

/** Linux counts processor time in hundredths of a second, whatever the kernel's own clock. */
const TICK_MS = 10;
/** Fields of `stat` after the command: its own user and system time, then that of children that have ended. */
const FIRST_TIME = 11;
const TIMES = 4;

function timeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const times = fields.slice(FIRST_TIME, FIRST_TIME + TIMES).map(Number);
    return times.reduce((sum, ticks) => sum + ticks, 0) * TICK_MS;
  } catch {
    return 0;
  }
}

/** Processor time that the process and all that it has started, but `apart`, have taken, in ms. */
export function processorMs(root: number, apart?: number): number {
  return processTree(root, apart).reduce((sum, pid) => sum + timeOf(pid), 0);
}
