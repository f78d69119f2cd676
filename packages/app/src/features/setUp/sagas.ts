import { type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { callApi, navigate, showToast } from '../../core/effects.js';
import { checkAddressCall, setUpCall } from './slice.js';

function* leaveForLogin({ payload }: ReturnType<typeof setUpCall.fulfilled>): SagaGenerator<void> {
  yield* showToast('success', { text: payload.detail });
  yield* navigate('/login', { replace: true });
}

export function* setUpSaga(): SagaGenerator<void> {
  yield* takeEvery(setUpCall.fulfilled, leaveForLogin);
  yield* checkAddressCall.watchLatest(function* (body) {
    return yield* callApi('checkSetUp', { body });
  });
  yield* setUpCall.watchQueued(function* (body) {
    return yield* callApi('setUp', { body });
  });
}
