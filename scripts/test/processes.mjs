import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** How long a program may take to stop its own children, databases and browsers among them. */
const GRACE_MS = 10_000;
const POLL_MS = 50;

/** Parents by process, as Linux shows them. */
function parentsFromProc() {
  const parents = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // `pid (program) state parent …`, where the program's name may hold spaces and brackets.
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // One that has ended and waits for its parent is no longer running.
      if (state !== 'Z') parents.set(Number(name), Number(parent));
    } catch {
      // It ended in the meantime.
    }
  }
  return parents;
}

function parentsFromPs() {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return new Map(
    (stdout ?? '')
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number)),
  );
}

const parents = () => (process.platform === 'linux' ? parentsFromProc() : parentsFromPs());

/** Those of these processes that run, and all their descendants, even those that lead their own group. */
function withDescendants(pids) {
  const parentOf = parents();
  const found = new Set(pids.filter((pid) => parentOf.has(pid)));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [pid, parent] of parentOf) if (found.has(parent)) found.add(pid);
  }
  return found;
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts node in its own process group: `Ctrl+C` in a terminal then reaches it only by
 * `stopAll`, once, and not directly as well.
 */
export function startNode(args, { cwd, env }) {
  return spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
}

/**
 * Ends processes with everything below them. They are asked first, so that they can stop what they
 * started and remove their files; what is left after that is killed.
 *
 * @param {readonly number[]} pids
 * @param {{ graceMs?: number }} [options]
 */
export async function stopAll(pids, { graceMs = GRACE_MS } = {}) {
  const all = withDescendants(pids);
  for (const pid of pids) signal(pid, 'SIGINT');
  const deadline = Date.now() + graceMs;
  for (;;) {
    // Also what was started while stopping.
    for (const pid of withDescendants([...all])) all.add(pid);
    const running = parents();
    const left = [...all].filter((pid) => running.has(pid));
    if (left.length === 0) return;
    // Once the processes that could have ended the rest are gone, nothing else will.
    const nobodyLeft = pids.every((pid) => !running.has(pid));
    if (nobodyLeft || Date.now() > deadline) for (const pid of left) signal(pid, 'SIGKILL');
    await sleep(POLL_MS);
  }
}
