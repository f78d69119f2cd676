import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** An entry may grow by so much before it counts as grown: a share of its size and bytes beside it. */
const TOLERANCE = { share: 0.05, bytes: 200 };
const EXTERNAL = /^(react|react-dom|styled-components)(\/|$)/;
const SIDE_BY_SIDE = 4;

/** The public entries of an installed package, such as `@tavoite/ui/Button`. */
export function entriesOf(name, folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([key, target]) => {
    if (key === './package.json') return [];
    if (!key.includes('*')) return [name + key.slice(1)];
    const [before, after] = target.default.split('*');
    return readdirSync(join(folder, before), { withFileTypes: true })
      .filter((one) => one.isDirectory() && existsSync(join(folder, before, one.name + after)))
      .map((one) => name + key.slice(1).replace('*', one.name));
  });
}

/** Bytes of what a page loads at once for an entry: its chunk with all that this imports statically. */
function loadedAtOnce(output) {
  const chunks = new Map(output.map((one) => [one.fileName, one]));
  const seen = new Set();
  const visit = (fileName) => {
    const chunk = chunks.get(fileName);
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const imported of chunk.imports) visit(imported);
  };
  const isEntry = ({ type, isEntry: entry }) => type === 'chunk' && entry;
  for (const { fileName } of output.filter(isEntry)) visit(fileName);
  return [...seen].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

async function measure(vite, folder, entry) {
  const isStyle = entry.endsWith('.css');
  const virtual = 'virtual:entry';
  const result = await vite.build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === virtual ? join(folder, 'src/entry.js') : undefined),
        load: (id) =>
          id === join(folder, 'src/entry.js')
            ? isStyle
              ? `import '${entry}'`
              : `export * from '${entry}'`
            : undefined,
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: virtual,
        external: EXTERNAL,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = result;
  if (!isStyle) return loadedAtOnce(output);
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css'));
  return sheets.reduce((sum, { source }) => sum + gzipSync(source).length, 0);
}

/**
 * Sizes of entries, compressed and without React and styled-components.
 *
 * @param {string} folder the project that has the packages installed
 * @param {readonly string[]} entries
 * @returns {Promise<Record<string, number>>} bytes by entry
 */
export async function measureSizes(folder, entries) {
  const resolve = createRequire(join(folder, 'package.json')).resolve;
  const vite = await import(pathToFileURL(resolve('vite')).href);
  const sizes = {};
  const waiting = entries.values();
  const worker = async () => {
    for (const entry of waiting) sizes[entry] = await measure(vite, folder, entry);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return Object.fromEntries(entries.map((entry) => [entry, sizes[entry]]));
}

/**
 * What is wrong with sizes beside those that were agreed on. What became smaller is no problem.
 *
 * @param {Record<string, number>} agreed bytes by entry
 * @param {Record<string, number>} measured bytes by entry
 * @returns {string[]} a sentence for each entry that is new, gone or grown
 */
export function sizeProblems(agreed, measured) {
  const gone = Object.keys(agreed).filter((entry) => !(entry in measured));
  const problems = gone.map((entry) => `${entry} is gone`);
  for (const [entry, bytes] of Object.entries(measured)) {
    const before = agreed[entry];
    if (before === undefined) problems.push(`${entry} is new, with ${bytes} bytes`);
    else if (bytes > before * (1 + TOLERANCE.share) + TOLERANCE.bytes) {
      problems.push(`${entry} grew from ${before} to ${bytes} bytes`);
    }
  }
  return problems;
}
