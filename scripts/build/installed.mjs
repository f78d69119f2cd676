import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the package.json in a folder says. */
export const manifestOf = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where Node finds a package from a folder; null where it is not installed. */
export function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return realpathSync(place);
    if (dirname(folder) === folder) return null;
  }
}

/**
 * What the package in a folder needs at run time: the folders of what is installed, by name, and the names of
 * what is not, though it is neither optional nor a peer.
 *
 * @returns {{ found: Map<string, string>, missing: string[] }}
 */
export function neededBy(folder) {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
  } = manifestOf(folder);
  const found = new Map();
  const missing = [];
  for (const name of Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...peerDependencies,
  })) {
    const place = findPackage(name, folder);
    if (place !== null) found.set(name, place);
    else if (name in dependencies && !(name in optionalDependencies)) missing.push(name);
  }
  return { found, missing };
}
