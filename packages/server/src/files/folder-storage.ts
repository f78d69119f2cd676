import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStorage, MissingFileError, type StoredFile } from './storage.js';

const READ_CHUNK_BYTES = 64 * 1024;
/** For the server's own user alone. */
const FOLDER_MODE = 0o700;

function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Makes what was renamed in the folder last over a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function entriesOf(folder: string) {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

/** Files in a folder, which must be on the same file system as what is put into it. */
export function createFolderStorage(folder: string): FileStorage {
  const pathOf = (key: string) => join(folder, ...key.split('/'));

  async function* walk(prefix: string): AsyncGenerator<StoredFile> {
    for (const entry of await entriesOf(pathOf(prefix))) {
      const key = `${prefix}${entry.name}`;
      if (entry.isDirectory()) yield* walk(`${key}/`);
      else {
        const found = await stat(pathOf(key)).catch(() => undefined);
        if (found) yield { key, changedAt: found.mtime };
      }
    }
  }

  return {
    destination: `the folder ${folder}`,
    async check() {
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
      await access(folder, constants.R_OK | constants.W_OK);
    },
    async put(key, path) {
      const target = pathOf(key);
      const parent = dirname(target);
      const made = await mkdir(parent, { recursive: true, mode: FOLDER_MODE });
      await rename(path, target);
      await syncFolder(parent);
      if (made !== undefined) await syncFolder(dirname(made));
    },
    async read(key, range) {
      try {
        const handle = await open(pathOf(key), 'r');
        return handle.createReadStream({ ...range, highWaterMark: READ_CHUNK_BYTES });
      } catch (error) {
        throw isMissing(error) ? new MissingFileError(key) : error;
      }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
    },
    list: walk,
  };
}
