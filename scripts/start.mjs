// Starts Tavoite: builds what has changed, then serves, all in this one process unless it is told `--workers N`.
import { build } from './build/build.mjs';
import { stopWithLaunchers } from './build/launchers.mjs';
import { main } from './build/main.mjs';
import { requireNode } from './build/node-version.mjs';

requireNode();
stopWithLaunchers();
process.env.NODE_ENV ??= 'production';
await main(async () => {
  const wasStale = await build(['server', 'app']);
  const { runCommandLine } = await import('../packages/server/dist/bundled/index.mjs');
  await runCommandLine(['serve', ...process.argv.slice(2)]);
  if (wasStale && process.exitCode === undefined)
    console.log(
      'Next time, while nothing changes, this is faster: node packages/server/dist/bundled/main.mjs serve',
    );
});
