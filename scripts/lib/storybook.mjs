// The built Storybook that stories and pictures are taken from.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from '../build/lock.mjs';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  '.storybook',
  'tokens',
  'packages/model/src',
  'packages/ui/src',
  'packages/ui/test',
  'packages/charts/src',
  'package.json',
  'pnpm-lock.yaml',
];
const SKIPPED = new Set(['node_modules', 'dist', '.cache']);

/** Where Storybook is built to. */
export const STORYBOOK = join(root, 'storybook-static');

/** The newest change below a path, in milliseconds. Folders count: a deletion changes only them. */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  let latest = stat.mtimeMs;
  for (const name of readdirSync(path)) {
    if (!SKIPPED.has(name)) latest = Math.max(latest, newest(join(path, name)));
  }
  return latest;
}

/** When the last build that came to its end began; a build that was broken off leaves none. */
const STAMP = join(STORYBOOK, '.built-from');

function isStale() {
  if (!existsSync(STAMP)) return true;
  const builtFrom = Number(readFileSync(STAMP, 'utf8'));
  return SOURCES.some((source) => newest(join(root, source)) > builtFrom);
}

/** The path of a package's program. */
export function bin(name, command) {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin: programs } = require(manifest);
  return join(manifest, '..', typeof programs === 'string' ? programs : programs[command]);
}

/**
 * Runs a node program with its output passed on to standard error; returns its exit code, 1 for a
 * kill. Standard output is kept free: with --json the test runner would print its report there.
 */
export function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, ...env },
    });
    const stop = (signal) => child.kill(signal);
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}

/**
 * Builds Storybook when a source is newer than what was built.
 *
 * @returns {Promise<number>} 0, or the exit code of the build that failed
 */
export function buildStorybook() {
  return withLock(join(root, '.cache', 'build', 'storybook.lock'), async () => {
    if (!isStale()) return 0;
    const begun = Date.now();
    const code = await run(bin('storybook', 'storybook'), [
      ...['build', '-o', STORYBOOK],
      ...['--quiet', '--disable-telemetry'],
    ]);
    if (code === 0) writeFileSync(STAMP, String(begun));
    return code;
  });
}
