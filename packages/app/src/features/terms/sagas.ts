import { type SagaGenerator, select } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi } from '../../core/effects.js';
import { loadIfNeeded } from '../../core/loadIfNeeded.js';
import type { AppState } from '../../core/state.js';
import { languageCall } from '../preferences/index.js';
import { isRestricted } from '../settings/index.js';
import { termsCall, termsNeeded } from './slice.js';

/** Loads the terms once a screen needs them, and again when their titles change language. */
export function* termsSaga(): SagaGenerator<void> {
  yield* termsCall.watchLatest(function* () {
    // Where the tree is not in use, the other screens get the terms without its order.
    const settings = yield* select((state: AppState) => state.settings.data);
    const hasTree = !settings || !isRestricted(settings, 'logic');
    return resultsOf(yield* callApi('listTerms', { query: { for_tree: hasTree } }));
  });
  yield* loadIfNeeded(termsCall, termsNeeded, languageCall.fulfilled, (state) => state.terms);
}
