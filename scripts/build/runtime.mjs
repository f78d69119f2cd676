import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPackage, manifestOf, neededBy } from './installed.mjs';

/** Types and maps of libraries, which nothing reads at run time. */
const NOT_NEEDED = /\.(d\.[cm]?ts|map|md|markdown)$/;

/**
 * Copies packages with all that they need into a `node_modules` without links. What two of them need in
 * two versions is placed within the one that came second.
 *
 * @param {string} target the folder that gets the `node_modules`
 * @param {readonly string[]} names
 * @param {string} from the folder from which they are found
 */
export function copyPackages(target, names, from) {
  const placed = new Map();

  /** What Node would find of a package from the folder, among those that have been placed. */
  const seenFrom = (folder, name) => {
    for (let at = folder; at.startsWith(target); at = dirname(at)) {
      const source = placed.get(join(at, 'node_modules', name));
      if (source !== undefined) return source;
    }
    return undefined;
  };

  function place(name, source, into) {
    if (seenFrom(into, name) === source) return;
    const free = !placed.has(join(target, 'node_modules', name));
    const folder = join(free ? target : into, 'node_modules', name);
    placed.set(folder, source);
    cpSync(source, folder, {
      recursive: true,
      filter: (path) =>
        !NOT_NEEDED.test(path) && !path.slice(source.length).includes('node_modules'),
    });
    const { found, missing } = neededBy(source);
    if (missing.length > 0) throw new Error(`${name} needs ${missing}, which is not installed`);
    for (const [needed, from] of found) place(needed, from, folder);
  }

  for (const name of names) {
    const source = findPackage(name, from);
    if (source === null) throw new Error(`${name} is not installed`);
    place(name, source, target);
  }
}

/** Paths under the repository that the built server reads. */
const READ = [
  'packages/server/dist/bundled',
  'packages/server/migrations',
  'packages/server/demo',
  'packages/app/dist',
];

/**
 * Puts the built server and application, and the libraries that are not bundled, into a folder that needs
 * Node alone: for images and servers. PostgreSQL is not in it.
 */
export function copyRuntime({ root, target, libraries }) {
  for (const path of READ) {
    if (!existsSync(join(root, path))) throw new Error(`${path} has not been built`);
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(root, path), join(target, path), {
      recursive: true,
      filter: (from) => !/\.(ts|map)$/.test(from),
    });
  }
  const server = join(root, 'packages/server');
  copyPackages(join(target, 'packages/server'), libraries, server);
  const { version, license } = manifestOf(server);
  const manifest = { name: 'tavoite', version, license, private: true, type: 'module' };
  // In the second the program looks for its version.
  for (const folder of [target, join(target, 'packages/server')])
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
