import type { TargetGroup } from '@tavoite/model';
import { deferred, type Handlers, refusal } from '../../../test/fakeApi.js';
import { aGroup, aList, aTarget } from '../../../test/fixtures.js';
import { runApp, settle } from '../../../test/harness.js';
import { organizationChosen } from '../organization/index.js';
import { ALL_GROUPS } from './opened.js';
import { IDS_PER_REQUEST } from './sagas.js';
import { selectChildrenOf, selectOpened, selectTopGroups } from './selectors.js';
import {
  allCollapsed,
  allExpanded,
  groupCollapsed,
  groupExpanded,
  groupsAsked,
  periodShown,
  strategyLeft,
  strategyOpened,
  targetCall,
} from './slice.js';

const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' };
const APRIL = { start_date: '2026-04-01', end_date: '2026-04-30' };

/** 1 → (2 → (4, 5), 3), 6 */
const TREE = [
  aGroup(1, null, [2, 3]),
  aGroup(2, 1, [4, 5]),
  aGroup(3, 1),
  aGroup(4, 2),
  aGroup(5, 2),
  aGroup(6, null),
];

/** Responds as the server does; titles name the month they are of. */
const listTargetGroups: NonNullable<Handlers['listTargetGroups']> = ({ query }) => {
  const { parent, ids, all, start_date } = query ?? {};
  const matches = (group: TargetGroup) => {
    if (all) return true;
    if (Array.isArray(ids)) return ids.includes(group.id);
    return group.parent === (parent === undefined ? null : Number(parent));
  };
  return aList(
    TREE.filter(matches).map((group) => ({ ...group, title: `${group.id} in ${start_date}` })),
  );
};

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
  const shown = (): unknown => {
    const childrenOf = selectChildrenOf(app.state());
    const nested = (groups: TargetGroup[]): unknown[] =>
      groups.map((group) => {
        const below = childrenOf(group);
        return below.length === 0 ? group.title : [group.title, ...nested(below)];
      });
    return nested(selectTopGroups(app.state()));
  };
  const groupCalls = () => app.callsOf('listTargetGroups');
  return { ...app, show, shown, groupCalls, groups: () => app.state().strategy.groups };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const march = (id: number) => `${id} in 2026-03-01`;
const april = (id: number) => `${id} in 2026-04-01`;

it('asks for the timespan of verified target data, then for the top level', async () => {
  const app = await openStrategy();
  expect(app.callsOf('getRawDataTimespan')[0]?.input).toEqual({
    query: { is_verified: true, for_targets: true },
  });
  expect(app.groupCalls().map(({ input }) => input)).toEqual([{ query: MARCH }]);
  expect(app.groupCalls()[0]?.options.organization).toBe(10);
  expect(app.shown()).toEqual([march(1), march(6)]);
});

describe('an address that names open groups', () => {
  const all = [[march(1), [march(2), march(4), march(5)], march(3)], march(6)];

  it('opens them, with one call for the whole tree', async () => {
    const app = await openStrategy();
    app.store.dispatch(groupsAsked([2, 1]));
    expect(selectOpened(app.state())).toEqual([2, 1]);
    await settle();
    expect(app.shown()).toEqual(all);
    expect(app.groupCalls().at(-1)?.input).toEqual({ query: { ...MARCH, all: true } });
  });

  it('drops groups that are not there, and those under closed ones', async () => {
    const app = await openStrategy();
    app.store.dispatch(groupsAsked([2, 77]));
    await settle();
    expect(app.shown()).toEqual([march(1), march(6)]);
    expect(selectOpened(app.state())).toEqual([]);
    expect(Object.keys(app.groups().byId)).toEqual(['1', '6']);
  });

  it('opens all, and closes what it does not name', async () => {
    const app = await openStrategy();
    app.store.dispatch(groupsAsked(ALL_GROUPS));
    expect(selectOpened(app.state())).toBe(ALL_GROUPS);
    await settle();
    expect(app.shown()).toEqual(all);
    expect(selectOpened(app.state())).toBe(ALL_GROUPS);
    app.store.dispatch(groupsAsked([1]));
    await settle();
    expect(app.shown()).toEqual([[march(1), march(2), march(3)], march(6)]);
  });

  it('keeps them over a failure, for the next try', async () => {
    const app = await openStrategy();
    app.handlers.listTargetGroups = () => {
      throw refusal(500);
    };
    app.store.dispatch(groupsAsked([1, 2]));
    await settle();
    expect(app.groups().status).toBe('rejected');
    app.handlers.listTargetGroups = listTargetGroups;
    await app.show(MARCH);
    expect(app.shown()).toEqual(all);
  });
});

describe('expanding', () => {
  it('fetches the children of the group; collapsing drops them and all below', async () => {
    const app = await openStrategy();
    app.store.dispatch(groupExpanded(1));
    expect(app.groups().expanding).toEqual([1]);
    await settle();
    expect(app.groupCalls().at(-1)?.input).toEqual({ query: { ...MARCH, parent: 1 } });
    app.store.dispatch(groupExpanded(2));
    await settle();
    expect(app.shown()).toEqual([[march(1), [march(2), march(4), march(5)], march(3)], march(6)]);
    app.store.dispatch(groupCollapsed(1));
    expect(app.shown()).toEqual([march(1), march(6)]);
    expect(Object.keys(app.groups().byId)).toEqual(['1', '6']);
    app.store.dispatch(groupExpanded(1));
    await settle();
    expect(app.shown()).toEqual([[march(1), march(2), march(3)], march(6)]);
  });

  it('runs side by side for different groups, once for a double click', async () => {
    const app = await openStrategy();
    app.store.dispatch(groupExpanded(1));
    app.store.dispatch(groupExpanded(1));
    app.store.dispatch(groupExpanded(6));
    await settle();
    expect(app.groupCalls()).toHaveLength(3);
  });

  it('is aborted by collapsing the group', async () => {
    const app = await openStrategy();
    app.handlers.listTargetGroups = () => new Promise(() => undefined);
    app.store.dispatch(groupExpanded(1));
    await settle();
    app.store.dispatch(groupCollapsed(1));
    await settle();
    expect(app.groupCalls().at(-1)?.outcome).toBe('aborted');
    expect(app.groups().expanding).toEqual([]);
  });

  it('is aborted by collapsing the group above, but not by another one', async () => {
    const app = await openStrategy();
    app.store.dispatch(groupExpanded(1));
    await settle();
    app.handlers.listTargetGroups = () => new Promise(() => undefined);
    app.store.dispatch(groupExpanded(2));
    app.store.dispatch(groupCollapsed(6));
    await settle();
    expect(app.groupCalls().at(-1)?.outcome).toBe('waiting');
    app.store.dispatch(groupCollapsed(1));
    await settle();
    expect(app.groupCalls().at(-1)?.outcome).toBe('aborted');
  });

  it('says when it fails, and leaves the group collapsed', async () => {
    const app = await openStrategy();
    app.handlers.listTargetGroups = () => {
      throw refusal(500);
    };
    app.store.dispatch(groupExpanded(1));
    await settle();
    expect(app.groups()).toMatchObject({ expanding: [], expanded: [], status: 'fulfilled' });
    expect(app.toasts()).toEqual([{ kind: 'error', message: { key: 'error-server' } }]);
  });
});

describe('expanding all', () => {
  it('takes one call, and collapsing all leaves the top level', async () => {
    const app = await openStrategy();
    app.store.dispatch(allExpanded());
    expect(app.groups().expandingAll).toBe(true);
    await settle();
    expect(app.groupCalls()).toHaveLength(2);
    expect(app.groupCalls().at(-1)?.input).toEqual({ query: { ...MARCH, all: true } });
    expect(app.shown()).toEqual([[march(1), [march(2), march(4), march(5)], march(3)], march(6)]);
    app.store.dispatch(allCollapsed());
    expect(app.shown()).toEqual([march(1), march(6)]);
  });

  it('takes over from single groups and is stopped by collapsing all', async () => {
    const app = await openStrategy();
    app.handlers.listTargetGroups = () => new Promise(() => undefined);
    app.store.dispatch(groupExpanded(1));
    await settle();
    app.store.dispatch(allExpanded());
    await settle();
    expect(app.groupCalls().map(({ outcome }) => outcome)).toEqual([
      'answered',
      'aborted',
      'waiting',
    ]);
    app.store.dispatch(allCollapsed());
    await settle();
    expect(app.groupCalls().at(-1)?.outcome).toBe('aborted');
    expect(app.groups().expandingAll).toBe(false);
  });

  it('goes on for the new period when the date changes meanwhile', async () => {
    const app = await openStrategy();
    app.handlers.listTargetGroups = () => new Promise(() => undefined);
    app.store.dispatch(allExpanded());
    await settle();
    app.handlers.listTargetGroups = listTargetGroups;
    await app.show(APRIL);
    expect(app.groupCalls().map(({ outcome }) => outcome)).toEqual([
      'answered',
      'aborted',
      'answered',
    ]);
    expect(app.shown()).toEqual([[april(1), [april(2), april(4), april(5)], april(3)], april(6)]);
    expect(app.groups().expandingAll).toBe(false);
  });
});

describe('changing the period', () => {
  it('reloads the expanded groups with the top level', async () => {
    const app = await openStrategy();
    app.store.dispatch(groupExpanded(1));
    await settle();
    await app.show(APRIL);
    expect(
      app
        .groupCalls()
        .slice(2)
        .map(({ input }) => input),
    ).toEqual([{ query: APRIL }, { query: { ...APRIL, ids: [2, 3] } }]);
    expect(app.shown()).toEqual([[april(1), april(2), april(3)], april(6)]);
  });

  it('brings the children that were on their way, for the new period only', async () => {
    const app = await openStrategy();
    const late = deferred<ReturnType<typeof aList<TargetGroup>>>();
    app.handlers.listTargetGroups = () => late.promise;
    app.store.dispatch(groupExpanded(1));
    await settle();
    app.handlers.listTargetGroups = listTargetGroups;
    await app.show(APRIL);
    late.resolve(aList([aGroup(2, 1, [], { title: 'stale' }), aGroup(3, 1)]));
    await settle();
    expect(app.shown()).toEqual([[april(1), april(2), april(3)], april(6)]);
  });

  it('shows the last of several periods, whichever answers first', async () => {
    const app = await openStrategy();
    const slow = deferred<ReturnType<typeof aList<TargetGroup>>>();
    app.handlers.listTargetGroups = () => slow.promise;
    await app.show(MARCH);
    app.handlers.listTargetGroups = listTargetGroups;
    await app.show(APRIL);
    slow.resolve(aList([aGroup(1, null, [], { title: 'late' })]));
    await settle();
    expect(app.shown()).toEqual([april(1), april(6)]);
    expect(app.groupCalls().map(({ outcome }) => outcome)).toEqual([
      'answered',
      'aborted',
      'answered',
    ]);
  });

  it('brings a group that is expanded while the period loads', async () => {
    const app = await openStrategy();
    const slow = deferred<ReturnType<typeof aList<TargetGroup>>>();
    app.handlers.listTargetGroups = () => slow.promise;
    await app.show(APRIL);
    app.handlers.listTargetGroups = listTargetGroups;
    app.store.dispatch(groupExpanded(1));
    await settle();
    expect(app.shown()).toEqual([[april(1), april(2), april(3)], april(6)]);
  });

  it('leaves collapsed what is collapsed while the period loads', async () => {
    const app = await openStrategy();
    app.store.dispatch(allExpanded());
    await settle();
    const held: (() => void)[] = [];
    app.handlers.listTargetGroups = async (input, options) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return listTargetGroups(input, options);
    };
    await app.show(APRIL);
    app.store.dispatch(groupCollapsed(2));
    for (const release of held) release();
    await settle();
    expect(app.shown()).toEqual([[april(1), april(2), april(3)], april(6)]);
    expect(Object.keys(app.groups().byId)).toEqual(['1', '2', '3', '6']);
  });

  it('says what failed and shows no values of the other period', async () => {
    const app = await openStrategy();
    app.handlers.listTargetGroups = () => {
      throw refusal(0);
    };
    await app.show(APRIL);
    expect(app.groups()).toMatchObject({ status: 'rejected', error: { status: 0 } });
    app.handlers.listTargetGroups = listTargetGroups;
    await app.show(APRIL);
    expect(app.groups()).toMatchObject({ status: 'fulfilled', error: null });
  });

  it('asks for many groups in several requests', async () => {
    const many = Array.from({ length: IDS_PER_REQUEST + 1 }, (_, index) => 1000 + index);
    const app = await openStrategy({
      listTargetGroups: ({ query }) =>
        aList(
          query?.parent === undefined && query?.ids === undefined
            ? [aGroup(1, null, many)]
            : many.map((id) => aGroup(id, 1)),
        ),
    });
    app.store.dispatch(groupExpanded(1));
    await settle();
    await app.show(APRIL);
    expect(
      app
        .groupCalls()
        .slice(-2)
        .map(({ input }) => (input as { query: { ids: number[] } }).query.ids.length),
    ).toEqual([IDS_PER_REQUEST, 1]);
  });
});

describe('leaving', () => {
  it('aborts everything and starts afresh when one comes back', async () => {
    const app = await openStrategy();
    app.handlers.listTargetGroups = () => new Promise(() => undefined);
    app.handlers.getTarget = () => new Promise(() => undefined);
    app.store.dispatch(groupExpanded(1));
    app.store.dispatch(targetCall.request({ id: 500, period: MARCH }));
    await settle();
    app.store.dispatch(strategyLeft());
    await settle();
    expect(app.calls.filter(({ outcome }) => outcome === 'waiting')).toEqual([]);
    expect(app.groups()).toMatchObject({ expanding: [], expandingAll: false });
    app.handlers.listTargetGroups = listTargetGroups;
    app.store.dispatch(strategyOpened());
    await app.show(APRIL);
    expect(app.shown()).toEqual([april(1), april(6)]);
  });

  it('is also what choosing another organisation does', async () => {
    const app = await openStrategy({ activateOrganization: () => new Promise(() => undefined) });
    app.handlers.listTargetGroups = () => new Promise(() => undefined);
    app.store.dispatch(allExpanded());
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
    app.store.dispatch(organizationChosen(11));
    await settle();
    expect(app.groupCalls().at(-1)?.outcome).toBe('aborted');
    expect(app.groups().byId).toEqual({});
  });

  it('happens to everything on a 401 in the middle', async () => {
    const app = await openStrategy({ getTarget: () => new Promise(() => undefined) });
    app.store.dispatch(targetCall.request({ id: 500, period: MARCH }));
    app.handlers.listTargetGroups = () => {
      throw refusal(401);
    };
    app.store.dispatch(groupExpanded(1));
    await settle();
    expect(app.callsOf('getTarget')[0]?.outcome).toBe('aborted');
    expect(app.state().session.status).toBe('signed-out');
    expect(app.toasts()).toEqual([]);
    expect(app.groups().byId).toEqual({});
  });
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
