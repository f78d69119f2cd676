import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CsvSource } from './csv-file.js';
import { fault } from './faults.js';
import { didYouMean } from './hints.js';
import type { Problems } from './problems.js';
import { wholeFile } from './problems.js';
import { importFiles } from './tables.js';

/** The files of an import folder that are there, by name. */
export type FolderFiles = ReadonlyMap<string, CsvSource>;

function isMissing(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Whether a name says that someone means it to be read. */
export const isCsv = (name: string): boolean => /\.csv$/i.test(name);

/** Reports a CSV file that no one would read. */
export function unknownFile(name: string, problems: Problems): void {
  const known = fault('fault_known_files', { names: importFiles.join(', ') });
  const hint = didYouMean(name, importFiles) || known;
  problems.error(wholeFile(name), fault('fault_unknown_file', { hint }));
}

/** Lists the folder; CSV files that no one would read are problems, other files are left alone. */
export async function listFolder(folder: string, problems: Problems): Promise<FolderFiles> {
  const found = new Map<string, string>();
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (!isMissing(error)) throw error;
    problems.error(wholeFile(folder), fault('fault_no_folder'));
    return found;
  }
  for (const name of names.sort()) {
    if (importFiles.includes(name)) found.set(name, join(folder, name));
    else if (isCsv(name)) unknownFile(name, problems);
  }
  if (found.size === 0 && problems.errorCount === 0) {
    problems.error(
      wholeFile(folder),
      fault('fault_nothing_to_import', { names: importFiles.join(', ') }),
    );
  }
  return found;
}
