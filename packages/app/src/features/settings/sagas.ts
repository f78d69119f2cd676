import { put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { callApi } from '../../core/effects.js';
import { languageCall } from '../preferences/index.js';
import { sessionStarted } from '../session/index.js';
import { settingsCall } from './slice.js';

/** Loads the settings with the session, and again when their titles change language. */
export function* settingsSaga(): SagaGenerator<void> {
  yield* settingsCall.watchLatest(function* () {
    return yield* callApi('getGraphSettings', {});
  });
  yield* takeEvery([sessionStarted, languageCall.fulfilled], function* () {
    yield* put(settingsCall.request());
  });
}
