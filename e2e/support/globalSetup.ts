import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  freePort,
  removeFolder,
  runTavoite,
  startProduct,
  temporaryFolder,
} from '../../scripts/product.mjs';
import { runSql } from './database.js';
import { publishSuite } from './suite.js';

const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));

/** Starts the product as a user does, with the demo organisation and the organisations in `fixtures`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const dataFolder = join(folder, 'data');
  console.log('Starting the product …');
  const product = await startProduct({ dataFolder, port: await freePort() });
  const tearDown = async () => {
    await product.stop();
    removeFolder(folder);
  };
  const imported = await runTavoite(['import', FIXTURES], { dataFolder });
  if (imported.code !== 0) {
    await tearDown();
    throw new Error(`The fixtures were not imported:\n${imported.output}`);
  }
  publishSuite({ url: product.url, dataFolder, demoUsers: product.demoUsers });
  // Forced ones cover the screen; a test of them deletes what its user has read.
  await runSql(
    `INSERT INTO system_message_read (user_id, system_message_id)
     SELECT u.id, m.id FROM "user" u CROSS JOIN system_message m`,
    [],
  );
  console.log(`${product.url} is ready, with ${product.demoUsers.length} demo users.`);
  return tearDown;
}
