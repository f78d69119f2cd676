import { call, put, type SagaGenerator, takeEvery } from 'typed-redux-saga';
import { ApiError } from '../../api/errors.js';
import { resultsOf } from '../../api/results.js';
import { callApi, dismissErrorToasts, showToast } from '../../core/effects.js';
import { whileOpen } from '../../core/openScreen.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import { readColumns } from '../series/index.js';
import { settingsCall } from '../settings/index.js';
import {
  type FiguresAsked,
  fieldsOf,
  figuresCall,
  type Loaded,
  loadedCall,
  type NewOrder,
  orderCall,
  type PageToSave,
  pagesScreen,
  removeCall,
  saveCall,
  undoCall,
} from './slice.js';

function* load(): SagaGenerator<Loaded> {
  const pages = resultsOf(yield* callApi('listPageDefinitions', {}));
  const terms = resultsOf(yield* callApi('listTermDefinitions', {}));
  return { pages, terms };
}

/** The list, and the menu. */
function* readAgain(): SagaGenerator<void> {
  yield* put(loadedCall.request());
  yield* put(settingsCall.request());
}

function* write({ id, fields, was }: PageToSave) {
  yield* dismissErrorToasts();
  const saved =
    id === null || was === null
      ? yield* callApi('createPage', { body: fields })
      : yield* callApi('changePage', { params: { id }, body: { ...fields, was } });
  yield* readAgain();
  return saved;
}

function* save(page: PageToSave) {
  const saved = yield* write(page);
  const undo =
    page.was === null
      ? removeCall.request(saved)
      : undoCall.request({ id: saved.id, fields: page.was, was: fieldsOf(saved) });
  yield* showToast('success', { key: 'page-saved' }, { label: 'undo', does: undo });
  return saved;
}

function* undo(page: PageToSave) {
  const restored = yield* write(page);
  yield* showToast('success', { key: 'change-undone' });
  return restored;
}

function* remove(page: ReturnType<typeof removeCall.request>['payload']) {
  yield* dismissErrorToasts();
  yield* callApi('deletePage', { params: { id: page.id } });
  yield* readAgain();
  const restore = undoCall.request({ id: null, fields: fieldsOf(page), was: null });
  yield* showToast('success', { key: 'page-deleted' }, { label: 'undo', does: restore });
  return page;
}

function* order({ ids, was }: NewOrder): SagaGenerator<null> {
  yield* dismissErrorToasts();
  yield* callApi('orderPages', { body: { ids: [...ids], was: [...was] } });
  yield* readAgain();
  const back = orderCall.request({ ids: was, was: ids });
  yield* showToast('success', { key: 'objectives-ordered' }, { label: 'undo', does: back });
  return null;
}

/** Monthly figures of the terms. @throws ApiError if any of them cannot be read */
function* readFigures({ keys, ...range }: FiguresAsked) {
  const found: NonNullable<ReturnType<typeof figuresCall.fulfilled>['payload']> = [];
  yield* readColumns(keys, { ...range, grouping: 'month' }, (part) =>
    call(() => {
      if (part.error) throw new ApiError(part.error);
      found.push(...part.columns);
    }),
  );
  return found;
}

type Refused =
  | ReturnType<typeof undoCall.rejected>
  | ReturnType<typeof removeCall.rejected>
  | ReturnType<typeof orderCall.rejected>;

function* sayProblem({ payload }: Refused): SagaGenerator<void> {
  yield* showToast(
    'error',
    payload.code === 'stale' ? { key: 'change-built-on' } : failureMessage(payload),
  );
  yield* put(loadedCall.request());
}

function* run(): SagaGenerator<void> {
  for (const each of [undoCall, removeCall, orderCall]) yield* takeEvery(each.rejected, sayProblem);
  yield* loadedCall.watchLatest(load);
  yield* figuresCall.watchLatest(readFigures);
  yield* saveCall.watchQueued(save);
  yield* undoCall.watchQueued(undo);
  yield* removeCall.watchQueued(remove);
  yield* orderCall.watchQueued(order);
  yield* put(loadedCall.request());
}

/** Runs while the page is open. */
export const pageDefinitionsSaga = (): SagaGenerator<void> => whileOpen(pagesScreen, run);
