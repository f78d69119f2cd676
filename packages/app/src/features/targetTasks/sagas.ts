import type { Task } from '@tavoite/model';
import { all, call, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { languageCall } from '../preferences/index.js';
import { tasksCall, tasksScreen } from './slice.js';

function* listTasks(target: number): SagaGenerator<Task[]> {
  return resultsOf(yield* callApi('listTasks', { query: { target } }));
}

function* listTitles(): SagaGenerator<Record<number, string>> {
  const roadmaps = resultsOf(yield* callApi('listRoadmaps', {}));
  return Object.fromEntries(roadmaps.map(({ id, title }) => [id, title]));
}

function* runTasks(target: number): SagaGenerator<void> {
  yield* tasksCall.watchLatest(function* (id) {
    return {
      target: id,
      ...(yield* all({ tasks: call(listTasks, id), roadmaps: call(listTitles) })),
    };
  });
  // Titles come from the server in the user's language.
  yield* takeEvery(languageCall.fulfilled, function* () {
    yield* put(tasksCall.request(target));
  });
  yield* put(tasksCall.request(target));
}

/** Runs while a target's dialog is open. */
export const targetTasksSaga = (): SagaGenerator<void> => whileOpen(tasksScreen, runTasks);
