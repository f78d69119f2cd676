import type { DataMapColumns } from '@tavoite/model';
import { deferred, type Handlers, refusal } from '../../../test/fakeApi.js';
import { runApp, settle } from '../../../test/harness.js';
import { languageCall } from '../preferences/index.js';
import { selectMap } from './selectors.js';
import { dataMapCall, dataMapLeft, dataMapOpened } from './slice.js';

const RANGE = { start_date: '2025-01-01', end_date: '2025-02-28' };

const answer = (title: string): DataMapColumns => ({
  months: ['2025-01', '2025-02'],
  terms: [
    {
      key: 'sales',
      title,
      unit: 'k€',
      value_numeric_type: 'int',
      values: [1, 2],
      verified: '10',
    },
  ],
  rows: [0],
  levels: [0],
});

async function openMap(handlers: Handlers = {}) {
  const app = runApp({
    handlers: {
      getRawDataTimespan: () => ({ start_date: '2024-01-01', end_date: '2026-03-31' }),
      getDataMap: ({ query }) => answer(`from ${query.start_date}`),
      ...handlers,
    },
  });
  await settle();
  app.store.dispatch(dataMapOpened());
  app.store.dispatch(dataMapCall.request({ ...RANGE, keys: ['sales', 'none'] }));
  await settle();
  const titles = () => selectMap(app.state())?.roots.map(({ title }) => title);
  return { ...app, titles, map: () => app.state().dataMap.map };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks for the map as columns and for the months with data', async () => {
  const app = await openMap();
  expect(app.callsOf('getDataMap').map(({ input }) => input)).toEqual([
    { query: { ...RANGE, root_keys: ['sales', 'none'], format: 'columns' } },
  ]);
  expect(app.callsOf('getRawDataTimespan').map(({ input }) => input)).toEqual([{ query: {} }]);
  expect(app.titles()).toEqual(['from 2025-01-01']);
  expect(app.state().dataMap.timespan.data?.end_date).toBe('2026-03-31');
});

it('names no roots when there are none', async () => {
  const app = await openMap();
  app.store.dispatch(dataMapCall.request({ ...RANGE, keys: [] }));
  await settle();
  expect(app.callsOf('getDataMap')[1]?.input).toEqual({ query: { ...RANGE, format: 'columns' } });
});

it('shows the last map until the next one is there, and only the newest', async () => {
  const app = await openMap();
  const slow = deferred<DataMapColumns>();
  app.handlers.getDataMap = () => slow.promise;
  app.store.dispatch(dataMapCall.request({ ...RANGE, start_date: '2024-01-01', keys: [] }));
  await settle();
  expect([app.map().status, app.titles()]).toEqual(['pending', ['from 2025-01-01']]);
  app.handlers.getDataMap = () => answer('newest');
  app.store.dispatch(dataMapCall.request({ ...RANGE, keys: [] }));
  await settle();
  slow.resolve(answer('late'));
  await settle();
  expect(app.titles()).toEqual(['newest']);
  expect(app.callsOf('getDataMap').map(({ outcome }) => outcome)).toEqual([
    'answered',
    'aborted',
    'answered',
  ]);
});

it('keeps the answer from being walked through', async () => {
  const app = await openMap();
  expect(Object.isFrozen(app.map().data)).toBe(true);
});

it('leaving aborts what is under way and lets go of the map', async () => {
  const app = await openMap();
  app.handlers.getDataMap = () => deferred<DataMapColumns>().promise;
  app.store.dispatch(dataMapCall.request({ ...RANGE, keys: [] }));
  await settle();
  app.store.dispatch(dataMapLeft());
  await settle();
  expect(app.callsOf('getDataMap')[1]?.outcome).toBe('aborted');
  expect(app.map()).toEqual({ status: 'idle', data: null, error: null });
});

it('reports a failure, and can be tried again', async () => {
  const app = await openMap({
    getDataMap: () => {
      throw refusal(500);
    },
  });
  expect(app.map()).toMatchObject({ status: 'rejected', data: null, error: { status: 500 } });
  app.handlers.getDataMap = () => answer('again');
  app.store.dispatch(dataMapCall.request({ ...RANGE, keys: [] }));
  await settle();
  expect(app.titles()).toEqual(['again']);
});

it('asks again when the language changes, for the same map', async () => {
  const app = await openMap({ setLanguage: ({ body }) => body });
  app.handlers.getDataMap = () => answer('Liikevaihto');
  app.store.dispatch(languageCall.request('fi'));
  await settle();
  expect(app.titles()).toEqual(['Liikevaihto']);
  const [first, second] = app.callsOf('getDataMap');
  expect(second?.input).toEqual(first?.input);
});

it('follows an organisation that was changed elsewhere', async () => {
  const app = await openMap({
    getDataMap: () => {
      throw refusal(409, { detail: 'Changed.', code: 'organization_changed' });
    },
  });
  // The server says so first; then it is asked which organisation is the active one.
  expect(app.callsOf('getActiveOrganization').length).toBeGreaterThan(1);
});
