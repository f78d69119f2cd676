import { readFileSync } from 'node:fs';

const POLL_MS = 500;

/** Command line and parent of a process, or null. Linux only. */
function look(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // It has ended; only the process that started it has not noticed yet.
    if (state === 'Z') return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, parent: Number(parent), command };
  } catch {
    return null;
  }
}

const isShell = (process) => process !== null && /^(\S*\/)?(ba|da)?sh -c /.test(process.command);

/**
 * The processes that `npx pnpm start` puts between its caller and this one: npm, a shell, pnpm and
 * another shell. The caller is not among them.
 *
 * @param {number} parent pid of this process's parent
 * @param {(pid: number) => {pid: number, parent: number, command: string} | null} lookAt
 */
export function launchersAbove(parent, lookAt = look) {
  const shell = lookAt(parent);
  if (!isShell(shell)) return [];
  const pnpm = lookAt(shell.parent);
  if (!pnpm || isShell(pnpm)) return [shell.pid];
  const outerShell = lookAt(pnpm.parent);
  const npm = isShell(outerShell) ? lookAt(outerShell.parent) : null;
  const viaNpx = npm !== null && /^(npm exec|npx)\b|[/\\](npx|npm)(-cli\.js)? /.test(npm.command);
  return [shell.pid, pnpm.pid, ...(viaNpx ? [outerShell.pid, npm.pid] : [])];
}

/**
 * A signal to `npx` or pnpm ends them, and not what they have started. Ends this process in order
 * when one of them is gone, so that stopping the command stops the server.
 */
export function stopWithLaunchers() {
  if (process.platform !== 'linux' || !process.env.npm_lifecycle_event) return;
  const launchers = launchersAbove(process.ppid);
  if (launchers.length === 0) return;
  const timer = setInterval(() => {
    if (launchers.every((pid) => look(pid) !== null)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  timer.unref();
}
