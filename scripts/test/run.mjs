import { constants } from 'node:os';
import { createOutput } from './output.mjs';
import { startNode, stopAll } from './processes.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const RULE_WIDTH = 72;
/** A program that has ended may have left one that holds its output open. */
const LAST_OUTPUT_MS = 2_000;
/** A part that takes this long hangs: the slowest has taken nearly an hour on two busy cores. */
const LIMIT_MS = 75 * 60_000;

/**
 * The first part that may start now: two of one lane never run in parallel, and the quick
 * checks, which have no lane, go before all others.
 */
function nextPart(waiting, running) {
  const busy = new Set(running.map(({ lane }) => lane));
  return waiting.find(({ lane }) => lane === undefined || !(busy.has(undefined) || busy.has(lane)));
}

/** Runs node; the promise is for its exit code and, with `keep`, what it wrote. */
function finish(child, print, keep) {
  return new Promise((resolve) => {
    let stdout = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        if (keep && stream === child.stdout) stdout += text;
        else print(text);
      });
    }
    let exitCode = 1;
    child.on('error', (error) => {
      print(`${error.message}\n`);
      resolve({ exitCode, stdout });
    });
    child.on('exit', (code) => {
      exitCode = code ?? 1;
      setTimeout(() => resolve({ exitCode, stdout }), LAST_OUTPUT_MS).unref();
    });
    child.on('close', () => resolve({ exitCode, stdout }));
  });
}

/**
 * Runs parts, as many in parallel as there are places. One that fails does not stop the
 * others, nor does one that hangs: it is ended, and has failed. A signal ends all that run, with
 * everything they started, and no other part begins.
 *
 * @template {{ name: string, lane?: string }} Part
 * @param {readonly Part[]} parts
 * @param {{
 *   places: number,
 *   cwd: string,
 *   env: Record<string, string | undefined>,
 *   prepare: (part: Part, tools: {
 *     print: (text: string) => void,
 *     runNode: (args: string[]) => Promise<{ exitCode: number, stdout: string }>,
 *   }) => Promise<{ args: string[], env?: Record<string, string> }>,
 *   write?: (text: string) => void,
 *   graceMs?: number,
 *   limitMs?: number,
 * }} options `prepare` gives the arguments for node, and may run node itself before; it throws when
 *   the part cannot run
 * @returns {Promise<{
 *   results: { part: Part, exitCode: number, seconds: number }[],
 *   stoppedBy?: string,
 * }>} results in the order of the parts; `stoppedBy` is the signal that ended the run
 */
export async function runParts(
  parts,
  { places, cwd, env, prepare, write, graceMs, limitMs = LIMIT_MS },
) {
  const print = write ?? ((text) => process.stdout.write(text));
  const output = createOutput(print);
  const children = new Set();
  const waiting = [...parts];
  /** @type {Map<Part, Promise<void>>} */
  const running = new Map();
  const results = new Map();
  let stoppedBy;
  let stopping = Promise.resolve();

  const runNode = async (args, extra, show, keep = false) => {
    if (stoppedBy) return { exitCode: 1, stdout: '' };
    const child = startNode(args, { cwd, env: { ...env, ...extra } });
    children.add(child);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      show(`\nIt has not ended in ${Math.round(limitMs / 60_000)} minutes, so it is stopped.\n`);
      if (child.pid !== undefined) void stopAll([child.pid], { graceMs });
    }, limitMs);
    try {
      const ended = await finish(child, show, keep);
      return late ? { ...ended, exitCode: 1 } : ended;
    } finally {
      clearTimeout(timer);
      children.delete(child);
    }
  };

  const runPart = async (part) => {
    const place = output.open();
    place.write(`\n── ${part.name} ${'─'.repeat(RULE_WIDTH - part.name.length)}\n`);
    const start = performance.now();
    let exitCode = 1;
    try {
      const prepared = await prepare(part, {
        print: place.write,
        runNode: (args) => runNode(args, {}, place.write, true),
      });
      ({ exitCode } = await runNode(prepared.args, prepared.env, place.write));
    } catch (error) {
      place.write(`${error.message}\n`);
    }
    place.end();
    results.set(part, { part, exitCode, seconds: (performance.now() - start) / 1000 });
    running.delete(part);
  };

  const stop = (signal) => {
    // Someone who asks twice does not want to wait.
    const given = stoppedBy === undefined ? { graceMs } : { graceMs: 0 };
    stoppedBy ??= signal;
    waiting.length = 0;
    print(`\n${signal}: ending everything that runs …\n`);
    const pids = [...children].map(({ pid }) => pid).filter((pid) => pid !== undefined);
    stopping = Promise.all([stopping, stopAll(pids, given)]);
  };

  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    while (waiting.length > 0 || running.size > 0) {
      const part = running.size < places && nextPart(waiting, [...running.keys()]);
      if (part) {
        waiting.splice(waiting.indexOf(part), 1);
        running.set(part, runPart(part));
      } else await Promise.race(running.values());
    }
    await stopping;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
  return { results: parts.flatMap((part) => results.get(part) ?? []), stoppedBy };
}

/** The exit code of a program that a signal has ended, as shells count it. */
export const codeOfSignal = (signal) => 128 + constants.signals[signal];
