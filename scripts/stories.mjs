// Runs every story in a browser: it must render, its play function must pass and axe must find
// nothing. Usage: node scripts/stories.mjs [--json <file>] [--no-build] [test-storybook options]
// Builds Storybook first when a source is newer than what was built.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { serveFolder } from './lib/static-server.mjs';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'storybook-static');
const SOURCES = [
  '.storybook',
  'tokens',
  'packages/model/src',
  'packages/ui/src',
  'packages/charts/src',
  'package.json',
  'pnpm-lock.yaml',
];
/** A story takes a second; a busy machine many times that. */
const STORY_MS = 60_000;
const SKIPPED = new Set(['node_modules', 'dist', '.cache']);

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

function isStale() {
  const index = join(built, 'index.json');
  if (!existsSync(index)) return true;
  const builtAt = statSync(index).mtimeMs;
  return SOURCES.some((source) => newest(join(root, source)) > builtAt);
}

/** The path of a package's program. */
function bin(name, command) {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin: programs } = require(manifest);
  return join(manifest, '..', typeof programs === 'string' ? programs : programs[command]);
}

/** Runs a node program with its output passed on; answers its exit code, 1 for a kill. */
function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      // Standard output is kept free: with --json the test runner would print its report there.
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

async function main(args) {
  const rest = [...args];
  const take = (flag, length) => {
    const at = rest.indexOf(flag);
    return at === -1 ? undefined : rest.splice(at, length).at(-1);
  };
  const report = take('--json', 2);
  const mayBuild = take('--no-build', 1) === undefined;

  if (mayBuild && isStale()) {
    const storybook = bin('storybook', 'storybook');
    const code = await run(storybook, ['build', '-o', built, '--quiet', '--disable-telemetry']);
    if (code !== 0) return code;
  }
  const browser = findBrowser();
  const server = await serveFolder(built);
  try {
    return await run(
      bin('@storybook/test-runner', 'test-storybook'),
      [
        ...['--url', server.url, '--disable-telemetry', '--maxWorkers', '2'],
        ...['--testTimeout', String(STORY_MS)],
        // What was built is what is tested, whatever has changed since.
        '--index-json',
        ...(report ? ['--json', '--outputFile', report] : []),
        ...rest,
      ],
      { TAVOITE_CHROMIUM: browser },
    );
  } finally {
    await server.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
