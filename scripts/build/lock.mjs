import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const POLL_MS = 200;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Claims the file for this process; false while a running process holds it. */
function claim(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  let holder = Number.NaN;
  try {
    holder = Number(readFileSync(path, 'utf8'));
  } catch {
    // Given up between the two looks at it.
  }
  // What a killed build left; the next round claims it.
  if (holder > 0 && !isRunning(holder)) rmSync(path, { force: true });
  return false;
}

/** Runs work while no other process runs work under the same lock file. */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  while (!claim(path)) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}
