import { join, resolve } from 'node:path';
import { backUp } from '../backup/backup.js';
import { restore } from '../backup/restore.js';
import type { Config } from '../config/config.js';
import { openStore } from '../db/store.js';
import { openStorage } from '../files/files.js';

type Say = (message: string) => void;

const BYTES_PER_MB = 1e6;
const counted = new Intl.NumberFormat('en');

export async function backUpTo(path: string, config: Config, say: Say): Promise<void> {
  const store = await openStore(config, { shared: true, onProgress: say });
  try {
    const storage = await openStorage(config);
    const target = resolve(path);
    const { rows, files, bytes } = await backUp(target, { connection: store.connection, storage });
    say(
      `Wrote ${target} and read it again: ${counted.format(rows)} rows and ${counted.format(files)} files, ` +
        `${counted.format(Math.ceil(bytes / BYTES_PER_MB))} MB unpacked.`,
    );
    say('Keep TAVOITE_SECRET somewhere else, if it is set: the backup does not hold it.');
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
  // Not shared: a server that runs would go on with what it remembers.
  const store = await openStore(config, { onProgress: say });
  try {
    const { made_at, files } = await restore(resolve(path), {
      connection: store.connection,
      storage: await openStorage(config),
      stagingFolder: join(config.dataFolder, 'uploads'),
      replace,
    });
    say(`Restored what there was at ${made_at}, ${counted.format(files.length)} files included.`);
  } finally {
    await store.stop();
  }
}
