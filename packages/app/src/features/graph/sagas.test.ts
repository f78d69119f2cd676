import type { DataColumns } from '@tavoite/model';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aList, anOrganization, aTarget, aTerm } from '../../../test/fixtures.js';
import { runApp, settle } from '../../../test/harness.js';
import type { CallInput } from '../../api/client.js';
import { organizationChosen } from '../organization/index.js';
import { failedKeys } from './selectors.js';
import {
  type GraphRequest,
  graphLeft,
  graphOpened,
  graphShown,
  retryAsked,
  timelinesCall,
} from './slice.js';

const YEAR = { start_date: '2026-01-01', end_date: '2026-12-31' };
const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04'];

const VERIFIED_UNTIL = '2026-03-31';

/** Responds as the server does: four months, the last of them not verified; 10, 20, 30 and 40. */
const readData: NonNullable<Handlers['readData']> = ({ body }) =>
  body.until_verified ? [columnsOf({ ...body, end_date: VERIFIED_UNTIL })] : columnsOf(body);

function columnsOf(body: CallInput<'readData'>['body']): DataColumns {
  const { keys, grouping, only_verified, start_date, end_date } = body;
  const whole = grouping === 'range';
  const months = MONTHS.filter((month) => `${month}-31` <= end_date.replace(/..$/, '31'));
  const value = (index: number) => (only_verified && index === 3 ? null : (index + 1) * 10);
  const values = months.map((_, index) => value(index));
  const sum = values.reduce<number>((total, one) => total + (one ?? 0), 0);
  const verified = whole ? (months.length < 4 ? '1' : '0') : '1110';
  const partial = whole ? [false] : months.map(() => false);
  return {
    start_dates: whole ? [start_date] : months.map((month) => `${month}-01`),
    end_dates: whole ? [end_date] : months.map((month) => `${month}-28`),
    is_partial: partial,
    is_cumulative_partial: partial,
    series: keys.map((key, index) => ({
      id: index + 1,
      key,
      title: `Title ${key}`,
      values: whole ? [sum] : values,
      cumulative_values: whole ? [sum] : values,
      verified,
      cumulative_verified: verified,
    })),
  };
}

const aRequest = (changes: Partial<GraphRequest> = {}): GraphRequest => ({
  keys: ['a', 'b'],
  range: YEAR,
  grouping: 'month',
  timeSeries: true,
  figures: false,
  compared: false,
  formulaKeys: [],
  onlyVerified: false,
  targets: 'none',
  cumulativeTargets: false,
  ...changes,
});

async function openGraph(handlers: Handlers = {}) {
  const app = runApp({
    handlers: {
      readData,
      listTerms: () => aList([aTerm(1, 'a', { targets: [7] }), aTerm(2, 'b', { targets: [8, 9] })]),
      getRawDataTimespan: () => ({ start_date: '2024-01-01', end_date: '2026-03-31' }),
      getTimelineForData: ({ query }) =>
        (query.keys as string[]).map((key) => ({ key, start_date: null, end_date: null })),
      ...handlers,
    },
  });
  await settle();
  app.store.dispatch(graphOpened(['a', 'b']));
  await settle();
  const show = async (request: GraphRequest) => {
    app.store.dispatch(graphShown(request));
    await settle();
  };
  return { ...app, show, graph: () => app.state().graph };
}

type Opened = Awaited<ReturnType<typeof openGraph>>;
const bodies = (app: Opened) =>
  app.callsOf('readData').map(({ input }) => (input as CallInput<'readData'>).body);

it('asks for the newest verified month and the timelines of the terms', async () => {
  const app = await openGraph();
  expect(app.callsOf('getRawDataTimespan')[0]?.input).toEqual({ query: { is_verified: true } });
  expect(app.graph().lastUpdate.data?.end_date).toBe('2026-03-31');
  expect(app.callsOf('getTimelineForData')[0]?.input).toEqual({ query: { keys: ['a', 'b'] } });
  app.store.dispatch(timelinesCall.request(Array.from({ length: 101 }, (_, i) => `k${i}`)));
  await settle();
  expect(app.callsOf('getTimelineForData')).toHaveLength(3);
  expect(app.graph().timelines.data).toHaveLength(101);
});

it('answers what was asked for while its code was on its way', async () => {
  const app = await openGraph();
  app.store.dispatch(graphLeft());
  app.store.dispatch(graphOpened(['a']));
  app.store.dispatch(graphShown(aRequest()));
  await settle();
  expect(app.graph().values.values?.request.keys).toEqual(['a', 'b']);
  expect(app.callsOf('readData')).toHaveLength(1);
});

it('reads the time series of a graph, for the organisation that is open', async () => {
  const app = await openGraph();
  await app.show(aRequest({ grouping: 'quarter' }));
  expect(bodies(app)).toEqual([
    {
      ...YEAR,
      keys: ['a', 'b'],
      grouping: 'quarter',
      only_verified: false,
      until_verified: false,
      format: 'columns',
    },
  ]);
  expect(app.callsOf('readData')[0]?.options.organization).toBe(10);
  expect(app.graph().values).toMatchObject({ pending: false, values: { failed: [], targets: [] } });
});

it('keeps the values of before until the new ones are there', async () => {
  const app = await openGraph();
  await app.show(aRequest());
  app.handlers.readData = () => new Promise(() => undefined);
  await app.show(aRequest({ grouping: 'fiscal' }));
  expect(app.graph().values.pending).toBe(true);
  expect(app.graph().values.values?.request.grouping).toBe('month');
});

it('shows the last of several requests, whichever answers first', async () => {
  const app = await openGraph();
  app.handlers.readData = () => new Promise(() => undefined);
  await app.show(aRequest({ grouping: 'quarter' }));
  app.handlers.readData = readData;
  await app.show(aRequest({ grouping: 'fiscal' }));
  expect(app.callsOf('readData').map(({ outcome }) => outcome)).toEqual(['aborted', 'answered']);
  expect(app.graph().values.values?.request.grouping).toBe('fiscal');
});

describe('figures', () => {
  const figures = (app: Opened) => app.graph().values.values?.figures;

  it('are rows of the whole range, or formulas over it where the mapping says so', async () => {
    const app = await openGraph({
      getNumberFromFormula: ({ query }) => ({ key: query.key, value: 7 }),
    });
    await app.show(aRequest({ figures: true, formulaKeys: ['b'] }));
    expect(bodies(app).map(({ grouping }) => grouping)).toEqual(['month', 'range']);
    expect(app.callsOf('getNumberFromFormula').map(({ input }) => input)).toEqual([
      { query: { key: 'b', ...YEAR } },
    ]);
    expect(figures(app)).toEqual({
      a: { value: 100, isVerified: false, ...YEAR },
      b: { value: 7, isVerified: false, ...YEAR },
    });
  });

  it('of the year to date go as far as each term is verified', async () => {
    const app = await openGraph({
      getNumberFromFormula: ({ query }) => ({ key: query.key, value: 7 }),
    });
    await app.show(aRequest({ figures: true, onlyVerified: true, formulaKeys: ['b'] }));
    const verified = { start_date: '2026-01-01', end_date: '2026-03-31' };
    expect(figures(app)).toEqual({
      a: { value: 60, isVerified: true, ...verified },
      b: { value: 7, isVerified: true, ...verified },
    });
    expect(bodies(app).filter(({ only_verified }) => only_verified)).toHaveLength(1);
    expect(app.callsOf('getNumberFromFormula')[0]?.input).toEqual({
      query: { key: 'b', ...verified },
    });
  });

  it('of the year to date end in the month in which the quarters beside them do', async () => {
    const app = await openGraph();
    await app.show(aRequest({ figures: true, onlyVerified: true, grouping: 'quarter' }));
    const asked = bodies(app).map(({ grouping, until_verified, end_date }) => [
      grouping,
      until_verified,
      end_date,
    ]);
    expect(asked).toEqual([
      ['quarter', true, YEAR.end_date],
      ['range', true, YEAR.end_date],
    ]);
    expect(figures(app)?.a?.end_date).toBe(VERIFIED_UNTIL);
    expect(app.graph().values.values?.timeSeries).toHaveLength(1);
  });

  it('are compared with the same months a year before, and held against the target of theirs', async () => {
    const app = await openGraph({
      getTarget: ({ params }) => aTarget({ id: Number(params.id) }),
      getNumberFromFormula: ({ query }) => ({ key: query.key, value: 7 }),
    });
    await app.show(
      aRequest({ figures: true, compared: true, onlyVerified: true, targets: 'values' }),
    );
    const before = { start_date: '2025-01-01', end_date: '2025-03-31' };
    // As numbers, and as what the graphs beside them are held against.
    expect(bodies(app).slice(-2)).toMatchObject([
      { ...before, grouping: 'range', keys: ['a', 'b'] },
      { ...before, grouping: 'month', keys: ['a', 'b'] },
    ]);
    expect(app.graph().values.values?.earlier).toHaveLength(1);
    expect(app.graph().values.values?.compared).toMatchObject({ a: before, b: before });
    const asked = app.callsOf('getTarget').map(({ input }) => (input as { query: unknown }).query);
    const verified = { start_date: '2026-01-01', end_date: '2026-03-31' };
    expect(asked).toEqual([verified, verified, verified]);
  });

  it('end where the graphs beside them do, and the targets in these', async () => {
    const app = await openGraph({
      getTarget: ({ params }) => aTarget({ id: Number(params.id) }),
      getTargetAsGraph: () => [],
    });
    await app.show(
      aRequest({ figures: true, compared: true, onlyVerified: true, targets: 'timeSeries' }),
    );
    expect(bodies(app)[0]).toMatchObject({
      grouping: 'month',
      only_verified: true,
      until_verified: true,
    });
    expect(app.callsOf('getTargetAsGraph').map(({ input }) => input)[0]).toMatchObject({
      query: { start_date: YEAR.start_date, end_date: VERIFIED_UNTIL },
    });
  });

  it('that cannot be computed are reported, and tried again alone', async () => {
    const app = await openGraph({
      getNumberFromFormula: () => {
        throw refusal(400, { formula: ['Circular reference: a → b → a'] });
      },
    });
    await app.show(aRequest({ figures: true, formulaKeys: ['b'] }));
    expect(failedKeys(app.graph().values.values)).toEqual(['b']);
    expect(Object.keys(figures(app) ?? {})).toEqual(['a']);
    app.handlers.getNumberFromFormula = ({ query }) => ({ key: query.key, value: 7 });
    app.store.dispatch(retryAsked(['b']));
    expect(app.graph().values.retrying).toEqual(['b']);
    await settle();
    expect(figures(app)?.b?.value).toBe(7);
    expect(app.graph().values).toMatchObject({ retrying: [], values: { failed: [] } });
    expect(bodies(app).at(-1)?.keys).toEqual(['b']);
  });
});

it('tries the months of the timeline again with the values', async () => {
  const down = () => {
    throw refusal(503);
  };
  const app = await openGraph({ readData: down, getTimelineForData: down });
  await app.show(aRequest({ keys: ['a'] }));
  expect(app.graph().timelines.status).toBe('rejected');
  app.handlers.readData = readData;
  app.handlers.getTimelineForData = () => [{ key: 'a', ...YEAR }];
  app.store.dispatch(retryAsked(['a']));
  await settle();
  expect(app.graph().timelines).toMatchObject({ status: 'fulfilled', data: [YEAR] });
  expect(failedKeys(app.graph().values.values)).toEqual([]);
});

describe('a failed chunk among several', () => {
  const keys = Array.from({ length: 300 }, (_, index) => `k${index}`);

  it('is reported; the rest is there, and it is tried again alone', async () => {
    const app = await openGraph({
      readData: (input, options) => {
        if (input.body.keys.includes('k170')) throw refusal(503);
        return readData(input, options);
      },
    });
    await app.show(aRequest({ keys }));
    const { values } = app.graph().values;
    expect(values?.timeSeries.flatMap(({ series }) => series)).toHaveLength(200);
    expect(failedKeys(values)).toHaveLength(100);
    expect(values?.failed[0]?.error.status).toBe(503);
    app.handlers.readData = readData;
    app.store.dispatch(retryAsked(failedKeys(values)));
    await settle();
    expect(app.callsOf('readData')).toHaveLength(4);
    expect(app.graph().values.values?.timeSeries.flatMap(({ series }) => series)).toHaveLength(300);
    expect(failedKeys(app.graph().values.values)).toEqual([]);
  });
});

describe('targets', () => {
  const targets: Handlers = {
    getTarget: ({ params }) => aTarget({ id: Number(params.id) }),
    getTargetAsGraph: () => [],
  };
  const ids = (app: Opened) =>
    app.graph().values.values?.targets.map(({ key, target }) => [key, target.id]);

  it('of all terms are read with their time series, grouped as the graph is', async () => {
    const app = await openGraph(targets);
    await app.show(
      aRequest({ targets: 'timeSeries', grouping: 'quarter', cumulativeTargets: true }),
    );
    expect(ids(app)).toEqual([
      ['a', 7],
      ['b', 8],
      ['b', 9],
    ]);
    expect(app.callsOf('getTargetAsGraph')[0]?.input).toEqual({
      params: { id: 7 },
      query: { ...YEAR, grouping: 'quarter', cumulative: true },
    });
  });

  it('of a radar are read over the whole range only', async () => {
    const app = await openGraph(targets);
    await app.show(aRequest({ targets: 'values', timeSeries: false, figures: true }));
    expect(ids(app)).toHaveLength(3);
    expect(app.callsOf('getTargetAsGraph')).toEqual([]);
    expect(bodies(app).map(({ grouping }) => grouping)).toEqual(['range']);
  });

  it('that cannot be had leave the graph standing', async () => {
    const app = await openGraph({
      ...targets,
      getTarget: () => {
        throw refusal(500);
      },
    });
    await app.show(aRequest({ targets: 'timeSeries' }));
    expect(app.graph().values.values).toMatchObject({
      targets: [],
      targetsError: { status: 500 },
      failed: [],
    });
    expect(app.graph().values.values?.timeSeries).toHaveLength(1);
  });

  it('cannot be had without the terms', async () => {
    const app = await openGraph({
      ...targets,
      listTerms: () => {
        throw refusal(502);
      },
    });
    await app.show(aRequest({ targets: 'timeSeries' }));
    expect(app.graph().values.values?.targetsError?.status).toBe(502);
  });
});

describe('leaving', () => {
  it('aborts everything and forgets what was shown', async () => {
    const app = await openGraph({ readData: () => new Promise(() => undefined) });
    await app.show(aRequest({ figures: true }));
    app.store.dispatch(graphLeft());
    await settle();
    expect(app.calls.filter(({ outcome }) => outcome === 'waiting')).toEqual([]);
    expect(app.graph().values).toEqual({
      request: null,
      pending: false,
      values: null,
      retrying: [],
    });
  });

  it('is also what choosing another organisation does', async () => {
    const app = await openGraph({
      readData: () => new Promise(() => undefined),
      activateOrganization: ({ body }) => ({
        organization: anOrganization({ id: Number(body.id), name: 'Turku' }),
      }),
    });
    await app.show(aRequest());
    app.store.dispatch(organizationChosen(11));
    await settle();
    expect(app.callsOf('readData')[0]?.outcome).toBe('aborted');
    expect(app.graph().values.request).toBeNull();
  });

  it('happens when the server says that another organisation is active', async () => {
    const app = await openGraph();
    app.handlers.readData = () => {
      throw refusal(409, { detail: 'Changed.', code: 'organization_changed' });
    };
    app.handlers.getActiveOrganization = () => ({
      organization: anOrganization({ id: 12, name: 'Oulu' }),
    });
    await app.show(aRequest());
    await settle();
    expect(app.visited).toContain('/');
    expect(app.graph().values.request).toBeNull();
  });

  it('happens on a 401 in the middle', async () => {
    const app = await openGraph({ getNumberFromFormula: () => new Promise(() => undefined) });
    await app.show(aRequest({ figures: true, formulaKeys: ['a'] }));
    app.handlers.readData = () => {
      throw refusal(401);
    };
    app.store.dispatch(retryAsked(['a']));
    await settle();
    expect(app.state().session.token).not.toBeNull();
    await app.show(aRequest());
    expect(app.state().session.status).toBe('signed-out');
    expect(app.callsOf('getNumberFromFormula')[0]?.outcome).toBe('aborted');
  });
});
