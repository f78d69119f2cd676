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
  type Undo,
  undoCall,
} from './slice.js';

function* read({ kind, after }: Page): SagaGenerator<Entries> {
  const last = after?.entries.at(-1);
  const list = yield* callApi('listHistory', {
    query: { ...(kind && { kind }), ...(last && { before: last.id }) },
  });
  return { kind, count: list.count, entries: [...(after?.entries ?? []), ...resultsOf(list)] };
}

function* undo({ id, kind }: Undo): SagaGenerator<null> {
  yield* dismissErrorToasts();
  yield* callApi('undoHistoryEntry', { params: { id } });
  yield* put(entriesCall.request({ kind, after: null }));
  yield* showToast('success', { key: 'change-undone' });
  return null;
}

function* sayProblem({ payload }: ReturnType<typeof undoCall.rejected>): SagaGenerator<void> {
  yield* showToast('error', failureMessage(payload));
}

function* run(): SagaGenerator<void> {
  yield* takeEvery(undoCall.rejected, sayProblem);
  yield* undoCall.watchQueued(undo);
  yield* entriesCall.watchLatest(read);
}

/** Runs while the page is open. */
export const historySaga = (): SagaGenerator<void> => whileOpen(historyScreen, run);
