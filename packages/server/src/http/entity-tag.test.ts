import { contract, type Endpoint, monthNumber } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { changeFigures, figuresFor } from '../../test/figures.js';
import { withFolder } from '../../test/import-folders.js';
import { useTestServer } from '../../test/server.js';
import type { SignedIn } from '../auth/signed-in.js';
import { membership, organizationSettings, session, user as users } from '../db/schema/index.js';
import { importFolder } from '../import/index.js';
import { entityTag, namesTag } from './entity-tag.js';

const server = useTestServer();

const figures = {
  terms: [
    { key: 'all', formula: 'a * 2' },
    { key: 'a', parent: 'all', first: monthNumber(2025, 1), values: [1, 2, 3] },
  ],
  groups: [{ key: 'main' }],
  targets: [{ key: 'more', group: 'main', formula: 'all', targetFormula: '10' }],
  mappings: [{ key: 'view', termsUsed: ['a'] }],
};
const period = { start_date: '2025-01-01', end_date: '2025-03-31' };
const dates = new URLSearchParams(period);

type Ids = Awaited<ReturnType<typeof figuresFor>>['ids'];
type Ask = { url: string; body?: unknown };

/** A good request to each tagged endpoint. */
function asksOf({ terms, groups, targets }: Ids): Record<string, Ask> {
  const id = terms.a ?? 0;
  return {
    listData: { url: `/api/data/?keys=a&${dates}` },
    readData: { url: '/api/data/', body: { keys: ['a'], ...period } },
    getData: { url: `/api/data/${id}/` },
    getRawDataTimespan: { url: '/api/data/get_raw_data_timespan/?for_targets' },
    getPercentageValue: { url: '/api/data/get_percentage_value/', body: { ids: [id], ...period } },
    getDataMap: { url: `/api/data/get_data_map/?${dates}` },
    getNumberFromFormula: { url: `/api/formula/calculate_number_from_formula/?key=a&${dates}` },
    postNumberFromFormula: {
      url: '/api/formula/calculate_number_from_formula/',
      body: { key: 'a', ...period },
    },
    traceFigure: { url: `/api/formula/trace/?key=all&${dates}` },
    explainChange: {
      url: `/api/formula/change/?key=all&${dates}&compare_start_date=2024-01-01&compare_end_date=2024-03-31`,
    },
    listTerms: { url: '/api/term_of_classification/?for_tree' },
    getTerm: { url: `/api/term_of_classification/${id}/` },
    getTimelineForData: { url: '/api/term_of_classification/get_timeline_for_data/?keys=a' },
    listTargetGroups: { url: '/api/target_group/?all' },
    getTargetGroup: { url: `/api/target_group/${groups.main}/` },
    listTargets: { url: '/api/target/' },
    listTargetTrends: { url: '/api/target/trends/?end_date=2024-03-31' },
    getTarget: { url: `/api/target/${targets.more}/` },
    getTargetAsGraph: { url: `/api/target/${targets.more}/get_target_as_graph/?${dates}` },
    getFigureSheet: { url: `/api/figure/?${dates}` },
    getGraphSettings: { url: '/api/graph_settings/get_graph_settings/' },
    listColorPairs: { url: '/api/colorpair/' },
  };
}

function send(name: string, ids: Ids, token: string, headers: Record<string, string> = {}) {
  const ask = asksOf(ids)[name];
  const endpoint = (contract as Record<string, Endpoint>)[name];
  if (ask === undefined || endpoint === undefined) throw new Error(`no request for ${name}`);
  return server.request(endpoint.method, ask.url, { ...ask, token, headers });
}

const tagged = Object.entries(contract as Record<string, Endpoint>)
  .filter(([, endpoint]) => endpoint.tagged)
  .map(([name]) => name);

describe.each(tagged)('%s', (name) => {
  it('is answered 304 without any work until the data changes', async () => {
    const flags = { organization_manager: true };
    const { ids, token, organizationId } = await figuresFor(server, figures, { flags });
    const first = await send(name, ids, token);
    expect(first.status).toBe(200);
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-store');

    const ofSeries = jest.spyOn(server.services.series, 'of');
    const answers = jest.spyOn(server.services.series, 'answer');
    const queries = jest.spyOn(server.services.database, 'withOrganization');
    try {
      const second = await send(name, ids, token, { 'if-none-match': tag });
      expect(second).toMatchObject({ status: 304, text: '', headers: { etag: tag } });
      expect(second.headers['cache-control']).toBe('no-store');
      for (const spy of [ofSeries, answers, queries]) expect(spy).not.toHaveBeenCalled();
    } finally {
      for (const spy of [ofSeries, answers, queries]) spy.mockRestore();
    }

    await changeFigures(server, organizationId, async () => undefined);
    const third = await send(name, ids, token, { 'if-none-match': tag });
    expect(third.status).toBe(200);
    expect(third.headers.etag).not.toBe(tag);
  });
});

describe('a tag', () => {
  const readTag = async (ids: Ids, token: string) =>
    String((await send('listTerms', ids, token)).headers.etag);

  it('holds for nobody else, in the same organisation or another', async () => {
    const { ids, token, organizationId } = await figuresFor(server, figures);
    const headers = { 'if-none-match': await readTag(ids, token) };
    const colleague = await server.createUser({ memberships: { [organizationId]: {} } });
    expect((await send('listTerms', ids, colleague.token, headers)).status).toBe(200);
    const other = await figuresFor(server, figures);
    const answer = await send('listTerms', other.ids, other.token, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).not.toBe(headers['if-none-match']);
  });

  it('opens nothing that its holder may no longer see', async () => {
    const { ids, token, organizationId, user } = await figuresFor(server, figures);
    const headers = {
      'if-none-match': String((await send('getDataMap', ids, token)).headers.etag),
    };
    const other = await server.createOrganization();
    expect(
      (await send('getDataMap', ids, token, { ...headers, 'x-organization': String(other) }))
        .status,
    ).toBe(409);
    expect((await send('getDataMap', ids, 'x'.repeat(43), headers)).status).toBe(401);
    await changeFigures(server, organizationId, (tx) =>
      tx.insert(organizationSettings).values({ organizationId, restrictedViews: ['data-map'] }),
    );
    expect((await send('getDataMap', ids, token, headers)).status).toBe(403);
    await server.seed((tx) =>
      tx
        .update(session)
        .set({ expiresAt: new Date(0) })
        .where(eq(session.userId, user.id)),
    );
    expect((await send('getDataMap', ids, token, headers)).status).toBe(401);
  });

  it('changes with the language of the user and with the organisation that is active', async () => {
    const { ids, token, user } = await figuresFor(server, figures);
    const headers = { 'if-none-match': await readTag(ids, token) };
    const set = (values: Partial<typeof users.$inferInsert>) =>
      server.seed((tx) => tx.update(users).set(values).where(eq(users.id, user.id)));
    await set({ language: 'fi' });
    expect((await send('listTerms', ids, token, headers)).status).toBe(200);
    await set({ language: 'en' });
    expect((await send('listTerms', ids, token, headers)).status).toBe(304);
    const other = await server.createOrganization();
    await server.seed((tx) =>
      tx.insert(membership).values({ organizationId: other, userId: user.id }),
    );
    await set({ activeOrganizationId: other });
    const answer = await send('listTerms', ids, token, headers);
    expect(answer).toMatchObject({ status: 200, body: { count: 0 } });
  });

  it('is not given to a refusal', async () => {
    const { ids, token } = await figuresFor(server, figures);
    for (const url of ['/api/target/2000000000/', '/api/data/?keys=a&start_date=x']) {
      const { status, headers } = await server.request('GET', url, { token });
      expect([404, 400]).toContain(status);
      expect(headers).not.toHaveProperty('etag');
    }
    expect(await readTag(ids, token)).toMatch(/^W\/"[\w-]{27}"$/);
  });

  it('changes with an import, also of nobody but the owner of a group', async () => {
    const rename = (title: string, name: string) => ({
      'users.csv': `email,full_name,password,active_organization\nada@x.example,${name},correct horse battery,firm\n`,
      ...(title !== '' && {
        'organizations.csv': 'key,name\nfirm,Firm\n',
        'memberships.csv': 'organization,user\nfirm,ada@x.example\n',
        'target_groups.csv': `organization,key,title,user\nfirm,main,${title},ada@x.example\n`,
      }),
    });
    const bring = (contents: Record<string, string>) =>
      withFolder(contents, (folder) => importFolder(server.connection, folder));
    await bring(rename('Main', 'Ada Aalto'));
    const login = await server.request<{ key: string }>('POST', '/api/login/', {
      body: { username: 'ada@x.example', password: 'correct horse battery' },
    });
    const read = (headers: Record<string, string> = {}) =>
      server.request('GET', '/api/target_group/', { token: login.body.key, headers });
    const expectNew = async (before: string, text: string) => {
      const answer = await read({ 'if-none-match': before });
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(text);
      return String(answer.headers.etag);
    };
    const first = String((await read()).headers.etag);
    expect((await read({ 'if-none-match': first })).status).toBe(304);
    await bring(rename('Growth', 'Ada Aalto'));
    const second = await expectNew(first, 'Growth');
    await bring(rename('', 'Ada Berg'));
    await expectNew(second, 'Ada Berg');
  });
});

describe('entityTag', () => {
  const signedIn = {
    user: { id: 1, language: 'en' },
    organization: { id: 1, dataVersion: 1, timeZone: 'Europe/Helsinki' },
  } as unknown as SignedIn;
  const request = { method: 'POST', url: '/api/data/', bodyText: '{"keys":["a"]}' };
  const december = new Date('2025-12-31T21:59:59Z');

  it('differs by the request and by the month in the organisation', () => {
    const tags = [
      entityTag(request, signedIn, december),
      entityTag({ ...request, bodyText: '{"keys":["b"]}' }, signedIn, december),
      entityTag({ ...request, bodyText: '' }, signedIn, december),
      entityTag({ ...request, url: '/api/data/?x' }, signedIn, december),
      entityTag({ ...request, method: 'GET' }, signedIn, december),
      entityTag(request, signedIn, new Date('2025-12-31T22:00:00Z')),
    ];
    expect(new Set(tags).size).toBe(tags.length);
    expect(entityTag(request, signedIn, new Date('2025-12-01T00:00:00Z'))).toBe(tags[0]);
    expect(entityTag(request, { ...signedIn, organization: null })).toBeNull();
  });

  it('is found in a list, weak or strong, and not in a star', () => {
    expect(namesTag('"x", W/"abc"', 'W/"abc"')).toBe(true);
    expect(namesTag('"abc"', 'W/"abc"')).toBe(true);
    for (const header of [undefined, '', '*', 'abc', '"abcd"', 'W/"ab'])
      expect(namesTag(header, 'W/"abc"')).toBe(false);
  });
});
