// Compares pictures of the visual stories with those in the repository.
// Usage: node scripts/visual.mjs [--update] [--no-build] [--json <file>] [part of a story's id …]
// --update keeps the new pictures where they differ. Builds Storybook first when it is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { serveFolder } from './lib/static-server.mjs';
import { buildStorybook, STORYBOOK } from './lib/storybook.mjs';
import { openBaselines } from './visual/baselines.mjs';
import { openCamera } from './visual/camera.mjs';
import { compare, compress } from './visual/compare.mjs';
import { writeReport } from './visual/report.mjs';
import { picturesOf } from './visual/stories.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const REPORT = join(root, 'test-results', 'visual');
/** Pages that are open at a time. */
const SIDE_BY_SIDE = 2;

/** Takes a picture and tells how it stands to the one in the repository. */
async function look(picture, { camera, baselines, update, foreign }) {
  let after;
  try {
    after = await camera.take(picture);
  } catch (error) {
    return { ...picture, status: 'failed', note: error.message };
  }
  const before = baselines.read(picture.key);
  const found = before && compare(before, after);
  if (found?.same) return { ...picture, status: 'same' };
  if (update) {
    baselines.write(picture.key, compress(after));
    return { ...picture, status: before ? 'renewed' : 'added', before, after };
  }
  if (!found) return { ...picture, status: 'new', note: 'run with --update to keep it', after };
  const { changed, size, difference } = found;
  const note = [size, `${changed} pixels`, foreign].filter(Boolean).join(', ');
  return { ...picture, status: foreign ? 'skipped' : 'changed', note, before, after, difference };
}

async function lookAtAll(pictures, tools) {
  const results = [];
  const waiting = pictures.entries();
  const worker = async () => {
    for (const [i, picture] of waiting) {
      const result = await look(picture, tools);
      results[i] = result;
      const note = result.note ? ` (${result.note})` : '';
      console.log(`${result.status.padEnd(8)} ${picture.key}${note}`);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return results;
}

/** Pictures without a story: a problem, or removed when the pictures are renewed. */
function tidy(baselines, keys, update) {
  return baselines.orphans(keys).map((key) => {
    if (update) baselines.remove(key);
    const status = update ? 'removed' : 'orphan';
    console.log(`${status.padEnd(8)} ${key}`);
    return { key, title: key, status, note: 'there is no such visual story' };
  });
}

async function main() {
  const { values, positionals: filters } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const { update } = values;
  if (!values['no-build'] && (await buildStorybook()) !== 0) return 1;

  const pictures = picturesOf(
    JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')),
    filters,
  );
  if (pictures.length === 0) throw new Error('No visual story has such an id.');
  const baselines = openBaselines(join(root, 'visual'));
  const server = await serveFolder(STORYBOOK);
  const camera = await openCamera(findBrowser(), server.url);
  const browser = { version: camera.version, platform: process.platform };
  let results;
  try {
    const foreign = baselines.foreign(browser);
    if (foreign) console.log(`The pictures were ${foreign}: what differs is skipped.`);
    results = await lookAtAll(pictures, { camera, baselines, update, foreign });
  } finally {
    await camera.close();
    await server.close();
  }
  if (filters.length === 0) {
    const keys = pictures.map(({ key }) => key);
    results.push(...tidy(baselines, keys, update));
    if (update) baselines.sign(browser);
  }

  const good = new Set(['same', 'renewed', 'added', 'removed']);
  const skipped = results.filter(({ status }) => status === 'skipped');
  const failed = results.filter(({ status }) => !good.has(status) && status !== 'skipped');
  const passed = results.length - skipped.length - failed.length;
  const page = writeReport(REPORT, results);
  if (values.json) {
    const reasons = skipped.map(({ title, note }) => ({ name: title, reason: note }));
    writeFileSync(values.json, JSON.stringify({ passed, failed: failed.length, skipped: reasons }));
  }
  console.log(`${passed} as they should be, ${failed.length} not, ${skipped.length} skipped.`);
  if (failed.length > 0) console.log(`Before, after and difference: ${relative(root, page)}`);
  return failed.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
