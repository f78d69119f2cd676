// Runs the tests, all or the parts named: node scripts/test.mjs [--changed] [format] [types] …
// --changed runs only what the changes since the main branch can have touched.
// A failed part does not stop the others; the last line is the sum of all.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChanges } from './test/changes.mjs';
import { chooseParts } from './test/parts.mjs';
import { readCounts } from './test/reports.mjs';
import { codeOfSignal, runParts } from './test/run.mjs';
import { succeeded, summarise } from './test/summary.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Most parts keep two cores busy by themselves; more than this would only wait for one another. */
const MAX_PLACES = 3;
/** Colours are for people: in a file or a log they are noise, and CI makes some programs write them. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: '0' };

/**
 * Looks once for what parts need beside Node: the browser, and the programs that read documents. One
 * after the other, since each may install packages.
 */
function createFinders() {
  let last = Promise.resolve();
  const once = (script) => {
    let finding;
    return ({ runNode }) => {
      finding ??= last.then(() => runNode([join(root, 'scripts', script)]));
      last = finding.catch(() => undefined);
      return finding;
    };
  };
  const [browser, programs] = [once('browser.mjs'), once('programs.mjs')];
  return {
    findBrowser: async (tools) => {
      const { exitCode, stdout } = await browser(tools);
      if (exitCode !== 0) throw new Error('There is no browser to run this part in.');
      return stdout.trim();
    },
    findPrograms: programs,
  };
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: 'boolean', default: false } },
  });
  const changes = values.changed ? findChanges(root) : undefined;
  const parts = chooseParts(positionals, changes);
  if (parts.length === 0) {
    console.log('Nothing has changed that a test could look at.');
    return 0;
  }
  const reports = mkdtempSync(join(tmpdir(), 'tavoite-test-'));
  const reportOf = ({ name }) => join(reports, `${name}.json`);
  const { findBrowser, findPrograms } = createFinders();
  const prepare = async (part, tools) => {
    const report = reportOf(part);
    if (part.programs) await findPrograms(tools);
    const browser = part.browser ? { TAVOITE_CHROMIUM: await findBrowser(tools) } : {};
    return {
      args: part.args(report, changes),
      env: { ...part.env?.(report), ...browser },
    };
  };
  try {
    const { results, stoppedBy } = await runParts(parts, {
      places: Math.min(availableParallelism(), MAX_PLACES),
      cwd: root,
      env: { ...process.env, ...colours },
      prepare,
    });
    if (stoppedBy) {
      console.log(`Stopped by ${stoppedBy}.`);
      return codeOfSignal(stoppedBy);
    }
    const counted = results.map(({ part, exitCode, seconds }) => ({
      name: part.name,
      seconds,
      mayBeEmpty: changes !== undefined,
      counts: readCounts(part.report, reportOf(part), exitCode),
    }));
    console.log(`\n${summarise(counted).join('\n')}`);
    return counted.every(succeeded) ? 0 : 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
