import { type DateRange, MAX_KEYS_PER_REQUEST, type Timespan } from '@tavoite/model';
import { buffers } from 'redux-saga';
import {
  actionChannel,
  all,
  call,
  delay,
  flush,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi, environment } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { languageCall } from '../preferences/index.js';
import { type ColumnsPart, readColumns } from '../series/index.js';
import { monthOf, yearEarlier } from './change.js';
import { figureOf, figuresOf } from './figures.js';
import { monthsOf, monthsToEnd } from './months.js';
import { positionKey, readPosition, TREE_REST_MS, writePosition } from './position.js';
import {
  earlierRead,
  figuresFailed,
  figuresRead,
  figuresRequested,
  figuresRetried,
  logicScreen,
  monthsRead,
  periodShown,
  positionRestored,
  targetsCall,
  termsSeen,
  timespanCall,
  treeMoved,
} from './slice.js';
import type { LogicAppState } from './state.js';

/** Cards are drawn a few in each frame: what comes into view within this time is read together. */
export const SEEN_TOGETHER_MS = 60;

const selectView = (state: LogicAppState) => state.logic.view;

function* storePart({ keys, columns, error }: ColumnsPart): SagaGenerator<void> {
  if (columns) yield* put(figuresRead(figuresOf(keys, columns)));
  else yield* put(figuresFailed({ keys, error }));
}

function* readFigures(keys: readonly string[], period: DateRange): SagaGenerator<void> {
  if (keys.length === 0) return;
  yield* put(figuresRequested(keys));
  const query = {
    ...period,
    grouping: 'range',
    with_percentage: true,
    with_additional_parents: true,
  } as const;
  yield* readColumns(keys, query, storePart);
  // The months before one month reach back to what it is compared with.
  if (monthOf(period) === null) yield* readEarlier(keys, period);
  yield* readMonths(keys, period);
}

/** The values that a change is counted from; where they fail, cards say nothing of a change. */
function* readEarlier(keys: readonly string[], period: DateRange): SagaGenerator<void> {
  const query = { ...yearEarlier(period), grouping: 'range' } as const;
  yield* readColumns(keys, query, function* ({ keys: asked, columns }) {
    if (!columns) return;
    const values = figuresOf(asked, columns).map(([key, figure]): [string, number | null] => [
      key,
      figure.status === 'fulfilled' ? figure.value : null,
    ]);
    yield* put(earlierRead(values));
  });
}

/** The values that a period's last one is seen beside; where they fail, there are no lines. */
function* readMonths(keys: readonly string[], period: DateRange): SagaGenerator<void> {
  const query = { ...monthsToEnd(period), grouping: 'month' } as const;
  yield* readColumns(keys, query, function* ({ columns }) {
    if (!columns) return;
    const months = monthsOf(columns);
    if (monthOf(period) !== null)
      yield* put(earlierRead(months.map(([key, { values }]) => [key, values[0] ?? null])));
    yield* put(monthsRead(months));
  });
}

/** Reads the figures of nodes that have come into view, a full request at once, the rest in a moment. */
function* readSeen(period: DateRange): SagaGenerator<void> {
  const seen = yield* actionChannel(termsSeen, buffers.expanding());
  const waiting = new Set<string>();
  while (true) {
    const first = yield* take(seen);
    for (let action: typeof first | undefined = first; action; ) {
      const { figures } = yield* select(selectView);
      for (const { payload } of [action, ...(yield* flush(seen))]) {
        for (const key of payload) if (figureOf(figures, key) === undefined) waiting.add(key);
      }
      while (waiting.size >= MAX_KEYS_PER_REQUEST) yield* fork(readFirst, waiting, period);
      ({ action } = yield* race({ action: take(seen), rest: delay(SEEN_TOGETHER_MS) }));
    }
    yield* fork(readFirst, waiting, period);
  }
}

/** Takes the keys of one request from those that wait. */
function* readFirst(waiting: Set<string>, period: DateRange): SagaGenerator<void> {
  const keys = [...waiting].slice(0, MAX_KEYS_PER_REQUEST);
  for (const key of keys) waiting.delete(key);
  yield* readFigures(keys, period);
}

/** Reads figures as nodes come into view, until another period is shown. */
function* showPeriod({ payload: period }: ReturnType<typeof periodShown>): SagaGenerator<void> {
  yield* put(targetsCall.request(period));
  yield* fork(readSeen, period);
  yield* takeEvery(figuresRetried, function* () {
    const { figures } = yield* select(selectView);
    const failed = Object.keys(figures).filter((key) => figures[key]?.status === 'rejected');
    yield* readFigures(failed, period);
  });
}

/** Titles come from the server in the user's language. */
function* reloadTitles(): SagaGenerator<void> {
  const { period } = yield* select(selectView);
  if (period) yield* put(targetsCall.request(period));
}

/** Restores where the tree was left, and remembers its last position. */
function* keepPosition(): SagaGenerator<void> {
  const storage = yield* environment('localStorage');
  const id = yield* select((state: LogicAppState) => state.organization.data?.organization?.id);
  const key = id === undefined ? null : positionKey(id);
  const stored = key === null ? null : yield* call(storage.read, key);
  yield* put(positionRestored(readPosition(stored)));
  yield* takeLatest(treeMoved, function* ({ payload }) {
    const updated = Date.now();
    yield* delay(TREE_REST_MS);
    if (key !== null) yield* call(storage.write, key, writePosition(payload, updated));
  });
}

function* readTimespan(query: { is_verified?: boolean }): SagaGenerator<Timespan> {
  return yield* callApi('getRawDataTimespan', { query });
}

function* runLogic(): SagaGenerator<void> {
  yield* takeLatest(periodShown, showPeriod);
  yield* takeEvery(languageCall.fulfilled, reloadTitles);
  yield* targetsCall.watchLatest(function* (period) {
    return { period, targets: resultsOf(yield* callApi('listTargets', { query: period })) };
  });
  yield* timespanCall.watchLatest(function* () {
    const { known, verified } = yield* all({
      known: call(readTimespan, {}),
      verified: call(readTimespan, { is_verified: true }),
    });
    return { ...known, newest: verified.end_date };
  });
  yield* put(timespanCall.request());
  yield* fork(keepPosition);
}

/** Runs while the screen is open; leaving it cancels every request under way. */
export const logicSaga = (): SagaGenerator<void> => whileOpen(logicScreen, runLogic);
