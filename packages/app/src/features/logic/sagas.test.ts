import type { DataColumns } from '@tavoite/model';
import { readFigures } from '../../../test/answers.js';
import { deferred, type Handlers, refusal } from '../../../test/fakeApi.js';
import { aList, anOrganization, aTarget } from '../../../test/fixtures.js';
import { runApp, settle } from '../../../test/harness.js';
import type { CallInput } from '../../api/client.js';
import { organizationChosen } from '../organization/index.js';
import { languageCall } from '../preferences/index.js';
import { positionKey, TREE_REST_MS } from './position.js';
import { SEEN_TOGETHER_MS } from './sagas.js';
import { selectTargetById } from './selectors.js';
import {
  figuresRetried,
  logicLeft,
  logicOpened,
  periodShown,
  targetsCall,
  termsSeen,
  treeMoved,
} from './slice.js';

const YEAR = { start_date: '2026-01-01', end_date: '2026-12-31' };
const MAY = { start_date: '2026-05-01', end_date: '2026-05-31' };
const VIEW = { x: 10, y: 20, scale: 0.5 };

const bodyOf = (call: { input: unknown }) => (call.input as CallInput<'readData'>).body;

/** The value is the number in the key. */
const readData = readFigures((key) => ({ value: Number(key.slice(1)), percentage: 50 }));

const keys = (count: number, first = 0) => Array.from({ length: count }, (_, i) => `t${first + i}`);

async function openLogic(handlers: Handlers = {}, local: Record<string, string> = {}) {
  const app = runApp({
    handlers: {
      readData,
      listTargets: ({ query }) =>
        aList([aTarget({ id: 7, title: `Target of ${query?.start_date}` })]),
      getRawDataTimespan: () => ({ start_date: '2024-01-01', end_date: '2026-03-31' }),
      ...handlers,
    },
    local,
  });
  await settle();
  app.store.dispatch(logicOpened());
  await settle();
  const show = async (period: typeof YEAR) => {
    app.store.dispatch(periodShown(period));
    await settle();
  };
  await show(YEAR);
  const see = async (seen: readonly string[]) => {
    app.store.dispatch(termsSeen(seen));
    await settle();
    jest.advanceTimersByTime(SEEN_TOGETHER_MS);
    await settle();
  };
  const view = () => app.state().logic.view;
  return {
    ...app,
    show,
    see,
    view,
    /** Those of the period; each is followed by one of the values a year earlier, and one of months. */
    reads: () => app.callsOf('readData').filter((call) => bodyOf(call).with_percentage),
    earlierReads: () =>
      app
        .callsOf('readData')
        .filter((call) => bodyOf(call).grouping === 'range' && !bodyOf(call).with_percentage),
    monthReads: () => app.callsOf('readData').filter((call) => bodyOf(call).grouping === 'month'),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('figures', () => {
  it('are read for what is seen, as one value of the whole period with its share', async () => {
    const app = await openLogic();
    expect(app.reads()).toEqual([]);
    await app.see(['t1', 't2']);
    expect(app.reads().map(bodyOf)).toEqual([
      {
        ...YEAR,
        grouping: 'range',
        with_percentage: true,
        with_additional_parents: true,
        keys: ['t1', 't2'],
        format: 'columns',
      },
    ]);
    expect(app.view().figures).toEqual({
      t1: {
        status: 'fulfilled',
        value: 1,
        percentage: 50,
        isVerified: true,
        additionalPercentages: {},
      },
      t2: {
        status: 'fulfilled',
        value: 2,
        percentage: 50,
        isVerified: true,
        additionalPercentages: {},
      },
    });
  });

  it('are followed by their values a year earlier, which may fail', async () => {
    const app = await openLogic();
    await app.see(['t1', 't2']);
    expect(app.earlierReads().map(bodyOf)).toEqual([
      {
        start_date: '2025-01-01',
        end_date: '2025-12-31',
        grouping: 'range',
        keys: ['t1', 't2'],
        format: 'columns',
      },
    ]);
    expect(app.view().earlier).toEqual({ t1: 1, t2: 2 });
    await app.show(MAY);
    expect(app.view().earlier).toEqual({});

    const failing = await openLogic({
      readData: (input, options) => {
        if (!input.body.with_percentage) throw refusal(500);
        return readData(input, options);
      },
    });
    await failing.see(['t1']);
    expect(failing.view().figures.t1).toMatchObject({ status: 'fulfilled', value: 1 });
    expect(failing.view().earlier).toEqual({});
    expect(failing.view().months).toEqual({});
  });

  it('are seen beside the months before, which say what one month is compared with', async () => {
    const app = await openLogic();
    await app.see(['t1']);
    expect(app.monthReads().map(bodyOf)).toEqual([
      {
        start_date: '2025-12-01',
        end_date: '2026-12-31',
        grouping: 'month',
        keys: ['t1'],
        format: 'columns',
      },
    ]);
    expect(app.view().months).toEqual({ t1: { values: [1], verified: '1' } });
    await app.show(MAY);
    expect(app.view().months).toEqual({});
    await app.see(['t2']);
    expect(app.monthReads().at(-1)?.input).toMatchObject({
      body: { start_date: '2025-05-01', end_date: '2026-05-31' },
    });
    expect(app.earlierReads()).toHaveLength(1);
    expect(app.view().earlier).toEqual({ t2: 2 });
  });

  it('are read once, however often they are seen', async () => {
    const app = await openLogic();
    await app.see(['t1', 't2']);
    await app.see(['t2', 't3']);
    await app.see(['t1', 't2', 't3']);
    expect(app.reads().map((call) => bodyOf(call).keys)).toEqual([['t1', 't2'], ['t3']]);
  });

  it('are read together for cards that are drawn a few in each frame', async () => {
    const app = await openLogic();
    for (let frame = 0; frame < 25; frame += 1) {
      app.store.dispatch(termsSeen(keys(12, frame * 12)));
      jest.advanceTimersByTime(16);
      await settle();
    }
    jest.advanceTimersByTime(SEEN_TOGETHER_MS);
    await settle();
    expect(app.reads().map((call) => bodyOf(call).keys.length)).toEqual([100, 100, 100]);
    expect(Object.keys(app.view().figures)).toHaveLength(300);
  });

  it('are not asked for again while they are on their way', async () => {
    const app = await openLogic({ readData: () => new Promise(() => undefined) });
    await app.see(['t1']);
    await app.see(['t1']);
    expect(app.reads()).toHaveLength(1);
    expect(app.view().figures).toEqual({ t1: { status: 'pending' } });
  });

  it('of many terms take a request per hundred', async () => {
    const app = await openLogic();
    await app.see(keys(1_150));
    expect(app.reads()).toHaveLength(12);
    expect(app.reads().every((call) => bodyOf(call).keys.length <= 100)).toBe(true);
    const figures = Object.values(app.view().figures);
    expect(figures).toHaveLength(1_150);
    expect(figures.every(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('of a failed part say so, and only that part is read again', async () => {
    const app = await openLogic({
      readData: (input, options) => {
        if (input.body.keys.includes('t150')) throw refusal(500);
        return readData(input, options);
      },
    });
    await app.see(keys(250));
    const failed = () =>
      Object.entries(app.view().figures)
        .filter(([, { status }]) => status === 'rejected')
        .map(([key]) => key);
    expect(failed()).toEqual(keys(100, 100));
    expect(app.toasts()).toEqual([]);
    // Seeing them again is not trying again.
    await app.see(['t150']);
    expect(app.reads()).toHaveLength(3);
    app.handlers.readData = readData;
    app.store.dispatch(figuresRetried());
    await settle();
    expect(failed()).toEqual([]);
    expect(app.reads()).toHaveLength(4);
    expect(app.view().figures.t150).toMatchObject({ value: 150 });
  });

  it('of another period are read again, and late answers of the one before are dropped', async () => {
    const app = await openLogic();
    const late = deferred<DataColumns>();
    app.handlers.readData = () => late.promise;
    await app.see(['t1']);
    app.handlers.readData = readData;
    await app.show(MAY);
    expect(app.reads().map(({ outcome }) => outcome)).toEqual(['aborted']);
    expect(app.view().figures).toEqual({});
    await app.see(['t1']);
    expect(bodyOf(app.reads()[1] ?? { input: null })).toMatchObject(MAY);
    late.resolve(readData({ body: { keys: ['t1'], ...YEAR } }, {}) as DataColumns);
    await settle();
    expect(app.reads()).toHaveLength(2);
    expect(app.view().figures.t1).toMatchObject({ status: 'fulfilled' });
  });

  it('named like parts of every object are figures like others', async () => {
    const app = await openLogic();
    await app.see(['constructor', '__proto__']);
    expect(app.reads().map((call) => bodyOf(call).keys)).toEqual([['constructor', '__proto__']]);
  });
});

describe('targets', () => {
  it('are read once per period, and shown for no other one', async () => {
    const app = await openLogic();
    expect(app.callsOf('listTargets').map(({ input }) => input)).toEqual([{ query: YEAR }]);
    expect(selectTargetById(app.state())?.get(7)?.title).toBe('Target of 2026-01-01');
    const slow = deferred<ReturnType<typeof aList<ReturnType<typeof aTarget>>>>();
    app.handlers.listTargets = () => slow.promise;
    await app.show(MAY);
    expect(selectTargetById(app.state())).toBeNull();
    slow.resolve(aList([aTarget({ id: 7, title: 'Target of May' })]));
    await settle();
    expect(selectTargetById(app.state())?.get(7)?.title).toBe('Target of May');
  });

  it('fail without taking the figures with them, and can be asked for again', async () => {
    const app = await openLogic({
      listTargets: () => {
        throw refusal(503);
      },
    });
    await app.see(['t1']);
    expect(app.state().logic.targets).toMatchObject({ status: 'rejected' });
    expect(app.view().figures.t1).toMatchObject({ status: 'fulfilled' });
    app.handlers.listTargets = () => aList([aTarget({ id: 7 })]);
    app.store.dispatch(targetsCall.request(YEAR));
    await settle();
    expect(selectTargetById(app.state())?.size).toBe(1);
  });

  it('come again with their titles when the language changes', async () => {
    const app = await openLogic({ setLanguage: ({ body }) => ({ language: body.language }) });
    app.store.dispatch(languageCall.request('fi'));
    await settle();
    expect(app.callsOf('listTargets').map(({ options }) => options.language)).toEqual(['en', 'fi']);
  });
});

describe('leaving', () => {
  it('aborts everything and forgets the figures', async () => {
    const app = await openLogic({ listTargets: () => new Promise(() => undefined) });
    app.handlers.readData = () => new Promise(() => undefined);
    await app.see(keys(250));
    app.store.dispatch(logicLeft());
    await settle();
    expect(app.calls.filter(({ outcome }) => outcome === 'waiting')).toEqual([]);
    expect(app.reads().map(({ outcome }) => outcome)).toEqual(['aborted', 'aborted', 'aborted']);
    expect(app.view()).toEqual({
      isReady: false,
      position: null,
      period: null,
      figures: {},
      earlier: {},
      months: {},
    });
    // No one is listening any more.
    await app.see(['t1']);
    expect(app.reads()).toHaveLength(3);
  });

  it('is also what choosing another organisation does', async () => {
    const app = await openLogic();
    app.handlers.readData = () => new Promise(() => undefined);
    await app.see(['t1']);
    app.handlers.activateOrganization = ({ body }) => ({
      organization: anOrganization({ id: Number(body.id), name: 'Turku', parentId: 10 }),
    });
    app.store.dispatch(organizationChosen(11));
    await settle();
    expect(app.reads()[0]?.outcome).toBe('aborted');
    expect(app.view().figures).toEqual({});
  });

  it('happens at once when the server serves another organisation', async () => {
    const app = await openLogic({
      readData: () => {
        throw refusal(409, { detail: 'changed', code: 'organization_changed' });
      },
    });
    app.handlers.getActiveOrganization = ({ query }) =>
      query?.list ? { organizations: [] } : { organization: anOrganization({ id: 12 }) };
    await app.see(['t1']);
    expect(app.view().figures).toEqual({});
    expect(app.state().organization.data?.organization?.id).toBe(12);
  });
});

describe('the position of the tree', () => {
  const stored = (app: Awaited<ReturnType<typeof openLogic>>) =>
    app.localStorage.read(positionKey(10));

  it('is saved with its time once more than 1.5 s have passed since the tree was updated', async () => {
    jest.setSystemTime(new Date('2026-11-20T12:00:00Z'));
    const app = await openLogic();
    app.store.dispatch(treeMoved(VIEW));
    jest.advanceTimersByTime(TREE_REST_MS - 1);
    await settle();
    expect(stored(app)).toBeNull();
    jest.advanceTimersByTime(2);
    await settle();
    expect(JSON.parse(stored(app) ?? '')).toEqual({
      ...VIEW,
      updated: Date.parse('2026-11-20T12:00:00Z'),
    });
  });

  it('is not saved while the tree goes on moving', async () => {
    const app = await openLogic();
    for (let step = 0; step < 5; step += 1) {
      app.store.dispatch(treeMoved({ ...VIEW, x: step }));
      jest.advanceTimersByTime(TREE_REST_MS - 100);
      await settle();
      expect(stored(app)).toBeNull();
    }
    jest.advanceTimersByTime(TREE_REST_MS);
    await settle();
    expect(JSON.parse(stored(app) ?? '')).toMatchObject({ x: 4 });
  });

  it('is not saved by leaving before that', async () => {
    const app = await openLogic();
    app.store.dispatch(treeMoved(VIEW));
    app.store.dispatch(logicLeft());
    jest.advanceTimersByTime(TREE_REST_MS * 2);
    await settle();
    expect(stored(app)).toBeNull();
  });

  it('is restored for its own organisation only', async () => {
    const stored = JSON.stringify({ ...VIEW, updated: 1 });
    const own = await openLogic({}, { [positionKey(10)]: stored });
    expect(own.view()).toMatchObject({ isReady: true, position: VIEW });
    const other = await openLogic({}, { [positionKey(11)]: stored });
    expect(other.view()).toMatchObject({ isReady: true, position: null });
  });

  it('is none where what is stored is none', async () => {
    const app = await openLogic({}, { [positionKey(10)]: 'nonsense' });
    expect(app.view()).toMatchObject({ isReady: true, position: null });
  });
});
