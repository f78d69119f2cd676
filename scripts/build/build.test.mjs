import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress.mjs';
import { fingerprint, touchMark } from './fingerprint.mjs';
import { launchersAbove } from './launchers.mjs';
import { withLock } from './lock.mjs';
import { isSupported } from './node-version.mjs';
import { copyPackages } from './runtime.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tavoite-build-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path, text) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe('the fingerprint', () => {
  const take = () => fingerprint(root, ['src', 'package.json', 'missing']);

  it('changes with names and contents of what is built, and with nothing else', () => {
    write('src/a.ts', 'a');
    write('src/deep/b.ts', 'b');
    write('package.json', '{}');
    const first = take();
    write('src/a.test.ts', 'x');
    write('src/a.stories.tsx', 'x');
    write('src/node_modules/c.ts', 'x');
    write('elsewhere.ts', 'x');
    expect(take()).toBe(first);
    write('src/a.ts', 'c');
    const second = take();
    expect(second).not.toBe(first);
    write('src/a.ts', 'a');
    expect(take()).toBe(first);
    write('src/c.ts', '');
    expect(take()).not.toBe(first);
  });

  it('tells apart contents that only together are the same', () => {
    write('src/a.ts', 'ab');
    write('src/b.ts', 'c');
    const first = take();
    write('src/a.ts', 'a');
    write('src/b.ts', 'bc');
    expect(take()).not.toBe(first);
  });
});

it('sees without reading whether anything was touched', () => {
  const mark = () => touchMark(root, ['src', 'missing']);
  write('src/a.ts', 'a');
  const first = mark();
  write('src/a.test.ts', 'x');
  expect(mark()).toBe(first);
  write('src/a.ts', 'ab');
  const second = mark();
  expect(second).not.toBe(first);
  // The same size at another time.
  utimesSync(join(root, 'src/a.ts'), 1, 1);
  expect(mark()).not.toBe(second);
  write('src/b.ts', '');
  expect(mark()).not.toBe(second);
});

describe('the lock', () => {
  it('lets one work at a time, and is taken over from a process that has ended', async () => {
    const path = join(root, 'locks', 'x.lock');
    write('locks/x.lock', '99999999');
    const order = [];
    const work = (name) =>
      withLock(path, async () => {
        order.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 20));
        order.push(`${name} ends`);
      });
    await Promise.all([work('a'), work('b')]);
    expect(order.map((text) => text.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it('is given back when the work fails', async () => {
    const path = join(root, 'x.lock');
    await expect(
      withLock(path, async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await withLock(path, async () => 'done')).toBe('done');
  });
});

it('compresses what gains from it', async () => {
  const text = 'const a = 1;\n'.repeat(500);
  write('assets/a.js', text);
  write('assets/small.css', 'a{}');
  write('assets/a.png', text);
  await compressFiles(root);
  const read = (name) => readFileSync(join(root, 'assets', name));
  expect(brotliDecompressSync(read('a.js.br')).toString()).toBe(text);
  expect(gunzipSync(read('a.js.gz')).toString()).toBe(text);
  expect(() => read('small.css.br')).toThrow();
  expect(() => read('a.png.gz')).toThrow();
});

it.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['18.20.0', false],
])('Node %s is supported: %s', (version, supported) => {
  expect(isSupported(version)).toBe(supported);
});

describe('the processes above', () => {
  const table = (rows) => (pid) => {
    const found = rows.find((row) => row[0] === pid);
    return found ? { pid: found[0], parent: found[1], command: found[2] } : null;
  };
  const shell = [5, 4, 'sh -c node scripts/start.mjs'];
  const pnpm = [4, 3, 'node /root/.npm/_npx/1/node_modules/.bin/pnpm start'];

  it.each([
    [
      'npx',
      [shell, pnpm, [3, 2, "sh -c 'pnpm' start"], [2, 1, 'npm exec pnpm@10 start']],
      [5, 4, 3, 2],
    ],
    ['pnpm', [shell, pnpm, [3, 1, '-bash']], [5, 4]],
    ["a caller's shell", [shell, pnpm, [3, 1, 'bash -c pnpm start &'], [1, 0, 'init']], [5, 4]],
    ['node', [[5, 1, '-bash']], []],
  ])('are those of %s', (_, rows, pids) => {
    expect(launchersAbove(5, table(rows))).toEqual(pids);
  });
});

it('copies libraries with all that they need, also in two versions, and without what nothing reads', () => {
  const library = (path, name, manifest = {}) => {
    write(`${path}/package.json`, JSON.stringify({ name, ...manifest }));
    write(`${path}/index.js`, path);
    write(`${path}/index.d.ts`, '');
  };
  const at = 'from/node_modules';
  library(`${at}/a`, 'a', { dependencies: { b: '1' }, optionalDependencies: { other: '1' } });
  library(`${at}/b`, 'b', { dependencies: { a: '1' }, peerDependencies: { react: '1' } });
  library(`${at}/c`, 'c', { dependencies: { b: '2' } });
  library(`${at}/c/node_modules/b`, 'b');
  const target = join(root, 'target');
  copyPackages(target, ['a', 'c'], join(root, 'from'));
  const found = (path) => readFileSync(join(target, 'node_modules', path, 'index.js'), 'utf8');
  expect(['a', 'b', 'c', 'c/node_modules/b'].map(found)).toEqual(
    ['a', 'b', 'c', 'c/node_modules/b'].map((path) => `${at}/${path}`),
  );
  expect(() => readFileSync(join(target, 'node_modules/a/index.d.ts'))).toThrow();
  library(`${at}/d`, 'd', { dependencies: { missing: '1' } });
  expect(() => copyPackages(join(root, 'other'), ['d'], join(root, 'from'))).toThrow(
    'd needs missing, which is not installed',
  );
});
