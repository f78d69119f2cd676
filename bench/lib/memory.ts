import { readdirSync, readFileSync } from 'node:fs';

const KILOBYTE = 1024;

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command is in brackets and may contain spaces; the parent is the second field after it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** The process and all that descend from it, but not `apart` and what descends from that. Linux only. */
export function processTree(root: number, apart?: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.map((pid) => [Number(pid), parentOf(pid)]));
  const found = [root];
  // Grows while it is walked: children of children follow.
  for (const parent of found) {
    for (const [pid, above] of parents) if (above === parent && pid !== apart) found.push(pid);
  }
  return found;
}

/** Proportional share: memory that several processes share is counted once. */
function shareOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * KILOBYTE;
  } catch {
    return 0;
  }
}

/** Bytes held by the process and all that it started, but not `apart`. Linux only. */
export function memoryOfTree(root: number, apart?: number): number {
  return processTree(root, apart).reduce((sum, pid) => sum + shareOf(pid), 0);
}
