// Run by a test in a separate process, to be killed: opens the data folder named and says so.
import { startBundledPostgres } from '../src/db/bundled/bundled-postgres.js';

const [dataFolder = ''] = process.argv.slice(2);
try {
  const { pid } = await startBundledPostgres({ dataFolder });
  console.log(`holding ${pid}`);
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.log((error as Error).message);
  process.exitCode = 1;
}
