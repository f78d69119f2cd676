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
  const product = await startProduct({
    dataFolder,
    port: await freePort(),
    // Where tests receive what webhooks are sent.
    env: { TAVOITE_WEBHOOK_NETWORKS: '127.0.0.1' },
  });
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
  await runSql(
    `INSERT INTO system_message (title, title_fi, text_value, text_value_fi, forced)
     VALUES ('A break on Sunday', 'Katko sunnuntaina', '<p>We are back at <b>nine</b>.</p>',
             '<p>Palaamme kello <b>yhdeksän</b>.</p>', true)`,
    [],
  );
  // Forced ones cover the screen: only users whose test is about them have not read them.
  await runSql(
    `INSERT INTO system_message_read (user_id, system_message_id)
     SELECT u.id, m.id FROM "user" u CROSS JOIN system_message m WHERE u.email <> ALL ($1)`,
    [['newcomer@e2e.example', 'arrival@e2e.example']],
  );
  console.log(`${product.url} is ready, with ${product.demoUsers.length} demo users.`);
  return tearDown;
}
