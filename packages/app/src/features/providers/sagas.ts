import type { SagaGenerator } from 'typed-redux-saga';
import { callApi } from '../../core/effects.js';
import { providersCall } from './slice.js';

export function* providersSaga(): SagaGenerator<void> {
  yield* providersCall.watchLatest(function* () {
    return yield* callApi('getProviders', {});
  });
}
