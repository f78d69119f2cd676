import { sql } from 'drizzle-orm';
import { withFolder } from '../../test/import-folders.js';
import { useTestServer } from '../../test/server.js';
import { OperatorError } from '../config/operator-error.js';
import { importWithProgress } from './import.js';

const server = useTestServer();
const USERS = 300;

it('says in two sentences why the database refused an import, without its data', async () => {
  await server.seed((tx) =>
    tx.execute(sql`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON "user" EXECUTE FUNCTION refuse()`),
  );
  jest.spyOn(console, 'log').mockImplementation();
  const users = Array.from({ length: USERS }, (_, i) => `person-${i}@group.example,Person ${i}`);
  const contents = { 'users.csv': `email,full_name\n${users.join('\n')}\n` };
  const failure = await withFolder(contents, (folder) =>
    importWithProgress(server.connection, folder).catch((error: unknown) => error),
  );
  expect(failure).toBeInstanceOf(OperatorError);
  expect((failure as Error).message).toBe(
    'Nothing was imported. The disk of the database is full. Make room on it and try again.',
  );
  const { rows } = await server.seed((tx) => tx.execute(sql`SELECT FROM "user"`));
  expect(rows).toHaveLength(0);
});
