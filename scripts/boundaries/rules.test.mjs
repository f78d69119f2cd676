import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const PROGRAM = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tavoite-rules-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Which rules are broken by files of these contents, as `rule: from → to`. */
function problemsOf(files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const args = [
    '--config',
    join(ROOT, '.dependency-cruiser.mjs'),
    '--output-type',
    'json',
    'packages',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  const { violations } = JSON.parse(stdout).summary;
  return violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).sort();
}

const model = 'packages/model/src';
const ui = 'packages/ui/src';

it('accept what follows the arrows', () => {
  expect(
    problemsOf({
      [`${ui}/a.tsx`]: "import { b } from './b.js';\nexport const A = <T,>() => <i>{b}</i>;",
      [`${ui}/b.ts`]: "// import '../../model/src/a.js'\nexport const b = \"import './none.js'\";",
    }),
  ).toEqual([]);
});

it('refuse every kind of import against the arrows, and a way that leaves the package', () => {
  const imports = [
    "import { x } from '../../ui/src/x.js';",
    "import type { X } from '../../ui/src/x.js';",
    "export type Y = import('../../ui/src/x.js').X;",
    "export * from '../../ui/src/x.js';",
    "export const y = import('../../ui/src/x.js');",
    "jest.mock('../../ui/src/x.js');",
  ];
  const files = imports.map((line, i) => [`${model}/a${i}.test.ts`, line]);
  const found = problemsOf({
    ...Object.fromEntries(files),
    [`${ui}/x.ts`]: 'export type X = 1;',
  });
  const expected = ['arrows of packages/model', 'packages by their names'].flatMap((rule) =>
    files.map(([file]) => `${rule}: ${file} → ${ui}/x.ts`),
  );
  expect(found).toEqual(expected);
});

it('refuse circles, also of types, and what cannot be found', () => {
  expect(
    problemsOf({
      [`${ui}/a.ts`]: "import type { B } from './b.js';\nexport type A = B;",
      [`${ui}/b.ts`]: "import type { A } from './a.js';\nexport type B = A | 1;",
      [`${ui}/c.ts`]: "import { d } from './d.js';\nimport '@tavoite/none';\nexport const c = d;",
    }),
  ).toEqual([
    `everything is found: ${ui}/c.ts → ./d.js`,
    `everything is found: ${ui}/c.ts → @tavoite/none`,
    `no circles: ${ui}/a.ts → ${ui}/b.ts`,
  ]);
});

it('refuse a library outside of the folder that it is kept behind', () => {
  expect(
    problemsOf({
      'node_modules/draft-js/package.json': '{"name":"draft-js","main":"index.js"}',
      'node_modules/draft-js/index.js': '',
      [`${ui}/RichTextEditor/a.ts`]: "import 'draft-js';",
      [`${ui}/Other/a.ts`]: "import 'draft-js';",
    }),
  ).toEqual([`draft-js behind one folder: ${ui}/Other/a.ts → node_modules/draft-js/index.js`]);
});
