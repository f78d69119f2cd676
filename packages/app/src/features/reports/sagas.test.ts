import type { Report, ReportGraph } from '@tavoite/model';
import { deferred, type Handlers, refusal } from '../../../test/fakeApi.js';
import { aList, anOrganization, aUser } from '../../../test/fixtures.js';
import { runApp, settle } from '../../../test/harness.js';
import {
  aReport,
  aReportDataMap,
  aReportGraph,
  aSchedule,
  aSend,
  drawing,
} from '../../../test/reports.js';
import { appReset } from '../../core/reset.js';
import { ARRIVAL_LOOKS, PICTURE_POLL_MS, QUICK_LOOKS, REPORT_POLL_MS } from './follow.js';
import {
  deleteCall,
  previewCall,
  redrawRequested,
  refreshRequested,
  reportsCall,
  reportsScreen,
  saveCall,
} from './slice.js';

const PERIOD = { start_date: '2026-01-01', end_date: '2026-11-30' };

/** A server with reports 1 and 2, graph 11 and data map 21. */
async function openReports(handlers: Handlers = {}) {
  const stored = {
    reports: new Map<number, Report>([1, 2].map((id) => [id, aReport(id)])),
    graphs: [aReportGraph(11)] as ReportGraph[],
  };
  const reportOf = (id: number | string): Report => {
    const report = stored.reports.get(Number(id));
    if (!report) throw refusal(404);
    return report;
  };
  const app = runApp({
    handlers: {
      getUserDetails: () => aUser({ report_manager: true }),
      listReports: () => aList([...stored.reports.values()]),
      listReportGraphs: () => aList(stored.graphs),
      listReportDataMaps: () => aList([aReportDataMap(21)]),
      getReport: ({ params }) => reportOf(params.id),
      refreshReport: ({ params }) => {
        const id = Number(params.id);
        stored.reports.set(id, { ...reportOf(id), state: 'processing' });
        stored.graphs = [aReportGraph(11, drawing)];
        return reportOf(id);
      },
      ...handlers,
    },
  });
  await settle();
  app.store.dispatch(reportsScreen.opened());
  app.store.dispatch(reportsCall.request(PERIOD));
  await settle();
  /** The pictures of a report are there. */
  const finish = (id: number) => {
    stored.reports.set(id, { ...reportOf(id), state: 'ready' });
    stored.graphs = [aReportGraph(11, { image_file: '/new.png' })];
  };
  const pass = async (milliseconds: number) => {
    jest.advanceTimersByTime(milliseconds);
    await settle();
  };
  const asked = (name: Parameters<typeof app.callsOf>[0]) => app.callsOf(name).length;
  return { ...app, stored, finish, pass, asked };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a report that is refreshed', () => {
  test('is looked at every 1.5 s until all its pictures are there', async () => {
    const app = await openReports();
    app.store.dispatch(refreshRequested(1, 'dark'));
    await settle();
    expect(app.callsOf('refreshReport')[0]?.input).toEqual({
      params: { id: 1 },
      query: { theme: 'dark' },
    });
    const graph = () => app.state().reports.items?.find(({ id }) => id === 11);
    expect(graph()).toMatchObject({ state: 'processing', image_file: null });
    await app.pass(REPORT_POLL_MS - 1);
    expect(app.asked('getReport')).toBe(0);
    await app.pass(1);
    await app.pass(REPORT_POLL_MS);
    expect(app.asked('getReport')).toBe(2);
    app.finish(1);
    await app.pass(REPORT_POLL_MS);
    expect(app.asked('getReport')).toBe(3);
    expect(graph()).toMatchObject({ state: 'ready', image_file: '/new.png' });
    expect(app.state().reports.list?.find(({ id }) => id === 1)?.state).toBe('ready');
    await app.pass(10 * REPORT_POLL_MS);
    expect(app.asked('getReport')).toBe(3);
  });

  test('two at once are each followed to their own end', async () => {
    const app = await openReports();
    app.store.dispatch(refreshRequested(1, 'light'));
    app.store.dispatch(refreshRequested(2, 'light'));
    await settle();
    const looksAt = (id: number) =>
      app
        .callsOf('getReport')
        .filter(({ input }) => (input as { params: { id: number } }).params.id === id).length;
    await app.pass(REPORT_POLL_MS);
    expect([looksAt(1), looksAt(2)]).toEqual([1, 1]);
    app.finish(1);
    await app.pass(REPORT_POLL_MS);
    expect([looksAt(1), looksAt(2)]).toEqual([2, 2]);
    await app.pass(REPORT_POLL_MS);
    expect([looksAt(1), looksAt(2)]).toEqual([2, 3]);
    app.finish(2);
    await app.pass(5 * REPORT_POLL_MS);
    expect([looksAt(1), looksAt(2)]).toEqual([2, 4]);
  });

  test('the same one twice is followed once', async () => {
    const app = await openReports();
    app.store.dispatch(refreshRequested(1, 'light'));
    await settle();
    app.store.dispatch(refreshRequested(1, 'dark'));
    await settle();
    await app.pass(REPORT_POLL_MS);
    expect(app.asked('getReport')).toBe(1);
  });

  test('is asked for more and more seldom while the server fails', async () => {
    let fails = true;
    const app = await openReports({
      getReport: () => {
        if (fails) throw refusal(503);
        return aReport(1, { state: 'processing' });
      },
    });
    app.store.dispatch(refreshRequested(1, 'light'));
    await settle();
    await app.pass(REPORT_POLL_MS);
    expect(app.asked('getReport')).toBe(1);
    await app.pass(REPORT_POLL_MS);
    expect(app.asked('getReport')).toBe(1);
    await app.pass(REPORT_POLL_MS);
    expect(app.asked('getReport')).toBe(2);
    await app.pass(3 * REPORT_POLL_MS);
    expect(app.asked('getReport')).toBe(2);
    fails = false;
    await app.pass(REPORT_POLL_MS);
    expect(app.asked('getReport')).toBe(3);
    await app.pass(REPORT_POLL_MS);
    expect(app.asked('getReport')).toBe(4);
  });

  test('that is deleted meanwhile drops out', async () => {
    const app = await openReports();
    app.store.dispatch(refreshRequested(1, 'light'));
    await settle();
    app.stored.reports.delete(1);
    await app.pass(REPORT_POLL_MS);
    expect(app.state().reports.list?.map(({ id }) => id)).toEqual([2]);
    await app.pass(5 * REPORT_POLL_MS);
    expect(app.asked('getReport')).toBe(1);
  });

  test('that is being drawn on arrival is followed as well', async () => {
    const app = await openReports({
      listReports: () => aList([aReport(1, { state: 'processing' })]),
    });
    await app.pass(REPORT_POLL_MS);
    expect(app.asked('getReport')).toBe(1);
  });
});

describe('pictures that are not there', () => {
  /** The looks on arrival are over. */
  const stay = async (app: Awaited<ReturnType<typeof openReports>>) => {
    for (let look = 0; look < ARRIVAL_LOOKS; look += 1) await app.pass(REPORT_POLL_MS);
    const asked = app.asked('listReportGraphs');
    return () => app.asked('listReportGraphs') - asked;
  };

  const waiting: Handlers = { listReportGraphs: () => aList([aReportGraph(11, drawing)]) };

  test('are looked for every 75 s until they are', async () => {
    let isDrawn = false;
    const app = await openReports({
      listReportGraphs: () => aList([aReportGraph(11, isDrawn ? {} : drawing)]),
    });
    const looks = await stay(app);
    await app.pass(PICTURE_POLL_MS - 1);
    expect(looks()).toBe(0);
    await app.pass(1);
    expect(looks()).toBe(1);
    isDrawn = true;
    await app.pass(PICTURE_POLL_MS);
    expect(app.state().reports.items?.find(({ id }) => id === 11)?.state).toBe('ready');
    await app.pass(5 * PICTURE_POLL_MS);
    expect(looks()).toBe(2);
    // Only the kind that is waited for.
    expect(app.asked('listReportDataMaps')).toBe(1);
  });

  test('are looked for a few times soon after arriving', async () => {
    const app = await openReports(waiting);
    await app.pass(REPORT_POLL_MS);
    expect(app.asked('listReportGraphs')).toBe(2);
    await stay(app);
    await app.pass(10 * REPORT_POLL_MS);
    expect(app.asked('listReportGraphs')).toBe(1 + ARRIVAL_LOOKS);
  });

  test('are looked for soon after someone here has asked for one', async () => {
    const app = await openReports({
      ...waiting,
      refreshReportGraph: () => aReportGraph(11, drawing),
    });
    const looks = await stay(app);
    app.store.dispatch(redrawRequested({ id: 11, type: 'graph' }));
    await settle();
    await app.pass(REPORT_POLL_MS);
    expect(looks()).toBe(1);
    for (let look = 1; look < QUICK_LOOKS; look += 1) await app.pass(REPORT_POLL_MS);
    expect(looks()).toBe(QUICK_LOOKS);
    await app.pass(10 * REPORT_POLL_MS);
    expect(looks()).toBe(QUICK_LOOKS);
  });

  test('are looked for more and more seldom while the server fails', async () => {
    let fails = false;
    const app = await openReports({
      listReportGraphs: () => {
        if (fails) throw refusal(503);
        return aList([aReportGraph(11, drawing)]);
      },
    });
    const looks = await stay(app);
    fails = true;
    await app.pass(PICTURE_POLL_MS);
    expect(looks()).toBe(1);
    await app.pass(PICTURE_POLL_MS);
    expect(looks()).toBe(1);
    await app.pass(PICTURE_POLL_MS);
    expect(looks()).toBe(2);
  });

  test.each([
    ['leaving the page', () => reportsScreen.left()],
    ['signing out', () => appReset({ token: null, signedOutBy: 'user' })],
    ['switching the organisation', () => appReset({ token: 'token-1', home: true })],
  ])('are no longer looked for, nor are reports, after %s', async (_, ends) => {
    const app = await openReports(waiting);
    app.store.dispatch(refreshRequested(1, 'light'));
    await settle();
    await app.pass(REPORT_POLL_MS);
    const before = [app.asked('listReportGraphs'), app.asked('getReport')];
    expect(before[1]).toBeGreaterThan(0);
    app.store.dispatch(ends());
    await settle();
    await app.pass(3 * PICTURE_POLL_MS);
    expect([app.asked('listReportGraphs'), app.asked('getReport')]).toEqual(before);
  });

  test('a look that is under way is broken off on leaving', async () => {
    const app = await openReports({ getReport: () => deferred<Report>().promise });
    app.store.dispatch(refreshRequested(1, 'light'));
    await settle();
    await app.pass(REPORT_POLL_MS);
    app.store.dispatch(reportsScreen.left());
    await settle();
    expect(app.callsOf('getReport')[0]?.outcome).toBe('aborted');
  });
});

describe('saving', () => {
  test('makes one graph for each view, with nothing hidden; what was saved before a failure stays', async () => {
    const app = await openReports({
      createReportGraph: ({ body }) => {
        if (body.mapping === 3) throw refusal(400, { mapping: ['No such view.', 'Second.'] });
        return aReportGraph(100 + Number(body.mapping), drawing);
      },
    });
    app.store.dispatch(
      saveCall.request({ kind: 'graphs', mappings: [1, 2, 3], period: PERIOD, theme: 'dark' }),
    );
    await settle();
    expect(app.callsOf('createReportGraph')[0]?.input).toEqual({
      body: { mapping: 1, properties: { ...PERIOD, theme: 'dark', filtered_keys: [] } },
    });
    expect(app.state().reports.savedViews).toEqual([1, 2]);
    expect(app.state().reports.items?.map(({ id }) => id)).toEqual(
      expect.arrayContaining([101, 102]),
    );
    expect(app.state().reports.saving.status).toBe('rejected');
    expect(app.toasts()).toEqual([
      { kind: 'error', message: { field: 'mapping', text: 'No such view.', name: 'view' } },
    ]);
  });

  test('says one message for each field that is refused', async () => {
    const app = await openReports({
      createReport: () => {
        throw refusal(400, { title: ['Too long.', 'Really.'], emails: ['Not an address.'] });
      },
    });
    app.store.dispatch(
      saveCall.request({ kind: 'report', id: null, body: { title: 'x'.repeat(300) } }),
    );
    await settle();
    expect(app.toasts().map(({ message }) => message)).toEqual([
      { field: 'title', text: 'Too long.', name: 'title' },
      { field: 'emails', text: 'Not an address.', name: 'recipients' },
    ]);
  });

  test('of a report that does not change its key is a change without it', async () => {
    const app = await openReports({ updateReport: () => aReport(1, { title: 'New title' }) });
    const body = { title: 'New title', idempotency_key: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa' };
    app.store.dispatch(saveCall.request({ kind: 'report', id: 1, body }));
    await settle();
    expect(app.callsOf('updateReport')[0]?.input).toEqual({
      params: { id: 1 },
      body: { title: 'New title' },
    });
    expect(app.state().reports.list?.find(({ id }) => id === 1)?.title).toBe('New title');
  });
});

test('what is deleted drops out of the reports that had it, as the server has them', async () => {
  const app = await openReports({ deleteReportGraph: () => '' });
  app.stored.reports.set(1, aReport(1, { report_graphs: [] }));
  app.store.dispatch(deleteCall.request({ kind: 'item', item: { id: 11, type: 'graph' } }));
  await settle();
  expect(app.state().reports.items?.map(({ id }) => id)).toEqual([21]);
  expect(app.state().reports.list?.find(({ id }) => id === 1)?.report_graphs).toEqual([]);
});

test('what is deleted can be made again, at its place in the reports that had it', async () => {
  const app = await openReports({
    deleteReportGraph: () => '',
    createReportGraph: () => aReportGraph(12),
    updateReport: ({ params }) => aReport(Number(params.id), { report_graphs: [12] }),
  });
  app.store.dispatch(deleteCall.request({ kind: 'item', item: { id: 11, type: 'graph' } }));
  await settle();
  app.stored.reports.set(1, aReport(1, { report_graphs: [] }));
  // Deleted meanwhile: it stays so.
  app.stored.reports.delete(2);
  const [toast] = app.store.getState().toasts;
  expect(toast?.action?.label).toBe('undo');
  if (toast?.action) app.store.dispatch(toast.action.does);
  await settle();
  expect(app.callsOf('createReportGraph').map(({ input }) => input)).toMatchObject([
    {
      body: { mapping: 1, properties: { start_date: '2026-01-01', end_date: '2026-11-30' } },
    },
  ]);
  expect(app.callsOf('updateReport').map(({ input }) => input)).toMatchObject([
    {
      params: { id: 1 },
      body: {
        report_graphs: [12],
        properties: {
          order: [
            { id: 21, type: 'data-map' },
            { id: 12, type: 'graph' },
          ],
        },
      },
    },
  ]);
  expect(app.state().reports.items?.map(({ id }) => id)).toEqual([12, 21]);
});

test('a report is made again unless it was sent, or is sent by itself', async () => {
  const sent = { id: 1, sent: '2026-11-12T09:00:00+02:00', deliveries: aSend(1).deliveries };
  const app = await openReports({
    listReports: () => aList([aReport(1), aReport(2, { last_send: sent }), aReport(3)]),
    listReportSchedules: ({ query }) => aList(Number(query.report) === 3 ? [aSchedule(1)] : []),
    deleteReport: () => '',
    createReport: () => aReport(4),
  });
  const actionAfterDeleting = async (id: number) => {
    app.store.dispatch(deleteCall.request({ kind: 'report', id }));
    await settle();
    expect(app.callsOf('deleteReport').at(-1)?.input).toEqual({ params: { id } });
    return app.store.getState().toasts.at(-1)?.action;
  };
  expect(await actionAfterDeleting(2)).toBeUndefined();
  expect(await actionAfterDeleting(3)).toBeUndefined();
  const undo = await actionAfterDeleting(1);
  // Also from another page, where the message still stands.
  app.store.dispatch(reportsScreen.left());
  if (undo) app.store.dispatch(undo.does);
  await settle();
  expect(app.callsOf('createReport').map(({ input }) => input)).toMatchObject([
    { body: { title: 'Board report 1', report_graphs: [11], report_data_maps: [21] } },
  ]);
  expect(app.toasts().at(-1)).toEqual({
    kind: 'success',
    message: { key: 'report-part-restored' },
  });
});

test('the preview is made once typing pauses, of what was typed last', async () => {
  const app = await openReports({ previewReportPdf: () => ({ pdf: 'JVBERi0=' }) });
  for (const title of ['B', 'Bo', 'Board']) {
    app.store.dispatch(previewCall.request({ pause: 1000, body: { title, items: [] } }));
    await app.pass(500);
  }
  expect(app.asked('previewReportPdf')).toBe(0);
  await app.pass(500);
  expect(app.callsOf('previewReportPdf').map(({ input }) => input)).toEqual([
    { body: { title: 'Board', items: [] } },
  ]);
  expect(app.state().reports.preview.data).toBe('JVBERi0=');
});

test('the organisation is the one that is shown', async () => {
  const app = await openReports();
  expect(app.callsOf('listReports')[0]?.options.organization).toBe(anOrganization().id);
});
