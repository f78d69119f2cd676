import type { SagaGenerator } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi } from '../../app/effects.js';
import { loadWhenWanted } from '../../app/wanted.js';
import { termsCall, termsWanted } from './slice.js';

/** Loads the terms once somebody wants them, and again when their titles change language. */
export function* termsSaga(): SagaGenerator<void> {
  yield* termsCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listTerms', { query: { for_tree: true } }));
  });
  yield* loadWhenWanted(termsCall, termsWanted, (state) => state.terms);
}
