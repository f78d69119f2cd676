import type { Settings } from '@tavoite/model';
import { type SagaGenerator, select, take } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import type { AsyncState } from '../../core/asyncState.js';
import { callApi } from '../../core/effects.js';
import { loadIfNeeded } from '../../core/loadIfNeeded.js';
import type { AppState } from '../../core/state.js';
import { organizationCall } from '../organization/index.js';
import { languageCall } from '../preferences/index.js';
import { userCall } from '../session/index.js';
import { isRestricted, settingsCall } from '../settings/index.js';
import { termsCall, termsNeeded } from './slice.js';

const FIRST_CALLS = [settingsCall, organizationCall, userCall];

const isAnswered = ({ data, error }: AsyncState<unknown>) => data !== null || error !== null;

/** The organisation's settings, once all is there that every page begins with: terms are a large answer. */
function* afterFirstAnswers(): SagaGenerator<Settings | null> {
  while (true) {
    const { settings, organization, user } = yield* select((state: AppState) => state);
    if ([settings, organization, user].every(isAnswered)) return settings.data;
    yield* take(FIRST_CALLS.flatMap((call) => [call.fulfilled, call.rejected]));
  }
}

/** Loads the terms once a screen needs them, and again when their titles change language. */
export function* termsSaga(): SagaGenerator<void> {
  yield* termsCall.watchLatest(function* () {
    // Where the tree is not in use, the other screens get the terms without its order.
    const settings = yield* afterFirstAnswers();
    const hasTree = !settings || !isRestricted(settings, 'logic');
    return resultsOf(yield* callApi('listTerms', { query: { for_tree: hasTree } }));
  });
  yield* loadIfNeeded(termsCall, termsNeeded, languageCall.fulfilled, (state) => state.terms);
}
