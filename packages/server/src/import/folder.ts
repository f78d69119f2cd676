import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { didYouMean } from './hints.js';
import type { Problems } from './problems.js';
import { wholeFile } from './problems.js';
import { importFiles } from './tables.js';

/** The files of an import folder that are there: path by file name. */
export type FolderFiles = ReadonlyMap<string, string>;

function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Lists the folder; CSV files that no one would read are problems, other files are left alone. */
export async function listFolder(folder: string, problems: Problems): Promise<FolderFiles> {
  const found = new Map<string, string>();
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (!isMissing(error)) throw error;
    problems.error(wholeFile(folder), 'There is no such folder.');
    return found;
  }
  for (const name of names.sort()) {
    if (importFiles.includes(name)) found.set(name, join(folder, name));
    else if (/\.csv$/i.test(name)) {
      problems.error(
        wholeFile(name),
        `An import folder has no such file.${didYouMean(name, importFiles) || ` Known are ${importFiles.join(', ')}.`}`,
      );
    }
  }
  if (found.size === 0 && problems.errorCount === 0) {
    problems.error(
      wholeFile(folder),
      `The folder holds nothing to import; there must be one at least of ${importFiles.join(', ')}.`,
    );
  }
  return found;
}
