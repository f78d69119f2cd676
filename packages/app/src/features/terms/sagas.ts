import type { SagaGenerator } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi } from '../../core/effects.js';
import { loadIfNeeded } from '../../core/loadIfNeeded.js';
import { languageCall } from '../preferences/slice.js';
import { termsCall, termsNeeded } from './slice.js';

/** Loads the terms once a screen needs them, and again when their titles change language. */
export function* termsSaga(): SagaGenerator<void> {
  yield* termsCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listTerms', { query: { for_tree: true } }));
  });
  yield* loadIfNeeded(termsCall, termsNeeded, languageCall.fulfilled, (state) => state.terms);
}
