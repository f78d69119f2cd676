import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { undeclaredImports } from './imports.mjs';
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
