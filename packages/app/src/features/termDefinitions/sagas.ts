import { put, type SagaGenerator, select, takeEvery } from 'typed-redux-saga';
import { resultsOf } from '../../api/results.js';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import type { AppState } from '../../core/state.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { termsCall } from '../terms/index.js';
import {
  checkCall,
  definitionsCall,
  fieldsOf,
  removeCall,
  saveCall,
  type TermToSave,
  termsScreen,
  undoCall,
} from './slice.js';

/** The list, and what other screens have read of the terms. */
function* readAgain() {
  yield* put(definitionsCall.request());
  const terms = yield* select((state: AppState) => state.terms.data);
  if (terms) yield* put(termsCall.request());
}

function* write({ id, fields, was }: TermToSave) {
  yield* dismissErrorToasts();
  const saved =
    id === null || was === null
      ? yield* callApi('createTerm', { body: fields })
      : yield* callApi('changeTerm', { params: { id }, body: { ...fields, was } });
  yield* readAgain();
  return saved;
}

function* save(term: TermToSave) {
  const saved = yield* write(term);
  const undo =
    term.was === null
      ? removeCall.request(saved)
      : undoCall.request({ id: saved.id, fields: term.was, was: fieldsOf(saved) });
  yield* showToast('success', { key: 'term-saved' }, { label: 'undo', does: undo });
  return saved;
}

function* undo(term: TermToSave) {
  const restored = yield* write(term);
  yield* showToast('success', { key: 'change-undone' });
  return restored;
}

function* remove(term: ReturnType<typeof removeCall.request>['payload']) {
  yield* dismissErrorToasts();
  yield* callApi('deleteTerm', { params: { id: term.id } });
  yield* readAgain();
  const restore = undoCall.request({ id: null, fields: fieldsOf(term), was: null });
  yield* showToast('success', { key: 'term-deleted' }, { label: 'undo', does: restore });
  return term;
}

type Refused = ReturnType<typeof undoCall.rejected> | ReturnType<typeof removeCall.rejected>;

function* sayProblem({ payload }: Refused) {
  yield* showToast(
    'error',
    payload.code === 'stale' ? { key: 'change-built-on' } : failureMessage(payload),
  );
}

function* run(): SagaGenerator<void> {
  yield* takeEvery(undoCall.rejected, sayProblem);
  yield* takeEvery(removeCall.rejected, sayProblem);
  yield* definitionsCall.watchLatest(function* () {
    return resultsOf(yield* callApi('listTermDefinitions', {}));
  });
  yield* checkCall.watchLatest(function* ({ id, fields }) {
    return yield* callApi('checkTerm', { body: { ...fields, ...(id !== null && { id }) } });
  });
  yield* saveCall.watchQueued(save);
  yield* undoCall.watchQueued(undo);
  yield* removeCall.watchQueued(remove);
  yield* put(definitionsCall.request());
}

/** Runs while the page is open. */
export const termDefinitionsSaga = (): SagaGenerator<void> => whileOpen(termsScreen, run);
