// Opens every story in a browser, once: it must be drawn and played, axe must find nothing, and it
// must look as its pictures do, if it has any.
// Usage: node scripts/stories.mjs [--pictures] [--update] [--since <commit>] [--no-build]
//   [part of a story's id …]
// --pictures looks only at stories that are pictured; --update keeps what is drawn now where it
// differs, and removes pictures without a story; --since looks only at stories of what has changed. Builds Storybook first when it is out of date.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { affectedStories } from './lib/affected.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { bin, buildStorybook, run, STORYBOOK } from './lib/storybook.mjs';

async function main() {
  const { values, positionals: filters } = parseArgs({
    allowPositionals: true,
    options: {
      pictures: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      since: { type: 'string' },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const files = values.since && affectedStories(values.since);
  if (files?.length === 0) {
    console.log('No story uses what has changed.');
    const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;
    if (report) writeFileSync(report, JSON.stringify({ suites: [], errors: [] }));
    return 0;
  }
  if (!values['no-build']) {
    const code = await buildStorybook();
    if (code !== 0) return code;
  }
  const chosen = values.pictures || filters.length > 0 || files !== undefined;
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
        TAVOITE_STORIES: JSON.stringify({ filters, files, onlyPictures: values.pictures }),
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
