import type { FigureChange, FigureTrace } from '@tavoite/model';
import { deferred, type Handlers, refusal } from '../../../test/fakeApi.js';
import { aFigureChange, aFigureTrace } from '../../../test/fixtures.js';
import { runApp, settle } from '../../../test/harness.js';
import { appReset } from '../../core/reset.js';
import { comparedPeriod, writeGroupedPeriod, writePeriod } from './period.js';
import {
  changeOpened,
  comparisonChosen,
  targetTraceOpened,
  traceClosed,
  traceOpened,
  traceRetried,
  trailShown,
} from './slice.js';

const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function start(handlers: Handlers = {}) {
  const app = runApp({
    handlers: {
      traceFigure: ({ query }) => aFigureTrace({ title: `Trace of ${query?.key}` }),
      explainChange: ({ query }) => aFigureChange({ title: `Change of ${query?.key}` }),
      ...handlers,
    },
  });
  await settle();
  const dispatch = async (action: Parameters<typeof app.store.dispatch>[0]) => {
    app.store.dispatch(action);
    await settle();
  };
  return {
    ...app,
    dispatch,
    stepBack: () => dispatch(trailShown(app.state().trace.trail.slice(0, 1))),
    trail: () =>
      app.state().trace.trail.map(({ view, status, data }) => [view, status, data?.title ?? null]),
  };
}

it('loads one level at a time, and keeps those before for the way back', async () => {
  const { dispatch, stepBack, trail, callsOf } = await start();
  await dispatch(traceOpened({ key: 'a', ...MARCH, cumulative: true, grouping: 'quarter' }));
  await dispatch(changeOpened({ key: 'b', ...MARCH }));
  expect(trail()).toEqual([
    ['trace', 'fulfilled', 'Trace of a'],
    ['change', 'fulfilled', 'Change of b'],
  ]);
  expect(callsOf('traceFigure')[0]?.input).toEqual({
    query: { key: 'a', cumulative: true, ...MARCH },
  });
  await stepBack();
  expect(trail()).toEqual([['trace', 'fulfilled', 'Trace of a']]);
  expect(callsOf('traceFigure')).toHaveLength(1);
});

it('asks for the value of a target by its id', async () => {
  const { dispatch, callsOf } = await start();
  await dispatch(targetTraceOpened({ target: 7, figure: 'compare', title: 'Grow', ...MARCH }));
  expect(callsOf('traceFigure')[0]?.input).toEqual({
    query: { target: 7, figure: 'compare', ...MARCH },
  });
});

it('closing cancels what is under way, and the next question starts again', async () => {
  const answer = deferred<FigureTrace>();
  const { dispatch, trail, callsOf } = await start({ traceFigure: () => answer.promise });
  await dispatch(traceOpened({ key: 'a', ...MARCH }));
  await dispatch(traceClosed());
  expect(callsOf('traceFigure')[0]?.outcome).toBe('aborted');
  answer.resolve(aFigureTrace());
  await settle();
  expect(trail()).toEqual([]);
  await dispatch(changeOpened({ key: 'b', ...MARCH }));
  expect(trail()).toEqual([['change', 'fulfilled', 'Change of b']]);
});

it('a level that failed is tried again when asked to, and when one comes back to it', async () => {
  const app = await start({
    traceFigure: () => {
      throw refusal(503);
    },
  });
  await app.dispatch(traceOpened({ key: 'a', ...MARCH }));
  expect(app.state().trace.trail[0]).toMatchObject({ status: 'rejected', error: { status: 503 } });
  app.handlers.traceFigure = () => aFigureTrace({ title: 'At last' });
  await app.dispatch(traceRetried());
  expect(app.trail()).toEqual([['trace', 'fulfilled', 'At last']]);
});

it('another comparison makes every change of the trail another one', async () => {
  const { dispatch, stepBack, trail, callsOf } = await start();
  await dispatch(changeOpened({ key: 'a', ...MARCH }));
  await dispatch(changeOpened({ key: 'b', ...MARCH }));
  await dispatch(comparisonChosen('year'));
  expect(trail()).toEqual([
    ['change', 'pending', null],
    ['change', 'fulfilled', 'Change of b'],
  ]);
  await stepBack();
  expect(trail()).toEqual([['change', 'fulfilled', 'Change of a']]);
  const compared = callsOf('explainChange').map(({ input }) => {
    const { key, compare_start_date, compare_end_date } = (
      input as { query: Record<string, string> }
    ).query;
    return [key, compare_start_date, compare_end_date];
  });
  expect(compared).toEqual([
    ['a', '2026-02-01', '2026-02-28'],
    ['b', '2026-02-01', '2026-02-28'],
    ['b', '2025-03-01', '2025-03-31'],
    ['a', '2025-03-01', '2025-03-31'],
  ]);
});

it('a reset closes the dialog and cancels its call', async () => {
  const answer = deferred<FigureChange>();
  const { dispatch, trail, callsOf } = await start({ explainChange: () => answer.promise });
  await dispatch(changeOpened({ key: 'a', ...MARCH }));
  await dispatch(appReset({ token: 'token-2' }));
  expect(callsOf('explainChange')[0]?.outcome).toBe('aborted');
  expect(trail()).toEqual([]);
});

test('periods in words, and what they are compared with', () => {
  const quarter = { start_date: '2026-01-01', end_date: '2026-03-31' };
  expect(writePeriod(MARCH)).toBe('03/2026');
  expect(writePeriod(quarter)).toBe('01/2026 – 03/2026');
  expect(writeGroupedPeriod(quarter, 'quarter', 1)).toBe('Q 1/2026 · 01/2026 – 03/2026');
  expect(writeGroupedPeriod(MARCH, 'month', 1)).toBe('03/2026');
  expect(comparedPeriod(quarter, 'previous')).toEqual({
    start_date: '2025-10-01',
    end_date: '2025-12-31',
  });
  expect(comparedPeriod(quarter, 'year')).toEqual({
    start_date: '2025-01-01',
    end_date: '2025-03-31',
  });
});
