// The dependency rules of docs/architecture.md, which the part `boundaries` of the tests checks.

/** Packages and what else has rules: what it may import of the others. */
const ARROWS = {
  tokens: [],
  'packages/model': [],
  'packages/ui': ['packages/model', 'tokens'],
  'packages/charts': ['packages/model', 'tokens'],
  'packages/app': ['packages/ui', 'packages/charts', 'packages/model', 'tokens'],
  'packages/server': ['packages/model', 'packages/charts', 'tokens'],
  e2e: ['scripts'],
  bench: [
    'packages/model',
    'packages/charts',
    'packages/ui',
    'packages/server',
    'tokens',
    'scripts',
  ],
};

const ANY = `^(packages/[^/]+|${Object.keys(ARROWS)
  .filter((folder) => !folder.startsWith('packages/'))
  .join('|')}|scripts)/`;

/** Kept behind one folder each, so that they can be replaced there. */
const BEHIND_ONE_FOLDER = {
  'draft-js': 'packages/ui/src/RichTextEditor',
  dompurify: 'packages/ui/src/SanitizedHtml',
  moment: 'packages/ui/src/dates',
};

const arrows = Object.entries(ARROWS).map(([folder, allowed]) => ({
  name: `arrows of ${folder}`,
  comment: 'This package may not import that one: see the arrows in docs/architecture.md.',
  severity: 'error',
  from: { path: `^${folder}/` },
  to: { path: ANY, pathNot: [folder, ...allowed].map((one) => `^${one}/`) },
}));

const oneFolder = Object.entries(BEHIND_ONE_FOLDER).map(([name, folder]) => ({
  name: `${name} behind one folder`,
  comment: `Only ${folder} knows of ${name}.`,
  severity: 'error',
  from: { path: '^(packages|tokens|e2e|bench)/', pathNot: `^${folder}/` },
  to: { path: `node_modules/(@types/)?${name}/` },
}));

/** The folders of the app and which of its others each may not import. */
const IN_APP = {
  api: ['i18n', 'core', 'features', 'shell', 'app'],
  i18n: ['core', 'features', 'shell', 'app'],
  core: ['features', 'shell', 'app'],
  features: ['shell', 'app'],
  shell: ['app'],
};
const APP = '^packages/app/src';
const IS_TEST = '[.]test[.]tsx?$';

const inApp = Object.entries(IN_APP).map(([folder, others]) => ({
  name: `arrows of ${folder} in the app`,
  comment: 'See the arrows of the app in docs/architecture.md.',
  severity: 'error',
  from: { path: `${APP}/${folder}/`, pathNot: IS_TEST },
  to: { path: `${APP}/(${others.join('|')})/` },
}));

const features = [
  {
    name: 'features by their index',
    comment: 'Another feature is used by what its index.ts hands out.',
    severity: 'error',
    from: { path: `${APP}/features/([^/]+)/`, pathNot: IS_TEST },
    to: { path: `${APP}/features/`, pathNot: [`${APP}/features/$1/`, '/index[.]ts$'] },
  },
  {
    name: 'features by their index in the shell',
    severity: 'error',
    from: { path: `${APP}/shell/`, pathNot: IS_TEST },
    to: { path: `${APP}/features/`, pathNot: '/index[.]ts$' },
  },
];

export default {
  forbidden: [
    ...arrows,
    ...oneFolder,
    ...inApp,
    ...features,
    {
      name: 'packages by their names',
      comment: 'Another package is imported by its name, not by a path that leaves its own.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^(packages|tokens)/',
        pathNot: '^packages/$1/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'server: modules side by side',
      comment: 'What two resources share is below them: auth, domain, json, series and the like.',
      severity: 'error',
      from: {
        path: '^packages/server/src/modules/([^/]+)/',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^packages/server/src/modules/[^/]+/',
        pathNot: '^packages/server/src/modules/$1/',
      },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: { path: '^(packages|tokens|scripts|e2e|bench)/' },
      to: { circular: true },
    },
    {
      name: 'everything is found',
      comment: 'Among the dependencies in its package.json, and with its ending.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no tests in the product',
      severity: 'error',
      from: { path: '^(packages/[^/]+|tokens)/src/', pathNot: '\\.(test|stories)\\.tsx?$' },
      to: { path: '\\.(test|stories)\\.tsx?$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    exoticRequireStrings: [
      'jest.mock',
      'jest.doMock',
      'jest.unmock',
      'jest.requireActual',
      'jest.requireMock',
    ],
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|\\.cache|coverage|storybook-static|test-results)/' },
    enhancedResolveOptions: {
      // The packages' sources, not what was last built of them.
      conditionNames: ['tavoite-source', 'import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
