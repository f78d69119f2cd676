import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { toFailure } from '../../api/errors.js';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import { fieldMessages } from '../../i18n/failureMessages.js';
import type { MessageKey } from '../../i18n/message.js';
import { asDataMap, asGraph } from './items.js';
import {
  drawingStarted,
  itemsRead,
  reportSaved,
  type SaveRequest,
  schedulesCall,
  sendsCall,
  sendsOpened,
  viewSaved,
} from './slice.js';
import type { ReportsAppState } from './state.js';

type Request<Kind extends SaveRequest['kind']> = Extract<SaveRequest, { kind: Kind }>;

function* saveReport({ id, body }: Request<'report'>): SagaGenerator<void> {
  if (id === null) {
    yield* put(reportSaved(yield* callApi('createReport', { body })));
    yield* showToast('success', { key: 'report-created' });
    return;
  }
  const { idempotency_key: _, ...changes } = body;
  yield* put(reportSaved(yield* callApi('updateReport', { params: { id }, body: changes })));
  yield* showToast('success', { key: 'report-updated' });
}

/** One graph for each view; those that are saved before one fails stay. */
function* saveGraphs({ mappings, period, theme }: Request<'graphs'>): SagaGenerator<void> {
  for (const mapping of mappings) {
    const properties = { ...period, theme, filtered_keys: [] };
    const graph = yield* callApi('createReportGraph', { body: { mapping, properties } });
    yield* put(itemsRead([asGraph(graph)]));
    yield* put(viewSaved(mapping));
    yield* put(drawingStarted());
  }
  yield* showToast('success', {
    key: 'report-graphs-created',
    values: { count: mappings.length },
  });
}

function* saveContent({
  item: { id, type },
  content,
  title,
  period,
}: Request<'content'>): SagaGenerator<void> {
  const properties = { ...period, ...(title !== null && { title }) };
  const isDrawnAgain = Object.keys(properties).length > 0;
  const input = { params: { id }, body: { content, ...(isDrawnAgain && { properties }) } };
  if (type === 'graph') {
    yield* put(itemsRead([asGraph(yield* callApi('updateReportGraph', input))]));
    yield* showToast('success', { key: 'report-graph-updated' });
  } else {
    yield* put(itemsRead([asDataMap(yield* callApi('updateReportDataMap', input))]));
    yield* showToast('success', { key: 'report-data-map-updated' });
  }
  if (isDrawnAgain) yield* put(drawingStarted());
}

function* send({ id, body }: Request<'send'>): SagaGenerator<void> {
  const { deliveries } = (yield* callApi('sendReport', { params: { id }, body })).send;
  const { queued, sent, failed, unknown } = deliveries;
  const { range } = yield* select((state: ReportsAppState) => state.reports);
  yield* put(sendsCall.request(id));
  try {
    yield* put(reportSaved(yield* callApi('getReport', { params: { id } })));
  } catch {
    // It is sent all the same; its card says so with the next visit.
  }
  // Last: what the message leads to must not be closed by the end of this.
  yield* showToast(
    'success',
    { key: 'report-sent', values: { count: queued + sent + failed + unknown } },
    { label: 'show-deliveries', does: sendsOpened(id, range) },
  );
}

function* saveSchedule({ id, report, body }: Request<'schedule'>): SagaGenerator<void> {
  if (id === null) yield* callApi('createReportSchedule', { body: { ...body, report } });
  else yield* callApi('updateReportSchedule', { params: { id }, body });
  yield* showToast('success', { key: 'schedule-saved' });
  yield* put(schedulesCall.request(report));
  yield* put(reportSaved(yield* callApi('getReport', { params: { id: report } })));
}

function* saveOne(request: SaveRequest): SagaGenerator<void> {
  switch (request.kind) {
    case 'report':
      return yield* saveReport(request);
    case 'graphs':
      return yield* saveGraphs(request);
    case 'content':
      return yield* saveContent(request);
    case 'send':
      return yield* send(request);
    case 'schedule':
      return yield* saveSchedule(request);
  }
}

/** Names of the fields that the server's messages are keyed by. */
const FIELD_NAMES: Readonly<Record<string, MessageKey>> = {
  title: 'title',
  content: 'text',
  report_graphs: 'report-contents',
  report_data_maps: 'report-contents',
  users: 'recipients',
  emails: 'recipients',
  subject: 'mail-subject',
  message: 'mail-message',
  mapping: 'view',
  start_date: 'period',
  end_date: 'period',
  closed_months: 'period',
  day: 'day-of-month',
  hour: 'hour',
};

/** One toast for each field that the server refuses. */
export function* sayWhatFailed(error: unknown): SagaGenerator<void> {
  for (const message of fieldMessages(toFailure(error), FIELD_NAMES))
    yield* showToast('error', message);
}

/** Saves what a dialog holds. A failure is said in toasts, and the dialog stays open. */
export function* save(request: SaveRequest): SagaGenerator<SaveRequest['kind']> {
  yield* dismissErrorToasts();
  try {
    yield* saveOne(request);
  } catch (error) {
    yield* sayWhatFailed(error);
    throw error;
  }
  return request.kind;
}
