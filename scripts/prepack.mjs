// Builds the ES modules and types of the package in the working directory, so that no tarball is ever
// packed without them or with old ones: the packages' `prepack` script.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runNode } from './package-test/packages.mjs';

const require = createRequire(import.meta.url);
const BUILT = /(\.d)?\.(ts|js)(\.map)?$/;

/** Removes what was once built from a source that no longer exists. */
function prune(folder) {
  const dist = join(folder, 'dist');
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !BUILT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const source = join(folder, 'src', path.slice(dist.length).replace(BUILT, ''));
    if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) rmSync(path, { force: true });
  }
}

/** Whether something that the last build has made is gone: the compiler would believe its own record. */
function isIncomplete(folder) {
  const sources = readdirSync(join(folder, 'src'), { recursive: true });
  return sources
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|\.d\.ts$/.test(path))
    .some((path) => !existsSync(join(folder, 'dist', path.replace(/\.tsx?$/, '.js'))));
}

const folder = process.cwd();
if (isIncomplete(folder)) rmSync(join(folder, 'dist', '.tsbuildinfo'), { force: true });
const compiler = join(require.resolve('typescript/package.json'), '..', 'bin', 'tsc');
runNode([compiler, '--build', folder]);
prune(folder);
