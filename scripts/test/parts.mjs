import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The script behind a program of a package: works without a shell and on every system. */
const program = (packageName, bin) => join(root, 'node_modules', packageName, bin);

const script = (name) => join(root, 'scripts', name);

/** What every part depends on. */
const EVERYTHING = /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig[^/]*\.json)$/;

/** What all stories depend on in ways that no import shows. */
const ALL_STORIES = /^(tokens|\.storybook|visual)\/|^packages\/(ui|charts)\/.*\.css$/;

/** @param {RegExp} pattern @param {import('./changes.mjs').Changes} changes */
const someMatch = (pattern, { files }) => files.some((file) => pattern.test(file));

/**
 * Jest finds by itself which tests use what has changed, inside of a project; not when its own
 * settings or another package's files have.
 */
function jest(projects, ownFiles, options = []) {
  return (report, changes) => [
    program('jest', 'bin/jest.js'),
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
    // When the last test has ended, so has jest: something that a test has left running would keep
    // it waiting for ever.
    '--forceExit',
    ...options,
    ...(changes?.files.every((file) => ownFiles.test(file))
      ? [`--changedSince=${changes.base}`, '--passWithNoTests']
      : []),
  ];
}

/**
 * The parts of the tests, in the order in which they begin: what says most in the least time first.
 *
 * - `args`: arguments for node, given the file in which the part writes its report and, if only
 *   what has changed is to be tested, the changes
 * - `env`: further variables, given the same file
 * - `report`: how the counts are read; a `check` counts as one test by its exit code
 * - `browser`: the part drives a browser, whose path it gets as TAVOITE_CHROMIUM
 * - `programs`: the part reads documents with programs that are installed where they are missing
 * - `lane`: two parts of one lane never run in parallel; those without one, which are quick,
 *   run before all others
 * - `touchedBy`: the files whose changes it looks at
 */
export const PARTS = [
  {
    name: 'format',
    report: 'check',
    touchedBy: /\.([cm]?[jt]sx?|json|css)$/,
    args: () => [
      program('@biomejs/biome', 'bin/biome'),
      'ci',
      '--diagnostic-level=error',
      // It cannot distinguish a terminal from a log when CI is set.
      `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      '.',
    ],
  },
  {
    name: 'types',
    report: 'check',
    touchedBy: /\.([cm]?tsx?|json)$/,
    args: () => [program('typescript', 'bin/tsc'), '--build'],
  },
  {
    name: 'boundaries',
    report: 'check',
    touchedBy: /\.([cm]?[jt]sx?|json)$/,
    args: () => [
      program('dependency-cruiser', 'bin/dependency-cruise.mjs'),
      '--output-type=err-long',
      ...['packages', 'tokens', 'e2e', 'bench', 'examples', 'scripts', '.storybook'],
    ],
  },
  {
    name: 'unused',
    report: 'check',
    touchedBy: /\.([cm]?[jt]sx?|json|css)$/,
    args: () => [program('knip', 'bin/knip.js'), '--no-progress'],
  },
  {
    name: 'unit',
    lane: 'jest',
    report: 'jest',
    touchedBy: /^(scripts|tokens|packages\/(model|ui|charts|app)|\.storybook|jest)\/|^jest\.config/,
    args: jest(
      ['scripts', 'tokens', 'model', 'ui', 'charts', 'app', 'storybook'],
      /^(scripts|tokens|packages\/(ui|charts|app)|\.storybook)\/|\.md$/,
    ),
  },
  {
    name: 'stories',
    lane: 'browser',
    report: 'playwright',
    browser: true,
    touchedBy: /^(tokens|packages\/(model|ui|charts)\/(src|test)|\.storybook|visual)\//,
    args: (_, changes) => [
      script('stories.mjs'),
      ...(changes && !someMatch(ALL_STORIES, changes) ? ['--since', changes.base] : []),
    ],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  },
  {
    name: 'server',
    lane: 'jest',
    report: 'jest',
    programs: true,
    touchedBy: /^(tokens|packages\/(model|charts|server)|examples|jest)\/|^jest\.config/,
    // Its tests wait for the database and for other programs half of the time.
    args: jest(['server'], /^packages\/(server|app|ui)\/|^(e2e|scripts)\/|\.md$/, [
      `--maxWorkers=${Math.max(availableParallelism() - 1, 2)}`,
    ]),
  },
  {
    name: 'e2e',
    lane: 'browser',
    report: 'playwright',
    browser: true,
    programs: true,
    touchedBy: /^(e2e|tokens|packages\/[^/]+\/(src|migrations))\/|^scripts\/(build|start|product)/,
    args: (_, changes) => [
      program('@playwright/test', 'cli.js'),
      'test',
      '--config=e2e',
      '--reporter=list,json',
      ...(changes?.files.every((file) => /^e2e\/|\.md$/.test(file))
        ? [`--only-changed=${changes.base}`, '--pass-with-no-tests']
        : []),
    ],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  },
  {
    name: 'package',
    lane: 'package',
    report: 'own',
    browser: true,
    touchedBy:
      /^(tokens|packages\/(model|ui|charts))\/(package\.json|README\.md|src\/([^/]+\/)?index\.ts)$|^scripts\/package-test/,
    args: (report) => [script('package-test.mjs'), '--json', report],
  },
];

/**
 * The parts of these names, in running order; all of them for no name. With changes, only those
 * that these touch.
 *
 * @param {readonly string[]} names
 * @param {import('./changes.mjs').Changes} [changes]
 * @throws {Error} for a name that is no part
 */
export function chooseParts(names, changes) {
  const unknown = names.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0) {
    const known = PARTS.map(({ name }) => name).join(', ');
    throw new Error(`There is no part ${unknown.join(', ')}. The parts are: ${known}.`);
  }
  const named = names.length === 0 ? PARTS : PARTS.filter(({ name }) => names.includes(name));
  if (!changes || someMatch(EVERYTHING, changes)) return named;
  return named.filter(({ touchedBy }) => someMatch(touchedBy, changes));
}
