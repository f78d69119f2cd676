import type { Person } from '@tavoite/model';
import { put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import {
  type Entries,
  entriesCall,
  historyScreen,
  type Page,
  peopleCall,
  type Undo,
  undoCall,
} from './slice.js';

function* read({ filter, after }: Page): SagaGenerator<Entries> {
  const { kind, user, about } = filter;
  const last = after?.entries.at(-1);
  const list = yield* callApi('listHistory', {
    query: {
      ...(kind && { kind }),
      ...(user !== null && { user }),
      ...(about && { about }),
      ...(last && { before: last.id }),
    },
  });
  return { filter, count: list.count, entries: [...(after?.entries ?? []), ...resultsOf(list)] };
}

function* readPeople(): SagaGenerator<readonly Person[]> {
  return resultsOf(yield* callApi('listPeople', {}));
}

function* undo({ id, filter }: Undo): SagaGenerator<null> {
  yield* dismissErrorToasts();
  yield* callApi('undoHistoryEntry', { params: { id } });
  yield* put(entriesCall.request({ filter, after: null }));
  yield* showToast('success', { key: 'change-undone' });
  return null;
}

function* sayProblem({ payload }: ReturnType<typeof undoCall.rejected>): SagaGenerator<void> {
  yield* showToast('error', failureMessage(payload));
}

function* run(): SagaGenerator<void> {
  yield* takeEvery(undoCall.rejected, sayProblem);
  yield* undoCall.watchQueued(undo);
  yield* peopleCall.watchLatest(readPeople);
  yield* entriesCall.watchLatest(read);
}

/** Runs while the page is open. */
export const historySaga = (): SagaGenerator<void> => whileOpen(historyScreen, run);
