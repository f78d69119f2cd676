// How long the start command takes until a user sees filled targets, on a fresh clone and again,
// and how much memory all its processes hold. Works on the last commit, in a separate clone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import {
  bundledDatabase,
  freePort,
  removeFolder,
  serverPid,
  startProduct,
  temporaryFolder,
} from '../../scripts/product.mjs';
import { launchBrowser, signIn } from '../lib/browser.js';
import { memoryOfTree } from '../lib/memory.js';
import { median } from '../lib/samples.js';
import { megabytes, printTable, seconds } from '../lib/table.js';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const PNPM = ['npx', '-y', 'pnpm@10'] as const;

function run(command: readonly string[], cwd: string): number {
  const [program = '', ...args] = command;
  const start = performance.now();
  const { status, stderr, stdout } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true' },
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout}\n${stderr}`);
  return performance.now() - start;
}

interface Sample {
  ms: number;
  allBytes: number;
  /** Tavoite's own process with all that it started. */
  productBytes: number;
  databaseBytes: number;
}

async function startOnce(
  repository: string,
  dataFolder: string,
  browser: Browser,
): Promise<Sample> {
  const port = await freePort();
  const start = performance.now();
  const product = await startProduct({
    dataFolder,
    port,
    repository,
    command: [...PNPM, 'start'],
  });
  const page = await browser.newPage();
  try {
    const [user] = product.demoUsers;
    if (!user) throw new Error('The start printed no demo sign-in');
    await signIn(page, product.url, user);
    const ms = performance.now() - start;
    return {
      ms,
      allBytes: memoryOfTree(product.pid),
      productBytes: memoryOfTree(serverPid(dataFolder)),
      databaseBytes: memoryOfTree(bundledDatabase(dataFolder).pid),
    };
  } finally {
    await page.close();
    await product.stop();
  }
}

const folder = temporaryFolder();
const repository = join(folder, 'clone');
const dataFolder = join(folder, 'data');
const browser = await launchBrowser();
try {
  run(['git', 'clone', '--quiet', REPOSITORY, repository], folder);
  console.log('Installing the dependencies of a fresh clone (not measured) …');
  run([...PNPM, 'install', '--frozen-lockfile', '--prefer-offline'], repository);
  const first: Sample[] = [];
  const second: Sample[] = [];
  const floor: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    // All that is not committed, except the dependencies.
    run(['git', 'clean', '-xdfq', '-e', 'node_modules'], repository);
    removeFolder(dataFolder);
    first.push(await startOnce(repository, dataFolder, browser));
    second.push(await startOnce(repository, dataFolder, browser));
    floor.push(run([...PNPM, 'exec', 'node', '-e', '0'], repository));
    console.log(
      `round ${round}: ${seconds(first.at(-1)?.ms ?? 0)}, ${seconds(second.at(-1)?.ms ?? 0)}`,
    );
  }
  const of = (samples: readonly Sample[], key: keyof Sample) =>
    median(samples.map((sample) => sample[key]));
  printTable(`npx pnpm@10 start to a filled, signed-in screen, medians of ${ROUNDS}`, [
    {
      what: 'first start, build included',
      figure: seconds(of(first, 'ms')),
      beside: `second start: ${seconds(of(second, 'ms'))}`,
      goal: '≤ 60 s',
    },
    {
      what: 'second start',
      figure: seconds(of(second, 'ms')),
      beside: `npx and pnpm alone, running nothing: ${seconds(median(floor))}`,
      goal: '≤ 3 s',
    },
    {
      what: 'memory of all processes',
      figure: megabytes(of(second, 'allBytes')),
      beside: `of it the server: ${megabytes(of(second, 'productBytes') - of(second, 'databaseBytes'))}, PostgreSQL: ${megabytes(of(second, 'databaseBytes'))}, the rest npx and pnpm`,
      goal: '≤ 300 MB',
    },
  ]);
} finally {
  await browser.close();
  removeFolder(folder);
}
