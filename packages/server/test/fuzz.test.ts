import { contract, type Endpoint, monthNumber } from '@tavoite/model';
import fc from 'fast-check';
import { z } from 'zod';
import { figuresFor } from './figures.js';
import { BATCH, ENDING, forAWhile, IS_LONG, inBatches, ofEach } from './random-requests.js';
import { useTestServer } from './server.js';

/*
 * Every endpoint of the contract is sent what no client of ours would send. What fits the contract
 * by chance is answered; all else is a refusal in one of the two error shapes, never a 5xx.
 */

const server = useTestServer();
const endpoints = Object.entries(contract) as [string, Endpoint][];
/** For each endpoint; a slow machine sends fewer requests, and not none. */
const TIME_LIMIT_MS = 200;
const RUNS = IS_LONG ? 2000 : 50;

const DEPTHS = [1, 60, 1000, 4200];
/** Take longer than all the rest: a few of each hundred values. */
const GREAT_DEPTHS = [20_000, 200_000];
const nested = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

/** JSON texts of single values. */
const someValue = fc.oneof(
  fc.constantFrom(...DEPTHS).map((depth) => nested(depth, '[', ']')),
  fc.constantFrom(...DEPTHS).map((depth) => nested(depth, '{"a":', '}')),
  fc.json({ maxDepth: 4 }),
  fc.constantFrom('1e999', '-0', '9007199254740993', '""', '"\\u0000"', '"\\ud800"', '[]', '{}'),
  fc
    .constantFrom('2025-01-01', '2025-12-31', '0000-00-00', 'a', 'all', 'constructor', '%')
    .map((text) => JSON.stringify(text)),
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  fc.integer({ min: 1, max: 5000 }).map((length) => JSON.stringify(Array(length).fill('a'))),
);

const hostileValue = fc.oneof(
  { arbitrary: someValue, weight: 49 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...GREAT_DEPTHS), fc.boolean())
      .map(([depth, isList]) => (isList ? nested(depth, '[', ']') : nested(depth, '{"a":', '}'))),
    weight: 1,
  },
);

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** Objects of the endpoint's own fields and one that it does not know, as JSON. */
function hostileBody(schema: z.ZodType | undefined): fc.Arbitrary<string> {
  const field = fc.tuple(fc.constantFrom(...fieldsOf(schema), 'unknown'), hostileValue);
  const object = fc
    .array(field, { maxLength: 6 })
    .map((fields) => `{${fields.map(([name, value]) => `"${name}":${value}`).join(',')}}`);
  return fc.oneof({ arbitrary: object, weight: 5 }, hostileValue, fc.string());
}

function hostileQuery(schema: z.ZodType | undefined): fc.Arbitrary<string> {
  const value = fc.oneof(
    fc.constantFrom(
      '',
      'true',
      '1',
      'a',
      '2025-01-01',
      '2025-03-31',
      '%',
      '%00',
      '%ff',
      '[]',
      '-1',
    ),
    fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text)),
  );
  return fc
    .array(fc.tuple(fc.constantFrom(...fieldsOf(schema), 'unknown', '__proto__'), value))
    .map((parameters) => parameters.map(([name, text]) => `${name}=${text}`).join('&'));
}

const hostileId = fc.oneof(
  fc.constantFrom('0', '-1', '1e3', '2147483648', '%00', '%2e%2e', '__proto__', 'null'),
  fc.string({ unit: 'binary', minLength: 1 }).map((text) => encodeURIComponent(text)),
);

let token: string;
beforeAll(async () => {
  const figures = await figuresFor(server, {
    terms: [
      { key: 'all', formula: 'a * 2' },
      { key: 'a', parent: 'all', first: monthNumber(2025, 1), values: [1, 2, 3] },
    ],
    groups: [{ key: 'main' }],
    targets: [{ key: 'more', group: 'main', formula: 'all', targetFormula: '10' }],
  });
  token = figures.token;
});

const fuzzed = endpoints.filter(([name]) => !ENDING.includes(name));

it.each(fuzzed)('%s is never a 5xx', async (_name, endpoint) => {
  const request = fc.record({
    path: fc
      .constantFrom(endpoint.path)
      .chain((path) =>
        path.includes('{')
          ? fc.oneof(hostileId, fc.constantFrom('1', '2')).map((id) => path.replace(/\{\w+\}/, id))
          : fc.constant(path),
      ),
    query: hostileQuery(endpoint.query),
    body: hostileBody(endpoint.body),
    tag: fc.constantFrom(undefined, '*', 'W/"x"'),
  });
  await fc.assert(
    fc.asyncProperty(
      inBatches(request),
      forAWhile(
        TIME_LIMIT_MS,
        ofEach(async ({ path, query, body, tag }) => {
          const { status, text } = await server.request(endpoint.method, `${path}?${query}`, {
            token,
            headers: tag === undefined ? {} : { 'if-none-match': tag },
            ...(endpoint.body && { body }),
          });
          // A queue of password checks may be full: that is a refusal, too.
          expect([status < 500 || status === 503, status, text.slice(0, 200)]).toEqual([
            true,
            status,
            text.slice(0, 200),
          ]);
          if (status >= 400) expect(Object.keys(JSON.parse(text))).not.toHaveLength(0);
        }),
      ),
    ),
    { numRuns: RUNS / BATCH },
  );
});

describe('what is nested deeply', () => {
  it.each([
    ['/api/data/', 'keys'],
    ['/api/data/', 'unknown'],
    ['/api/data/get_percentage_value/', 'properties'],
    ['/api/formula/calculate_number_from_formula/', 'unknown'],
  ])('is refused or ignored by %s in %s', async (url, field) => {
    const dates = '"start_date":"2025-01-01","end_date":"2025-03-31"';
    for (const depth of [4200, 400_000]) {
      const list = nested(depth, '[', ']');
      const value = field === 'properties' ? `{"a":{"stack_id":"x","deep":${list}}}` : list;
      const body = `{"keys":["a"],"ids":[1],"key":"a",${dates},"${field}":${value}}`;
      const { status } = await server.request('POST', url, { token, body });
      expect([200, 400]).toContain(status);
    }
  });
});
