// Finds a Chromium that works on this machine, or installs one. Everything that drives a browser
// (stories, end-to-end tests, screenshots) goes through here, so that all use the same one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasApt, installFromDebian, isRoot, runInstaller } from './lib/debian.mjs';

/**
 * For tests on one machine: no GPU, no traffic of the browser's own. The sandbox needs rights that
 * containers lack. Slight hinting of fonts is what a whole browser always takes: with it the one
 * without windows draws the same pictures.
 */
export const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=slight',
];

/**
 * The browser without the windows that nobody sees in tests, first: it opens a page with a third of
 * the processor time.
 */
const SHELL = 'chromium-headless-shell';
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const TRIAL_MS = 60_000;

const require = createRequire(import.meta.url);

function installedPlaces() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...FIXED_PLACES].filter((path) => existsSync(path));
}

/** Where Playwright keeps, or would keep, its own Chromium. */
function playwrightPlace() {
  return require('@playwright/test').chromium.executablePath();
}

/**
 * A file of the right name is not enough: it may lack libraries, or be a stub that asks for a
 * snap. So each candidate draws a page.
 */
function draws(path) {
  const page = 'data:text/html,<title>drawn</title><p>drawn</p>';
  const trial = spawnSync(path, ['--headless', ...LAUNCH_ARGS, '--dump-dom', page], {
    encoding: 'utf8',
    timeout: TRIAL_MS,
    killSignal: 'SIGKILL',
  });
  return trial.status === 0 && trial.stdout.includes('<p>drawn</p>');
}

function installChromium(log) {
  // Debian has the shell, some of its children have the whole browser only.
  const isInstalled = [SHELL, 'chromium'].some((name) => installFromDebian([name], log));
  return isInstalled ? installedPlaces().find(draws) : undefined;
}

function installFromPlaywright(log) {
  const cli = join(require.resolve('@playwright/test/package.json'), '..', 'cli.js');
  const withLibraries = isRoot() && hasApt() ? ['--with-deps'] : [];
  const args = [cli, 'install', ...withLibraries, 'chromium'];
  if (!runInstaller(process.execPath, args, log)) return undefined;
  return [playwrightPlace()].find((path) => existsSync(path) && draws(path));
}

/**
 * The path of a browser that draws: `TAVOITE_CHROMIUM`, an installed Chrome or Chromium,
 * Playwright's own, or one that is installed now.
 *
 * @param {{ log?: (line: string) => void }} [options]
 * @returns {string}
 * @throws {Error} with what to do, when there is none and none can be installed
 */
export function findBrowser({ log = (line) => console.error(line) } = {}) {
  const chosen = process.env.TAVOITE_CHROMIUM;
  if (chosen) {
    if (existsSync(chosen) && draws(chosen)) return chosen;
    throw new Error(`TAVOITE_CHROMIUM is ${chosen}, which is no browser that can draw a page.`);
  }
  const present = [...installedPlaces(), playwrightPlace()].filter((path) => existsSync(path));
  const found = present.find(draws);
  if (found) return found;
  log('No working Chrome or Chromium found; installing one.');
  const installed = installChromium(log) ?? installFromPlaywright(log);
  if (installed) return installed;
  throw new Error(
    'No working Chrome or Chromium was found and none could be installed. ' +
      'Install one, or set TAVOITE_CHROMIUM to the path of its program.',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(findBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
