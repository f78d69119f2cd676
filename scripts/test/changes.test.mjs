import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChanges } from './changes.mjs';

let folder;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  }).trim();
const write = (name, text) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tavoite-changes-'));
  git('init', '--initial-branch=main');
  for (const name of ['kept', 'committed', 'edited', 'removed']) write(name, 'first');
  git('add', '.');
  git('commit', '-m', 'First');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds what was committed, edited, added and removed since the branch began', () => {
  const base = git('rev-parse', 'HEAD');
  git('switch', '-c', 'work');
  write('committed', 'second');
  git('commit', '-am', 'Second');
  write('edited', 'second');
  write('a new one', '');
  rmSync(join(folder, 'removed'));
  expect(findChanges(folder)).toEqual({
    base,
    files: ['a new one', 'committed', 'edited', 'removed'],
  });
});

it('says so when there is nothing to compare with', () => {
  git('branch', '-m', 'only');
  expect(() => findChanges(folder)).toThrow('There is no main branch');
});
