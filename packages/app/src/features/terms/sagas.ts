import type { SagaGenerator } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi } from '../../app/effects.js';
import { loadIfNeeded } from '../../app/loadIfNeeded.js';
import { termsCall, termsNeeded } from './slice.js';

/** Loads the terms once someone wants them, and again when their titles change language. */
export function* termsSaga(): SagaGenerator<void> {
  yield* termsCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listTerms', { query: { for_tree: true } }));
  });
  yield* loadIfNeeded(termsCall, termsNeeded, (state) => state.terms);
}
