import { type DataColumns, MAX_KEYS_PER_REQUEST } from '@tavoite/model';
import { runSaga } from 'redux-saga';
import { call } from 'typed-redux-saga';
import { createFakeApi, deferred, type Handlers, refusal } from '../../../test/fakeApi.js';
import { runApp, settle } from '../../../test/harness.js';
import type { CallInput } from '../../api/client.js';
import { callRules } from '../../app/callRules.js';
import { REQUESTS_AT_A_TIME } from './inParallel.js';
import { type ColumnsPart, chunksOf, readColumns } from './readColumns.js';

const MAY = { start_date: '2026-05-01', end_date: '2026-05-31' };

const manyKeys = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`);

const columnsFor = (keys: readonly string[]): DataColumns => ({
  start_dates: [MAY.start_date],
  end_dates: [MAY.end_date],
  is_partial: [false],
  is_cumulative_partial: [false],
  series: keys.map((key, index) => ({
    id: index + 1,
    key,
    title: key,
    values: [1],
    cumulative_values: [1],
    verified: '1',
    cumulative_verified: '1',
  })),
});

type ReadData = NonNullable<Handlers['readData']>;
const bodyOf = (input: unknown) => (input as CallInput<'readData'>).body;

/** Reads the keys from a server, with the state of an app that is signed in. */
function read(keys: readonly string[], readData: ReadData) {
  const { state } = runApp();
  const fake = createFakeApi({ readData });
  const parts: ColumnsPart[] = [];
  const task = runSaga(
    { context: { api: fake.api, callRules }, dispatch: () => undefined, getState: state },
    function* () {
      yield* readColumns(keys, { ...MAY, grouping: 'month' }, (part) =>
        call(() => void parts.push(part)),
      );
    },
  );
  return { ...fake, parts, task };
}

it('cuts keys into hundreds, each key once', () => {
  expect(chunksOf([])).toEqual([]);
  expect(chunksOf(['a', 'b', 'a'])).toEqual([['a', 'b']]);
  expect(chunksOf([...manyKeys(201), 'k0']).map((chunk) => chunk.length)).toEqual([100, 100, 1]);
});

it('asks for columns, six requests at a time, in order', async () => {
  const answers = manyKeys(50).map(() => deferred<DataColumns>());
  let asked = 0;
  const { calls, parts, task } = read(manyKeys(5000), () => {
    asked += 1;
    return answers[asked - 1]?.promise ?? columnsFor([]);
  });
  await settle();
  expect(calls).toHaveLength(REQUESTS_AT_A_TIME);
  expect(bodyOf(calls[0]?.input)).toMatchObject({ ...MAY, format: 'columns', grouping: 'month' });
  // Any one that is done makes room for another.
  answers[3]?.resolve(columnsFor([]));
  await settle();
  expect(calls).toHaveLength(REQUESTS_AT_A_TIME + 1);
  for (const answer of answers) {
    answer.resolve(columnsFor([]));
    await settle();
  }
  await task.toPromise();
  expect(calls.map(({ input }) => bodyOf(input).keys[0])).toEqual(
    manyKeys(50).map((_, index) => `k${index * MAX_KEYS_PER_REQUEST}`),
  );
  expect(parts).toHaveLength(50);
});

it('reports a failed chunk among fifty, and all the others', async () => {
  const { parts, task } = read(manyKeys(5000), ({ body }) => {
    if (body.keys.includes('k1700')) throw refusal(503);
    return columnsFor(body.keys);
  });
  await task.toPromise();
  const failed = parts.filter(({ error }) => error);
  expect(failed).toHaveLength(1);
  expect(failed[0]).toMatchObject({ columns: null, error: { status: 503 } });
  expect(failed[0]?.keys).toHaveLength(100);
  expect(failed[0]?.keys[0]).toBe('k1700');
  expect(
    parts.flatMap(({ columns }) => columns ?? []).flatMap(({ series }) => series),
  ).toHaveLength(4900);
});

it('takes rows, which it did not ask for, as a failure', async () => {
  const rows = { count: 0, next: null, previous: null, results: [] };
  const { parts, task } = read(['a'], () => rows);
  await task.toPromise();
  expect(parts[0]?.error).toMatchObject({ status: -1 });
});

it('aborts what is under way when it is cancelled, and asks for nothing more', async () => {
  const { calls, parts, task } = read(manyKeys(5000), () => new Promise(() => undefined));
  await settle();
  task.cancel();
  await settle();
  expect(calls.map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: REQUESTS_AT_A_TIME }, () => 'aborted'),
  );
  expect(parts).toEqual([]);
});
