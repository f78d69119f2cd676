import type { Connection, DatabaseOptions } from '../src/db/database.js';
import { openDatabase } from '../src/db/database.js';
import type { WorkingDatabases } from '../src/db/working-databases.js';

/**
 * A database of the tests as the server works with it: through PgBouncer where the whole run does, which
 * `TEST_POOLED_CONNECTION` says.
 */
export function openTestDatabases(
  connection: Connection,
  { max }: Pick<DatabaseOptions, 'max'> = {},
): WorkingDatabases {
  const options = max === undefined ? {} : { max };
  const pooled = process.env.TEST_POOLED_CONNECTION;
  const directDatabase = openDatabase(connection, options);
  if (pooled === undefined) {
    return {
      database: directDatabase,
      directDatabase,
      close: () => directDatabase.close(),
    };
  }
  const { database: name } = connection;
  const database = openDatabase(
    { ...(JSON.parse(pooled) as Connection), ...(name !== undefined && { database: name }) },
    { ...options, isPooled: true },
  );
  return {
    database,
    directDatabase,
    close: async () => {
      await Promise.all([database.close(), directDatabase.close()]);
    },
  };
}
