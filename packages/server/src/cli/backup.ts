import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { backUp } from '../backup/backup.js';
import { datedName, removeOldest } from '../backup/dated.js';
import { restore } from '../backup/restore.js';
import type { Config } from '../config/config.js';
import { OperatorError } from '../config/operator-error.js';
import { openStore, type Store } from '../db/store.js';
import { openStorage } from '../files/files.js';

type Say = (message: string) => void;

const BYTES_PER_MB = 1e6;
const counted = new Intl.NumberFormat('en');

/** @param keep how many of the backups in the folder to keep; only where a folder is said */
export async function backUpTo(
  path: string,
  config: Config,
  { keep }: { readonly keep: number | undefined },
  say: Say,
): Promise<void> {
  const said = resolve(path);
  const isFolder = (await stat(said).catch(() => null))?.isDirectory() ?? false;
  if (keep !== undefined && !isFolder)
    throw new OperatorError(
      `--keep counts the backups in a folder, and ${said} is none. Say the folder, or leave --keep out.`,
    );
  const target = isFolder ? join(said, datedName()) : said;
  const store = await openStore(config, { shared: true, onProgress: say });
  try {
    const storage = await openStorage(config);
    const { rows, files, bytes } = await backUp(target, { connection: store.connection, storage });
    say(
      `Wrote ${target} and read it again: ${counted.format(rows)} rows and ${counted.format(files)} files, ` +
        `${counted.format(Math.ceil(bytes / BYTES_PER_MB))} MB unpacked.`,
    );
    if (config.secret !== null)
      say('Keep TAVOITE_SECRET somewhere else: the backup does not hold it.');
    if (keep !== undefined)
      for (const name of await removeOldest(said, { keep, newest: basename(target) }))
        say(`Removed ${name}: ${keep} newer ones are there.`);
  } finally {
    await store.stop();
  }
}

export async function restoreFrom(
  path: string,
  config: Config,
  { replace }: { readonly replace: boolean },
  say: Say,
): Promise<void> {
  let store: Store | undefined;
  try {
    const { made_at, files } = await restore(resolve(path), async () => {
      // Not shared: a server that runs would go on with what it remembers.
      store = await openStore(config, { onProgress: say });
      return {
        connection: store.connection,
        storage: await openStorage(config),
        stagingFolder: join(config.dataFolder, 'uploads'),
        replace,
      };
    });
    say(`Restored what there was at ${made_at}, ${counted.format(files.length)} files included.`);
  } finally {
    await store?.stop();
  }
}
