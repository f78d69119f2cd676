import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALL_MS = 300_000;
/** Another installation may be under way. */
const LOCK_SECONDS = 300;

export const isRoot = () => process.getuid?.() === 0;
export const hasApt = () => existsSync('/usr/bin/apt-get');

/** Runs a command that installs something; what it prints goes to standard error. */
export function runInstaller(command, args, log) {
  log(`$ ${[command, ...args].join(' ')}`);
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) log(`failed${error ? `: ${error.message}` : ` with exit code ${status}`}`);
  return status === 0;
}

/**
 * Installs packages of Debian.
 *
 * @param {readonly string[]} packages
 * @param {(line: string) => void} log
 * @returns {boolean} whether they are installed now; false where that takes rights or a system that
 *   are not there
 */
export function installFromDebian(packages, log) {
  if (!isRoot() || !hasApt()) return false;
  const waiting = ['-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`];
  runInstaller('apt-get', ['update', '-q', ...waiting], log);
  const args = ['install', '-y', '-q', '--no-install-recommends', ...waiting, ...packages];
  return runInstaller('apt-get', args, log);
}
