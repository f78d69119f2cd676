import { type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { callApi, dismissErrorToasts, navigate, showToast } from '../../core/effects.js';
import { fieldMessages } from '../../i18n/failureMessages.js';
import { checkLinkCall, confirmResetCall, linkProblem, requestResetCall } from './slice.js';

function* leaveForLogin({
  payload,
}: ReturnType<typeof confirmResetCall.fulfilled>): SagaGenerator<void> {
  yield* showToast('success', { text: payload.detail });
  yield* navigate('/login', { replace: true });
}

function* sayProblems({
  payload,
}: ReturnType<typeof confirmResetCall.rejected>): SagaGenerator<void> {
  // That a link is not valid is shown on the page, and stays there.
  if (linkProblem(payload)) return;
  for (const message of fieldMessages(payload)) yield* showToast('error', message);
}

export function* resetPasswordSaga(): SagaGenerator<void> {
  yield* takeEvery([confirmResetCall.request, requestResetCall.request], dismissErrorToasts);
  yield* takeEvery(confirmResetCall.fulfilled, leaveForLogin);
  yield* takeEvery([confirmResetCall.rejected, requestResetCall.rejected], sayProblems);
  yield* checkLinkCall.watchLatest(function* (body) {
    return yield* callApi('checkPasswordReset', { body });
  });
  yield* requestResetCall.watchQueued(function* (body) {
    return yield* callApi('requestPasswordReset', { body });
  });
  yield* confirmResetCall.watchQueued(function* (body) {
    return yield* callApi('confirmPasswordReset', { body });
  });
}
