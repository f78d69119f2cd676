// Runs the tests, all or the parts named: node scripts/test.mjs [format] [types] [unit] …
// A failed part does not stop the others; the last line is the sum of all.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { chooseParts } from './test/parts.mjs';
import { readCounts } from './test/reports.mjs';
import { succeeded, summarise } from './test/summary.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Colours are for people: in a file or a log they are noise, and CI makes some programs write them. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs node with its output passed on as it comes; answers the exit code, 1 for a kill. */
function runNode(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...plain, ...env },
    });
    const pass = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, pass);
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });
}

async function runPart(part, report) {
  console.log(`\n── ${part.name} ${'─'.repeat(72 - part.name.length)}`);
  const env = part.env?.(report) ?? {};
  if (part.browser) {
    try {
      env.TAVOITE_CHROMIUM = findBrowser();
    } catch (error) {
      console.error(error.message);
      return readCounts(part.report, report, 1);
    }
  }
  return readCounts(part.report, report, await runNode(part.args(report), env));
}

async function main(names) {
  const parts = chooseParts(names);
  const reports = mkdtempSync(join(tmpdir(), 'tavoite-test-'));
  const results = [];
  try {
    for (const part of parts) {
      const start = performance.now();
      const counts = await runPart(part, join(reports, `${part.name}.json`));
      results.push({ name: part.name, counts, seconds: (performance.now() - start) / 1000 });
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  console.log(`\n${summarise(results).join('\n')}`);
  return results.every(succeeded);
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
