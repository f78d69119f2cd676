import type { Report } from '@tavoite/model';
import { call, delay, fork, put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { toFailure } from '../../api/errors.js';
import { resultsOf } from '../../api/results.js';
import { callApi, navigate, showToast } from '../../core/effects.js';
import { openAddress, openWindow } from '../../core/openAddress.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { languageCall } from '../preferences/index.js';
import { unreadCounted } from '../unread/index.js';
import { sendsAddress } from './address.js';
import { followPictures, followReports, readDataMaps, readGraphs } from './follow.js';
import { asDataMap, asGraph, newestFirst } from './items.js';
import { remove } from './remove.js';
import { restore } from './restore.js';
import { save, sayWhatFailed } from './save.js';
import {
  deleteCall,
  deliveriesCall,
  downloadRequested,
  drawingStarted,
  itemGone,
  itemsCall,
  itemsRead,
  lookUpCall,
  membersCall,
  previewCall,
  redrawRequested,
  reportSaved,
  reportsCall,
  reportsScreen,
  resendRequested,
  restoreRequested,
  runsCall,
  saveCall,
  scheduleDeleted,
  schedulePaused,
  schedulesCall,
  sendsCall,
  sendsOpened,
  sentenceCall,
  usesCall,
} from './slice.js';
import type { ReportsAppState } from './state.js';

const oneReport = (id: number) => callApi('getReport', { params: { id } });

function* redraw({ payload: { id, type } }: ReturnType<typeof redrawRequested>) {
  try {
    const input = { params: { id }, query: {} };
    const item =
      type === 'graph'
        ? asGraph(yield* callApi('refreshReportGraph', input))
        : asDataMap(yield* callApi('refreshReportDataMap', input));
    yield* put(itemsRead([item]));
    yield* put(drawingStarted());
  } catch (error) {
    yield* sayWhatFailed(error);
  }
}

/** The address holds a ticket that opens it once; the session's token is in no address. */
function* download({ payload }: ReturnType<typeof downloadRequested>) {
  const { id, theme, format, language } = payload;
  try {
    const { ticket } = yield* callApi(
      'createReportTicket',
      { params: { id } },
      undefined,
      language && { language },
    );
    const query = new URLSearchParams({ theme, ticket });
    const address = `/api/report/${id}/download_${format}/?${query}`;
    if (format === 'pdf') yield* call(openWindow, address);
    // The server names the file.
    else yield* call(openAddress, address, '');
  } catch (error) {
    yield* showToast('error', failureMessage(toFailure(error)));
  }
}

function* resend({ payload: { report, send } }: ReturnType<typeof resendRequested>) {
  try {
    const body = { idempotency_key: crypto.randomUUID() };
    yield* callApi('resendReport', { params: { id: send }, body });
    yield* showToast('success', { key: 'mails-sent-again' });
    yield* put(sendsCall.request(report));
    yield* put(deliveriesCall.request(send));
  } catch (error) {
    yield* showToast('error', failureMessage(toFailure(error)));
  }
}

function* pause({ payload: { schedule, paused } }: ReturnType<typeof schedulePaused>) {
  try {
    yield* callApi('updateReportSchedule', { params: { id: schedule.id }, body: { paused } });
    yield* put(schedulesCall.request(schedule.report));
    yield* put(reportSaved(yield* oneReport(schedule.report)));
  } catch (error) {
    yield* sayWhatFailed(error);
  }
}

function* deleteSchedule({ payload: { id, report } }: ReturnType<typeof scheduleDeleted>) {
  try {
    yield* callApi('deleteReportSchedule', { params: { id } });
    yield* showToast('success', { key: 'schedule-deleted' });
    yield* put(schedulesCall.request(report));
    yield* put(reportSaved(yield* oneReport(report)));
  } catch (error) {
    yield* sayWhatFailed(error);
  }
}

const isMoving = ({ last_send }: Report): boolean => (last_send?.deliveries.queued ?? 0) > 0;

/** With every poll of the organisation: mails that went out. */
function* readMoving(): SagaGenerator<void> {
  const { list, sends } = yield* select((state: ReportsAppState) => state.reports);
  for (const { id } of (list ?? []).filter(isMoving)) {
    try {
      yield* put(reportSaved(yield* oneReport(id)));
      if (sends[id]) yield* put(sendsCall.request(id));
    } catch {
      // The next poll tries again.
    }
  }
}

/** Reports that had it are as the server has them now. */
function* readWithout({ payload: { id, type } }: ReturnType<typeof itemGone>) {
  const { list } = yield* select((state: ReportsAppState) => state.reports);
  const had = (list ?? []).filter((report) =>
    (type === 'graph' ? report.report_graphs : report.report_data_maps).includes(id),
  );
  for (const report of had) {
    try {
      yield* put(reportSaved(yield* oneReport(report.id)));
    } catch {
      // Its contents are read again with the next visit.
    }
  }
}

/** A first draft of a graph's words. */
function* suggestSentence(id: number): SagaGenerator<string> {
  try {
    const { sentence } = yield* callApi('getReportGraphSentence', { params: { id } });
    if (sentence === '') yield* showToast('info', { key: 'no-text-to-suggest' });
    return sentence;
  } catch (error) {
    yield* sayWhatFailed(error);
    throw error;
  }
}

function* runReports(): SagaGenerator<void> {
  yield* fork(followReports);
  yield* fork(followPictures);
  yield* reportsCall.watchLatest(function* (query) {
    return resultsOf(yield* callApi('listReports', { query }));
  });
  yield* itemsCall.watchLatest(function* () {
    return newestFirst([...(yield* readGraphs()), ...(yield* readDataMaps())]);
  });
  yield* membersCall.watchLatest(function* () {
    return (yield* callApi('getOrganizationUsers', {})).users;
  });
  yield* previewCall.watchLatest(function* ({ pause: milliseconds, body }) {
    yield* delay(milliseconds);
    return (yield* callApi('previewReportPdf', { body })).pdf;
  });
  yield* sentenceCall.watchLatest(suggestSentence);
  yield* saveCall.watchQueued(save);
  yield* deleteCall.watchQueued(remove);
  yield* usesCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listReports', { query: {} }));
  });
  yield* lookUpCall.watch(function* (id) {
    yield* put(reportSaved(yield* oneReport(id)));
    return id;
  });
  yield* sendsCall.watch(function* (id) {
    return resultsOf(yield* callApi('listReportSends', { params: { id } }));
  });
  yield* deliveriesCall.watch(function* (id) {
    return resultsOf(yield* callApi('listReportDeliveries', { params: { id } }));
  });
  yield* schedulesCall.watch(function* (report) {
    return resultsOf(yield* callApi('listReportSchedules', { query: { report } }));
  });
  yield* runsCall.watch(function* (id) {
    return resultsOf(yield* callApi('listReportScheduleRuns', { params: { id } }));
  });
  yield* takeEvery(redrawRequested, redraw);
  yield* takeEvery(downloadRequested, download);
  yield* takeEvery(resendRequested, resend);
  yield* takeEvery(schedulePaused, pause);
  yield* takeEvery(scheduleDeleted, deleteSchedule);
  yield* takeEvery(itemGone, readWithout);
  yield* takeEvery(unreadCounted, function* ({ payload }) {
    if (payload.systemMessages !== undefined) yield* readMoving();
  });
  // Their titles come in the language that they are asked for in.
  yield* takeEvery(languageCall.fulfilled, function* () {
    yield* put(itemsCall.request());
  });
  yield* put(itemsCall.request());
}

/** Runs while the screen is open; leaving it cancels every request and every poll. */
export function* reportsSaga(): SagaGenerator<void> {
  // The message that offers it stays for a while on the next page.
  yield* takeEvery(restoreRequested, restore);
  yield* takeEvery(sendsOpened, function* ({ payload }) {
    yield* navigate(sendsAddress(payload.report, payload.range));
  });
  yield* whileOpen(reportsScreen, runReports);
}
