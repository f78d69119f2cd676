import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress.mjs';
import { fingerprint, touchMark } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { runQuietly } from './run.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAMPS = join(ROOT, '.cache', 'build');
const require = createRequire(import.meta.url);

const program = (name, bin) => join(dirname(require.resolve(`${name}/package.json`)), bin);

const packageInputs = (folder) =>
  ['src', 'package.json', 'tsconfig.json'].map((name) => join(folder, name));
const SHARED_INPUTS = [
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'scripts/build',
  ...packageInputs('tokens'),
  ...packageInputs('packages/model'),
  ...packageInputs('packages/charts'),
];

/** What is built: from which files, how, and a file that is there afterwards. */
const TARGETS = {
  server: {
    title: 'the server',
    inputs: [...SHARED_INPUTS, ...packageInputs('packages/server')],
    output: 'packages/server/dist/bundled/main.mjs',
    build: async () => {
      await runQuietly([program('typescript', 'bin/tsc'), '--build', 'packages/server'], ROOT);
      await runQuietly(['scripts/build/bundle.mjs'], ROOT);
    },
  },
  app: {
    title: 'the web application',
    inputs: [
      ...SHARED_INPUTS,
      ...packageInputs('packages/ui'),
      ...packageInputs('packages/app'),
      ...['index.html', 'vite.config.ts', 'build', 'public'].map((name) =>
        join('packages/app', name),
      ),
    ],
    output: 'packages/app/dist/index.html',
    build: async () => {
      const folder = join(ROOT, 'packages/app');
      await runQuietly([program('vite', 'bin/vite.js'), 'build'], folder);
      await compressFiles(join(folder, 'dist'));
    },
  },
};

const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** @returns whether it had to be built */
async function buildIfStale(name) {
  const { title, inputs, output, build } = TARGETS[name];
  const [stamp, touchStamp] = [join(STAMPS, name), join(STAMPS, `${name}.touched`)];
  const touched = touchMark(ROOT, inputs);
  const isBuilt = existsSync(join(ROOT, output));
  if (isBuilt && readStamp(touchStamp) === touched && readStamp(stamp) !== null) return false;
  const current = fingerprint(ROOT, inputs);
  const isFresh = () => existsSync(join(ROOT, output)) && readStamp(stamp) === current;
  const keepTouched = () => {
    mkdirSync(STAMPS, { recursive: true });
    writeFileSync(touchStamp, touched);
  };
  if (isFresh()) {
    keepTouched();
    return false;
  }
  return withLock(join(STAMPS, `${name}.lock`), async () => {
    // Another process may have built it while this one waited.
    if (isFresh()) return false;
    console.log(`Building ${title} …`);
    const start = performance.now();
    rmSync(stamp, { force: true });
    await build();
    mkdirSync(STAMPS, { recursive: true });
    writeFileSync(stamp, current);
    keepTouched();
    console.log(`Built ${title} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return true;
  });
}

/**
 * Builds what has changed since it was last built, side by side.
 *
 * @param {('server' | 'app')[]} names
 * @returns whether anything had to be built
 */
export async function build(names) {
  const results = await Promise.allSettled(names.map(buildIfStale));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return results.some(({ value }) => value);
}
