import { put, type SagaGenerator, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { toFailure } from '../../api/errors.js';
import { resultsOf } from '../../api/results.js';
import { callApi, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { languageCall } from '../preferences/index.js';
import {
  graphCall,
  groupsFailed,
  groupsLoaded,
  periodShown,
  strategyScreen,
  targetCall,
  timespanCall,
  trendsCall,
} from './slice.js';
import type { StrategyAppState } from './state.js';

/** Loads every group with the values of the period on screen. */
function* loadPeriod({ payload: period }: ReturnType<typeof periodShown>): SagaGenerator<void> {
  try {
    const query = { ...period, all: true };
    yield* put(groupsLoaded(resultsOf(yield* callApi('listTargetGroups', { query }))));
  } catch (error) {
    yield* put(groupsFailed(toFailure(error)));
  }
}

/** Reloads what is on screen, for its titles in another language. */
function* reload(): SagaGenerator<void> {
  const { period } = yield* select((state: StrategyAppState) => state.strategy.groups);
  if (period !== null) yield* put(periodShown(period));
}

function* sayTargetProblem({
  payload,
}: ReturnType<typeof targetCall.rejected>): SagaGenerator<void> {
  const missing = payload.status === 404;
  yield* showToast('error', missing ? { key: 'target-not-found' } : failureMessage(payload));
}

function* runStrategy(): SagaGenerator<void> {
  yield* takeLatest(periodShown, loadPeriod);
  yield* takeEvery(languageCall.fulfilled, reload);
  yield* takeEvery(targetCall.rejected, sayTargetProblem);
  yield* targetCall.watchLatest(function* ({ id, period }) {
    return yield* callApi('getTarget', { params: { id }, query: period });
  });
  yield* trendsCall.watchLatest(function* (end_date) {
    return resultsOf(yield* callApi('listTargetTrends', { query: { end_date } }));
  });
  yield* graphCall.watchLatest(function* ({ id, ...query }) {
    return { id, rows: yield* callApi('getTargetAsGraph', { params: { id }, query }) };
  });
  yield* timespanCall.watchLatest(function* () {
    return yield* callApi('getRawDataTimespan', {
      query: { is_verified: true, for_targets: true },
    });
  });
  yield* put(timespanCall.request());
}

/** Runs while the screen is open; leaving it cancels every request under way. */
export const strategySaga = (): SagaGenerator<void> => whileOpen(strategyScreen, runStrategy);
