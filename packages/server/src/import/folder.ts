import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Faults } from './faults.js';
import { wholeFile } from './faults.js';
import { didYouMean } from './hints.js';
import { importFiles } from './tables.js';

/** The files of an import folder that are there: path by file name. */
export type FolderFiles = ReadonlyMap<string, string>;

function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Lists the folder; CSV files that no one would read are faults, other files are left alone. */
export async function listFolder(folder: string, faults: Faults): Promise<FolderFiles> {
  const found = new Map<string, string>();
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (!isMissing(error)) throw error;
    faults.error(wholeFile(folder), 'There is no such folder.');
    return found;
  }
  for (const name of names.sort()) {
    if (importFiles.includes(name)) found.set(name, join(folder, name));
    else if (/\.csv$/i.test(name)) {
      faults.error(
        wholeFile(name),
        `An import folder has no such file.${didYouMean(name, importFiles) || ` Known are ${importFiles.join(', ')}.`}`,
      );
    }
  }
  if (found.size === 0 && faults.errorCount === 0) {
    faults.error(
      wholeFile(folder),
      `The folder holds nothing to import; there must be one at least of ${importFiles.join(', ')}.`,
    );
  }
  return found;
}
