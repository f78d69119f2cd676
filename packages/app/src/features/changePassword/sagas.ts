import { type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import { fieldMessages } from '../../i18n/failureMessages.js';
import { changePasswordCall } from './slice.js';

function* sayDone({
  payload,
}: ReturnType<typeof changePasswordCall.fulfilled>): SagaGenerator<void> {
  yield* showToast('success', { text: payload.detail });
}

function* sayProblems({
  payload,
}: ReturnType<typeof changePasswordCall.rejected>): SagaGenerator<void> {
  for (const message of fieldMessages(payload)) yield* showToast('error', message);
}

export function* changePasswordSaga(): SagaGenerator<void> {
  yield* takeEvery(changePasswordCall.request, dismissErrorToasts);
  yield* takeEvery(changePasswordCall.fulfilled, sayDone);
  yield* takeEvery(changePasswordCall.rejected, sayProblems);
  yield* changePasswordCall.watchQueued(function* (body) {
    return yield* callApi('changePassword', { body });
  });
}
