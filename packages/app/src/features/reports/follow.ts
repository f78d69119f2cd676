import type { Report, ReportTheme } from '@tavoite/model';
import type { Task } from 'redux-saga';
import {
  cancel,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
} from 'typed-redux-saga';
import { toFailure } from '../../api/errors.js';
import { resultsOf } from '../../api/results.js';
import { callApi, showToast } from '../../core/effects.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { asDataMap, asGraph, orderOf, type ReportItem } from './items.js';
import { selectProcessing } from './selectors.js';
import {
  drawingStarted,
  itemsCall,
  itemsRead,
  itemsRedrawn,
  refreshRequested,
  reportGone,
  reportSaved,
  reportsCall,
} from './slice.js';

/** Between two looks at a report whose pictures are being made. */
export const REPORT_POLL_MS = 1500;
/** Between two looks at pictures that are not there yet. */
export const PICTURE_POLL_MS = 75_000;
/** How often one looks as soon as at a report, after asking for a picture here. */
export const QUICK_LOOKS = 20;
/** And on arrival: one may come straight from the page on which something was saved. */
export const ARRIVAL_LOOKS = 5;
/** A server that fails is asked more and more seldom, at least this often. */
export const MAX_WAIT_MS = 600_000;

const HTTP_NOT_FOUND = 404;

const backedOff = (milliseconds: number, failures: number): number =>
  Math.min(milliseconds * 2 ** failures, MAX_WAIT_MS);

export function* readGraphs(): SagaGenerator<ReportItem[]> {
  return resultsOf(yield* callApi('listReportGraphs', {})).map(asGraph);
}

export function* readDataMaps(): SagaGenerator<ReportItem[]> {
  return resultsOf(yield* callApi('listReportDataMaps', {})).map(asDataMap);
}

/** Reads again the kinds of items of which some are being drawn. Those that were ready keep their addresses. */
function* readProcessing(): SagaGenerator<void> {
  const waiting = yield* select(selectProcessing);
  const wanted = new Set(waiting.map(({ id }) => id));
  const read: ReportItem[] = [];
  if (waiting.some(({ type }) => type === 'graph')) read.push(...(yield* readGraphs()));
  if (waiting.some(({ type }) => type === 'data-map')) read.push(...(yield* readDataMaps()));
  yield* put(itemsRead(read.filter(({ id }) => wanted.has(id))));
}

/** Looks at a report until all its pictures are made, one way or another. */
function* pollReport(id: number): SagaGenerator<void> {
  let failures = 0;
  while (true) {
    yield* delay(backedOff(REPORT_POLL_MS, failures));
    try {
      const report: Report = yield* callApi('getReport', { params: { id } });
      if (report.state !== 'processing') {
        yield* readProcessing();
        yield* put(reportSaved(report));
        return;
      }
      yield* put(reportSaved(report));
      failures = 0;
    } catch (error) {
      if (toFailure(error).status === HTTP_NOT_FOUND) {
        yield* put(reportGone(id));
        return;
      }
      failures += 1;
    }
  }
}

function* refresh(id: number, theme: ReportTheme): SagaGenerator<void> {
  try {
    const report = yield* callApi('refreshReport', { params: { id }, query: { theme } });
    yield* put(itemsRedrawn(orderOf(report)));
    yield* put(reportSaved(report));
    if (report.state !== 'processing') yield* readProcessing();
  } catch (error) {
    yield* showToast('error', failureMessage(toFailure(error)));
  }
}

/** Follows each report whose pictures are being made, until they are. */
export function* followReports(): SagaGenerator<void> {
  const tasks = new Map<number, Task>();
  yield* takeEvery(refreshRequested, function* ({ payload: { id, theme } }) {
    const before = tasks.get(id);
    if (before) yield* cancel(before);
    tasks.delete(id);
    yield* refresh(id, theme);
  });
  const follow = function* (reports: readonly Report[]): SagaGenerator<void> {
    for (const { id, state } of reports) {
      if (state !== 'processing' || tasks.get(id)?.isRunning()) continue;
      tasks.set(id, yield* fork(pollReport, id));
    }
  };
  yield* takeEvery(reportsCall.fulfilled, ({ payload }) => follow(payload));
  yield* takeEvery(reportSaved, ({ payload }) => follow([payload]));
}

/**
 * Looks for pictures that are not there yet. Who has just asked for one waits for it, so that the
 * first looks follow each other quickly.
 */
export function* followPictures(): SagaGenerator<void> {
  let quick = 0;
  let failures = 0;
  while (true) {
    const waiting = yield* select(selectProcessing);
    if (waiting.length === 0) {
      failures = 0;
      const action = yield* take([itemsCall.fulfilled, itemsRead, itemsRedrawn, drawingStarted]);
      if (drawingStarted.match(action)) quick = QUICK_LOOKS;
      else quick = itemsCall.fulfilled.match(action) ? ARRIVAL_LOOKS : 0;
      continue;
    }
    const base = quick > 0 ? REPORT_POLL_MS : PICTURE_POLL_MS;
    const { started } = yield* race({
      started: take(drawingStarted),
      time: delay(backedOff(base, failures)),
    });
    if (started) {
      quick = QUICK_LOOKS;
      continue;
    }
    quick = Math.max(0, quick - 1);
    try {
      yield* readProcessing();
      failures = 0;
    } catch {
      failures += 1;
    }
  }
}
