import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

/** The script behind a program of a package: works without a shell and on every system. */
function program(packageName, bin) {
  return join(dirname(require.resolve(`${packageName}/package.json`)), bin);
}

const script = (name) => join(root, 'scripts', name);

function jest(projects) {
  return (report) => [
    program('jest', 'bin/jest.js'),
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
  ];
}

/**
 * The parts of the tests in the order in which they run: what says most in the least time first.
 *
 * - `args`: arguments for node, given the file in which the part writes its report
 * - `env`: further variables, given the same file
 * - `report`: how the counts are read; a `check` counts as one test by its exit code
 * - `browser`: the part drives a browser, whose path it gets as TAVOITE_CHROMIUM
 */
export const PARTS = [
  {
    name: 'format',
    report: 'check',
    args: () => [
      program('@biomejs/biome', 'bin/biome'),
      'ci',
      '--diagnostic-level=error',
      // It does not tell a terminal from a log by itself when CI is set.
      `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      '.',
    ],
  },
  {
    name: 'types',
    report: 'check',
    args: () => [program('typescript', 'bin/tsc'), '--build'],
  },
  {
    name: 'boundaries',
    report: 'check',
    args: () => [script('boundaries.mjs')],
  },
  {
    name: 'unit',
    report: 'jest',
    args: jest(['scripts', 'tokens', 'model', 'ui', 'charts', 'app', 'storybook']),
  },
  {
    name: 'server',
    report: 'jest',
    args: jest(['server']),
  },
  {
    name: 'stories',
    report: 'jest',
    browser: true,
    args: (report) => [script('stories.mjs'), '--json', report],
  },
  {
    name: 'visual',
    report: 'own',
    browser: true,
    args: (report) => [script('visual.mjs'), '--json', report],
  },
  {
    name: 'e2e',
    report: 'playwright',
    browser: true,
    args: () => [
      program('@playwright/test', 'cli.js'),
      'test',
      '--config=e2e',
      '--reporter=list,json',
    ],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  },
  {
    name: 'package',
    report: 'own',
    browser: true,
    args: (report) => [script('package-test.mjs'), '--json', report],
  },
];

/**
 * The parts of these names, in running order; all of them for no name.
 *
 * @throws {Error} for a name that is no part
 */
export function chooseParts(names) {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = PARTS.map(({ name }) => name).join(', ');
    throw new Error(`There is no part ${unknown.join(', ')}. The parts are: ${known}.`);
  }
  return names.length === 0 ? PARTS : PARTS.filter(({ name }) => names.includes(name));
}
