import { type EndpointName, managerFlags } from '@tavoite/model';
import { getTableColumns, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../src/db/schema/index.js';
import { oneIn } from '../random-requests.js';
import { useTestServer } from '../server.js';
import { endpoints, requestOf, samplesOf } from './requests.js';
import { contentOf, keepIdsApart, makeScene, type Scene } from './scene.js';

/*
 * Every request of one's own is sent with every field that any table or answer knows, at the top and
 * in each object of it: nothing is set that the request does not offer.
 */

const server = useTestServer();
let own: Scene;
let stranger: Scene;
let known: string[];

const ALWAYS = [
  ...['id', 'organization', 'organizationId', 'organization_id', 'user', 'user_id', 'author'],
  ...['is_staff', 'is_superuser', 'role', 'status', 'created_at', 'password_hash', 'order'],
  ...managerFlags,
];

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

beforeAll(async () => {
  await keepIdsApart(server);
  own = await makeScene(server, 'Open');
  stranger = await makeScene(server, 'Confidential');
  const columns = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .flatMap((table) => Object.keys(getTableColumns(table)));
  known = [
    // An odd number, so that both ways of writing a name are tried.
    ...new Set([...ALWAYS, ...columns.flatMap((name) => [name, snake(name)]).filter(oneIn(45))]),
  ];
});

/** What no request of a member may touch: who people are, and what they may. */
async function peopleAndRights(): Promise<string> {
  const { rows } = await server.seed((tx) =>
    tx.execute<{ row: string }>(
      sql`SELECT (to_jsonb(u) - 'language' - 'active_organization_id')::text AS row FROM "user" u
          UNION ALL SELECT to_jsonb(m)::text FROM membership m
          UNION ALL SELECT (to_jsonb(o) - 'data_version')::text FROM organization o
          ORDER BY 1`,
    ),
  );
  return rows.map(({ row }) => row).join('\n');
}

/** Values that would do harm, by the name of the field. */
function harmful(name: string): unknown {
  if (/manager|staff|superuser|verified|forced/i.test(name)) return true;
  if (/organization/i.test(name)) return stranger.organization;
  if (/user|author|owner/i.test(name)) return stranger.manager.id;
  if (/(_at|At|created|modified)$/.test(name)) return '2001-01-01T00:00:00Z';
  if (name === 'status') return 'disabled';
  if (/ids?$/i.test(name)) return stranger.ids.roadmap;
  return 'Confidential';
}

function withFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFields);
  if (typeof value !== 'object' || value === null) return value;
  const extra = known.filter((name) => !(name in value));
  return {
    ...Object.fromEntries(extra.map((name) => [name, harmful(name)])),
    ...Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withFields(item)])),
  };
}

/** One by one, for fields that are offered: those refuse a value of the wrong kind. */
function* eachField(body: object): Generator<object> {
  for (const name of known) if (!(name in body)) yield { ...body, [name]: harmful(name) };
}

const writes = endpoints.filter(
  ([, { access, body }]) => access !== 'public' && body !== undefined,
) as [EndpointName, (typeof endpoints)[number][1]][];

it.each(writes)(
  '%s sets nothing that it does not offer',
  async (name, endpoint) => {
    // What the request is for may change, such as one's own name; what comes with it may not.
    for (const sample of samplesOf(name, own)) {
      const { url, body } = requestOf(endpoint, sample);
      await server.request(endpoint.method, url, { token: own.manager.token, body });
    }
    const before = [await peopleAndRights(), await contentOf(server, stranger.organization)];
    for (const sample of samplesOf(name, own)) {
      const bodies = [withFields(sample.body), ...eachField(sample.body ?? {})];
      for (const body of bodies) {
        const { url } = requestOf(endpoint, sample);
        const answer = await server.request<{ id?: number }>(endpoint.method, url, {
          token: own.manager.token,
          body,
        });
        expect(answer.status).toBeLessThan(500);
        expect(answer.body?.id).not.toBe(stranger.ids.roadmap);
      }
    }
    expect([await peopleAndRights(), await contentOf(server, stranger.organization)]).toEqual(
      before,
    );
  },
  120_000,
);
