// Bundles the programs that tests run in processes of their own: node bundle-programs.mjs <folder>
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ownPlaces } from '../../../scripts/build/own-places.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const PROGRAMS = [
  '../src/cli/main.ts',
  'hold-database.ts',
  'mail-worker.ts',
  'oidc-provider.ts',
  'serve-program.ts',
  'server-process.ts',
];

const [, , output] = process.argv;
const conditions = ['tavoite-source', 'node'];
await build({
  configFile: false,
  logLevel: 'error',
  root: here,
  plugins: [ownPlaces(output)],
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@tavoite\//], target: 'node' },
  build: {
    ssr: true,
    outDir: output,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(
        PROGRAMS.map((program) => [basename(program, '.ts'), join(here, program)]),
      ),
      // All in one folder: that is from where they find what is beside their sources.
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
