// The command line: node scripts/tavoite.mjs --help
import { build } from './build/build.mjs';
import { main } from './build/main.mjs';
import { requireNode } from './build/node-version.mjs';

requireNode();
process.env.NODE_ENV ??= 'production';
const args = process.argv.slice(2);
await main(async () => {
  await build(args[0] === 'serve' ? ['server', 'app'] : ['server']);
  const { runCommandLine } = await import('../packages/server/dist/bundled/index.mjs');
  await runCommandLine(args);
});
