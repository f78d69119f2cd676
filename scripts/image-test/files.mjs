import { cpSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

function* entriesUnder(folder, path = '') {
  for (const name of readdirSync(join(folder, path)).sort()) {
    const inner = join(path, name);
    const status = lstatSync(join(folder, inner));
    yield { path: inner, status };
    if (status.isDirectory()) yield* entriesUnder(folder, inner);
  }
}

/** Bytes of all files, as they are stored in blocks. */
export function imageBytes(folder) {
  let bytes = 0;
  for (const { status } of entriesUnder(folder)) bytes += status.blocks * 512;
  return bytes;
}

/** Everything in the folder with its time of change, apart from the folders named. */
export function listTree(folder, apart) {
  return Array.from(entriesUnder(folder), ({ path, status }) => `${path} ${status.mtimeMs}`)
    .filter((line) => !apart.some((name) => line.startsWith(name)))
    .join('\n');
}

/** Copies a file or a folder to where it is to be, the folders above included. */
export function copyTo(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}
