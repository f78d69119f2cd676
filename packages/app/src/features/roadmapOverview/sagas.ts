import { put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { callApi } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { languageCall } from '../preferences/index.js';
import { overviewCall, overviewScreen } from './slice.js';

function* runOverview(): SagaGenerator<void> {
  yield* overviewCall.watchLatest(function* () {
    return (yield* callApi('getRoadmapOverview', { query: {} })).organizations;
  });
  // Titles come from the server in the user's language.
  yield* takeEvery(languageCall.fulfilled, function* () {
    yield* put(overviewCall.request());
  });
  yield* put(overviewCall.request());
}

/** Runs while the screen is open. */
export const overviewSaga = (): SagaGenerator<void> => whileOpen(overviewScreen, runOverview);
