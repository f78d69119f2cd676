// The packages where there is no browser: imported by Node as they are, and drawn to text by a program
// that Vite has built for a server, with the packages left outside of it and bundled into it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, runNode } from './packages.mjs';

/** What the packages' own tests draw: a list of elements for each, with the data they need. */
const EXAMPLES = [
  { name: '@tavoite/ui', folder: 'packages/ui/test', parts: ['conformance', 'fixtures'] },
  { name: '@tavoite/charts', folder: 'packages/charts/test', parts: ['fixtures'] },
];
/** Tests and what only Storybook loads. */
const LEFT_OUT = /\.test\.tsx?$|(^|\/)(story|language|play)\.tsx?$/;
const SOURCE_IMPORT = /'(?:\.\.\/)+src\/([\w/]+)\.js'/g;

/** `'../../src/Button/index.js'` as a user of the package would write it: `'@tavoite/ui/Button'`. */
export const asConsumer = (code, name) =>
  code.replace(SOURCE_IMPORT, (_, path) => {
    if (path.startsWith('labels/')) return `'${name}/${path}'`;
    const isEntry = path.endsWith('/index') || /^[A-Z]/.test(path);
    return isEntry ? `'${name}/${path.split('/')[0]}'` : `'${name}'`;
  });

function copyExamples(project) {
  for (const { name, folder, parts } of EXAMPLES) {
    for (const part of parts) {
      const paths = readdirSync(join(ROOT, folder, part), { recursive: true });
      for (const path of paths.filter((one) => /\.tsx?$/.test(one) && !LEFT_OUT.test(one))) {
        const target = join(project, 'server', name.split('/')[1], part, path);
        mkdirSync(dirname(target), { recursive: true });
        const code = readFileSync(join(ROOT, folder, part, path), 'utf8');
        writeFileSync(target, asConsumer(code, name));
      }
    }
  }
}

const MAIN = `import { renderToString } from 'react-dom/server';
import { drawn } from './charts/fixtures/drawn.tsx';
import { conforming } from './ui/conformance/table.ts';

const all = [
  ...conforming.map(({ name, element, portal }) => ({ name, portal, draw: () => element({}) })),
  ...drawn.map(({ name, element }) => ({ name, portal: false, draw: () => element })),
];
const problems: string[] = [];
for (const { name, portal, draw } of all) {
  try {
    if (renderToString(draw()) === '' && !portal) problems.push(name + ' draws nothing');
  } catch (error) {
    problems.push(name + ': ' + String(error));
  }
}
console.log(JSON.stringify({ drawn: all.length, problems }));
`;

/**
 * Imports entries in a plain Node process.
 *
 * @param {string} project that has the packages installed
 * @param {readonly string[]} entries without style sheets
 * @returns {string[]} what is wrong, by entry
 */
export function importProblems(project, entries) {
  const file = join(project, 'import-entries.mjs');
  writeFileSync(
    file,
    `const problems = [];
for (const entry of ${JSON.stringify(entries)}) {
  await import(entry).then(
    (all) => Object.keys(all).length === 0 && problems.push(entry + ' exports nothing'),
    (error) => problems.push(entry + ': ' + error.message.split('\\n')[0]),
  );
}
console.log(JSON.stringify(problems));
`,
  );
  return JSON.parse(runNode([file], project).trim().split('\n').at(-1));
}

/**
 * Builds a program for a server with the project's own Vite, and runs it. It draws each component and
 * chart to a string.
 *
 * @param {string} project that has the packages installed
 * @param {boolean} bundled whether the packages go into the program, or Node loads them
 * @returns {Promise<string[]>} what is wrong, by component
 */
export async function serverProblems(project, bundled) {
  copyExamples(project);
  writeFileSync(join(project, 'server', 'main.tsx'), MAIN);
  const resolve = createRequire(join(project, 'package.json')).resolve;
  const vite = await import(pathToFileURL(resolve('vite')).href);
  const outDir = bundled ? 'server-bundled' : 'server-external';
  await vite.build({
    root: project,
    configFile: false,
    logLevel: 'error',
    ssr: bundled ? { noExternal: true } : {},
    build: { ssr: 'server/main.tsx', outDir, emptyOutDir: true },
  });
  const { drawn, problems } = JSON.parse(
    runNode([join(project, outDir, 'main.js')], project)
      .trim()
      .split('\n')
      .at(-1),
  );
  return drawn > 0 ? problems : ['nothing was drawn'];
}
