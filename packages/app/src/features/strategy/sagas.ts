import type { DateRange, TargetGroup } from '@tavoite/model';
import {
  all,
  call,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import type { CallInput } from '../../api/client.js';
import { toFailure } from '../../api/errors.js';
import { resultsOf } from '../../api/results.js';
import { callApi, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { languageCall } from '../preferences/index.js';
import {
  allCollapsed,
  allExpanded,
  allFailed,
  allLoaded,
  childrenFailed,
  childrenLoaded,
  groupCollapsed,
  groupExpanded,
  groupsAsked,
  groupsFailed,
  groupsLoaded,
  periodShown,
  strategyScreen,
  targetCall,
  timespanCall,
} from './slice.js';
import type { StrategyAppState } from './state.js';

/** Ids in one request: its address stays far below what servers and proxies take. */
export const IDS_PER_REQUEST = 200;

const selectGroups = (state: StrategyAppState) => state.strategy.groups;

function* listGroups(
  query: NonNullable<CallInput<'listTargetGroups'>['query']>,
): SagaGenerator<TargetGroup[]> {
  return resultsOf(yield* callApi('listTargetGroups', { query }));
}

function* listGroupsById(ids: number[], period: DateRange): SagaGenerator<TargetGroup[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / IDS_PER_REQUEST) }, (_, index) =>
    ids.slice(index * IDS_PER_REQUEST, (index + 1) * IDS_PER_REQUEST),
  );
  const lists = yield* all(chunks.map((chunk) => call(listGroups, { ...period, ids: chunk })));
  return lists.flat();
}

/** Loads the top level, and what is expanded below it, for the period on screen. */
function* loadPeriod({ payload: period }: ReturnType<typeof periodShown>): SagaGenerator<void> {
  try {
    const { byId, expanded, expanding, expandingAll } = yield* select(selectGroups);
    const open = [...expanded, ...expanding];
    // The place of groups that only the address names is not known yet.
    if (expandingAll || open.some((id) => byId[id] === undefined)) {
      const groups = yield* listGroups({ ...period, all: true });
      const top = groups.filter(({ parent }) => parent === null);
      yield* put(groupsLoaded({ top, below: groups.filter(({ parent }) => parent !== null) }));
      return;
    }
    const ids = open.flatMap((id) => byId[id]?.children.map((child) => child.id) ?? []);
    const loaded = yield* all({
      top: call(listGroups, period),
      below: call(listGroupsById, ids, period),
    });
    yield* put(groupsLoaded(loaded));
  } catch (error) {
    yield* put(groupsFailed(toFailure(error)));
  }
}

function* loadChildren(id: number, period: DateRange): SagaGenerator<void> {
  try {
    const children = yield* listGroups({ ...period, parent: id });
    yield* put(childrenLoaded({ id, children }));
  } catch (error) {
    yield* put(childrenFailed(id));
    yield* showToast('error', failureMessage(toFailure(error)));
  }
}

/** Done when the children of this group are no longer needed, or another load includes them. */
function* untilNotNeeded(id: number): SagaGenerator<void> {
  while (true) {
    const action = yield* take([groupCollapsed, allCollapsed, allExpanded, periodShown]);
    const { expanding } = yield* select(selectGroups);
    if (periodShown.match(action) || !expanding.includes(id)) return;
  }
}

/** Expands groups one by one or side by side; a second click on one under way does nothing. */
function* watchExpansion(): SagaGenerator<void> {
  const running = new Set<number>();
  yield* takeEvery(groupExpanded, function* ({ payload: id }) {
    const { period, status, expanding } = yield* select(selectGroups);
    if (period === null || running.has(id) || !expanding.includes(id)) return;
    if (status === 'pending') {
      // The load under way does not include this group; a new one does.
      yield* put(periodShown(period));
      return;
    }
    running.add(id);
    try {
      yield* race({ loaded: call(loadChildren, id, period), dropped: call(untilNotNeeded, id) });
    } finally {
      running.delete(id);
    }
  });
}

function* expandAll(): SagaGenerator<void> {
  const { period, status } = yield* select(selectGroups);
  if (period === null) return;
  if (status === 'pending') {
    yield* put(periodShown(period));
    return;
  }
  try {
    yield* put(allLoaded(yield* listGroups({ ...period, all: true })));
  } catch (error) {
    yield* put(allFailed());
    yield* showToast('error', failureMessage(toFailure(error)));
  }
}

/** All groups in one call. Collapsing stops it; a new period takes it over. */
function* watchExpandAll(): SagaGenerator<void> {
  yield* takeLatest([allExpanded, allCollapsed, periodShown], function* (action) {
    if (allExpanded.match(action)) yield* expandAll();
  });
}

/** Reloads what is on screen: with other groups open, or titles in another language. */
function* reload(): SagaGenerator<void> {
  const { period } = yield* select(selectGroups);
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
  yield* fork(watchExpansion);
  yield* fork(watchExpandAll);
  yield* takeEvery([groupsAsked, languageCall.fulfilled], reload);
  yield* takeEvery(targetCall.rejected, sayTargetProblem);
  yield* targetCall.watchLatest(function* ({ id, period }) {
    return yield* callApi('getTarget', { params: { id }, query: period });
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
