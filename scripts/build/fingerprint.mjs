import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that no build reads. */
const IGNORED = /(\.(test|stories)\.tsx?|\.md)$/;
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', '.cache', 'testing']);

function* filesUnder(root, path) {
  const status = statSync(join(root, path), { throwIfNoEntry: false });
  if (!status) return;
  if (status.isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (entry.isDirectory() ? IGNORED_FOLDERS.has(entry.name) : IGNORED.test(entry.name)) continue;
    yield* filesUnder(root, join(path, entry.name));
  }
}

/**
 * A text that changes with the name, size or time of any file that a build reads: enough to see
 * that nothing has been touched, without reading it all.
 *
 * @param {string} root folder that the paths start from
 * @param {readonly string[]} inputs files and folders; missing ones count as empty
 */
export function touchMark(root, inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const path of filesUnder(root, input)) {
      const { size, mtimeMs, ctimeMs } = statSync(join(root, path));
      hash.update(`${path}\0${size}\0${mtimeMs}\0${ctimeMs}\0`);
    }
  }
  return hash.digest('hex');
}

/**
 * A text that changes with the name or content of any file that a build reads.
 *
 * @param {string} root folder that the paths start from
 * @param {readonly string[]} inputs files and folders; missing ones count as empty
 */
export function fingerprint(root, inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const path of filesUnder(root, input)) {
      const content = readFileSync(join(root, path));
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
