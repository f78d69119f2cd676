import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runNode } from './packages.mjs';

const require = createRequire(import.meta.url);

/** Problems that publint finds in a tarball, suggestions included. */
export async function publintProblems(tarball) {
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
