import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi } from '../../app/effects.js';
import type { RootState } from '../../app/store.js';
import { languageCall } from '../preferences/sagas.js';
import { termsCall, termsWanted } from './slice.js';

const selectTerms = (state: RootState) => state.terms;

/** Loads the terms once somebody wants them, and again when their titles change language. */
export function* termsSaga(): SagaGenerator<void> {
  yield* termsCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listTerms', { query: { for_tree: true } }));
  });
  yield* takeEvery(termsWanted, function* () {
    const { status } = yield* select(selectTerms);
    if (status === 'idle' || status === 'rejected') yield* put(termsCall.request());
  });
  yield* takeEvery(languageCall.fulfilled, function* () {
    const { status } = yield* select(selectTerms);
    if (status !== 'idle') yield* put(termsCall.request());
  });
}
