import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { APART } from './apart.mjs';
import { ownPlaces } from './own-places.mjs';

/*
 * Puts what the server loads into few files, which Node reads faster than the thousand of its libraries:
 * node scripts/build/bundle.mjs
 */

const PACKAGE = fileURLToPath(new URL('../../packages/server/', import.meta.url));
const BUILT = join(PACKAGE, 'dist');
const OUTPUT = join(BUILT, 'bundled');
/** `index` for scripts of the repository, `main` for a command line, `thread` for drawing. */
const ENTRIES = ['index.js', 'cli/main.js', 'render/worker/thread.js'];

await build({
  configFile: false,
  logLevel: 'warn',
  root: PACKAGE,
  plugins: [ownPlaces(OUTPUT)],
  ssr: { noExternal: true, external: APART, target: 'node' },
  build: {
    ssr: true,
    outDir: OUTPUT,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: ENTRIES.map((entry) => join(BUILT, entry)),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
