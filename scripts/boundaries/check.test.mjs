import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkBoundaries } from './check.mjs';

const roots = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** Writes a workspace of `{ path: content }` and answers the messages of its problems. */
function problemsOf(files) {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  roots.push(root);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return checkBoundaries(root).problems.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

const manifest = (dependencies = {}) => JSON.stringify({ dependencies });
const model = { 'packages/model/package.json': manifest() };
const ui = {
  'packages/ui/package.json': manifest({ '@tavoite/model': 'workspace:*', 'draft-js': '^0.11.7' }),
};

describe('arrows between packages', () => {
  it('accepts an import along an arrow', () => {
    expect(
      problemsOf({ ...ui, 'packages/ui/src/a.ts': "import { x } from '@tavoite/model';\n" }),
    ).toEqual([]);
  });

  it.each([
    ['a static import', "import { x } from '@tavoite/ui';"],
    ['a type', "import type { X } from '@tavoite/ui';"],
    ['an inline type', "type X = import('@tavoite/ui').X;"],
    ['a re-export', "export { x } from '@tavoite/ui';"],
    ['a re-export of all', "export * from '@tavoite/ui';"],
    ['a dynamic import', "const x = import('@tavoite/ui');"],
    ['a require', "const x = require('@tavoite/ui');"],
    ['a mock', "jest.mock('@tavoite/ui');"],
    ['a subpath', "import { x } from '@tavoite/ui/Button';"],
  ])('refuses %s against the arrows', (_, line) => {
    const [problem, ...rest] = problemsOf({
      ...model,
      'packages/model/src/a.test.ts': `\n${line}\n`,
    });
    expect(rest).toEqual([]);
    expect(problem).toMatch(
      /^packages\/model\/src\/a\.test\.ts:2 model must not import @tavoite\/ui/,
    );
  });

  it('refuses a dependency against the arrows and an import that is not declared', () => {
    expect(
      problemsOf({
        'packages/charts/package.json': manifest({ '@tavoite/app': 'workspace:*' }),
        'packages/charts/src/a.ts': "import { x } from '@tavoite/tokens';\n",
      }),
    ).toEqual([
      'packages/charts/package.json:1 charts must not depend on @tavoite/app',
      'packages/charts/src/a.ts:1 @tavoite/tokens is imported but not among the dependencies of packages/charts/package.json',
    ]);
  });

  it('does not mistake text for an import', () => {
    expect(
      problemsOf({
        ...model,
        'packages/model/src/a.ts':
          "// import '@tavoite/ui';\nconst a = \"import '@tavoite/ui'\";\n",
      }),
    ).toEqual([]);
  });
});

describe('relative imports', () => {
  it('must end in .js or name a file that is there', () => {
    expect(
      problemsOf({
        ...model,
        'packages/model/src/en.json': '{}',
        'packages/model/src/a.ts':
          "import './b';\nimport './c.ts';\nimport './d.js';\nimport './en.json';\nimport './no.json';\n",
      }),
    ).toEqual([
      'packages/model/src/a.ts:1 ./b must end in .js',
      'packages/model/src/a.ts:2 ./c.ts must end in .js',
      'packages/model/src/a.ts:5 ./no.json must end in .js',
    ]);
  });

  it('must not leave the package', () => {
    expect(
      problemsOf({ ...ui, 'packages/ui/src/a.tsx': "import '../../model/src/index.js';\n" }),
    ).toEqual([
      'packages/ui/src/a.tsx:1 ../../model/src/index.js leaves the package; import the other package by its name',
    ]);
  });
});

describe("the repository's scripts", () => {
  const script = "import { x } from '../scripts/x.mjs';\n";

  it('may be used by the end-to-end tests', () => {
    expect(problemsOf({ 'e2e/package.json': manifest(), 'e2e/a.ts': script })).toEqual([]);
  });

  it('may not be used by a package of the product', () => {
    expect(problemsOf({ 'tokens/package.json': manifest(), 'tokens/a.ts': script })).toEqual([
      'tokens/a.ts:1 ../scripts/x.mjs leaves the package; import the other package by its name',
    ]);
  });
});

describe('packages behind one folder', () => {
  it('may be used by several files of it', () => {
    expect(
      problemsOf({
        ...ui,
        'packages/ui/src/Editor/a.ts': "import 'draft-js';\n",
        'packages/ui/src/Editor/b.ts': "import type { X } from 'draft-js/lib/x';\n",
      }),
    ).toEqual([]);
  });

  it('must not be used by a second folder', () => {
    expect(
      problemsOf({
        ...ui,
        'packages/ui/src/Editor/a.ts': "import 'draft-js';\n",
        'packages/ui/src/View/b.ts': "\nimport 'draft-js';\n",
      }),
    ).toEqual([
      'packages/ui/src/Editor/a.ts:1 draft-js must stay behind one folder, but is imported in packages/ui/src/Editor, packages/ui/src/View',
      'packages/ui/src/View/b.ts:2 draft-js must stay behind one folder, but is imported in packages/ui/src/Editor, packages/ui/src/View',
    ]);
  });
});

describe('HTML handed to React', () => {
  const jsx = 'export const A = () => <div dangerouslySetInnerHTML={{ __html: x }} />;\n';
  const props = 'export const props = { dangerouslySetInnerHTML: { __html: x } };\n';

  it('is allowed beside the sanitiser only', () => {
    expect(
      problemsOf({
        ...ui,
        'packages/ui/src/Html/sanitise.ts': "import 'dompurify';\n",
        'packages/ui/src/Html/Html.tsx': jsx,
        'packages/ui/src/Other/A.tsx': jsx,
        'packages/ui/src/Other/b.ts': props,
      }),
    ).toEqual([
      'packages/ui/src/Other/A.tsx:1 dangerouslySetInnerHTML outside the sanitising module',
      'packages/ui/src/Other/b.ts:1 dangerouslySetInnerHTML outside the sanitising module',
    ]);
  });

  it('is allowed nowhere without a sanitiser', () => {
    expect(problemsOf({ ...ui, 'packages/ui/src/A.tsx': jsx })).toHaveLength(1);
  });
});
