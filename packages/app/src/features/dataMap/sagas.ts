import { type DataMapColumns, rangeToDates } from '@tavoite/model';
import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import type { CallAnswer } from '../../api/client.js';
import { resultsOf } from '../../api/results.js';
import { callApi } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { languageCall } from '../preferences/index.js';
import { termsNeeded } from '../terms/index.js';
import { newestActual } from './map.js';
import { selectMap } from './selectors.js';
import {
  type DataMapRequest,
  dataMapCall,
  dataMapScreen,
  dataTimespanCall,
  targetsCall,
} from './slice.js';

/** Requested as columns; the contract allows both. */
function isColumns(answer: CallAnswer<'getDataMap'>): answer is DataMapColumns {
  return Array.isArray(answer.rows);
}

function* readMap({ keys, totals, ...range }: DataMapRequest): SagaGenerator<DataMapColumns> {
  const roots = keys.length > 0 ? { root_keys: keys } : {};
  const answer = yield* callApi('getDataMap', {
    query: { ...range, ...roots, format: 'columns', ...(totals ? { totals } : {}) },
  });
  if (!isColumns(answer)) throw new Error('The server sent a tree instead of columns');
  return Object.freeze(answer);
}

function* runDataMap(): SagaGenerator<void> {
  let asked: DataMapRequest | null = null;
  yield* dataMapCall.watchLatest(readMap);
  yield* dataTimespanCall.watchLatest(function* () {
    return yield* callApi('getRawDataTimespan', { query: {} });
  });
  yield* targetsCall.watchLatest(function* (month) {
    return resultsOf(yield* callApi('listTargets', { query: month }));
  });
  // After the map, which does not wait for what is marked in it.
  yield* takeEvery(dataMapCall.fulfilled, function* () {
    const map = yield* select(selectMap);
    const month = map?.months[newestActual(map)];
    if (month === undefined) return;
    yield* put(termsNeeded());
    yield* put(targetsCall.request(rangeToDates({ start: month, end: month })));
  });
  yield* takeEvery(dataMapCall.request, ({ payload }) => {
    asked = payload;
  });
  // Titles come from the server in the user's language.
  yield* takeEvery(languageCall.fulfilled, function* () {
    if (asked) yield* put(dataMapCall.request(asked));
  });
  yield* put(dataTimespanCall.request());
}

/** Runs while the screen is open; leaving it cancels every request under way and releases the map. */
export function* dataMapSaga(): SagaGenerator<void> {
  yield* whileOpen(dataMapScreen, runDataMap);
  yield* takeEvery(dataMapScreen.left, function* () {
    yield* put(dataMapCall.reset());
    yield* put(targetsCall.reset());
  });
}
