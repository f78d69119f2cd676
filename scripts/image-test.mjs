// Tries the Dockerfile where there is no container engine: node scripts/image-test.mjs [--keep]
// Its steps run in a copy of the repository, in folders that stand for the stages. What the last stage
// holds is then run as the user that it names, who may write to the data folder alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDatabase } from './image-test/database.mjs';
import { imageBytes, listTree } from './image-test/files.mjs';
import { runImage } from './image-test/program.mjs';
import { buildStages } from './image-test/stages.mjs';

const MEGABYTE = 1024 * 1024;
/** Of what the image adds to the one that it is made from. */
const MAX_ADDED_MB = 100;

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
const folder = mkdtempSync(join(tmpdir(), 'tavoite-image-'));
const counts = { passed: 0, failed: 0 };

function check(title, isRight, detail = '') {
  console.log(`${isRight ? 'passed' : 'FAILED'} ${title}${detail === '' ? '' : `: ${detail}`}`);
  counts[isRight ? 'passed' : 'failed'] += 1;
}

let database;
try {
  const image = buildStages(folder, (line) => console.log(line));
  const megabytes = imageBytes(image.root) / MEGABYTE;
  const size = `${megabytes.toFixed(1)} MB of at most ${MAX_ADDED_MB}`;
  check('what the image adds is small', megabytes <= MAX_ADDED_MB, size);
  check('the image runs as no one of note', /^[1-9]\d*:[1-9]\d*$/.test(image.user), image.user);

  const before = listTree(image.root, ['data']);
  database = await startDatabase(join(folder, 'database'));
  await runImage(image, database.url, check);
  const after = listTree(image.root, ['data']);
  check('nothing is written outside of the data folder', before === after);
} catch (error) {
  check('the image is built and runs', false, error.message);
} finally {
  await database?.stop();
  if (values.keep) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;
