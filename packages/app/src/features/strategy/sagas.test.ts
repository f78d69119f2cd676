import { deferred, type Handlers, refusal } from '../../../test/fakeApi.js';
import { aGroup, aList, aTarget } from '../../../test/fixtures.js';
import { runApp, settle } from '../../../test/harness.js';
import { organizationChosen } from '../organization/index.js';
import { selectTree, selectTrends } from './selectors.js';
import {
  graphCall,
  periodShown,
  strategyLeft,
  strategyOpened,
  targetCall,
  trendsCall,
} from './slice.js';

const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' };
const APRIL = { start_date: '2026-04-01', end_date: '2026-04-30' };

/** 1 → 2, 3 */
const TREE = [aGroup(1, null, [2]), aGroup(2, 1), aGroup(3, null)];

/** Responds as the server does; titles name the month they are of. */
const listTargetGroups: NonNullable<Handlers['listTargetGroups']> = ({ query }) =>
  aList(TREE.map((group) => ({ ...group, title: `${group.id} in ${query?.start_date}` })));

async function openStrategy(handlers: Handlers = {}) {
  const app = runApp({
    handlers: {
      getRawDataTimespan: () => ({ start_date: '2024-01-01', end_date: '2026-03-31' }),
      listTargetGroups,
      ...handlers,
    },
  });
  await settle();
  app.store.dispatch(strategyOpened());
  await settle();
  const show = async (period: typeof MARCH) => {
    app.store.dispatch(periodShown(period));
    await settle();
  };
  await show(MARCH);
  return {
    ...app,
    show,
    titles: () => selectTree(app.state()).groups.map(({ title }) => title),
    groupCalls: () => app.callsOf('listTargetGroups'),
    groups: () => app.state().strategy.groups,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const of = (month: string) => [1, 2, 3].map((id) => `${id} in ${month}`);

it('asks for the timespan of verified target data, then for every group at once', async () => {
  const app = await openStrategy();
  expect(app.callsOf('getRawDataTimespan')[0]?.input).toEqual({
    query: { is_verified: true, for_targets: true },
  });
  expect(app.groupCalls().map(({ input }) => input)).toEqual([{ query: { ...MARCH, all: true } }]);
  expect(app.groupCalls()[0]?.options.organization).toBe(10);
  expect(app.titles()).toEqual(of('2026-03-01'));
});

describe('another period', () => {
  it('replaces the values; a later one wins', async () => {
    const app = await openStrategy();
    const slow = deferred<ReturnType<typeof aList<(typeof TREE)[number]>>>();
    app.handlers.listTargetGroups = () => slow.promise;
    await app.show(APRIL);
    expect(app.groups().status).toBe('pending');
    // Until others are there the values stay, under a spinner.
    expect(app.titles()).toEqual(of('2026-03-01'));
    app.handlers.listTargetGroups = listTargetGroups;
    await app.show({ start_date: '2026-05-01', end_date: '2026-05-31' });
    slow.resolve(aList(TREE));
    await settle();
    expect(app.titles()).toEqual(of('2026-05-01'));
  });

  it('says what failed, and recovers', async () => {
    const app = await openStrategy();
    app.handlers.listTargetGroups = () => {
      throw refusal(0);
    };
    await app.show(APRIL);
    expect(app.groups()).toMatchObject({ status: 'rejected', error: { status: 0 } });
    app.handlers.listTargetGroups = listTargetGroups;
    await app.show(APRIL);
    expect(app.groups()).toMatchObject({ status: 'fulfilled', error: null });
    expect(app.titles()).toEqual(of('2026-04-01'));
  });
});

describe('leaving', () => {
  const never = () => new Promise<never>(() => undefined);

  it('aborts everything and starts again when one comes back', async () => {
    const app = await openStrategy();
    app.handlers.listTargetGroups = never;
    app.handlers.getTarget = never;
    app.store.dispatch(periodShown(APRIL));
    app.store.dispatch(targetCall.request({ id: 500, period: MARCH }));
    await settle();
    app.store.dispatch(strategyLeft());
    await settle();
    expect(app.calls.filter(({ outcome }) => outcome === 'waiting')).toEqual([]);
    expect(app.groups().status).toBe('idle');
    app.handlers.listTargetGroups = listTargetGroups;
    app.store.dispatch(strategyOpened());
    await app.show(APRIL);
    expect(app.titles()).toEqual(of('2026-04-01'));
  });

  it('is also what choosing another organisation does', async () => {
    const app = await openStrategy();
    app.handlers.activateOrganization = ({ body }) => ({
      organization: {
        id: Number(body.id),
        name: 'Turku',
        parentId: 10,
        objectives: [],
        start_of_fiscal_year: '1',
        time_zone: 'Europe/Helsinki',
      },
    });
    app.handlers.listTargetGroups = never;
    app.store.dispatch(periodShown(APRIL));
    await settle();
    app.store.dispatch(organizationChosen(11));
    await settle();
    expect(app.groupCalls().at(-1)?.outcome).toBe('aborted');
    expect(app.groups().groups).toBeNull();
  });

  it('happens to everything on a 401 in the middle', async () => {
    const app = await openStrategy({ getTarget: never });
    app.store.dispatch(targetCall.request({ id: 500, period: MARCH }));
    app.handlers.listTargetGroups = () => {
      throw refusal(401);
    };
    await app.show(APRIL);
    expect(app.callsOf('getTarget')[0]?.outcome).toBe('aborted');
    expect(app.state().session.status).toBe('signed-out');
    expect(app.toasts()).toEqual([]);
    expect(app.groups().groups).toBeNull();
  });
});

it('reads twelve months of every target with one call', async () => {
  const points = [{ start_date: '2026-03-01', value: 5, is_verified: true }];
  const app = await openStrategy({ listTargetTrends: () => aList([{ id: 500, points }]) });
  app.store.dispatch(trendsCall.request('2026-03-31'));
  await settle();
  expect(app.callsOf('listTargetTrends').map(({ input }) => input)).toEqual([
    { query: { end_date: '2026-03-31' } },
  ]);
  expect(selectTrends(app.state()).get(500)).toEqual(points);
});

it('reads the months of one target, and says whose they are', async () => {
  const app = await openStrategy({ getTargetAsGraph: () => [] });
  app.store.dispatch(graphCall.request({ id: 500, ...MARCH }));
  await settle();
  expect(app.callsOf('getTargetAsGraph')[0]?.input).toEqual({ params: { id: 500 }, query: MARCH });
  expect(app.state().strategy.graph.data).toEqual({ id: 500, rows: [] });
});

describe('a target that the address names', () => {
  it('is read by itself', async () => {
    const app = await openStrategy({
      getTarget: ({ params }) => aTarget({ id: Number(params.id) }),
    });
    app.store.dispatch(targetCall.request({ id: 500, period: MARCH }));
    await settle();
    expect(app.callsOf('getTarget')[0]?.input).toEqual({ params: { id: 500 }, query: MARCH });
    expect(app.state().strategy.target.data?.id).toBe(500);
  });

  it.each([
    [404, { key: 'target-not-found' }],
    [403, { text: 'status 403' }],
    [503, { key: 'error-unavailable' }],
  ])('is reported missing only with good reason (%i)', async (status, message) => {
    const app = await openStrategy({
      getTarget: () => {
        throw refusal(status);
      },
    });
    app.store.dispatch(targetCall.request({ id: 500, period: MARCH }));
    await settle();
    expect(app.toasts()).toEqual([{ kind: 'error', message }]);
  });
});
