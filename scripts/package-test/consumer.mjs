// An empty Vite and React project outside of the workspace that installs the tarballs and holds the
// code of the packages' READMEs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PACKAGES, ROOT, runNode, runPnpm } from './packages.mjs';

const require = createRequire(import.meta.url);

const TOOLS = [
  'react',
  'react-dom',
  'styled-components',
  'vite',
  '@vitejs/plugin-react',
  'typescript',
  '@types/react',
  '@types/react-dom',
];
/** The first piece of code in a README that is a whole file. */
const CODE = /^```(tsx?)\n([\s\S]*?)^```$/m;

const versionOf = (name) => {
  const manifest = join(ROOT, 'node_modules', name, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
};

/** The five-minute start of a package: its code and whether it draws something. */
function startOf({ name, folder }) {
  const found = CODE.exec(readFileSync(join(folder, 'README.md'), 'utf8'));
  if (!found) throw new Error(`The README of ${name} has no code to start with.`);
  const [, kind, code] = found;
  return { title: name.split('/')[1], kind, code };
}

const page = (file) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Start</title><link rel="icon" href="data:,"></head>
  <body><div id="root"></div><script type="module" src="/src/${file}"></script></body>
</html>
`;

const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

/**
 * Writes the project and installs it.
 *
 * @param {string} folder empty
 * @param {Map<string, string>} tarballs by name of their package
 * @returns {{ title: string, kind: string }[]} the starts in it, `tsx` for those with a page
 */
export function installConsumer(folder, tarballs) {
  const local = Object.fromEntries([...tarballs].map(([name, path]) => [name, `file:${path}`]));
  const write = (path, text) => writeFileSync(join(folder, path), text);
  const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;
  mkdirSync(join(folder, 'src'), { recursive: true });
  write(
    'package.json',
    json({
      name: 'empty-project',
      private: true,
      type: 'module',
      dependencies: {
        ...local,
        ...Object.fromEntries(TOOLS.map((name) => [name, versionOf(name)])),
      },
      // The packages name each other by version, and are in no registry yet.
      pnpm: { overrides: local },
    }),
  );
  write('tsconfig.json', json(tsconfig));
  const starts = PACKAGES.map(startOf);
  for (const { title, kind, code } of starts) {
    write(join('src', `${title}.${kind}`), code);
    if (kind === 'tsx') write(`${title}.html`, page(`${title}.tsx`));
  }
  const inputs = starts.filter(({ kind }) => kind === 'tsx').map(({ title }) => `${title}.html`);
  write(
    'vite.config.js',
    `import react from '@vitejs/plugin-react';
export default { plugins: [react()], build: { rolldownOptions: { input: ${JSON.stringify(inputs)} } } };
`,
  );
  runPnpm(['install', '--ignore-workspace', '--prefer-offline', '--ignore-scripts'], folder);
  return starts.map(({ title, kind }) => ({ title, kind }));
}

const bin = (name, path) => join(require.resolve(`${name}/package.json`), '..', path);

/** Checks the project's types, against the packages' own; throws with what is wrong. */
export const checkConsumer = (folder) =>
  runNode([bin('typescript', 'bin/tsc'), '--project', folder], folder);

/** Builds the project with its own Vite. */
export const buildConsumer = (folder) =>
  runNode([join(folder, 'node_modules/vite/bin/vite.js'), 'build'], folder);

/** What a start without a page prints under Node. */
export function runStart(folder, title) {
  const path = join(folder, 'src', `${title}.ts`);
  const runnable = join(folder, 'src', `${title}.start.mjs`);
  // The starts without a page hold no types, so that they are JavaScript too.
  writeFileSync(runnable, readFileSync(path, 'utf8'));
  return runNode([runnable], folder).trim().split('\n');
}
