import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { readModule } from './readModule.mjs';

const SCOPE = '@tavoite/';

/**
 * The arrows of docs/architecture.md: package → workspace packages that it may import. Those with
 * `scripts` may also use the repository's own scripts, which are no package.
 */
const ARROWS = {
  tokens: { folder: 'tokens', may: [] },
  model: { folder: 'packages/model', may: [] },
  ui: { folder: 'packages/ui', may: ['model', 'tokens'] },
  charts: { folder: 'packages/charts', may: ['model', 'tokens'] },
  app: { folder: 'packages/app', may: ['ui', 'charts', 'model', 'tokens'] },
  server: { folder: 'packages/server', may: ['model', 'charts', 'tokens'] },
  e2e: { folder: 'e2e', may: [], scripts: true },
  bench: { folder: 'bench', may: ['model', 'tokens', 'charts', 'ui', 'server'], scripts: true },
};

/**
 * Packages that are kept behind one folder of the product, so that they can be replaced there.
 * dompurify is the gate for HTML: only beside it may a component hand HTML to React.
 */
const BEHIND_ONE_FOLDER = ['draft-js', 'moment', 'dompurify'];
const SANITISER = 'dompurify';

const SOURCE = /\.[cm]?[jt]sx?$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache', 'coverage']);

/** @typedef {{ file: string, line: number, message: string }} Problem */

function* sourcesIn(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.has(entry.name)) yield* sourcesIn(path);
    } else if (SOURCE.test(entry.name)) yield path;
  }
}

/** `react-dom/client` → `react-dom`, `@tavoite/ui/Button` → `@tavoite/ui`. */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isBelow(folder, path) {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`);
}

/** An import of a workspace package: must follow an arrow and be declared. */
function* workspaceProblems(name, rule, specifier, declared) {
  const target = specifier.slice(SCOPE.length).split('/')[0];
  if (target === name) return;
  if (!(target in ARROWS)) yield `${specifier} is no package of this workspace`;
  else if (!rule.may.includes(target)) yield `${name} must not import ${specifier}`;
  else if (!declared.has(packageOf(specifier))) {
    yield `${packageOf(specifier)} is imported but not among the dependencies of ${rule.folder}/package.json`;
  }
}

function* relativeProblems(allowedFolders, file, specifier) {
  const target = resolve(dirname(file), specifier);
  if (!allowedFolders.some((folder) => isBelow(folder, target))) {
    yield `${specifier} leaves the package; import the other package by its name`;
    return;
  }
  const bare = specifier.split('?')[0];
  const ending = posix.extname(bare);
  const isAsset = ending !== '' && !SOURCE.test(bare) && existsSync(resolve(dirname(file), bare));
  const isScript = ending === '.mjs' || ending === '.cjs';
  if (ending !== '.js' && !isAsset && !isScript) yield `${specifier} must end in .js`;
}

function declaredIn(manifest) {
  return new Set(
    ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].flatMap((key) =>
      Object.keys(manifest[key] ?? {}),
    ),
  );
}

/**
 * Checks every source and manifest of the workspace under `root`.
 *
 * @param {string} root
 * @returns {{ problems: Problem[], files: number }}
 */
export function checkBoundaries(root) {
  const problems = [];
  const users = new Map(BEHIND_ONE_FOLDER.map((name) => [name, []]));
  const unsafeHtml = [];
  let files = 0;

  for (const [name, rule] of Object.entries(ARROWS)) {
    const folder = join(root, rule.folder);
    const manifestPath = join(folder, 'package.json');
    if (!existsSync(manifestPath)) continue;
    const declared = declaredIn(JSON.parse(readFileSync(manifestPath, 'utf8')));
    for (const dependency of declared) {
      const target = dependency.slice(SCOPE.length);
      if (dependency.startsWith(SCOPE) && !rule.may.includes(target)) {
        const file = posix.join(rule.folder, 'package.json');
        problems.push({ file, line: 1, message: `${name} must not depend on ${dependency}` });
      }
    }
    const reach = rule.scripts ? [folder, join(root, 'scripts')] : [folder];
    for (const path of sourcesIn(folder)) {
      files += 1;
      const file = relative(root, path).split(sep).join('/');
      const { imports, unsafeHtmlLines } = readModule(readFileSync(path, 'utf8'), path);
      for (const { specifier, line } of imports) {
        let messages = [];
        if (specifier.startsWith('.')) messages = relativeProblems(reach, path, specifier);
        else if (specifier.startsWith(SCOPE)) {
          messages = workspaceProblems(name, rule, specifier, declared);
        }
        for (const message of messages) problems.push({ file, line, message });
        users.get(packageOf(specifier))?.push({ file, line });
      }
      for (const line of unsafeHtmlLines) unsafeHtml.push({ file, line });
    }
  }

  for (const [name, places] of users) {
    const folders = [...new Set(places.map(({ file }) => posix.dirname(file)))].sort();
    if (folders.length < 2) continue;
    const message = `${name} must stay behind one folder, but is imported in ${folders.join(', ')}`;
    for (const place of places) problems.push({ ...place, message });
  }
  const gate = users.get(SANITISER)?.[0];
  for (const place of unsafeHtml) {
    if (gate && posix.dirname(place.file) === posix.dirname(gate.file)) continue;
    problems.push({ ...place, message: 'dangerouslySetInnerHTML outside the sanitising module' });
  }
  return { problems, files };
}
