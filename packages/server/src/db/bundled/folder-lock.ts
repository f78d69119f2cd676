import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStart } from './processes.js';

const LOCK_FILE = 'tavoite.pid';
const SETTLE_MS = 5_000;
const POLL_MS = 25;

/** The folder is in use by another process. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(
    readonly folder: string,
    readonly pid: number | null,
  ) {
    super(
      `The data folder ${folder} is already in use by another Tavoite` +
        `${pid === null ? '' : ` (process ${pid})`}. Stop that one first, or set TAVOITE_DATA to another folder.`,
    );
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/** The process that the lock file names, if it still runs. */
async function liveHolder(path: string): Promise<number | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const [pid = '', started = ''] = text.trim().split(' ');
  if (!/^\d+$/.test(pid)) return null;
  // The same number may have gone to another program since.
  return (await processStart(Number(pid))) === started ? Number(pid) : null;
}

/**
 * Linux: a socket name that the kernel gives to one process only and frees with it, however it
 * ends. Undefined elsewhere, where the lock file alone has to do; null when it is taken.
 */
async function kernelLock(folder: string): Promise<Server | null | undefined> {
  if (process.platform !== 'linux') return undefined;
  const { dev, ino } = await stat(folder);
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen({ path: `\0tavoite-${dev}-${ino}` }, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** Claims the folder for this process, or throws {@link FolderInUse}, which calls it `name`. What a killed process left is taken over. */
export async function lockFolder(folder: string, name = folder): Promise<FolderLock> {
  const path = join(folder, LOCK_FILE);
  const deadline = Date.now() + SETTLE_MS;
  let server = await kernelLock(folder);
  let holder = await liveHolder(path);
  // Taken, but no holder is named: it is just ending, or has not written its number yet.
  while (server === null && holder === null && Date.now() < deadline) {
    await sleep(POLL_MS);
    server = await kernelLock(folder);
    holder = await liveHolder(path);
  }
  if (server === null || (holder !== null && holder !== process.pid)) {
    server?.close();
    throw new FolderInUse(name, holder);
  }
  const part = `${path}.${process.pid}`;
  await writeFile(part, `${process.pid} ${await processStart(process.pid)}\n`);
  await rename(part, path);
  return {
    release: async () => {
      await rm(path, { force: true });
      if (server) await new Promise((resolve) => server.close(resolve));
    },
  };
}
