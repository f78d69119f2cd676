import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutput } from './output.mjs';
import { runParts } from './run.mjs';

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(isTrue) {
  while (!isTrue()) await sleep(20);
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // One that has ended and waits to be noticed by its parent counts as ended.
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
}

/** Runs parts that are given as code; what they print and when they ran is returned as well. */
async function run(parts, { places = 2, prepare, limitMs } = {}) {
  let printed = '';
  const found = await runParts(parts, {
    places,
    limitMs,
    cwd: process.cwd(),
    env: process.env,
    prepare: prepare ?? (async ({ code }) => ({ args: ['-e', code] })),
    write: (text) => {
      printed += text;
    },
  });
  return { ...found, printed };
}

describe('a run', () => {
  it('goes on after a part that fails, and keeps the order of the parts', async () => {
    const { results, stoppedBy } = await run([
      { name: 'a', lane: 'x', code: 'process.exit(3)' },
      { name: 'b', lane: 'y', code: 'process.exit(0)' },
      { name: 'c', lane: 'x', code: 'process.kill(process.pid, "SIGKILL")' },
    ]);
    expect(results.map(({ part, exitCode }) => [part.name, exitCode])).toEqual([
      ['a', 3],
      ['b', 0],
      ['c', 1],
    ]);
    expect(stoppedBy).toBeUndefined();
  });

  it('ends a part that hangs, with what it started, and goes on', async () => {
    const hanging = `const { pid } = require('node:child_process').spawn(process.execPath,
      ['-e', 'setInterval(() => {}, 1000)']); console.log('started', pid);`;
    const { results, printed } = await run(
      [
        { name: 'a', lane: 'x', code: hanging },
        { name: 'b', lane: 'x', code: '' },
      ],
      { limitMs: 6_000 },
    );
    expect(results.map(({ exitCode }) => exitCode)).toEqual([1, 0]);
    expect(printed).toContain('so it is stopped');
    const pid = Number(/started (\d+)/.exec(printed)?.[1]);
    expect(pid).toBeGreaterThan(0);
    await until(() => !isRunning(pid));
  });

  it('prints what each part prints in one piece, errors included', async () => {
    const talk = (name) =>
      `console.log('${name} 1'); setTimeout(() => console.error('${name} 2'), 200)`;
    const { printed } = await run([
      { name: 'a', lane: 'x', code: talk('a') },
      { name: 'b', lane: 'y', code: talk('b') },
    ]);
    expect(printed.match(/[ab] [12]/g)).toEqual(['a 1', 'a 2', 'b 1', 'b 2']);
  });

  it('never runs two parts of a lane at once, nor anything beside the checks', async () => {
    const log = [];
    const prepare = async ({ name }, { runNode }) => {
      log.push(`${name} begins`);
      await runNode(['-e', 'setTimeout(() => {}, 100)']);
      log.push(`${name} ends`);
      return { args: ['-e', ''] };
    };
    const parts = [
      { name: 'check' },
      { name: 'a', lane: 'x' },
      { name: 'b', lane: 'x' },
      { name: 'c', lane: 'y' },
    ];
    await run(parts, { prepare, places: 3 });
    expect(log.slice(0, 2)).toEqual(['check begins', 'check ends']);
    expect(log.indexOf('b begins')).toBeGreaterThan(log.indexOf('a ends'));
    expect(log.indexOf('c begins')).toBeLessThan(log.indexOf('a ends'));
  });

  it('counts a part that cannot be prepared as failed, with the reason', async () => {
    const prepare = async () => {
      throw new Error('There is no browser.');
    };
    const { results, printed } = await run([{ name: 'a', lane: 'x' }], { prepare });
    expect(results).toMatchObject([{ exitCode: 1 }]);
    expect(printed).toContain('There is no browser.');
  });
});

describe('a signal', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tavoite-run-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('%s ends the run with all processes, and no other part begins', async (signal, code) => {
    const [pids, second] = [join(folder, 'pids'), join(folder, 'second')];
    const script = join(__dirname, 'fixtures', 'run-two.mjs');
    const child = spawn(process.execPath, [script, pids, second], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await until(() => existsSync(pids) && readFileSync(pids, 'utf8').includes(' '));
    const processes = readFileSync(pids, 'utf8').split(' ').map(Number);
    expect(processes.map(isRunning)).toEqual([true, true]);
    child.kill(signal);
    expect(await ended).toBe(code);
    await until(() => !processes.some(isRunning));
    expect(existsSync(second)).toBe(false);
  });
});

describe('output', () => {
  it('shows one place at a time, in the order in which they were opened', () => {
    let shown = '';
    const output = createOutput((text) => {
      shown += text;
    });
    const [a, b, c] = [output.open(), output.open(), output.open()];
    b.write('b1 ');
    a.write('a1 ');
    b.end();
    expect(shown).toBe('a1 ');
    c.write('c1 ');
    a.end();
    expect(shown).toBe('a1 b1 c1 ');
    c.write('c2');
    expect(shown).toBe('a1 b1 c1 c2');
  });
});
