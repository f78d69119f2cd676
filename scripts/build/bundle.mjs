import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { APART } from './apart.mjs';

/*
 * Puts what the server loads into few files, which Node reads faster than the thousand of its libraries:
 * node scripts/build/bundle.mjs
 */

const PACKAGE = fileURLToPath(new URL('../../packages/server/', import.meta.url));
const BUILT = join(PACKAGE, 'dist');
const OUTPUT = join(BUILT, 'bundled');
/** `index` for scripts of the repository, `main` for a command line, `thread` for drawing. */
const ENTRIES = ['index.js', 'cli/main.js', 'render/worker/thread.js'];

/** A module that looks for files beside itself finds them from where it is bundled. */
const ownPlaces = {
  name: 'own-places',
  transform(code, id) {
    if (!code.includes('import.meta.url') || id.includes('/node_modules/')) return null;
    const place = relative(OUTPUT, id).split(sep).join('/');
    return {
      code: code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url).href`),
      map: null,
    };
  },
};

await build({
  configFile: false,
  logLevel: 'warn',
  root: PACKAGE,
  plugins: [ownPlaces],
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
