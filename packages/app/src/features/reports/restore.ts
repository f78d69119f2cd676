import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { ApiError } from '../../api/errors.js';
import { callApi, showToast } from '../../core/effects.js';
import {
  asDataMap,
  asGraph,
  contentsOf,
  type ItemRef,
  isSameItem,
  orderOf,
  type ReportItem,
} from './items.js';
import { sayWhatFailed } from './save.js';
import {
  type Deleted,
  type DeleteRequest,
  drawingStarted,
  itemsRead,
  reportSaved,
  type restoreRequested,
} from './slice.js';
import type { ReportsAppState } from './state.js';

const HTTP_NOT_FOUND = 404;

/** What was sent of a report, and when it is sent, cannot be made again: such a report comes back for nobody. */
function* reportBefore(id: number): SagaGenerator<Deleted | null> {
  const { list } = yield* select((state: ReportsAppState) => state.reports);
  const report = list?.find((other) => other.id === id);
  if (!report || report.last_send !== null) return null;
  const schedules = yield* callApi('listReportSchedules', { query: { report: id } });
  if (schedules.results.length > 0) return null;
  const { title, content, properties } = report;
  const contents = contentsOf(orderOf(report), properties);
  return {
    kind: 'report',
    body: { title, content, ...contents, idempotency_key: crypto.randomUUID() },
  };
}

function* itemBefore(ref: ItemRef): SagaGenerator<Deleted | null> {
  const { items, list, uses } = yield* select((state: ReportsAppState) => state.reports);
  const item = items?.find((other) => isSameItem(other, ref));
  if (!item || (item.type === 'graph' && item.mapping.deleted)) return null;
  const places = (uses.data ?? list ?? []).flatMap((report) => {
    const place = orderOf(report).findIndex((other) => isSameItem(other, ref));
    return place < 0 ? [] : [{ report: report.id, place }];
  });
  return { kind: 'item', item, places };
}

/** What has to be known before something is deleted to make it again; null where that cannot be done. */
export function* beforeDeletion(request: DeleteRequest): SagaGenerator<Deleted | null> {
  try {
    return yield* request.kind === 'report' ? reportBefore(request.id) : itemBefore(request.item);
  } catch {
    // It can be deleted all the same.
    return null;
  }
}

function* makeAgain(item: ReportItem): SagaGenerator<ReportItem> {
  const { content } = item;
  if (item.type === 'graph') {
    const { start_date, end_date, closed_months, ...rest } = item.properties;
    const period = closed_months === null ? { start_date, end_date } : { closed_months };
    const body = { mapping: item.mapping.id, content, properties: { ...rest, ...period } };
    return asGraph(yield* callApi('createReportGraph', { body }));
  }
  const { start_date, end_date, closed_months, ...rest } = item.properties;
  const period = closed_months === null ? { start_date, end_date } : { closed_months };
  const body = { content, properties: { ...rest, ...period } };
  return asDataMap(yield* callApi('createReportDataMap', { body }));
}

/** Puts it where it stood; a report that has been deleted since stays so. */
function* putBack({ id, type }: ItemRef, report: number, place: number): SagaGenerator<void> {
  try {
    const now = yield* callApi('getReport', { params: { id: report } });
    const others = orderOf(now);
    const order = [...others.slice(0, place), { id, type }, ...others.slice(place)];
    const body = contentsOf(order, now.properties);
    yield* put(reportSaved(yield* callApi('updateReport', { params: { id: report }, body })));
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure.status !== HTTP_NOT_FOUND) throw error;
  }
}

/** Makes again what was deleted, in the reports that had it. */
export function* restore({ payload }: ReturnType<typeof restoreRequested>): SagaGenerator<void> {
  try {
    if (payload.kind === 'report') {
      yield* put(reportSaved(yield* callApi('createReport', { body: payload.body })));
    } else {
      const item = yield* call(makeAgain, payload.item);
      yield* put(itemsRead([item]));
      yield* put(drawingStarted());
      for (const { report, place } of payload.places) yield* call(putBack, item, report, place);
    }
    yield* showToast('success', { key: 'report-part-restored' });
  } catch (error) {
    yield* sayWhatFailed(error);
  }
}
