import { setImmediate as nextTurn } from 'node:timers/promises';
import { monthNumber } from '@tavoite/model';
import { sql } from 'drizzle-orm';
import { figuresFor } from '../../../test/figures.js';
import { withFolder } from '../../../test/import-folders.js';
import { useTestServer } from '../../../test/server.js';
import { importFolder } from '../../import/index.js';

const server = useTestServer();
const first = monthNumber(2025, 1);
const year = { start_date: '2025-01-01', end_date: '2025-12-31' };

const figures = {
  terms: [
    { key: 'root' },
    { key: 'a', parent: 'root', first, values: [1, 2, 3] },
    { key: 'leaf', parent: 'a', first, values: [5] },
    { key: 'constructor', first, values: [7] },
  ],
  groups: [{ key: 'main' }],
  targets: [{ key: 'more', group: 'main', formula: 'a' }],
};

type Dates = { start_date: string; end_date: string };
type Send = (
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: Record<string, unknown>; text: string }>;

/** Every read that takes a period. */
function periodReads(send: Send, dates: Dates, targetId: number) {
  const query = new URLSearchParams(dates);
  return [
    send(`/api/data/?keys=a&${query}`),
    send('/api/data/', { keys: ['a'], ...dates }),
    send('/api/data/', { keys: ['a'], grouping: 'fiscal', format: 'columns', ...dates }),
    send('/api/data/get_percentage_value/', { ids: [1], ...dates }),
    send(`/api/data/get_data_map/?${query}`),
    send(`/api/target/?${query}`),
    send(`/api/target/${targetId}/?${query}`),
    send(`/api/target/${targetId}/get_target_as_graph/?${query}`),
    send(`/api/target_group/?${query}`),
    send(`/api/formula/calculate_number_from_formula/?key=a&${query}`),
    send('/api/formula/calculate_number_from_formula/', { key: 'a', ...dates }),
  ];
}

async function sender(given = figures) {
  const made = await figuresFor(server, given);
  const send: Send = (path, body) =>
    server.request(body === undefined ? 'GET' : 'POST', path, {
      token: made.token,
      ...(body !== undefined && { body }),
    });
  return { ...made, send };
}

describe('a period', () => {
  it.each<[string, Dates]>([
    ['that ends before it starts', { start_date: '2025-02-01', end_date: '2025-01-31' }],
    ['in the year 1', { start_date: '0001-01-01', end_date: '0001-12-31' }],
    ['in the year 9999', { start_date: '9999-01-01', end_date: '9999-12-31' }],
    ['of 200 years', { start_date: '1950-01-01', end_date: '2149-12-31' }],
    ['from the first year to the last', { start_date: '0001-01-01', end_date: '9999-12-31' }],
    ['of no dates', { start_date: 'yesterday', end_date: '2025-13-45' }],
  ])('%s is refused by every read', async (_name, dates) => {
    const { send, ids } = await sender();
    for (const { status, body } of await Promise.all(
      periodReads(send, dates, ids.targets.more ?? 0),
    )) {
      expect(status).toBe(400);
      expect(Object.values(body).flat()).not.toHaveLength(0);
    }
  });

  it.each<[string, Dates]>([
    ['of a hundred years', { start_date: '1950-01-01', end_date: '2049-12-31' }],
    ['long before any data', { start_date: '1900-01-01', end_date: '1900-01-31' }],
    ['long after it', { start_date: '2199-12-01', end_date: '2199-12-31' }],
  ])('%s is answered by every read', async (_name, dates) => {
    const { send, ids } = await sender();
    for (const { status } of await Promise.all(periodReads(send, dates, ids.targets.more ?? 0)))
      expect(status).toBe(200);
  });
});

describe('keys', () => {
  const nobody = ['nowhere', '', '  ', '__proto__', 'toString', '💥', "'; DROP TABLE term"];

  it('of nobody, or of another organisation, are ignored', async () => {
    const { send } = await sender();
    const other = await figuresFor(server, {
      terms: [{ key: 'theirs', title: 'Theirs', first, values: [99] }],
    });
    for (const key of [...nobody, 'theirs', 'x'.repeat(255)]) {
      const answers = await Promise.all([
        send('/api/data/', { keys: [key], ...year }),
        send('/api/data/', { keys: [key], format: 'columns', ...year }),
        send(
          `/api/data/?keys=${encodeURIComponent(key)}&start_date=2025-01-01&end_date=2025-01-31`,
        ),
        send(`/api/term_of_classification/get_timeline_for_data/?keys=${encodeURIComponent(key)}`),
        send(
          `/api/data/get_data_map/?start_date=2025-01-01&end_date=2025-01-31&root_keys=x,${encodeURIComponent(key)}`,
        ),
      ]);
      for (const { status, text } of answers) {
        expect(status).toBe(200);
        expect(text).not.toMatch(/Theirs|"value":\d/);
      }
    }
    const theirs = [other.ids.terms.theirs ?? 0];
    const shares = await send('/api/data/get_percentage_value/', { ids: theirs, ...year });
    expect(shares).toMatchObject({ status: 200, body: [] });
    expect((await send(`/api/data/${theirs[0]}/`)).status).toBe(404);
  });

  it('that are names of JavaScript itself are keys like any other', async () => {
    const { send } = await sender();
    const { body } = await send('/api/data/', {
      keys: ['constructor'],
      start_date: '2025-01-01',
      end_date: '2025-01-31',
    });
    expect(body).toMatchObject({ count: 1, results: [{ key: 'constructor', value: 7 }] });
    const map = await send('/api/data/get_data_map/?start_date=2025-01-01&end_date=2025-01-31');
    expect(Object.keys(map.body)).toContain('constructor');
  });

  it('are refused beyond a hundred, wherever they stand', async () => {
    const { send } = await sender();
    const many = Array.from({ length: 101 }, (_, i) => `k${i}`);
    const answers = await Promise.all([
      send('/api/data/', { keys: many, ...year }),
      send(`/api/data/?keys=${many}`),
      send(`/api/term_of_classification/get_timeline_for_data/?keys=${many}`),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 400, body: { keys: [expect.any(String)] } });
    const ids = Array.from({ length: 101 }, (_, i) => i + 1);
    expect(await send('/api/data/get_percentage_value/', { ids, ...year })).toMatchObject({
      status: 400,
      body: { ids: [expect.any(String)] },
    });
  });

  it.each([['week'], [''], ['MONTH'], [7], [null], [['month']], [{ a: 1 }]])(
    'grouped by %j are refused',
    async (grouping) => {
      const { send } = await sender();
      for (const path of ['/api/data/', '/api/data/get_percentage_value/'])
        expect(await send(path, { keys: ['a'], ids: [1], grouping, ...year })).toMatchObject({
          status: 400,
          body: { grouping: [expect.any(String)] },
        });
    },
  );
});

it('shows roots of a data map that are unknown, doubled or below one another', async () => {
  const { send } = await sender();
  const map = async (keys: string) => {
    const { body } = await send(
      `/api/data/get_data_map/?start_date=2025-01-01&end_date=2025-01-31&root_keys=${keys}`,
    );
    const outline = (nodes: unknown): unknown =>
      Object.fromEntries(
        Object.entries(nodes as Record<string, { children: unknown }>).map(([key, node]) => [
          key,
          outline(node.children),
        ]),
      );
    return outline(body);
  };
  const a = { leaf: {} };
  expect(await map('a,gone,a')).toEqual({ a });
  expect(await map('leaf,root,a')).toEqual({ leaf: {}, root: { a }, a });
  expect(await map(Array.from({ length: 1_000 }, () => 'leaf').join(','))).toEqual({ leaf: {} });
  expect(await map(',,')).toEqual({});
});

describe('a formula a thousand terms deep', () => {
  const DEPTH = 1_500;
  const key = (i: number) => `t${String(i).padStart(4, '0')}`;
  const keys = Array.from({ length: DEPTH }, (_, i) => key(i));
  const folder = {
    'organizations.csv': 'key,name\ndeep,Deep\n',
    'users.csv': 'email,password,active_organization\ndeep@x.example,correct horse battery,deep\n',
    'memberships.csv': 'organization,user\ndeep,deep@x.example\n',
    'terms.csv': [
      'organization,key,title,formula,parent',
      ...keys.map((k, i) =>
        [
          'deep',
          k,
          `Term ${i}`,
          i === 0 ? '' : `${key(i - 1)} + 1`,
          i === DEPTH - 1 ? '' : key(i + 1),
        ].join(','),
      ),
      // As long a formula as it is deep: one chain over all terms.
      `deep,all,All,"sum(${keys.join(', ')}) - (${keys.join(' + ')})",`,
      '',
    ].join('\n'),
    'data.csv': `organization,term,month,value,verified\ndeep,${key(0)},2025-01,10,true\n`,
  };

  it('is imported and read, at its top, whole and as a tree', async () => {
    await withFolder(folder, (path) => importFolder(server.connection, path));
    const login = await server.request<{ key: string }>('POST', '/api/login/', {
      body: { username: 'deep@x.example', password: 'correct horse battery' },
    });
    const token = login.body.key;
    const january = { start_date: '2025-01-01', end_date: '2025-01-31' };
    const top = await server.request<{ results: { value: number }[] }>('POST', '/api/data/', {
      token,
      body: { keys: [key(DEPTH - 1), 'all'], with_percentage: true, ...january },
    });
    expect(top.body.results.map(({ value }) => value)).toEqual([10 + DEPTH - 1, 0]);
    const query = new URLSearchParams(january);
    const number = await server.request<{ value: number }>(
      'GET',
      `/api/formula/calculate_number_from_formula/?key=${key(DEPTH - 1)}&${query}`,
      { token },
    );
    expect(number.body.value).toBe(10 + DEPTH - 1);
    const terms = await server.request<{ count: number }>(
      'GET',
      '/api/term_of_classification/?for_tree',
      { token },
    );
    expect(terms.body.count).toBe(DEPTH + 1);
    const map = await server.request('GET', `/api/data/get_data_map/?${query}`, { token });
    expect(map.status).toBe(200);
    expect(map.text.match(/"value":/g)).toHaveLength(DEPTH + 1);
    const timeline = await server.request(
      'GET',
      `/api/term_of_classification/get_timeline_for_data/?keys=${key(DEPTH - 1)}`,
      { token },
    );
    expect(timeline.body).toMatchObject([{ start_date: '2025-01-01', end_date: '2025-01-31' }]);
  });
});

/** Comparing responses with the contract takes longer than the requests themselves. */
const plain = useTestServer({ validateAnswers: false });

describe('a tree of 20,000 terms', () => {
  const COUNT = 20_000;
  const CHILDREN = 12;

  /** Made inside the database: each term has a dozen below it, and every 50th a second parent. */
  async function bigTree(): Promise<string> {
    const organizationId = await plain.createOrganization();
    const months = Buffer.from(Float64Array.of(1, 2, 3).buffer);
    await plain.seed(async (tx) => {
      await tx.execute(sql`
        INSERT INTO term (organization_id, id, key, title, ordering, parent_id, additional_parents)
        SELECT ${organizationId}, i, 't' || i, 'Term ' || i, i,
          CASE WHEN i = 1 THEN NULL ELSE (i - 2) / ${CHILDREN}::int + 1 END,
          CASE WHEN i > 100 AND i % 50 = 0 THEN ARRAY[5] ELSE '{}' END
        FROM generate_series(1, ${COUNT}::int) AS i`);
      await tx.execute(sql`
        INSERT INTO series (organization_id, term_id, first_month, "values", verified)
        SELECT ${organizationId}, i, ${first}::int, ${months}::bytea, ${Buffer.of(7)}::bytea
        FROM generate_series(1, ${COUNT}::int) AS i`);
      // As an import does.
      await tx.execute(sql`ANALYZE term, series`);
    });
    const { token } = await plain.createUser({ memberships: { [organizationId]: {} } });
    return token;
  }

  it('is answered whole, and lets others be answered meanwhile', async () => {
    const token = await bigTree();
    for (const path of [
      '/api/data/get_data_map/?start_date=2025-01-01&end_date=2025-12-31',
      '/api/term_of_classification/?for_tree',
    ]) {
      let done = false;
      const large = plain.request('GET', path, { token }).finally(() => {
        done = true;
      });
      let answeredMeanwhile = 0;
      while (!done) {
        expect((await plain.request('GET', '/api/auth/providers/')).status).toBe(200);
        answeredMeanwhile += 1;
        // Nothing else would let the answer of the database in.
        await nextTurn();
      }
      const { status, text } = await large;
      expect(status).toBe(200);
      expect(answeredMeanwhile).toBeGreaterThan(20);
      // Every term is there, those under a second parent twice.
      const titles = text.match(/"title":/g)?.length ?? 0;
      expect(titles).toBeGreaterThanOrEqual(COUNT);
      expect(titles).toBeLessThan(COUNT * 1.2);
    }
  });
});
