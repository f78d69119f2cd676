import { asOwner, openDatabase } from '../../src/db/database.js';
import { useTestServer } from '../server.js';

const server = useTestServer({ routes: () => undefined });

it.each([
  ['SELECT title FROM term', 'names no organisation, but term'],
  ['UPDATE term SET title = $1', 'names no organisation, but term'],
  ['/* request=a */ DELETE FROM "series"', 'names no organisation, but series'],
  [
    'INSERT INTO term (organization_id, key) VALUES (1, (SELECT max(key) FROM term))',
    'selects within the values that it inserts into term',
  ],
])('lets the server send nothing that would ask all machines: %s', async (text, problem) => {
  const database = openDatabase(server.connection);
  await expect(async () => database.query(text, [])).rejects.toThrow(`A statement ${problem}`);
  await database.close();
});

it('lets it send what names an organisation, and what is on every machine', async () => {
  const database = openDatabase(server.connection);
  await database.query('SELECT title FROM term WHERE organization_id = $1', [1]);
  await database.query('SELECT id FROM organization');
  await database.close();
});

it('lets imports and the command line work on all of them', async () => {
  const { rows } = await asOwner(server.connection, (_, client) =>
    client.query('SELECT count(*)::integer AS count FROM term'),
  );
  expect(rows).toEqual([{ count: 0 }]);
});
