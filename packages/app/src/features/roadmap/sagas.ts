import type { Roadmap } from '@tavoite/model';
import { eventChannel } from 'redux-saga';
import {
  call,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import { toFailure } from '../../api/errors.js';
import { resultsOf } from '../../api/results.js';
import { callApi, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { languageCall } from '../preferences/index.js';
import { ROADMAP_POLL_MS } from './constants.js';
import { planAsked, planFailed, planForgotten, planKept, planLoaded } from './plans.js';
import { watchCommands } from './queue.js';
import {
  deletionsCall,
  ownersCall,
  type RoadmapWrite,
  roadmapScreen,
  roadmapsCall,
  roadmapWriteCall,
  targetsCall,
  type Wrote,
} from './slice.js';
import type { RoadmapAppState } from './state.js';

const selectRoadmap = (state: RoadmapAppState) => state.roadmap;

function* readRoadmaps(): SagaGenerator<Roadmap[]> {
  return resultsOf(yield* callApi('listRoadmaps', {}));
}

/** The roadmap is gone: its tab too. */
function* forget(roadmap: number): SagaGenerator<void> {
  yield* put(planForgotten(roadmap));
  yield* put(roadmapsCall.request());
  yield* showToast('info', { key: 'roadmap-gone' });
}

function* readPlan({ payload: id }: ReturnType<typeof planAsked>): SagaGenerator<void> {
  try {
    const before = (yield* select(selectRoadmap)).plans.byId[id]?.editing;
    // What is under way would be missing; it is read when all of it has been answered.
    if (before && before.pending.length > 0) {
      yield* put(planKept(id));
      return;
    }
    const plan = yield* callApi('getRoadmapPlan', { params: { id } });
    yield* put(planLoaded({ plan, answers: before?.answers ?? 0 }));
  } catch (error) {
    const failure = toFailure(error);
    yield* put(planFailed({ roadmap: id, error: failure }));
    const { list } = yield* select(selectRoadmap);
    if (failure.status === 404 && list.data?.some((one) => one.id === id)) yield* forget(id);
  }
}

function* write(request: RoadmapWrite): SagaGenerator<Wrote> {
  const titleOf = function* (id: number): SagaGenerator<string> {
    const { list } = yield* select(selectRoadmap);
    return list.data?.find((one) => one.id === id)?.title ?? '';
  };
  switch (request.kind) {
    case 'create': {
      const { id, title } = yield* callApi('createRoadmap', { body: { title: request.title } });
      return { kind: 'create', roadmap: id, title };
    }
    case 'rename': {
      const { id, title, version } = request;
      yield* callApi('updateRoadmap', { params: { id }, body: { title, version } });
      return { kind: 'rename', roadmap: id, title };
    }
    case 'delete': {
      const title = yield* titleOf(request.id);
      yield* callApi('deleteRoadmap', { params: { id: request.id }, query: {} });
      return { kind: 'delete', roadmap: request.id, title };
    }
    case 'order': {
      const { roadmaps, based_on } = request;
      yield* callApi('orderRoadmaps', { body: { roadmaps, based_on } });
      return { kind: 'order', roadmap: null, title: '' };
    }
    case 'restore': {
      const { item } = request;
      const { data } = (yield* select(selectRoadmap)).deletions;
      const listed = 'deletion' in item && data?.find(({ id }) => id === item.deletion);
      const { roadmap } = yield* callApi('restorePlanItem', { body: item });
      return {
        kind: 'restore',
        roadmap,
        title: listed ? listed.title : yield* titleOf(roadmap),
      };
    }
  }
}

/** After a write the tabs are read again, and what was brought back into a plan. */
function* afterWrite({
  payload: { kind, roadmap, title },
}: ReturnType<typeof roadmapWriteCall.fulfilled>): SagaGenerator<void> {
  yield* put(roadmapsCall.request());
  if (roadmap === null) return;
  if (kind === 'delete') {
    yield* put(planForgotten(roadmap));
    yield* showToast(
      'success',
      { key: 'roadmap-deleted', values: { title } },
      {
        label: 'undo',
        does: roadmapWriteCall.request({ kind: 'restore', item: { kind: 'roadmap', id: roadmap } }),
      },
    );
  }
  if (kind === 'restore') {
    if (title !== '') yield* showToast('success', { key: 'step-restored', values: { title } });
    yield* put(deletionsCall.request());
    const { plans } = yield* select(selectRoadmap);
    if (plans.byId[roadmap] || plans.shown === roadmap) yield* put(planAsked(roadmap));
  }
}

/** Others have changed something: the plan on screen is read again unless it is being changed. */
function* follow(): SagaGenerator<void> {
  try {
    const list = yield* readRoadmaps();
    const { list: known, plans } = yield* select(selectRoadmap);
    if (known.status === 'pending') return;
    if (JSON.stringify(list) !== JSON.stringify(known.data))
      yield* put(roadmapsCall.fulfilled(list));
    const shown = list.find(({ id }) => id === plans.shown);
    const plan = shown && plans.byId[shown.id];
    const editing = plan?.editing;
    if (!shown || !editing || plan.status === 'pending') return;
    if (editing.pending.length > 0 || editing.server.version === shown.plan_version) return;
    yield* put(planAsked(shown.id));
  } catch {
    // No message: the next poll tries again.
  }
}

/** Says when the page comes into sight again. */
const visibility = () =>
  eventChannel<'visible'>((emit) => {
    const listen = () => {
      if (document.visibilityState === 'visible') emit('visible');
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  });

function* poll(): SagaGenerator<void> {
  const seen = yield* call(visibility);
  try {
    while (true) {
      yield* race({ time: delay(ROADMAP_POLL_MS), seen: take(seen) });
      if (document.visibilityState === 'visible') yield* call(follow);
    }
  } finally {
    seen.close();
  }
}

/** Each roadmap's own newest reading wins. */
function* watchPlans(): SagaGenerator<void> {
  yield* takeLatest(planAsked, readPlan);
}

function* runRoadmap(): SagaGenerator<void> {
  yield* roadmapsCall.watchLatest(readRoadmaps);
  yield* fork(watchPlans);
  yield* takeEvery(languageCall.fulfilled, function* () {
    yield* put(roadmapsCall.request());
    const { plans } = yield* select(selectRoadmap);
    if (plans.shown !== null) yield* put(planAsked(plans.shown));
  });
  yield* ownersCall.watchLatest(function* () {
    return (yield* callApi('getOrganizationUsers', {})).users;
  });
  yield* targetsCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listTargets', { query: {} }));
  });
  yield* deletionsCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listPlanDeletions', { query: {} }));
  });
  yield* put(roadmapsCall.request());
  yield* fork(poll);
}

/**
 * Reads run while the screen is open; leaving it cancels them. Writes go on until all are answered.
 */
export function* roadmapSaga(): SagaGenerator<void> {
  yield* fork(watchCommands);
  yield* roadmapWriteCall.watchQueued(write);
  yield* takeEvery(roadmapWriteCall.fulfilled, afterWrite);
  yield* takeEvery(roadmapWriteCall.rejected, function* ({ payload }) {
    yield* put(roadmapsCall.request());
    yield* showToast('error', failureMessage(payload));
  });
  yield* whileOpen(roadmapScreen, runRoadmap);
}
