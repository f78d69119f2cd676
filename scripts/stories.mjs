// Runs every story in a browser: it must render, its play function must pass and axe must find
// nothing. Usage: node scripts/stories.mjs [--json <file>] [--no-build] [test-storybook options]
// Builds Storybook first when a source is newer than what was built.
import { findBrowser } from './browser.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { bin, buildStorybook, run, STORYBOOK } from './lib/storybook.mjs';

/** A story takes a second; a busy machine many times that. */
const STORY_MS = 60_000;

async function main(args) {
  const rest = [...args];
  const take = (flag, length) => {
    const at = rest.indexOf(flag);
    return at === -1 ? undefined : rest.splice(at, length).at(-1);
  };
  const report = take('--json', 2);
  const mayBuild = take('--no-build', 1) === undefined;

  if (mayBuild) {
    const code = await buildStorybook();
    if (code !== 0) return code;
  }
  const browser = findBrowser();
  const server = await serveFolder(STORYBOOK);
  try {
    return await run(
      bin('@storybook/test-runner', 'test-storybook'),
      [
        ...['--url', server.url, '--disable-telemetry', '--maxWorkers', '2'],
        ...['--testTimeout', String(STORY_MS)],
        // What was built is what is tested, whatever has changed since.
        '--index-json',
        ...(report ? ['--json', '--outputFile', report] : []),
        ...rest,
      ],
      { TAVOITE_CHROMIUM: browser },
    );
  } finally {
    await server.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
