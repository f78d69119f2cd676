import { put, type SagaGenerator } from 'typed-redux-saga';
import { ApiError } from '../../api/errors.js';
import { callApi, showToast } from '../../core/effects.js';
import { beforeDeletion } from './restore.js';
import { sayWhatFailed } from './save.js';
import { type DeleteRequest, itemGone, reportGone, restoreRequested } from './slice.js';

const HTTP_NOT_FOUND = 404;

function* deleteOne(request: DeleteRequest): SagaGenerator<void> {
  if (request.kind === 'report')
    return yield* callApi('deleteReport', { params: { id: request.id } }) as SagaGenerator<never>;
  const { type, id } = request.item;
  const name = type === 'graph' ? 'deleteReportGraph' : 'deleteReportDataMap';
  yield* callApi(name, { params: { id } });
}

/** Deletes, and offers to take that back where nothing is lost by it. */
export function* remove(request: DeleteRequest): SagaGenerator<DeleteRequest> {
  const before = yield* beforeDeletion(request);
  try {
    yield* deleteOne(request);
    yield* showToast(
      'success',
      { key: request.kind === 'report' ? 'report-deleted' : 'report-item-deleted' },
      before ? { label: 'undo', does: restoreRequested(before) } : undefined,
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure.status !== HTTP_NOT_FOUND) {
      yield* sayWhatFailed(error);
      throw error;
    }
    // Someone else was faster: it is gone all the same.
    yield* showToast('info', { key: 'report-gone' });
  }
  yield* put(request.kind === 'report' ? reportGone(request.id) : itemGone(request.item));
  return request;
}
