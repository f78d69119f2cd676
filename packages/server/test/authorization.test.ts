import {
  contract,
  type Endpoint,
  type ManagerFlag,
  managerFlags,
  monthNumber,
  type ViewKey,
} from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { organizationSettings, session, user as users } from '../src/db/schema/index.js';
import { changeFigures, type FiguresIds, seedFigures } from './figures.js';
import { type TestUser, useTestServer } from './server.js';

/*
 * Every case below is made from the contract: an endpoint that is added there
 * is tested here without anybody's doing.
 */

const endpoints = Object.entries(contract) as [string, Endpoint][];
const guarded = endpoints.filter(([, endpoint]) => endpoint.access !== 'public');
const MISSING_ID = 2_000_000_000;
const DATES = { start_date: '2025-01-01', end_date: '2025-03-31' };
/** Part of every title of the organisation that no one else may see. */
const SECRET = 'Confidential';

const server = useTestServer();

/** The url of an endpoint with one id in its path. */
const urlOf = (endpoint: Endpoint, id: number | string = 1) =>
  endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(String(id)));

const send = (endpoint: Endpoint, token: string | undefined, url = urlOf(endpoint)) =>
  server.request(endpoint.method, url, {
    ...(token !== undefined && { token }),
    ...(endpoint.body && { body: {} }),
  });

/** A member of a new organisation; no two cases share one. */
const member = async (flags: Partial<Record<ManagerFlag, boolean>> = {}) => {
  const organizationId = await server.createOrganization();
  return {
    organizationId,
    ...(await server.createUser({ memberships: { [organizationId]: flags } })),
  };
};

it('serves every endpoint of the contract, and no other', () => {
  const line = ({ method, path }: Endpoint) => `${method} ${path}`;
  expect(server.table.endpoints.map(line).sort()).toEqual(
    endpoints.map(([, endpoint]) => line(endpoint)).sort(),
  );
});

describe.each(guarded)('%s', (_name, endpoint) => {
  it('is refused to those who are not signed in', async () => {
    expect(await send(endpoint, undefined)).toMatchObject({
      status: 401,
      body: { detail: expect.any(String) },
    });
    expect(await send(endpoint, 'x'.repeat(43))).toMatchObject({ status: 401 });
  });

  it('tells an expired session apart, and refuses one that has ended', async () => {
    const { id, token } = await member();
    await server.seed((tx) =>
      tx
        .update(session)
        .set({ expiresAt: new Date(0) })
        .where(eq(session.userId, id)),
    );
    expect(await send(endpoint, token)).toMatchObject({
      status: 401,
      body: { code: 'token_expired' },
    });
    await server.seed((tx) => tx.delete(session).where(eq(session.userId, id)));
    const ended = await send(endpoint, token);
    expect(ended).toMatchObject({ status: 401 });
    expect(ended.body).not.toHaveProperty('code');
  });

  it('is refused to a user who is disabled', async () => {
    const { id, token } = await member();
    await server.seed((tx) => tx.update(users).set({ status: 'disabled' }).where(eq(users.id, id)));
    expect(await send(endpoint, token)).toMatchObject({ status: 401 });
  });

  it('asks for exactly the flag that the contract names', async () => {
    const needed = managerFlags.find((flag) => flag === endpoint.access);
    const others = Object.fromEntries(managerFlags.map((flag) => [flag, flag !== needed]));
    const { token } = await member(others);
    const answer = await send(endpoint, token);
    if (needed) expect(answer.status).toBe(403);
    else expect([401, 403]).not.toContain(answer.status);
  });

  it('is refused exactly while one of its views is restricted', async () => {
    const all: ViewKey[] = [
      'strategy',
      'roadmap',
      'logic',
      'notifications',
      'system-messages',
      'data-map',
    ];
    const views = endpoint.views ?? [];
    const { organizationId, token } = await member(
      Object.fromEntries(managerFlags.map((f) => [f, true])),
    );
    const restrict = (restrictedViews: ViewKey[]) =>
      server.seed((tx) =>
        tx.insert(organizationSettings).values({ organizationId, restrictedViews }),
      );
    await restrict(views.length > 0 ? [...views] : all);
    const { status } = await send(endpoint, token);
    if (views.length > 0) expect(status).toBe(403);
    else expect(status).not.toBe(403);
  });

  it('is refused with a flag exactly while one of the views that ask for it is restricted', async () => {
    for (const [flag, views] of Object.entries(endpoint.viewsOfFlag ?? {})) {
      const { organizationId, token } = await member();
      const statuses = () =>
        Promise.all(
          [`?${flag}`, `?${flag}=true`, `?${flag}=1`, `?${flag}=false`, ''].map(
            async (query) => (await send(endpoint, token, `${urlOf(endpoint)}${query}`)).status,
          ),
        );
      expect(await statuses()).not.toContain(403);
      await changeFigures(server, organizationId, (tx) =>
        tx.insert(organizationSettings).values({ organizationId, restrictedViews: [...views] }),
      );
      const [bare, ...others] = await statuses();
      expect([bare, ...others.slice(0, 2)]).toEqual([403, 403, 403]);
      expect(others.slice(2)).not.toContain(403);
    }
  });
});

describe('of another organisation', () => {
  let mine: FiguresIds;
  let theirs: FiguresIds;
  let user: TestUser;

  beforeAll(async () => {
    const figures = (title: string) => ({
      terms: [
        { key: 'sales', title: `${title} sales`, first: monthNumber(2025, 1), values: [1, 2, 3] },
        { key: 'margin', title: `${title} margin`, formula: 'sales / 2', parent: 'sales' },
      ],
      groups: [{ key: 'top', title: `${title} group` }],
      targets: [{ key: 'grow', title: `${title} target`, group: 'top', formula: 'sales' }],
      mappings: [{ key: `${title} view`, termsUsed: ['sales'] }],
    });
    const home = await server.createOrganization({ name: 'Home' });
    const child = await server.createOrganization({ name: `${SECRET} child of nobody` });
    mine = await seedFigures(server, home, figures('Open'));
    theirs = await seedFigures(server, child, figures(SECRET));
    user = await server.createUser({
      memberships: { [home]: Object.fromEntries(managerFlags.map((flag) => [flag, true])) },
    });
  });

  const idsOf = ({ terms, groups, targets, mappings }: FiguresIds): number[] =>
    [terms, groups, targets, mappings].flatMap((ids) => Object.values(ids));

  it('every id in a path answers as one that does not exist', async () => {
    for (const [, endpoint] of guarded.filter(([, { params }]) => params)) {
      const missing = await send(endpoint, user.token, urlOf(endpoint, MISSING_ID));
      const foreign = idsOf(theirs).filter((id) => !idsOf(mine).includes(id));
      expect(foreign.length).toBeGreaterThan(0);
      for (const id of foreign) {
        const answer = await send(endpoint, user.token, urlOf(endpoint, id));
        // Dates may be asked for before the object is looked up; then neither says whether it exists.
        expect([answer.status, answer.text]).toEqual([missing.status, missing.text]);
        expect([400, 404]).toContain(answer.status);
      }
    }
  });

  it('no id in a query or body brings anything to light', async () => {
    const foreign = idsOf(theirs);
    const list = foreign.join(',');
    const get = (url: string) => server.request('GET', url, { token: user.token });
    const search = new URLSearchParams(DATES);
    const answers = await Promise.all([
      get(`/api/target_group/?ids=${list}&${search}`),
      ...foreign.map((id) => get(`/api/target_group/?parent=${id}&${search}`)),
      get(`/api/target_group/?all&${search}`),
      get(`/api/target/?in_target_groups=${list}&${search}`),
      ...foreign.map((id) => get(`/api/data/?mapping=${id}&${search}`)),
      get(`/api/data/?keys=sales,margin&${search}`),
      get(`/api/data/get_data_map/?root_keys=sales&${search}`),
      get(`/api/formula/trace/?key=margin&${search}`),
      ...foreign.map((id) => get(`/api/formula/trace/?target=${id}&${search}`)),
      get(
        `/api/formula/change/?key=margin&${search}&compare_start_date=2025-01-01&compare_end_date=2025-01-31`,
      ),
      get(`/api/term_of_classification/?for_tree`),
      get(`/api/graph_settings/get_graph_settings/`),
      get(`/api/user/activate_organization/?list=true`),
      get(`/api/user/get_organization_users/`),
      server.request('POST', '/api/data/get_percentage_value/', {
        token: user.token,
        body: { ids: foreign, ...DATES },
      }),
      ...[1, 2, 3, 4].map((id) =>
        server.request('POST', '/api/user/activate_organization/', {
          token: user.token,
          body: { id: id + 1_000_000 },
        }),
      ),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toContain(SECRET);
    }
    expect(answers.some((answer) => answer.text.includes('Open'))).toBe(true);
  });
});
