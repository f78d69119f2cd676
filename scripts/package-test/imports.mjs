import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IMPORT = /(?:from\s*|import\s*\(?\s*)['"]([\w@][\w@./-]*)['"]/g;

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * What an installed package's code and types import and its package.json does not name. It would
 * work in this repository and break elsewhere.
 *
 * @param {string} folder the installed package
 * @returns {string[]} such as `d3-scale in dist/axis.js`
 */
export function undeclaredImports(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const declared = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ]);
  return readdirSync(join(folder, 'dist'), { recursive: true })
    .filter((path) => /\.(js|d\.ts)$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(folder, 'dist', path), 'utf8').matchAll(IMPORT)]
        .map(([, specifier]) => packageOf(specifier))
        .filter((name) => !declared.has(name))
        .map((name) => `${name} in dist/${path}`),
    );
}
