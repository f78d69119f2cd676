import { randomBytes } from 'node:crypto';
import { schemaOf } from '../../test/schema.js';
import { connectionTo, execute } from '../../test/template.js';
import { asOwner, type Connection } from './database.js';
import { migrate } from './migrate.js';
import { readMigrations } from './migrations.js';
import { splitStatements } from './statements.js';

const shared = JSON.parse(process.env.TEST_CONNECTION ?? 'null') as Connection;

it.each<[string, string[]]>([
  ['SELECT 1; SELECT 2', ['SELECT 1', 'SELECT 2']],
  [`SELECT ';'; SELECT 'it''s;'`, [`SELECT ';'`, `SELECT 'it''s;'`]],
  ['SELECT "a;b"; -- no; not here\nSELECT 2;', ['SELECT "a;b"', 'SELECT 2']],
  ['/* ; */SELECT/* */4 / 2 - 1;', ['SELECT 4 / 2 - 1']],
  ['DO $$ BEGIN; END $$; SELECT $1', ['DO $$ BEGIN; END $$', 'SELECT $1']],
  ['DO $x$ a; $$; b $x$;', ['DO $x$ a; $$; b $x$']],
  [' ;; \n', []],
])('splits %j', (text, statements) => {
  expect(splitStatements(text)).toEqual(statements);
});

it('makes the same schema of all migrations, statement by statement', async () => {
  const names = [0, 1].map(() => `tavoite_test_${randomBytes(6).toString('hex')}`);
  try {
    const [whole, split] = await Promise.all(
      names.map(async (name) => {
        await execute(shared, `CREATE DATABASE ${name}`);
        return connectionTo(shared, name);
      }),
    );
    await migrate(whole as Connection);
    // What else a migration needs is there.
    await migrate(split as Connection, { upTo: 0 });
    await asOwner(split as Connection, async (_, client) => {
      for (const { statements } of await readMigrations())
        for (const statement of splitStatements(statements)) await client.query(statement);
    });
    const withoutVersions = (things: string[]) =>
      things.filter((thing) => !thing.startsWith('migration '));
    expect(withoutVersions(await schemaOf(split as Connection))).toEqual(
      withoutVersions(await schemaOf(whole as Connection)),
    );
  } finally {
    for (const name of names) await execute(shared, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  }
});
