// Bundles what the server's tests run in processes of their own: node scripts/build/test-programs.mjs <folder>
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ownPlaces } from './own-places.mjs';

const SERVER = fileURLToPath(new URL('../../packages/server/', import.meta.url));
const PROGRAMS = [
  'src/cli/main.ts',
  'test/hold-database.ts',
  'test/mail-worker.ts',
  'test/oidc-provider.ts',
  'test/serve-program.ts',
  'test/server-process.ts',
];

const [, , output] = process.argv;
const conditions = ['tavoite-source', 'node'];
await build({
  configFile: false,
  logLevel: 'error',
  root: SERVER,
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
        PROGRAMS.map((program) => [basename(program, '.ts'), join(SERVER, program)]),
      ),
      // All in one folder: that is from where they find what is beside their sources.
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
