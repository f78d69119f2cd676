import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** What is tested here need not outlive a power cut. */
const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * One PostgreSQL for the whole run: the bundled one, or the server that TEST_DATABASE_URL names. With
 * TEST_POOLED=1 all requests of the tests reach the bundled one through PgBouncer.
 */
export default async function setUp() {
  const load = (path) => tsImport(path, import.meta.url);
  const { prepareTemplate } = await load('./template.ts');
  let connection;
  let pgbouncer;
  if (process.env.TEST_DATABASE_URL) {
    connection = { connectionString: process.env.TEST_DATABASE_URL };
  } else {
    const { startBundledPostgres } = await load('../src/db/bundled/bundled-postgres.ts');
    const dataFolder = await mkdtemp(join(tmpdir(), 'tavoite-test-'));
    // As root, the database's own user has to pass through.
    await chmod(dataFolder, 0o711);
    const postgres = await startBundledPostgres({ dataFolder, settings: FAST });
    connection = postgres.connection;
    globalThis.stopTestPostgres = async () => {
      await pgbouncer?.stop();
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    };
    // The tear-down is not run when the tests are ended before.
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => globalThis.stopTestPostgres().finally(() => process.exit(1)));
    }
  }
  process.env.TEST_CONNECTION = JSON.stringify(connection);
  // Where the package is, so that the programs find its libraries.
  process.env.TEST_PROGRAMS = fileURLToPath(
    new URL(`../.cache/programs-${process.pid}`, import.meta.url),
  );
  await prepareTemplate(connection);
  if (process.env.TEST_POOLED === '1') {
    const { startPgbouncer } = await load('./pgbouncer.ts');
    pgbouncer = await startPgbouncer(connection);
    process.env.TEST_POOLED_CONNECTION = JSON.stringify(pgbouncer.connectionTo('postgres'));
  }
}
