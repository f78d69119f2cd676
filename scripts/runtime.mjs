// Puts the built program into a folder that needs nothing but Node: node scripts/runtime.mjs <folder>
// The container image is made of it; it can be copied to servers of the same system as well.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APART_AT_RUN_TIME } from './build/apart.mjs';
import { build } from './build/build.mjs';
import { main } from './build/main.mjs';
import { requireNode } from './build/node-version.mjs';
import { copyRuntime } from './build/runtime.mjs';

requireNode();
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Say which folder: node scripts/runtime.mjs <folder>');
  process.exit(1);
}
const target = resolve(folder);
if (existsSync(target) && readdirSync(target).length > 0) {
  console.error(`${target} is not empty.`);
  process.exit(1);
}
await main(async () => {
  await build(['server', 'app']);
  mkdirSync(target, { recursive: true });
  copyRuntime({
    root: fileURLToPath(new URL('..', import.meta.url)),
    target,
    libraries: APART_AT_RUN_TIME,
  });
  console.log(`Tavoite is in ${target}: node packages/server/dist/bundled/main.mjs serve`);
});
