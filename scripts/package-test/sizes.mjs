import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './packages.mjs';

/** The limits that were agreed on, as size-limit reads them. */
const LIMITS = join(ROOT, '.size-limit.json');
/** Where the bundles are that it measures, from the repository's root. */
const BUNDLES = '.cache/sizes';
const GROWTH = { factor: 1.05, bytes: 200 };
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

/** What a page loads at once for an entry: its chunk with all that this imports statically. */
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
  return [...seen].map(({ code }) => code);
}

/** The files of an entry as a page would load them, without React and styled-components. */
async function bundle(vite, folder, entry) {
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
  return output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => source);
}

/**
 * Bundles entries, each into its own folder, whose sizes size-limit then measures.
 *
 * @param {string} project the one that has the packages installed
 * @param {readonly string[]} entries
 */
export async function bundleEntries(project, entries) {
  const resolve = createRequire(join(project, 'package.json')).resolve;
  const vite = await import(pathToFileURL(resolve('vite')).href);
  rmSync(join(ROOT, BUNDLES), { recursive: true, force: true });
  const waiting = entries.values();
  const worker = async () => {
    for (const entry of waiting) {
      const folder = join(ROOT, BUNDLES, entry);
      mkdirSync(folder, { recursive: true });
      const files = await bundle(vite, project, entry);
      for (const [i, content] of files.entries())
        writeFileSync(join(folder, `${i}.bundle`), content);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}

/**
 * The sizes next to their limits, in bytes, compressed.
 *
 * @returns {{ name: string, size: number, passed: boolean, sizeLimit: number }[]}
 */
function measure() {
  const program = join(ROOT, 'node_modules', 'size-limit', 'bin.js');
  const { stdout, stderr } = spawnSync(process.execPath, [program, '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const found = JSON.parse(stdout || '{}');
  if (!Array.isArray(found)) throw new Error(found.error ?? stderr);
  return found;
}

/** The limit of an entry that has no other: it may grow a little before anyone has to agree. */
const limitFor = (bytes) => `${Math.ceil((bytes * GROWTH.factor + GROWTH.bytes) / 100) * 100} B`;

const pathOf = (entry) => `${BUNDLES}/${entry}/*.bundle`;

/** Writes limits that the bundled entries keep now. */
export function writeLimits(entries) {
  const write = (limitOf) => {
    const limits = entries.map((name) => ({
      name,
      path: pathOf(name),
      gzip: true,
      limit: limitOf(name),
    }));
    writeFileSync(LIMITS, `${JSON.stringify(limits, undefined, 2)}\n`);
  };
  write(() => '1 GB');
  const sizes = new Map(measure().map(({ name, size }) => [name, size]));
  write((name) => limitFor(sizes.get(name)));
}

/**
 * What is wrong with the sizes of the bundled entries.
 *
 * @returns {string[]} a sentence for each entry that is new, gone or beyond its limit
 */
export function sizeProblems(entries) {
  const limited = JSON.parse(readFileSync(LIMITS, 'utf8')).map(({ name }) => name);
  const unlisted = [
    ...limited.filter((name) => !entries.includes(name)).map((name) => `${name} is gone`),
    ...entries.filter((name) => !limited.includes(name)).map((name) => `${name} has no limit`),
  ];
  if (unlisted.length > 0) return unlisted;
  return measure()
    .filter(({ passed }) => !passed)
    .map(({ name, size, sizeLimit }) => `${name} has ${size} bytes, its limit is ${sizeLimit}`);
}
