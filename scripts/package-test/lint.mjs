import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runNode } from './packages.mjs';

const require = createRequire(import.meta.url);

/** Faults that publint finds in a tarball, suggestions included. */
export async function publintFaults(tarball) {
  const bytes = readFileSync(tarball);
  const contents = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: contents }, strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }));
}

/** Throws with what are-the-types-wrong finds in a tarball, seen from ES modules. */
export function checkTypes(tarball, styleSheets) {
  const attw = join(require.resolve('@arethetypeswrong/cli/package.json'), '..', 'dist/index.js');
  const skipped = styleSheets.length > 0 ? ['--exclude-entrypoints', ...styleSheets] : [];
  const args = [tarball, '--profile', 'esm-only', '--no-emoji', '--format', 'ascii'];
  runNode([attw, ...args, ...skipped]);
}

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
