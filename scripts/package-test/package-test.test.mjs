import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undeclaredImports } from './imports.mjs';
import { pageProblems } from './page.mjs';
import { asConsumer } from './server.mjs';
import { entriesOf } from './sizes.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tavoite-package-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path, text) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

it('finds imports that the package does not name, in code and in types', () => {
  write(
    'package.json',
    JSON.stringify({ name: 'me', dependencies: { '@a/b': '1' }, peerDependencies: { react: '1' } }),
  );
  write('dist/index.js', "import { x } from '@a/b/deep'; import 'react'; export * from './y.js';");
  write('dist/y.js', "const t = `from ': nothing'`; const z = import('lazy/part'); import 'me/x';");
  write('dist/y.d.ts', 'export type T = import("types").T;');
  write('dist/z.txt', "import 'text'");
  expect(undeclaredImports(folder).sort()).toEqual(['lazy in dist/y.js', 'types in dist/y.d.ts']);
});

it('lists the public entries, one for each folder that a pattern stands for', () => {
  write(
    'package.json',
    JSON.stringify({
      exports: {
        '.': { default: './dist/index.js' },
        './styles.css': './src/styles.css',
        './*': { default: './dist/*/index.js' },
        './package.json': './package.json',
      },
    }),
  );
  write('dist/Button/index.js', '');
  write('dist/utils/other.js', '');
  expect(entriesOf('p', folder)).toEqual(['p', 'p/styles.css', 'p/Button']);
});

it('turns imports of sources into those of the package', () => {
  const code = [
    "import { a } from '../../src/index.js';",
    "import { b } from '../../../src/Button/index.js';",
    "import { c } from '../../src/RadarChart/model.js';",
    "import * as en from '../../src/labels/en.js';",
    "import { d } from './shell.js';",
  ].join('\n');
  expect(asConsumer(code, '@t/ui').match(/'[^']+'/g)).toEqual([
    "'@t/ui'",
    "'@t/ui/Button'",
    "'@t/ui/RadarChart'",
    "'@t/ui/labels/en'",
    "'./shell.js'",
  ]);
});

describe("a package's page on npm", () => {
  const manifest = {
    name: 'me',
    version: '1.0.0',
    description: 'What it is',
    license: 'MIT',
    homepage: 'https://me.example',
    repository: { type: 'git', url: 'git+https://me.example/me.git', directory: 'packages/me' },
    publishConfig: { access: 'public' },
  };
  const make = (readme, more = {}) => {
    write('package.json', JSON.stringify({ ...manifest, ...more }));
    for (const name of ['LICENSE', 'CHANGELOG.md', 'dist/index.js', 'src/latest.ts'])
      write(name, '');
    write('README.md', readme);
  };

  it('is in order', () => {
    make('# me\n\n[Here](#here), and [there](https://me.example/a).\n');
    expect(pageProblems(folder)).toEqual([]);
  });

  it('is not, with what only the repository has', () => {
    make('# Me!\n\n[More](../docs/more.md)\n', { description: '', repository: undefined });
    write('src/a.test.ts', '');
    rmSync(join(folder, 'LICENSE'));
    expect(pageProblems(folder)).toEqual([
      'LICENSE is missing',
      'package.json has no description',
      'package.json has no repository',
      'package.json does not say in which folder it is',
      'the README begins with # Me!',
      'the README links to ../docs/more.md, which npm does not have',
      'src/a.test.ts is of no use to others',
    ]);
  });
});
