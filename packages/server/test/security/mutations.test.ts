import fc from 'fast-check';
import { BATCH, ENDING, forAWhile, IS_LONG, inBatches, ofEach } from '../random-requests.js';
import { useTestServer } from '../server.js';
import { asText, endpoints, requestOf, samplesOf } from './requests.js';
import type { Sample } from './samples.js';
import { makeScene, type Scene } from './scene.js';

/*
 * Requests that are almost right: each begins as one that is served, and has one to three of its
 * parts changed. Every answer is as the contract says, or a refusal in one of the two error shapes.
 */

const RUNS = IS_LONG ? 2000 : 30;
/** For each endpoint in the usual run; a slow machine sends fewer requests, and not none. */
const TIME_LIMIT_MS = 200;
/** Answers such as those of drawn pages take a while. */
const LONG_MS = 30 * 60_000;

const server = useTestServer();
let scene: Scene;
beforeAll(async () => {
  scene = await makeScene(server, 'Open');
});

const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300, '', ' ', '0', '-1', '\0', '\ud800'],
    ...[[], {}, [null], [[]], [1, 1], { length: 1e9 }, 'a'.repeat(70_000)],
    ...['2025-02-30', '2025-01-01', '9999-12-31', '0001-01-01', '2025-01-01T00:00:00+25:00'],
    ...["' OR 1=1 --", '{{7*7}}', '../../etc/passwd', '%00', '__proto__', 'constructor'],
    ...['\u202e', 'İ', 'ß'.repeat(300), '👩‍👩‍👧‍👦'.repeat(100), '=1+1', 'javascript:alert(1)'],
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer(),
);

type Change =
  | { readonly kind: 'set'; readonly at: number; readonly value: unknown }
  | { readonly kind: 'drop'; readonly at: number }
  | { readonly kind: 'repeat'; readonly at: number; readonly times: number }
  | { readonly kind: 'wrap'; readonly at: number }
  | { readonly kind: 'add'; readonly name: string; readonly value: unknown };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), at: fc.nat(), value: wrong }),
  fc.record({ kind: fc.constant('drop' as const), at: fc.nat() }),
  fc.record({
    kind: fc.constant('repeat' as const),
    at: fc.nat(),
    times: fc.integer({ min: 1, max: 1500 }),
  }),
  fc.record({ kind: fc.constant('wrap' as const), at: fc.nat() }),
  fc.record({
    kind: fc.constant('add' as const),
    name: fc.constantFrom('__proto__', 'constructor', 'version', 'id', 'properties', 'toString'),
    value: wrong,
  }),
);

/** Halves of characters cannot stand in an address. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '?');

type Holder = Record<string, unknown>;
type Leaf = { holder: Holder; name: string };

function leavesOf(value: unknown): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Holder;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...leavesOf(holder[name])]);
}

/** Changes parts of a sample; ids in the path are changed, too. */
function mutated(sample: Sample, changes: readonly Change[]): Sample {
  const copy = structuredClone(sample) as Sample & Holder;
  for (const each of changes) {
    const parts = ['query', 'body'].flatMap((part) => leavesOf(copy[part]));
    const leaves: Leaf[] = copy.id === undefined ? parts : [...parts, { holder: copy, name: 'id' }];
    if (each.kind === 'add') {
      const holder = (copy.body ?? copy.query) as Holder | undefined;
      if (holder)
        Object.defineProperty(holder, each.name, {
          value: structuredClone(each.value),
          enumerable: true,
          configurable: true,
          writable: true,
        });
      continue;
    }
    const leaf = leaves[each.at % Math.max(1, leaves.length)];
    if (!leaf) continue;
    const { holder, name } = leaf;
    if (each.kind === 'drop') delete holder[name];
    if (each.kind === 'set') holder[name] = structuredClone(each.value);
    if (each.kind === 'wrap') holder[name] = [holder[name]];
    // What has been repeated is not repeated again, or it would fill the memory of the test.
    if (each.kind === 'repeat' && !Array.isArray(holder[name]))
      holder[name] = Array(each.times).fill(holder[name]);
  }
  return copy;
}

const mutatedEndpoints = endpoints.filter(([name]) => !ENDING.includes(name));

it.each(mutatedEndpoints)(
  '%s answers what is almost right as the contract says',
  async (name, endpoint) => {
    const samples = samplesOf(name, scene);
    await fc.assert(
      fc.asyncProperty(
        inBatches(
          fc.tuple(
            fc.nat({ max: Math.max(0, samples.length - 1) }),
            fc.array(change, { minLength: 1, maxLength: 3 }),
          ),
        ),
        forAWhile(
          TIME_LIMIT_MS,
          ofEach(async ([index, changes]) => {
            const sample = mutated(samples[index] ?? {}, changes);
            const id = encodeURIComponent(wellFormed(asText(sample.id).slice(0, 200)));
            const { url, body } = requestOf(endpoint, { ...sample, id: undefined } as Sample);
            const answer = await server.request(
              endpoint.method,
              url.replace('undefined', id || '0'),
              { token: scene.manager.token, ...(endpoint.body && { body: body ?? {} }) },
            );
            const told = answer.text.slice(0, 300);
            // A queue of password checks may be full: that is a refusal, too.
            expect([answer.status < 500 || answer.status === 503, answer.status, told]).toEqual([
              true,
              answer.status,
              told,
            ]);
            if (answer.status >= 400) {
              const { detail, ...fields } = answer.body;
              if (detail !== undefined) expect(typeof detail).toBe('string');
              else
                expect(
                  Object.values(fields)
                    .flat()
                    .every((m) => typeof m === 'string'),
                ).toBe(true);
            }
            expect(answer.text).not.toMatch(
              /\bat .*\.(?:ts|js):\d+|node_modules|SELECT |\bpg_[a-z]{3}/,
            );
          }),
        ),
      ),
      { numRuns: RUNS / BATCH },
    );
  },
  LONG_MS,
);
