import { useTestServer } from '../../../test/server.js';
import { asOwner } from '../database.js';
import {
  comparing,
  placing,
  planShards,
  readExclusions,
  readReferences,
  readTables,
} from './plan.js';
import { shard } from './shard.js';

/* Citus itself is tried by examples/citus: it is not where the tests run. */

const server = useTestServer({ routes: () => undefined });
const read = () =>
  asOwner(server.connection, async (_, client) => ({
    tables: await readTables(client),
    references: await readReferences(client),
  }));

it('refuses a database without Citus, and changes nothing', async () => {
  const before = await read();
  await expect(shard(server.connection)).rejects.toThrow(/^The database has no Citus/);
  await expect(asOwner(server.connection, (_, client) => planShards(client))).rejects.toThrow(
    /^The database has no Citus/,
  );
  expect(await read()).toEqual(before);
});

it('keeps every table where what it refers to can be found', async () => {
  const { tables, references } = await read();
  const placement = new Map(tables.map(({ name, placement }) => [name, placement]));
  // Citus knows references within an organisation, and to what is everywhere.
  const impossible = references.filter(({ table, target }) =>
    placement.get(table) === 'spread'
      ? placement.get(target) === 'central'
      : placement.get(target) === 'spread' ||
        (placement.get(table) === 'everywhere' && placement.get(target) === 'central'),
  );
  expect(impossible).toEqual([]);
  const acrossOrganizations = references.filter(
    ({ table, target, definition }) =>
      placement.get(table) === 'spread' &&
      placement.get(target) === 'spread' &&
      !/^FOREIGN KEY \(organization_id, .* REFERENCES \w+\(organization_id, /.test(definition),
  );
  expect(acrossOrganizations).toEqual([]);
});

it('makes every reference again that it takes away, after all tables are in their places', async () => {
  const { tables, references } = await read();
  const statements = placing(tables, references);
  const named = (word: string) =>
    statements.flatMap(
      (each) => new RegExp(`^ALTER TABLE (\\S+) ${word} CONSTRAINT (\\S+)`).exec(each)?.[0] ?? [],
    );
  const dropped = named('DROP');
  expect(dropped.length).toBeGreaterThan(40);
  expect(named('ADD').map((each) => each.replace('ADD', 'DROP'))).toEqual(dropped);
  const kinds = statements.map((each) => /DROP|create_\w+|GRANT|ADD|SET/.exec(each)?.[0]);
  expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toEqual([
    'SET',
    'DROP',
    'create_reference_table',
    'GRANT',
    'create_distributed_table',
    'ADD',
  ]);
  expect(statements).toContain(
    `SELECT create_distributed_table('"series"', 'organization_id', colocate_with => 'term')`,
  );
  expect(statements.join()).not.toMatch(/create_\w+\('"(audit_log|session|installation)"/);
});

it('compares organisations as numbers in what excludes rows, which Citus asks for', async () => {
  const exclusions = await asOwner(server.connection, (_, client) => readExclusions(client));
  expect(exclusions.length).toBeGreaterThan(0);
  const made = comparing(exclusions).filter((each) => each.includes('ADD CONSTRAINT'));
  expect(made).toHaveLength(exclusions.length);
  for (const statement of made) expect(statement).toMatch(/gist \(organization_id WITH =, /);
  expect(comparing([])).toEqual([]);
});

it('has nothing to do for tables that are in their places', async () => {
  const { references } = await read();
  expect(placing([], references)).toEqual([]);
});
