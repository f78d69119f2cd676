// Opens every story in a browser, once: it must be drawn and played, axe must find nothing, and it
// must look as its pictures do, if it has any.
// Usage: node scripts/stories.mjs [--pictures] [--update] [--no-build] [part of a story's id …]
// --pictures looks only at stories that are pictured; --update keeps what is drawn now where it
// differs, and removes pictures without a story. Builds Storybook first when it is out of date.
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { bin, buildStorybook, run, STORYBOOK } from './lib/storybook.mjs';

async function main() {
  const { values, positionals: filters } = parseArgs({
    allowPositionals: true,
    options: {
      pictures: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
    },
  });
  if (!values['no-build']) {
    const code = await buildStorybook();
    if (code !== 0) return code;
  }
  const chosen = values.pictures || filters.length > 0;
  const server = await serveFolder(STORYBOOK);
  try {
    return await run(
      bin('@playwright/test', 'playwright'),
      [
        'test',
        '--config=.storybook/test',
        // A picture that is missing is a failure, not one that is made in passing.
        `--update-snapshots=${values.update ? 'changed' : 'none'}`,
        ...(chosen || values.update ? ['--project=stories'] : []),
        `--reporter=dot,html${process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ',json' : ''}`,
      ],
      {
        TAVOITE_CHROMIUM: findBrowser(),
        TAVOITE_STORYBOOK_URL: server.url,
        TAVOITE_STORIES: JSON.stringify({ filters, onlyPictures: values.pictures }),
        PLAYWRIGHT_HTML_OUTPUT_DIR: 'test-results/stories-report',
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
    );
  } finally {
    await server.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
