import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Fleet, startFleet } from './fleet.js';
import { hasHaproxy } from './haproxy.js';
import { withFolder } from './import-folders.js';
import { startLoad } from './load.js';

/*
 * Three processes of an earlier build serve behind a proxy, while the database is brought to this build's
 * schema and one process after the other is replaced by one of this build. scripts/upgrade-test.mjs makes
 * both and names them; without, there is nothing to upgrade.
 */

const previous = process.env.TEST_PREVIOUS_BUILD ?? '';
const next = process.env.TEST_NEXT_BUILD ?? '';
const withBuilds = hasHaproxy && previous !== '' && next !== '' ? describe : describe.skip;
const PROCESSES = 3;
const CLIENTS = 6;
const PASSWORD = 'a password of this test';
const EMAIL = 'manager@upgrade.example';
/** For the requests that are under way to be answered by what serves now. */
const PAUSE_MS = 3_000;

withBuilds('an upgrade under load', () => {
  let fleet: Fleet;
  let client: pg.Client;
  const keys = Array.from({ length: CLIENTS }, (_, index) => `term-${index}`);

  beforeAll(async () => {
    fleet = await startFleet(PROCESSES, { main: previous, isApiOnly: true });
    client = new pg.Client(fleet.postgres.connection);
    await client.connect();
    const contents = {
      'organizations.csv': 'key,name\nupgraded,Upgraded\n',
      'users.csv': `email,full_name,password,active_organization\n${EMAIL},Maija,${PASSWORD},upgraded\n`,
      'memberships.csv': `organization,user,organization_manager\nupgraded,${EMAIL},true\n`,
      'terms.csv': `organization,key,title\n${keys.map((key) => `upgraded,${key},${key}`).join('\n')}\n`,
      'data.csv': `organization,term,2025-01\n${keys.map((key) => `upgraded,${key},0`).join('\n')}\n`,
    };
    await withFolder(contents, (folder) => fleet.command(previous, 'import', folder));
  }, 300_000);
  afterAll(async () => {
    await client?.end();
    await fleet?.stop();
  });

  const newest = async () =>
    (
      await client.query<{ version: number }>(
        'SELECT max(version) AS version FROM schema_migration',
      )
    ).rows[0]?.version ?? 0;

  async function signIn(): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${fleet.port}/api/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: EMAIL, password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { key: string }).key;
  }

  it('fails no request and loses nothing', async () => {
    const token = await signIn();
    const before = await newest();
    expect(await fleet.command(next, 'migrate', '--plan')).toContain(
      'Processes of the release before can go on serving meanwhile and after it.',
    );
    const load = startLoad(fleet.port, token, keys);
    await wait(PAUSE_MS);
    await fleet.command(next, 'migrate');
    expect(await newest()).toBeGreaterThan(before);
    // All of them of the earlier build, on the newer schema.
    await wait(PAUSE_MS);
    for (let index = 0; index < PROCESSES; index++) {
      await fleet.replace(index, next);
      await wait(PAUSE_MS);
    }
    const result = await load.stop();
    expect(result.failures).toEqual([]);
    expect(result.wrong).toEqual([]);
    const { rows } = await client.query<{ text: string; count: number }>(
      'SELECT text, count(*)::integer AS count FROM comment GROUP BY text',
    );
    const counts = new Map(rows.map(({ text, count }) => [text, count]));
    expect([...result.acknowledged].filter((text) => counts.get(text) !== 1)).toEqual([]);
    expect(result.writes).toBeGreaterThan(CLIENTS * PROCESSES);
    expect((await fetch(`http://127.0.0.1:${fleet.port}/ready`)).status).toBe(200);
    console.info(
      `Schema ${before} to ${await newest()}: ${result.writes} writes, ${result.reads} reads, 0 failed`,
    );
  }, 600_000);
});
