import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// One project per package; `--selectProjects` runs a part.
const swc = (react) => ({
  '^.+\\.(m|c)?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: react ? { react: { runtime: 'automatic' } } : {},
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
});

// Published as ES modules only; jest runs CommonJS, so these pass through swc.
const esmOnly = [
  'd3',
  'd3-[a-z-]+',
  'internmap',
  'jose',
  'delaunator',
  'robust-predicates',
  // Imports what it needs of Node while it runs.
  'pptxgenjs',
  '@formatjs\\+[a-z-]+',
  'react-intl',
  'intl-messageformat',
  'csv-parse',
  'content-disposition',
  'cookie',
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer\\+[a-z-]+',
  'uint8array-extras',
  '@borewit\\+text-codec',
  // Imports Node's http when it first sends something.
  '@opentelemetry\\+otlp-exporter-base',
];

const folder = fileURLToPath(new URL('jest', import.meta.url));
const repeats = join(folder, 'repeats.cjs');
const guide = join(folder, 'guide.mjs');

const project = (name, dir, { react = false, dom = false, ...rest } = {}) => ({
  displayName: name,
  rootDir: dir,
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.cache/'],
  testEnvironment: dom ? 'jsdom' : 'node',
  // The packages' sources are tested, not what was last built of them.
  testEnvironmentOptions: {
    customExportConditions: dom
      ? ['tavoite-source', 'browser', 'require', 'default']
      : ['tavoite-source', 'node', 'node-addons', 'require', 'default'],
  },
  transform: swc(react),
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esmOnly.join('|')})@)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/../../jest/empty.cjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  ...rest,
  setupFilesAfterEnv: [repeats, ...(rest.setupFilesAfterEnv ?? [])],
});

const dom = {
  react: true,
  dom: true,
  setupFilesAfterEnv: [join(folder, 'setup-dom.ts')],
};

export default {
  // Generous: a slow or busy machine is no problem of the code.
  testTimeout: 120_000,
  projects: [
    project('scripts', 'scripts', { testMatch: ['<rootDir>/**/*.test.mjs'], moduleNameMapper: {} }),
    project('tokens', 'tokens', { moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' } }),
    project('model', 'packages/model'),
    project('ui', 'packages/ui', dom),
    project('charts', 'packages/charts', dom),
    project('app', 'packages/app', {
      ...dom,
      transform: { ...swc(true), '/features/help/guide/.+\\.(md|webp)$': guide },
      moduleNameMapper: {
        '\\.css$': '<rootDir>/../../jest/empty.cjs',
        '^(\\.{1,2}/.*)\\.js$': '$1',
        // As in what vite.config.ts builds.
        '^immer$': '<rootDir>/src/core/withoutImmer.ts',
        '^reselect$': '<rootDir>/src/core/withoutReselect.ts',
      },
    }),
    project('storybook', '.storybook', {
      ...dom,
      moduleNameMapper: {
        '\\.css$': '<rootDir>/../jest/empty.cjs',
        '^(\\.{1,2}/.*)\\.js$': '$1',
      },
    }),
    project('server', 'packages/server', {
      react: true,
      // The examples are tested by importing what they make.
      roots: ['<rootDir>', '<rootDir>/../../examples'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      globalSetup: '<rootDir>/test/global-setup.mjs',
      globalTeardown: '<rootDir>/test/global-teardown.mjs',
      setupFilesAfterEnv: [
        fileURLToPath(new URL('packages/server/test/statements.ts', import.meta.url)),
      ],
    }),
  ],
};
